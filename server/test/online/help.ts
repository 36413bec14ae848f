import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@bivouac/host';
import { seatingsIn } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import { afterAll } from 'vitest';
import { Player, type TableLine } from '../../testing/online/player.ts';

/** A folder with a page in it, for as long as a test file runs. */
export function aPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Bivouac</h1>');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type Order = Omit<NewTable, 'promise'>;

/** A table of a game with so many seats: the first is whoever lays it, the others are free or bots. */
export async function orderFor(id: string, others: 'open' | 'bot' = 'open', seats = 2): Promise<Order> {
  const game = await findGame(id)?.load?.();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game.use((known) => {
    const [scenario = ''] = known.scenarios;
    const seating = seatingsIn(known, scenario).find(({ length }) => length === seats) ?? [];
    const chairs = seating.map((powers, i) => ({
      kind: i === 0 ? ('me' as const) : others,
      level: 'conscript',
      powers,
    }));
    return { game: id, scenario, options: {}, clock: null, visibility: 'link' as const, seats: chairs };
  });
}

export interface Company {
  readonly id: string;
  readonly players: readonly [Player, Player];
  readonly lines: readonly [TableLine, TableLine];
}

/** Two at a table, by its link. */
export async function twoAt(address: string, id: string, change: Partial<Order> = {}): Promise<Company> {
  const [host, guest] = [new Player(address), new Player(address)];
  const { table, link } = await host.lay({ ...(await orderFor(id)), ...change });
  await guest.sit(table.id, link);
  await host.begin(table.id);
  const lines = [await host.connect(table.id), await guest.connect(table.id)] as const;
  return { id: table.id, players: [host, guest], lines };
}
