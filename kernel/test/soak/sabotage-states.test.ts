import { afterEach, describe, expect, it, vi } from 'vitest';
import { derived } from '../../src/index.ts';
import { tiny } from '../../testing/index.ts';
import type { TinyState } from '../../testing/tiny/state.ts';
import { rolling, type TinyGame, withAsk, withAuto, withTake } from '../table/help.ts';
import { caught, names } from './help.ts';

/** The tiny game with something written into its state after each action from the third turn on. */
function writing(put: (s: Record<string, unknown> & TinyState) => void): TinyGame {
  return withAuto(tiny, 'turn', 'settled', (old) => (c, vars, got) => {
    if (c.s.turn >= 3) put(c.s as Record<string, unknown> & TinyState);
    return old(c, vars, got);
  });
}

/** What the author of a game would have to do to keep it in the view as well. */
function seeing(game: TinyGame, key: string): TinyGame {
  return {
    ...game,
    view: (s, eyes) => {
      const kept = (s as unknown as Record<string, unknown>)[key];
      return { ...game.view(s, eyes), ...(kept === undefined ? {} : { [key]: kept }) };
    },
  };
}

describe('the soak finds a state that is not sound:', { timeout: 60_000 }, () => {
  it.each<[string, TinyGame, RegExp]>([
    ['undefined', writing((s) => (s['extra'] = undefined)), /state\.game\.extra is undefined/],
    ['a map', writing((s) => (s['extra'] = new Map())), /not a plain object/],
    ['a date', writing((s) => (s['extra'] = new Date(0))), /not a plain object/],
    [
      'minus nothing',
      seeing(
        writing((s) => (s['extra'] = -0)),
        'extra',
      ),
      /JSON cannot keep/,
    ],
    ['an object in a column', writing((s) => s.score.push({} as number)), /an object in an array/],
    ['what the game itself forbids', writing((s) => (s.coins[2] = -1)), /somebody owes coins/],
    ['a card lost', writing((s) => (s.discard.length = 0)), /cards instead of 10/],
  ])('%s', (_, game, detail) => {
    const failure = caught(game, { every: 1 });
    expect(failure?.property).toBe('sound states');
    expect(failure?.detail).toMatch(detail);
  });

  const unlikeItself: [string, TinyGame][] = [
    [
      'not a number',
      seeing(
        writing((s) => (s['extra'] = Number.NaN)),
        'extra',
      ),
    ],
    ['a function', writing((s) => (s['extra'] = () => 1))],
  ];

  it.each(unlikeItself)('%s, whether the copy or the check sees it first', (_, game) => {
    const failure = caught(game, { every: 1 });
    expect(['sound states', 'a serialised copy stays in step']).toContain(failure?.property);
  });

  it.each(unlikeItself)('%s, under the right name', (_, game) => {
    expect(caught(game, { every: 1 })?.property).toBe('sound states');
  });

  it('at the very end of a match too', () => {
    const game = withAuto(tiny, 'course', 'end', (old) => (c, vars, got) => {
      c.s.coins[0] = -1;
      return old(c, vars, got);
    });
    expect(caught(game, { every: 100_000 })).toMatchObject({ property: 'sound states', detail: 'somebody owes coins' });
  });
});

describe('the soak finds a game that does not go on:', { timeout: 60_000 }, () => {
  it('a question without an answer', () => {
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      offers(c, vars) {
        if (c.s.turn < 4) old.offers(c, vars);
      },
    }));
    expect(caught(game)).toMatchObject({ property: 'no dead end', detail: expect.stringMatching(/nothing it may do/) });
  });

  it('a private branch that waits for somebody else', () => {
    const game = withAsk(tiny, 'tactics', 'choose', (old) => ({
      power: (c, vars) => (old.power(c, vars) + 1) % 3,
    }));
    expect(['no dead end', 'no exception', 'every offer is accepted']).toContain(caught(game)?.property);
  });

  it('a game that never ends', () => {
    const game: TinyGame = {
      ...withAuto(tiny, 'course', 'next', (old) => (c, vars, got) => {
        if (c.s.turn > 6) c.s.turn = 3;
        return old(c, vars, got);
      }),
      bound: () => 400,
    };
    expect(caught(game, { every: 50 })).toMatchObject({
      property: 'an end within the bound',
      detail: 'no end after 400 actions',
    });
  });

  it('a step that never ends', () => {
    const game = withAuto(tiny, 'entry', 'over', () => (c) => c.go('over'));
    expect(caught(game, { every: 100_000 })).toMatchObject({
      property: 'no exception',
      detail: expect.stringContaining('never comes to an end'),
    });
  });

  it('rules that break', () => {
    const game = withAuto(tiny, 'panic', 'test', () => () => {
      throw new Error('panic in the rules');
    });
    const failure = caught(game, { every: 100_000 });
    expect(failure).toMatchObject({ property: 'no exception', detail: expect.stringContaining('panic in the rules') });
    // Where every offer is tried, it is found before anybody plays it.
    expect(caught(game, { every: 1 })).toMatchObject({
      property: 'every offer is accepted',
      detail: expect.stringContaining('breaks the rules'),
    });
  });

  it('a view, an imagination or a setup that breaks', () => {
    const broken = (): never => {
      throw new Error('broken');
    };
    for (const part of [{ view: broken }, { imagine: broken }, { begin: broken }]) {
      expect(caught({ ...tiny, ...part })).toMatchObject({
        property: 'no exception',
        detail: expect.stringContaining('broken'),
      });
    }
    expect(caught({ ...tiny, setupFault: () => 'not today' })?.detail).toContain('not today');
  });
});

describe('the soak finds what is kept outside the state:', { timeout: 60_000 }, () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A game that remembers in a variable how often anybody has acted in it. */
  function remembering(): TinyGame {
    let memory = 0;
    return withAuto(tiny, 'turn', 'settled', (old) => (c, vars, got) => {
      memory++;
      if (memory % 5 === 0) c.s.score[0] = (c.s.score[0] ?? 0) + 1;
      return old(c, vars, got);
    });
  }

  it('a variable of the module, when a serialised copy is run beside', () => {
    expect(names(remembering())).toContain('a serialised copy stays in step');
  });

  it('a variable of the module, when the match is played again', () => {
    expect(caught(remembering(), { every: 1_000_000 })).toMatchObject({
      property: 'replay gives the same state',
      detail: expect.stringMatching(/^game\.score/),
    });
  });

  it('a set-up that is another every time', () => {
    let coins = 0;
    const game: TinyGame = { ...tiny, begin: (setup) => ({ ...tiny.begin(setup), coins: [coins++, 2, 2] }) };
    expect(caught(game, { every: 1_000_000 })?.property).toBe('replay gives the same state');
  });

  it('chance that does not come from the dice', () => {
    const chance = rolling('no luck in tests');
    vi.spyOn(Math, 'random').mockImplementation(() => chance.below(1000) / 1000);
    const game = withAuto(tiny, 'turn', 'settled', (old) => (c, vars, got) => {
      if (Math.random() < 0.5) c.s.score[0] = (c.s.score[0] ?? 0) + 1;
      return old(c, vars, got);
    });
    expect(names(game)).toContain('a serialised copy stays in step');
    expect(caught(game, { every: 1_000_000 })?.property).toBe('replay gives the same state');
  });

  it('rules that go by whether somebody listens', () => {
    const game = withTake(tiny, ['turn', 'choose', 'march'], (old) => (c, vars, ...args) => {
      if (c.tell !== null) c.s.score[0] = (c.s.score[0] ?? 0) + 1;
      return old(c, vars, ...args);
    });
    expect(names(game)).toContain('a serialised copy stays in step');
  });

  it('what hangs on the state without being JSON', () => {
    const hidden = new WeakMap<object, number>();
    const game = withAuto(tiny, 'turn', 'settled', (old) => (c, vars, got) => {
      const times = (hidden.get(c.s) ?? 0) + 1;
      hidden.set(c.s, times);
      c.s.score[1] = times;
      return old(c, vars, got);
    });
    expect(names(game)).toContain('a serialised copy stays in step');
  });

  it('a cache that nobody told of a change', () => {
    const standing = derived<TinyState, number>(
      (s) => s.turn,
      (s) => s.place.reduce((sum, place) => sum + place, 0),
    );
    const cache = { name: 'the sum of places', kept: standing, fresh: (s: TinyState) => standing.fresh(s) };
    expect(caught({ ...tiny, caches: [cache] })).toMatchObject({
      property: 'cached knowledge is fresh',
      detail: expect.stringContaining('the sum of places is stale'),
    });
  });

  it('and nothing where the cache is told', () => {
    const counters = derived<TinyState, number>(
      (s) => s.place.reduce((sum, place) => sum * 10 + place + 1, 0),
      (s) => s.place.filter((place) => place >= 0).length,
    );
    const cache = { name: 'counters', kept: counters, fresh: (s: TinyState) => counters.fresh(s) };
    expect(caught({ ...tiny, caches: [cache] })).toBeNull();
  });
});
