import { describe, expect, it } from 'vitest';
import { fastDice, type Options, plainFault, procedure, type Setup } from '../src/index.ts';
import { clocksIn, isFault, isTimed, newState, powersIn, prepare, seatingFor, setupFault } from '../src/table-door.ts';
import { allianceSpike, tiny } from '../testing/index.ts';
import { begin, type Toy, toyGame } from './helpers.ts';

const setup = (seats: readonly (readonly number[])[], scenario = 'ring'): Setup => ({ scenario, options: {}, seats });

describe('a setup', () => {
  it.each([[[[0], [1], [2]]], [[[0], [1, 2]]], [[[2, 0], [1]]], [[[2], [1], [0]]]])(
    'of seats %j can be played',
    (seats) => {
      expect(setupFault(tiny, setup(seats))).toBeNull();
      const state = newState(tiny, setup(seats), fastDice(1));
      if (isFault(state)) throw new Error(state.fault);
      expect(plainFault(state)).toBeNull();
      expect(state.holder).toEqual([0, 1, 2].map((power) => seats.findIndex((powers) => powers.includes(power))));
      expect(state.seats).toBe(seats.length);
      expect(state.stamp).toHaveLength(seats.length);
    },
  );

  it.each<[string, Setup, string]>([
    ['an unknown scenario', setup([[0], [1], [2]], 'square'), 'tiny has no scenario "square"; choose one of: ring'],
    ['no seats', setup([]), 'a match has 1 to 16 seats'],
    ['too many seats', setup(Array.from({ length: 17 }, () => [])), 'a match has 1 to 16 seats'],
    ['a power that nobody holds', setup([[0], [1]]), 'green must be held by one seat, not by 0'],
    [
      'a power held twice',
      setup([
        [0, 1],
        [1, 2],
      ]),
      'blue must be held by one seat, not by 2',
    ],
    [
      'a power held twice by one seat',
      setup([
        [0, 0],
        [1, 2],
      ]),
      'red must be held by one seat, not by 2',
    ],
    ['a power that there is not', setup([[0, 1, 2, 3]]), 'a seat holds a power that tiny does not have'],
    ['a negative power', setup([[0, 1, 2, -1]]), 'a seat holds a power that tiny does not have'],
    [
      'all powers for one seat',
      setup([[0, 1, 2]]),
      'tiny is not played like that; choose one of: red / blue / green; red / blue and green; red and green / blue; red and blue / green',
    ],
    ['half a power', setup([[0, 1, 2, 0.5]]), 'a seat holds a power that tiny does not have'],
  ])('with %s is refused, in words that help', (_, wrong, words) => {
    expect(setupFault(tiny, wrong)).toBe(words);
    expect(newState(tiny, wrong, fastDice(1))).toEqual({ fault: words });
  });

  it('is checked by the game too, after the kernel', () => {
    const picky = { ...tiny, setupFault: (given: Setup) => (given.options['fog'] === true ? null : 'only in fog') };
    expect(setupFault(picky, setup([[0], [1], [2]]))).toBe('only in fog');
    expect(setupFault(picky, { ...setup([[0], [1], [2]]), options: { fog: true } })).toBeNull();
    expect(setupFault(picky, setup([[0]]))).toContain('blue');
  });

  it('with a seat that holds nothing is refused', () => {
    expect(setupFault(tiny, setup([[0], [1, 2], []]))).not.toBeNull();
  });
});

describe('a new match', () => {
  it('does not share anything with another one', () => {
    const [a, b] = [begin(tiny), begin(tiny)];
    a.state.game.coins[0] = 99;
    a.state.game.face.is[0] = 99;
    expect(b.state.game.coins[0]).not.toBe(99);
    expect(b.state.game.face.is[0]).not.toBe(99);
    expect(begin(tiny).state.game.coins[0]).not.toBe(99);
  });

  it('is the same from the same dice', () => {
    expect(begin(tiny).state).toEqual(begin(tiny).state);
    expect(begin(tiny, undefined, fastDice(2)).state).not.toEqual(begin(tiny).state);
  });
});

describe('a game made ready', () => {
  it('is made ready once', () => {
    expect(prepare(tiny)).toBe(prepare(tiny));
  });

  it('knows its windows', () => {
    expect([...prepare(tiny).windows]).toEqual(['ambush']);
  });

  it('has the verbs of the kernel beside its own', () => {
    const { grammar } = prepare(tiny);
    expect(grammar['pass']).toEqual([]);
    expect(grammar['march']).toEqual(['counter', 'place']);
  });

  it('may not give a verb of the kernel another meaning', () => {
    const over = procedure<Toy, Record<string, never>>('over', { end: (c) => c.finish({ winners: [], reason: 'x' }) });
    const game = toyGame(over);
    const grammar = { ...game.grammar, settle: ['text', 'text'] };
    expect(() => prepare({ ...game, grammar })).toThrow(/settle/);
  });
});

describe('the seatings of a game', () => {
  const seated = (scenario: string, seats: readonly (readonly number[])[]) =>
    setupFault(allianceSpike, { scenario, options: {}, seats });

  it('are enforced, in words that say what is possible', () => {
    expect(seated('europe', [[0], [1, 2, 3]])).toBeNull();
    expect(
      seated('europe', [
        [0, 1],
        [2, 3],
      ]),
    ).toMatch(/not played like that; choose one of: napoleon \/ austria/);
    expect(seated('europe', [[0, 1, 2, 3]])).toMatch(/not played like that/);
  });

  it('hold in any order of seats and powers', () => {
    expect(seated('europe', [[3, 2], [1], [0]])).toBeNull();
  });

  it('may differ by scenario, as powers do', () => {
    expect(seated('channel', [[0], [1], [2], [3], [4]])).toBeNull();
    expect(seated('europe', [[0], [1], [2], [3], [4]])).toMatch(/a power that spike-alliance does not have/);
    expect(seated('channel', [[0], [1], [2], [3]])).toBe('england must be held by one seat, not by 0');
    expect(powersIn(allianceSpike, 'europe')).toEqual([0, 1, 2, 3]);
    expect(seatingFor(allianceSpike, 'channel', 3)).toEqual([[0], [1, 4], [2, 3]]);
    expect(seatingFor(allianceSpike, 'europe', 5)).toBeNull();
  });

  it('may have powers that only some of them hold: without them a match is as if there were none', () => {
    const game = { ...allianceSpike, extras: [3, 4], otherSeatings: true, perScenario: {} };
    const begun = (seats: readonly (readonly number[])[]) =>
      newState(game, { scenario: 'europe', options: {}, seats }, fastDice(1));
    expect(begun([[0], [1, 2]])).toMatchObject({ holder: [0, 1, 1] });
    expect(begun([[0], [1, 2], [4]])).toMatchObject({ holder: [0, 1, 1, -1, 2] });
    expect(begun([[0], [1], [4]])).toHaveProperty('fault');
  });

  it('leave nobody to hold a power that is not in the scenario', () => {
    const state = newState(allianceSpike, { scenario: 'europe', options: {}, seats: [[0], [1, 2, 3]] }, fastDice(1));
    expect(state).toMatchObject({ holder: [0, 1, 1, 1, -1] });
  });

  it('and clocks and timing may differ likewise', () => {
    const game = { ...tiny, perScenario: { ring: { timed: false, clocks: [{ perTurn: 5, bank: 6 }] } } };
    const ring = { scenario: 'ring', options: {} };
    expect([isTimed(tiny, ring), isTimed(game, ring), isTimed(game, { ...ring, scenario: 'other' })]).toEqual([
      true,
      false,
      true,
    ]);
    const chosen = { ...tiny, timed: (options: Options) => options['watch'] === true };
    expect([isTimed(chosen, ring), isTimed(chosen, { ...ring, options: { watch: true } })]).toEqual([false, true]);
    expect(clocksIn(game, 'ring')).toEqual([{ perTurn: 5, bank: 6 }]);
    expect(clocksIn(tiny, 'ring')).toEqual([]);
  });
});
