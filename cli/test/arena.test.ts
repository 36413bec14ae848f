import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { World } from './world.ts';

const world = new World();
afterAll(() => {
  world[Symbol.dispose]();
});

const arena = (...more: string[]) => ['arena', 'nations', '--a', 'random', '--b', 'random', '--seed', 's', ...more];

test('the arena prints one object with wins, interval, Elo, sides and thinking time', async () => {
  const { code, value } = await world.json(arena('--games', '6', '--jobs', '1'));
  expect(code).toBe(0);
  const side = { games: 3, a: expect.any(Number), b: expect.any(Number), draws: expect.any(Number) };
  expect(value).toMatchObject({
    games: 6,
    a: expect.any(Number),
    b: expect.any(Number),
    draws: expect.any(Number),
    wilson: [expect.any(Number), expect.any(Number)],
    elo: expect.any(Number),
    bySide: [side, side],
    p95ms: { a: expect.any(Number), b: expect.any(Number) },
  });
  expect(Number(value['a']) + Number(value['b']) + Number(value['draws'])).toBe(6);
});

test('processes play the same games as one alone, keep them, and go on where a run stopped', async () => {
  const alone = await world.json(arena('--games', '4', '--jobs', '1', '--save', 'alone'));
  await world.json(arena('--games', '2', '--jobs', '2', '--save', 'together'));
  const together = await world.json(arena('--games', '4', '--jobs', '2', '--save', 'together'));
  const counts = ({ value }: typeof alone) => [value['a'], value['b'], value['meanScores']];
  expect(counts(together)).toEqual(counts(alone));
  const files = readdirSync(join(world.folder, 'together')).filter((name) => name.endsWith('.bivouac'));
  expect(files).toHaveLength(4);
  for (const file of files) expect(world.read(`together/${file}`)).toBe(world.read(`alone/${file}`));
  expect((await world.run(['verify', 'together/00003.bivouac'])).code).toBe(0);
  const other = await world.run(arena('--games', '4', '--jobs', '1', '--seed', 'another', '--save', 'together'));
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('another run of the arena')]);
}, 180_000);

test('five may play, one side against the rest, and wins are counted by power', async () => {
  const five = ['arena', 'spike-alliance', '--a', 'random', '--b', 'random', '--scenario', 'channel', '--jobs', '1'];
  const { value } = await world.json([...five, '--games', '4', '--seats', '5', '--sides', 'napoleon']);
  expect(value['powerWins']).toHaveLength(5);
  expect(Number(value['a']) + Number(value['b'])).toBe(4); // Napoleon and the coalition never win together
  expect(value['bySide']).toMatchObject([{ games: 2 }, { games: 2 }, { games: 0 }, { games: 0 }, { games: 0 }]);
  const wrong = await world.run([...five, '--seats', '9']);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('played by 5 or 4 or 3 or 2, not by 9')]);
  const strange = await world.run([...five, '--sides', 'spain']);
  expect([strange.code, strange.err]).toEqual([2, expect.stringContaining('There is no "spain"')]);
});

test('a wrong bot is refused with those there are', async () => {
  const { code, err } = await world.run(['arena', 'nations', '--a', 'ney', '--b', 'random']);
  expect(code).toBe(2);
  expect(err).toContain('There is no bot "ney". Choose one of: random, conscript, grognard');
});

test('another content pack takes the place of the game’s own, and says what is wrong with it', async () => {
  const file = fileURLToPath(new URL('../../games/nations/content/leipzig.json', import.meta.url));
  const pack = readFileSync(file, 'utf8');
  world.write('mine.json', pack.replace('"id": "leipzig"', '"id": "mine"'));
  expect((await world.run(arena('--games', '2', '--jobs', '1', '--content', 'mine.json', '--save', 'mine'))).code).toBe(
    0,
  );
  expect((await world.run(['verify', 'mine/00000.bivouac', '--content', 'mine.json'])).code).toBe(0);
  expect((await world.run(['verify', 'mine/00000.bivouac'])).code).toBe(1);
  expect((await world.run(['soak', 'nations', '--games', '1', '--content', 'mine.json'])).code).toBe(0);
  world.write('bad.json', pack.replace('"count": 7', '"count": 8'));
  const bad = await world.run(['soak', 'nations', '--games', '1', '--content', 'bad.json']);
  expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('bad.json: ')]);
  world.write('none.json', '{');
  expect((await world.run(['soak', 'nations', '--content', 'none.json'])).err).toContain('it is not JSON');
  expect((await world.run(['soak', 'tiny', '--content', 'mine.json'])).err).toContain('has no content packs');
});

test('a run stops as soon as the test can tell, counts whole rounds, and says what was tested', async () => {
  const args = arena('--games', '200', '--stop', '--bar', '0.9', '--save', 'stopped');
  const { code, value } = await world.json([...args, '--jobs', '1']);
  expect(code).toBe(0);
  const stop = { decision: 'below', games: value['games'], tested: { risk: 0.05 } };
  expect(value).toMatchObject({ stop });
  expect(Number(value['games']) % 2).toBe(0);
  expect(Number(value['games'])).toBeLessThan(60);
  // Going on with more processes decides the same, since nothing is left to decide.
  expect((await world.json([...args, '--jobs', '2'])).value).toMatchObject({ games: value['games'], stop });
  expect((await world.run([...args, '--jobs', '1'])).out).toContain('Sequential test, 85.0 % against 95.0 %');
  expect((await world.run(arena('--bar', '0.8'))).err).toContain('--bar says where --stop stops');
  expect((await world.run(arena('--stop', '--bar', '80'))).err).toContain('a share between 0 and 1');
}, 180_000);

test('a game’s own rival plays, and a budget goes only to a bot that has one', async () => {
  const { value } = await world.json([
    'arena',
    'nations',
    '--a',
    'rival',
    '--b',
    'random',
    '--games',
    '2',
    '--jobs',
    '1',
  ]);
  expect(value).toMatchObject({ games: 2, a: 2, bots: { a: 'rival', b: 'random' } });
  const tiny = await world.run(['arena', 'tiny', '--a', 'rival', '--b', 'random']);
  expect([tiny.code, tiny.err]).toEqual([2, expect.stringContaining('There is no bot "rival"')]);
  expect((await world.run(arena('--a', 'random@400'))).err).toContain('takes no budget');
}, 180_000);

test('more than two seats: A has each of them once in a round', async () => {
  const args = ['arena', 'tiny', '--a', 'random', '--b', 'random', '--games', '9', '--seed', 'three', '--jobs', '1'];
  const { code, value } = await world.json(args);
  expect(code).toBe(0);
  expect(value).toMatchObject({ games: 9, bySide: [{ games: 3 }, { games: 3 }, { games: 3 }] });
}, 180_000);

test('a scenario that there is not is refused, with those that there are', async () => {
  const { code, err } = await world.run(arena('--scenario', 'waterloo'));
  expect([code, err]).toEqual([2, expect.stringContaining('nations has no scenario "waterloo". Choose one of:')]);
});

test('options that a game has not, and a folder that cannot be written, are said in a sentence', async () => {
  const odd = await world.run(arena('--games', '2', '--options', 'foo'));
  expect(odd.code).toBe(2);
  expect(odd.err).toContain('nations has no option "foo"; it has: ');
  world.write('a-file', 'not a folder');
  const shut = await world.run(arena('--games', '2', '--jobs', '1', '--save', 'a-file/inside'));
  expect(shut.code).toBe(2);
  expect(shut.err).toContain('Give --save a folder that can be written.');
  // Where nobody can make a folder it must not be tried for ever.
  const nowhere = await world.run(arena('--games', '2', '--jobs', '1', '--save', '/proc/nowhere/inside'));
  expect([nowhere.code, nowhere.err]).toEqual([
    2,
    expect.stringContaining('Give --save a folder that can be written.'),
  ]);
});
