import { afterAll, expect, test } from 'vitest';
import { isBlunder } from '../src/commands/suite.ts';
import { World } from './world.ts';

const world = new World();
afterAll(() => {
  world[Symbol.dispose]();
});

test('a bot that blunders fails, and the positions it failed in are named', async () => {
  const { code, value } = await world.json(['suite', 'nations', '--bot', 'random', '--theme', 'terrain']);
  expect(code).toBe(1);
  expect(value).toMatchObject({ game: 'nations', bot: 'random', themes: { terrain: { right: expect.any(Number) } } });
  const { blunders, positions } = value;
  if (!Array.isArray(blunders)) throw new Error('no list of blunders');
  expect(blunders.length).toBeLessThanOrEqual(Number(positions));
  expect(blunders[0]).toMatchObject({ theme: 'terrain', why: expect.stringContaining('last action'), tries: 3 });
  const { out } = await world.run(['suite', 'nations', '--bot', 'random', '--theme', 'terrain']);
  expect(out).toContain('random blunders in');
}, 180_000);

test('a bot that sees what the last action does passes', async () => {
  const { code, value } = await world.json([
    'suite',
    'nations',
    '--bot',
    'rival',
    '--theme',
    'terrain',
    '--tries',
    '1',
  ]);
  expect([code, value['blunders']]).toEqual([0, []]);
}, 180_000);

test('what there is not is refused with what there is', async () => {
  expect((await world.run(['suite', 'nations', '--theme', 'sieges'])).err).toContain('Choose one of: scoring');
  expect((await world.run(['suite', 'nations', '--bot', 'ney'])).err).toContain('There is no bot "ney"');
  expect((await world.run(['suite', 'tiny'])).err).toContain('tiny has no suite');
}, 180_000);

test('a plan is judged by how it begins', () => {
  const good = [
    [
      ['card', 1],
      ['marker', 2, 3],
    ] as const,
    [['scout']] as const,
  ];
  expect(isBlunder({ good, bad: [] }, [['card', 1], ['marker', 2, 3], ['draw']])).toBe(false);
  expect(isBlunder({ good, bad: [] }, [['scout'], ['marker', 9, 9]])).toBe(false);
  expect(
    isBlunder({ good, bad: [] }, [
      ['card', 1],
      ['marker', 2, 4],
    ]),
  ).toBe(true);
  expect(isBlunder({ good, bad: [] }, [['card', 1]])).toBe(true);
  // With a list of what is bad, nothing else is a blunder.
  expect(isBlunder({ good, bad: [[['draw']]] }, [['lay', 1]])).toBe(false);
  expect(isBlunder({ good, bad: [[['draw']]] }, [['draw']])).toBe(true);
});
