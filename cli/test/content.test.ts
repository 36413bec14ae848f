import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { World } from './world.ts';

let world: World;
beforeEach(() => {
  world = new World();
});
afterEach(() => {
  world[Symbol.dispose]();
});

const write = (name: string, text: string) => writeFileSync(join(world.folder, name), text);

test.each(['nations', 'gloire', 'conquests', 'empereur'])(
  'the pack of %s, printed and checked again, is sound',
  async (game) => {
    const sheet = await world.run(['content', 'sheet', game]);
    expect(sheet.code).toBe(0);
    write('mine.json', sheet.out);
    const { code, out } = await world.run(['content', 'check', game, 'mine.json']);
    expect([code, out]).toEqual([0, `mine.json: a sound pack of ${game}.\n`]);
  },
);

test('a sheet of cards that is typed wrong says what, where, what to do and which clause', async () => {
  const { out: sheet } = await world.run(['content', 'sheet', 'conquests', 'cards']);
  expect(sheet.split('\n')).toHaveLength(239);
  write('cards.csv', sheet.replace('diplomacy 2', 'diplomacie 2'));
  const { code, out } = await world.run(['content', 'check', 'conquests', 'cards.csv', '--section', 'cards']);
  expect(code).toBe(1);
  expect(out).toContain('cards.csv: 2 faults.');
  expect(out).toMatch(
    /cards\[5\] "A1N06" diplomacy: "diplomacie 2" has "diplomacie" where .* belongs \(CON 3\.6\); write it as/,
  );
});

test.each(['corps', 'units', 'leaders', 'scenarios'])(
  'the %s of empereur as a sheet are the same again',
  async (section) => {
    const { out: sheet } = await world.run(['content', 'sheet', 'empereur', section]);
    write('mine.csv', sheet);
    const args = ['content', 'check', 'empereur', 'mine.csv', '--section', section, '--out', 'mine.json'];
    expect((await world.run(args)).code).toBe(0);
    const { out: whole } = await world.run(['content', 'sheet', 'empereur']);
    expect(JSON.parse(readFileSync(join(world.folder, 'mine.json'), 'utf8'))).toEqual(JSON.parse(whole));
  },
);

test('a battle of empereur from a file is checked and played', async () => {
  const file = fileURLToPath(new URL('../../games/empereur/content/testing/furt.json', import.meta.url));
  const { code, out } = await world.run(['content', 'check', 'empereur', file]);
  expect([code, out]).toEqual([0, `${file}: a sound pack of empereur.\n`]);
  const soak = await world.run(['soak', 'empereur', '--content', file, '--scenario', 'furt', '--games', '2']);
  expect([soak.code, soak.out]).toEqual([0, expect.stringContaining('2 games')]);
});

test('a sheet of some rows is laid over the pack of the game, and written as a pack', async () => {
  write(
    'cards.csv',
    'id;age;deck;back;year;title.fr;title.en;story.fr;story.en;finance;morale;diplomacy;from.*\nA1N06;1;napoleon;diplomacy;1795;Bâle;Basel;Paix.;Peace.;money 9;morale 1;diplomacy 2;printed:rulebook\n',
  );
  const args = ['content', 'check', 'conquests', 'cards.csv', '--section', 'cards', '--out', 'mine.json'];
  const { code, out } = await world.run(args);
  expect([code, out]).toEqual([0, expect.stringContaining('Written to mine.json')]);
  expect(readFileSync(join(world.folder, 'mine.json'), 'utf8')).toContain('"finance": "money 9"');
  expect((await world.run(['content', 'check', 'conquests', 'mine.json'])).code).toBe(0);
});

test('a sheet of nothing, of an unknown section and a game without packs are told apart', async () => {
  write('cards.csv', 'id\n');
  const bare = await world.run(['content', 'check', 'conquests', 'cards.csv']);
  expect([bare.code, bare.err]).toEqual([2, expect.stringContaining('--section with one of')]);
  const other = await world.run(['content', 'sheet', 'conquests', 'decks']);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('no section "decks". Choose one of: ')]);
  const none = await world.run(['content', 'sheet', 'tiny']);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('tiny has no content packs')]);
});

test('with --json the faults are a list', async () => {
  write('mine.json', '{}');
  const { code, value } = await world.json(['content', 'check', 'nations', 'mine.json']);
  expect(code).toBe(1);
  expect(value).toMatchObject({ game: 'nations', ok: false, faults: expect.arrayContaining([expect.any(String)]) });
});
