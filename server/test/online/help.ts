import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Order, orderOf as orderFor } from '../../testing/online/orders.ts';
import { Player, type TableLine } from '../../testing/online/player.ts';

/** A folder with a page in it, for as long as a test file runs. */
export function aPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Bivouac</h1>');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export { orderFor, type Order };

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
