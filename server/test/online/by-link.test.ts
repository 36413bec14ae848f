import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, OnlineTable } from '@bivouac/host';
import { fastDice, StateDice } from '@bivouac/kernel';
import { games, testingGames } from '@bivouac/shelf';
import { seatingsIn } from '@bivouac/kernel/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';

const pageFolder = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
writeFileSync(join(pageFolder, 'index.html'), '<h1>Bivouac</h1>');
let house: TestHouse;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
});
afterAll(async () => {
  await house.close();
  rmSync(pageFolder, { recursive: true, force: true });
});

const plain = { options: {}, clock: null, visibility: 'link' } as const;

async function orderFor(id: string, others: 'open' | 'bot' = 'open'): Promise<Omit<NewTable, 'promise'>> {
  const entry = [...games, ...testingGames].find((one) => one.id === id);
  const game = await entry?.load?.();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game.use((known) => {
    const [scenario = ''] = known.scenarios;
    const seating = seatingsIn(known, scenario).find(({ length }) => length === 2) ?? [];
    const seats = seating.map((powers, i) => ({
      kind: i === 0 ? ('me' as const) : others,
      level: 'conscript',
      powers,
    }));
    return { game: id, scenario, ...plain, seats };
  });
}

/** Two at a table, by its link. */
async function twoAt(id: string) {
  const [host, guest] = [new Player(house.address), new Player(house.address)];
  const { table, link } = await host.lay(await orderFor(id));
  await guest.sit(table.id, link);
  await host.begin(table.id);
  const lines = [await host.connect(table.id), await guest.connect(table.id)] as const;
  return { id: table.id, host, guest, lines };
}

describe.each(games.filter(({ load }) => load !== null).map(({ id }) => id))('%s', (game) => {
  test('two guests sit down by link and play', async () => {
    const { lines } = await twoAt(game);
    const dice = new StateDice(fastDice(game));
    const acted = await playOn(lines, dice, 40);
    expect(acted).toBe(40);
    const [one, two] = lines;
    expect(one.showing.seats.map(({ name }) => name)).toEqual(['', '']);
    expect(one.table?.seat).toBe(0);
    expect(two.table?.seat).toBe(1);
    await Promise.all(lines.map((line) => line.close()));
  });
});

test('a whole match between a guest and a bot of the server comes to its end', async () => {
  const me = new Player(house.address);
  const { table } = await me.lay(await orderFor('nations', 'bot'));
  await me.begin(table.id);
  const line = await me.connect(table.id);
  await playOn([line], new StateDice(fastDice('whole')));
  expect(line.showing.result).not.toBeNull();
  const { body } = await me.ask('GET', '/matches');
  expect((body as { tables: OnlineTable[] }).tables[0]).toMatchObject({ id: table.id, status: 'over' });
  await line.close();
});
