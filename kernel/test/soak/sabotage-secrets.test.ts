import { describe, expect, it } from 'vitest';
import { bitOf, EVERYONE, type Power, PUBLIC } from '../../src/index.ts';
import { tiny } from '../../testing/index.ts';
import { AMBUSH, DECOY, enemiesAt, ownerOf, type TinyState } from '../../testing/tiny/state.ts';
import { type TinyGame, withAsk, withAuto, withTake } from '../table/help.ts';
import { caught, names, untimed } from './help.ts';

function top(s: TinyState): number {
  return s.deck.is.at(-1) ?? -1;
}

describe('the soak finds a view that says too much:', { timeout: 60_000 }, () => {
  it('letters for all, which nobody can imagine', () => {
    const game: TinyGame = { ...tiny, view: (s, eyes) => ({ ...tiny.view(s, eyes), letters: s.letters.slice() }) };
    expect(caught(game)).toMatchObject({ property: 'view(imagine(v)) is v', detail: expect.stringMatching(/letters/) });
  });

  it('a number that depends on the card on top of the deck', () => {
    const game: TinyGame = {
      ...tiny,
      view: (s, eyes) => ({ ...tiny.view(s, eyes), actions: s.actions + 10 * top(s) }),
    };
    expect(caught(game)).toMatchObject({ property: 'view(imagine(v)) is v', detail: expect.stringMatching(/actions/) });
  });

  it('the hands of all, though the ledger says who has seen them', () => {
    const game: TinyGame = {
      ...tiny,
      view: (s, eyes) => ({
        ...tiny.view(s, eyes),
        hands: s.hands.map(({ is, seen }) => ({ is: [...is], seen: [...seen] })),
      }),
    };
    expect(names(game, { games: 8 })).toContain('no leak');
  });

  it('the state itself', () => {
    expect(caught({ ...tiny, view: (s) => structuredClone(s) }, { games: 2, every: 1 })?.property).toBe('no leak');
  });
});

describe('the soak finds an imagination that does not fit:', { timeout: 60_000 }, () => {
  it('what the seat knows is changed', () => {
    const game: TinyGame = {
      ...tiny,
      imagine(s, eyes, dice, going) {
        const state = tiny.imagine(s, eyes, dice, going);
        state.place[0] = 0;
        return state;
      },
    };
    expect(caught(game)).toMatchObject({
      property: 'view(imagine(v)) is v',
      detail: expect.stringMatching(/imagines what it does not see/),
    });
  });

  it('the own faces are forgotten', () => {
    const game: TinyGame = {
      ...tiny,
      imagine(s, eyes, dice, going) {
        const state = tiny.imagine(s, eyes, dice, going);
        dice.shuffle(state.face.is);
        return state;
      },
    };
    expect(names(game, { games: 8 })).toContain('view(imagine(v)) is v');
  });

  it('what is imagined breaks the game’s own rules', () => {
    const game: TinyGame = {
      ...tiny,
      imagine(s, eyes, dice, going) {
        const state = tiny.imagine(s, eyes, dice, going);
        if (state.turn > 2) state.coins[0] = -3;
        return state;
      },
    };
    expect(caught(game)).toMatchObject({
      property: 'view(imagine(v)) is v',
      detail: expect.stringMatching(/is no state: somebody owes coins/),
    });
  });

  it('what is unknown is left unknown, so that nothing hidden is ever changed', () => {
    const game: TinyGame = { ...tiny, imagine: (s) => s };
    expect(caught(game, { every: 1, games: 2 })?.property).toBe('view(imagine(v)) is v');
  });
});

/** What is chosen in secret is told to all. */
const shouting = withTake(tiny, ['tactics', 'choose', 'tactic'], (old) => (c, vars, ...args) => {
  c.tell?.({ fact: 'heard', kind: args[0], to: EVERYONE });
  return old(c, vars, ...args);
});

describe('the soak finds a leak:', { timeout: 60_000 }, () => {
  it('offers that look at the faces of others', () => {
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      offers(c, vars) {
        for (const offer of c.collect(() => old.offers(c, vars))) {
          const [verb, counter, place] = offer;
          const decoy =
            verb === 'march' &&
            enemiesAt(c.s, place as number, ownerOf(counter as number)).some((t) => c.s.face.is[t] === DECOY);
          if (!decoy) c.offer(...(offer as ['draw']));
        }
      },
    }));
    expect(caught(game)?.property).toBe('no leak');
  });

  it('a question that says what it must not', () => {
    const game = withAsk(tiny, 'turn', 'choose', () => ({ about: (c) => ({ actions: c.s.actions, next: top(c.s) }) }));
    expect(caught(game)).toMatchObject({ property: 'no leak', detail: expect.stringMatching(/next/) });
  });

  it('whose turn it is, by a hidden card', () => {
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      power: (c, vars): Power => (top(c.s) === AMBUSH ? (old.power(c, vars) + 1) % 3 : old.power(c, vars)),
    }));
    expect(names(game, { games: 8, every: 1 })).toContain('no leak');
  });

  it('hints from what was seen behind the view', () => {
    let truth: TinyState | null = null;
    const game: TinyGame = {
      ...tiny,
      view(s, eyes) {
        truth = s;
        return tiny.view(s, eyes);
      },
      hints: () => (truth === null ? 0 : top(truth)),
    };
    expect(caught(game)?.property).toBe('no leak');
  });

  it('a refusal that knows more than the board shows', () => {
    let truth: TinyState | null = null;
    const spying = withAsk(tiny, 'turn', 'choose', () => ({
      why: () => ({ reason: truth !== null && top(truth) === AMBUSH ? 'tiny.beware' : 'tiny.notNow' }),
    }));
    const game: TinyGame = {
      ...spying,
      view(s, eyes) {
        truth = s;
        return tiny.view(s, eyes);
      },
    };
    expect(caught(game, { every: 1 })).toMatchObject({
      property: 'no leak',
      detail: expect.stringMatching(/tiny\.(beware|notNow)/),
    });
  });

  it('a window that opens by what somebody holds', () => {
    const holders = (s: TinyState, { counter, place }: { counter: number; place: number }) =>
      [...new Set(enemiesAt(s, place, ownerOf(counter)).map(ownerOf))].filter((power) =>
        s.hands[power]?.is.includes(AMBUSH),
      );
    const game = withAuto(tiny, 'ambush', 'open', () => (c, vars) => {
      const open = vars as { at: { counter: number; place: number }; queue: number[] };
      open.queue = holders(c.s, open.at);
      c.probe?.(open.queue, (other) => holders(other.s, open.at));
      return c.go('next');
    });
    // That somebody is asked tells what he holds: two properties see it, whichever comes first.
    expect(caught(game, { every: 1, games: 40 })?.property).toMatch(/^(windows open|undo and facts never cross)/);
  });

  it('a card that spectators see and players do not', () => {
    const game: TinyGame = {
      ...tiny,
      view: (s, eyes) => tiny.view({ ...s, deck: { is: s.deck.is, seen: s.deck.is.map(() => bitOf(PUBLIC)) } }, eyes),
    };
    expect(caught(game, { every: 1 })).toMatchObject({
      property: 'no leak',
      detail: expect.stringMatching(/the public is shown what seat \d cannot know: game\.deck/),
    });
  });

  it('a private branch that tells all what was chosen in it', () => {
    for (const game of [shouting, untimed(shouting)]) {
      expect(caught(game, { every: 1, games: 3 })?.property).toBe('private branches stay private');
    }
  });

  it('a private branch that writes where others look', () => {
    const game = withTake(tiny, ['tactics', 'choose', 'tactic'], (old) => (c, vars, ...args) => {
      c.s.score[0] = (c.s.score[0] ?? 0) + 1;
      return old(c, vars, ...args);
    });
    expect(caught(game)).toMatchObject({
      property: 'private branches stay private',
      detail: expect.stringMatching(/score/),
    });
  });
});

const tellingTheCard = withTake(tiny, ['turn', 'choose', 'draw'], (old) => (c, vars, ...args) => {
  c.tell?.({ fact: 'sawTop', card: top(c.s) });
  return old(c, vars, ...args);
});

/** Marching pays a coin if the hidden card on top of the deck is an ambush. */
const peeking = withTake(tiny, ['turn', 'choose', 'march'], (old) => (c, vars, ...args) => {
  if (top(c.s) === AMBUSH) c.s.coins[c.actor] = (c.s.coins[c.actor] ?? 0) + 1;
  return old(c, vars, ...args);
});

/** Looks at the top of the deck behind the kernel's back: drawing shows nothing, so that it could be taken back. */
const unnoticed = withTake(tiny, ['turn', 'choose', 'draw'], () => (c) => {
  const { s } = c;
  const hand = s.hands[s.active];
  hand?.is.push(s.deck.is.pop() ?? 0);
  hand?.seen.push(1 << c.seatOf(s.active));
  s.deck.seen.pop();
  return c.go('acted');
});

describe('the soak finds that undo or a fact crosses new information:', { timeout: 60_000 }, () => {
  const property = 'undo and facts never cross new information';

  it.each<[string, TinyGame]>([
    ['a fact with a secret for all', tellingTheCard],
    ['an action that could be taken back and looks at the deck', peeking],
    ['a card taken past the ledger', unnoticed],
  ])('%s', (_, game) => {
    expect(caught(untimed(game), { every: 1 })?.property).toBe(property);
  });

  it.each<[string, TinyGame]>([
    ['a fact with a secret for all', tellingTheCard],
    ['an action that could be taken back and looks at the deck', peeking],
    ['a card taken past the ledger', unnoticed],
  ])('%s, in a game in which time counts', (_, game) => {
    expect(caught(game, { every: 1, games: 2 })?.property).toBe(property);
  });
});
