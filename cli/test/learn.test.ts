import { cell, fastDice, type Game, procedure, raise, StateDice } from '@bivouac/kernel';
import type { Guide, Schooling } from '@bivouac/kernel/guide';
import { afterAll, expect, test } from 'vitest';
import { storiesOf, type Story } from '../src/learn/record.ts';
import { freshNetwork, teach } from '../src/learn/teach.ts';
import { World } from './world.ts';

const world = new World();
afterAll(() => {
  world[Symbol.dispose]();
});

interface Kept {
  readonly pack: string;
  readonly voices: readonly (readonly unknown[])[];
}

const learn = (...more: string[]) => ['learn', 'nations', '--games', '2', '--rounds', '2', '--epochs', '1', ...more];

test('learning writes networks that the game can play with, and the same seed teaches the same', async () => {
  const first = await world.json(learn('--seed', 'x', '--save', 'one.json'));
  expect(first.code).toBe(0);
  expect(first.value['errors']).toHaveLength(2);
  const kept = JSON.parse(world.read('one.json')) as Kept;
  expect(kept.pack).toBe('leipzig');
  expect(kept.voices).toEqual([[expect.anything(), expect.anything()]]);
  await world.json(learn('--seed', 'x', '--save', 'two.json'));
  expect(world.read('two.json')).toBe(world.read('one.json'));
  await world.json(learn('--seed', 'y', '--save', 'three.json'));
  expect(world.read('three.json')).not.toBe(world.read('one.json'));
}, 120_000);

test('matches that were saved are learnt from as well, and a folder without any is refused', async () => {
  await world.json(['arena', 'nations', '--a', 'grognard', '--b', 'conscript', '--games', '2', '--save', 'played']);
  const from = (...folders: string[]) => [
    'learn',
    'nations',
    '--games',
    '0',
    '--rounds',
    '1',
    '--epochs',
    '1',
    ...folders,
  ];
  const { code } = await world.json(from('--matches', 'played', '--save', 'four.json'));
  expect(code).toBe(0);
  await world.json(from('--save', 'five.json'));
  expect(world.read('four.json')).not.toBe(world.read('five.json'));
  const none = await world.run(from('--matches', 'nowhere'));
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('is not a folder that can be read')]);
}, 120_000);

test('new networks can be put beside the old ones, which stay as they are', async () => {
  const none = ['learn', 'nations', '--games', '1', '--rounds', '1', '--epochs', '1', '--on'];
  await world.json([...none, '--save', 'six.json']);
  await world.json([...none, '--beside', '--save', 'seven.json']);
  await world.json([...none, '--beside', '--seed', 'other', '--save', 'eight.json']);
  const [alone, beside, other] = ['six', 'seven', 'eight'].map(
    (file) => (JSON.parse(world.read(`${file}.json`)) as Kept).voices,
  );
  expect(beside?.slice(-1)).toEqual(alone);
  expect(other?.slice(-1)).not.toEqual(alone);
  expect(beside?.length).toBeGreaterThan(1);
  expect(other?.slice(0, -1)).toEqual(beside?.slice(0, -1));
  expect(beside?.slice(0, 1)).not.toEqual(alone);
}, 120_000);

test('it is played what was asked for, and what there is not is refused', async () => {
  const gloire = ['learn', 'gloire', '--games', '1', '--rounds', '1', '--epochs', '1'];
  await world.json([...gloire, '--scenario', 'bautzen', '--save', 'nine.json']);
  expect(JSON.parse(world.read('nine.json'))).toMatchObject({ pack: 'germany-1813', scenarios: ['bautzen'] });
  const { code, err } = await world.run([...gloire, '--scenario', 'waterloo']);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('gloire has no scenario "waterloo". Choose one of: luetzen'),
  ]);
}, 60_000);

test('a game without lessons says so', async () => {
  expect((await world.run(['learn', 'tiny'])).err).toContain('tiny has nothing that networks could learn from');
});

test('what a judgement misses is learnt from how games end', () => {
  // Games of three positions: the judgement sees nothing; the second number decides all, unless the third is there too.
  const dice = new StateDice(fastDice('lesson'));
  const story = (): Story => {
    const numbers = [dice.below(2), dice.below(2), dice.below(2)];
    const worth = numbers[1] === 1 && numbers[2] === 0 ? 8 : -4;
    return { role: 0, numbers: Float32Array.from([...numbers, ...numbers, ...numbers]), judged: [0, 0, 0], worth };
  };
  const stories = Array.from({ length: 400 }, story);
  const network = freshNetwork(3, dice);
  const errors = teach(network, stories, { unit: 10, epochs: 12, patience: 0.8, pace: 0.005 }, dice);
  expect(errors[0]).toBeGreaterThan(2);
  expect(errors.at(-1)).toBeLessThan(0.5);
});

/** Three in turn take one point, or throw a die for more. */
interface Purse {
  readonly state: { turn: number; score: number[] };
  readonly verbs: { take: readonly []; dare: readonly [] };
  readonly content: null;
}

const TURNS = 12;

const purse: Game<Purse> = {
  id: 'purse',
  edition: '1',
  powers: ['one', 'two', 'three'],
  seatings: [
    [[0], [1, 2]],
    [[0], [1], [2]],
  ],
  scenarios: ['purse'],
  content: null,
  grammar: { take: [], dare: [] },
  domains: {},
  first: procedure<Purse, Record<string, never>>('course', {
    act: {
      power: (c) => c.s.turn % 3,
      prompt: 'act',
      clause: '',
      offers(c) {
        c.offer('take');
        c.offer('dare');
      },
      take: {
        take: (c) => gain(c.s, 1) && c.go('next'),
        dare: (c) => gain(c.s, c.dice.below(4)) && c.go('next'),
      },
    },
    next: (c) => (c.s.turn < TURNS ? c.go('act') : c.finish({ winners: [0], reason: 'points' })),
  }),
  procedures: [],
  paragraphs: [],
  bound: () => TURNS,
  begin: () => ({ turn: 0, score: [0, 0, 0] }),
  view: (state) => ({ ...state, score: [...state.score] }),
  imagine: (view) => view,
};

function gain(s: Purse['state'], points: number): true {
  raise(s.score, s.turn++ % 3, points);
  return true;
}

test('three who play against each other learn a role each, from what the game was worth to that role', () => {
  const ahead = (score: readonly number[], power: number) =>
    cell(score, power) - Math.max(...score.filter((_, other) => other !== power));
  const guide: Guide<Purse> = {
    evaluate: ({ game }, seat) => ahead(game.score, seat),
    parts: ({ game }, seat) => ({ score: ahead(game.score, seat) }),
    words: { score: { en: 'points', fr: 'points' } },
    midway: () => false,
    candidates: (_, __, offers) => offers,
  };
  const schooling: Schooling<Purse> = {
    inputs: 2,
    unit: 5,
    roles: 3,
    role: ({ holder }, seat) => holder.indexOf(seat),
    describe(state, seat, into) {
      into.set([seat, state.game.turn]);
      return guide.evaluate(state, seat);
    },
    worth: ({ game }, role) => ahead(game.score, role),
    guideWith: () => guide,
    taught: [],
    errs: { overlooks: 20, misjudges: 1 },
    keep: () => null,
  };
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const stories = seeds.map((seed) => storiesOf(purse, schooling, [guide], 'purse', seed));
  for (const game of stories) {
    expect(game.map(({ role }) => role)).toEqual([0, 1, 2]);
    // All tell of the same positions, each from his own seat, and at most one of them is ahead in the end.
    expect(game.map(({ judged }) => judged.length)).toEqual([TURNS - 1, TURNS - 1, TURNS - 1]);
    expect(game.map(({ numbers }) => numbers[0])).toEqual([0, 1, 2]);
    expect(game.filter(({ worth }) => worth > 0).length).toBeLessThanOrEqual(1);
  }
  // Somebody else is ahead in some of them: no role is taken for the side of another.
  expect(new Set(stories.map((game) => game.findIndex(({ worth }) => worth > 0))).size).toBeGreaterThan(1);
});
