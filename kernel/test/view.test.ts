import { describe, expect, it } from 'vitest';
import {
  canonical,
  difference,
  type Game,
  type Kind,
  keyedDice,
  only,
  plainFault,
  procedure,
  type Procedure,
  PUBLIC,
  type State,
  veil,
  type Viewer,
  during,
  window,
} from '../src/index.ts';
import { imagine, prepare, Referee, viewOf } from '../src/table-door.ts';
import type { Tiny } from '../testing/tiny/state.ts';
import { tiny } from '../testing/index.ts';
import { begin, known, must, PATIENT, type Played, randomMove, rolling, type Toy, toyGame } from './helpers.ts';

const SEATINGS = [
  [[0], [1], [2]],
  [[0], [1, 2]],
  [[2, 0], [1]],
];

const viewersOf = (state: { seats: number }): Viewer[] => [...Array.from({ length: state.seats }, (_, i) => i), PUBLIC];

/** Random games of the tiny game, with now and then a standing order; calls back at every moment. */
function tinyMoments(games: number, look: (played: Played<Tiny>) => void): void {
  for (let n = 0; n < games; n++) {
    const dice = rolling(`views ${n}`);
    const played = begin(tiny, SEATINGS[n % SEATINGS.length], keyedDice(`views ${n}`, ['a', 'b', 'c']));
    while (!played.referee.finished) {
      look(played);
      if (dice.below(10) === 0) {
        played.referee.order(dice.below(played.state.seats), 'ambush', dice.pick([['pass'], ['play', 0], null]));
      }
      const { seat, action } = randomMove(played.referee, dice);
      must(played.referee, seat, ...action);
    }
    look(played);
  }
}

/** Everything that a viewer gets at a moment, as text. */
function allThatIsGiven<G extends Kind>(game: Game<G>, state: State<G['state']>, viewer: Viewer): string {
  const referee = new Referee(prepare(game), state);
  return canonical({
    view: viewOf(game, state, viewer),
    waiting: referee.waiting(),
    offers: viewer < 0 ? [] : referee.offers(viewer),
    decision: viewer < 0 ? null : referee.decision(viewer),
    window: viewer < 0 ? null : referee.windowAsked(viewer),
    why: viewer < 0 ? [] : everywhere.map((action) => referee.whyNot(viewer, action)),
    refusals: viewer < 0 ? [] : everywhere.map((action) => refusalOf(game, state, viewer, action)),
  });
}

const everywhere: [string, ...number[]][] = [
  ...Array.from({ length: 48 }, (_, i): [string, number, number] => ['march', i % 6, Math.floor(i / 6)]),
  ['raid', 0],
  ['play', 0],
  ['play', 1],
  ['step', 3],
  ['pick', 0],
];

/** What a seat hears when it tries something, or that it may. */
function refusalOf<G extends Kind>(
  game: Game<G>,
  state: State<G['state']>,
  seat: number,
  action: [string, ...number[]],
) {
  const played = new Referee(prepare(game), JSON.parse(JSON.stringify(state)) as typeof state).play(seat, action);
  return played.ok ? 'accepted' : played;
}

describe('views of the tiny game, at every moment of random matches', PATIENT, () => {
  it('view(imagine(v)) is v, for every seat and the public', () => {
    const wrong: string[] = [];
    tinyMoments(3, ({ state }) => {
      for (const viewer of viewersOf(state)) {
        const view = viewOf(tiny, state, viewer);
        const before = canonical(view);
        const again = viewOf(tiny, imagine(tiny, view, viewer, rolling(state.stamp.join())), viewer);
        const found = difference(view, again);
        if (found !== null) wrong.push(`viewer ${viewer}: ${found}`);
        if (canonical(view) !== before) wrong.push('imagining changed the view');
      }
    });
    expect(wrong).toEqual([]);
  });

  it('what is imagined is a whole state: plain, with its own dice, its invariants kept, and it plays on', () => {
    let played = 0;
    tinyMoments(2, ({ state }) => {
      for (const viewer of viewersOf(state)) {
        const dice = rolling(`on ${played}`);
        const other = imagine(tiny, viewOf(tiny, state, viewer), viewer, dice);
        expect(plainFault(other)).toBeNull();
        expect(other.dice.kind).toBe('fast');
        expect(tiny.invariant?.(other.game) ?? null).toBeNull();
        const referee = new Referee(prepare(tiny), other);
        for (let i = 0; i < 5 && !referee.finished; i++) {
          const { seat, action } = randomMove(referee, dice);
          must(referee, seat, ...action);
        }
        played++;
      }
    });
    expect(played).toBeGreaterThan(100);
  });

  it('a view is plain JSON, and a view of a view is the view', () => {
    tinyMoments(2, ({ state }) => {
      for (const viewer of viewersOf(state)) {
        const view = viewOf(tiny, state, viewer);
        expect(plainFault(view)).toBeNull();
        expect(viewOf(tiny, view, viewer)).toEqual(view);
      }
    });
  });

  it('offers, decisions and those waited for are the same through the view as in truth', () => {
    tinyMoments(3, ({ referee, state }) => {
      for (let seat = 0; seat < state.seats; seat++) {
        const through = referee.through(seat);
        expect(through.offers(seat)).toEqual(referee.offers(seat));
        expect(through.decision(seat)).toEqual(referee.decision(seat));
        expect(through.waiting()).toEqual(referee.waiting());
      }
    });
  });

  it('no leak: another truth that the view allows gives the viewer the same, to the byte', () => {
    const wrong: string[] = [];
    let moment = 0;
    tinyMoments(3, ({ state }) => {
      if (moment++ % 8 !== 0) return;
      for (const viewer of viewersOf(state)) {
        const given = allThatIsGiven(tiny, state, viewer);
        const other = imagine(tiny, viewOf(tiny, state, viewer), viewer, rolling(`leak ${moment}`));
        if (allThatIsGiven(tiny, other, viewer) !== given) {
          wrong.push(difference(JSON.parse(given), JSON.parse(allThatIsGiven(tiny, other, viewer))) ?? '?');
        }
      }
    });
    expect(wrong).toEqual([]);
  });

  it('a view can be written into without touching the match', () => {
    tinyMoments(1, ({ state }) => {
      const before = canonical(state);
      for (const viewer of viewersOf(state)) scribble(viewOf(tiny, state, viewer));
      expect(canonical(state)).toBe(before);
    });
  });
});

/** Writes into everything that can be written into. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) scribble(part);
  if (Array.isArray(value)) value.push('scribble');
  else Object.assign(value, { scribble: true });
}

/** Values that appear nowhere else, so that any trace of them in a text is a leak. */
const CARD = 770001;
const ORDER = 770002;
const CHOICE = 770003;
const DONE = 770004;
const SECRETS = [CARD, ORDER, CHOICE, DONE];

/** A match in the middle of a secret choice: every seat holds a card, has given an order, and has chosen something. */
function planted() {
  const alarm = window<Toy, { n: number }>('alarm', {
    clause: '',
    prompt: 'alarm',
    may: () => [],
    offers: () => undefined,
    take: {},
  });
  const secret = procedure<Toy, { power: number; chosen: number }>('secret', {
    ask: {
      power: (_, vars) => vars.power,
      prompt: 'secret',
      clause: '',
      offers(c, vars) {
        c.offer('act', { from: 0, to: 999_999 });
        if (vars.chosen > 0) c.offer('done');
      },
      take: {
        act(c, vars, n) {
          vars.chosen = n;
          return c.go('ask');
        },
        done: (c, vars) => c.return(vars.chosen),
      },
    },
  });
  const first = procedure<Toy, Record<string, never>>('first', {
    open: (c) => c.call(alarm, during({ n: 1 }), 'begin'),
    begin: (c) =>
      c.fork(
        secret,
        [0, 1, 2].map((power) => ({ power, vars: { power, chosen: 0 } })),
        'over',
      ),
    over: (c) => c.finish({ winners: [], reason: 'draw' }),
  });
  const veils = [0, 1, 2].map((seat) => veil([CARD + seat * 10], only(seat)));
  const played = begin(toyGame(first, [secret, alarm], { veils }), undefined, keyedDice('a seed', ['n']));
  const { referee } = played;
  for (const seat of [0, 1, 2]) {
    referee.order(seat, 'alarm', ['act', ORDER + seat * 10]);
    must(referee, seat, 'act', (seat === 1 ? DONE : CHOICE) + seat * 10);
  }
  must(referee, 1, 'done');
  return played;
}

describe('a view never contains', () => {
  const { game, state } = planted();
  const text = (viewer: Viewer) => JSON.stringify(viewOf(game, state, viewer));
  const key = state.dice.kind === 'keyed' ? state.dice.key : '';

  it.each([0, 1, 2, PUBLIC])('the dice, nor how far they have rolled (viewer %i)', (viewer) => {
    expect(key).toHaveLength(64);
    expect(text(viewer)).not.toContain(key);
    expect(viewOf(game, state, viewer).dice).toEqual({ kind: 'hidden' });
  });

  it.each([0, 1, 2, PUBLIC])('what another seat holds, ordered, is choosing or has chosen (viewer %i)', (viewer) => {
    for (const seat of [0, 1, 2]) {
      if (seat === viewer) continue;
      for (const value of SECRETS) expect(text(viewer)).not.toContain(String(value + seat * 10));
    }
  });

  it('but what is the seat\u2019s own is there', () => {
    for (const seat of [0, 1, 2]) {
      expect(text(seat)).toContain(String(CARD + seat * 10));
      expect(text(seat)).toContain(String(ORDER + seat * 10));
      expect(text(seat)).toContain(String((seat === 1 ? DONE : CHOICE) + seat * 10));
    }
  });

  it('how often another seat has changed its mind in private', () => {
    const before = [0, 2, PUBLIC].map((viewer) => canonical(viewOf(game, planted().state, viewer)));
    const other = planted();
    must(other.referee, 0, 'act', 5);
    must(other.referee, 0, 'act', CHOICE);
    expect(canonical(viewOf(game, other.state, 2))).toBe(before[1]);
    expect(canonical(viewOf(game, other.state, PUBLIC))).toBe(before[2]);
    expect(canonical(viewOf(game, other.state, 0))).not.toBe(before[0]);
  });

  it('and what is imagined from it does not either', () => {
    for (const viewer of [0, 1, 2, PUBLIC]) {
      const imagined = JSON.stringify(imagine(game, viewOf(game, state, viewer), viewer, rolling(5)));
      expect(imagined).not.toContain(key);
      for (const seat of [0, 1, 2]) {
        if (seat === viewer) continue;
        for (const value of SECRETS) expect(imagined).not.toContain(String(value + seat * 10));
      }
    }
  });

  it('view(imagine(v)) is v in the middle of a fork', () => {
    for (const viewer of [0, 1, 2, PUBLIC]) {
      const view = viewOf(game, state, viewer);
      for (let seed = 0; seed < 20; seed++) {
        expect(difference(view, viewOf(game, imagine(game, view, viewer, rolling(seed)), viewer))).toBeNull();
      }
    }
  });
});

describe('imagining a private branch', () => {
  /** Each seat first takes a number off the table, then thinks about it in private. */
  function taking() {
    const secret: Procedure<Toy, { power: number }> = procedure<Toy, { power: number }>('secret', {
      begin(c) {
        c.s.numbers[0] = (c.s.numbers[0] ?? 0) - 1;
        c.schedule(secret, { power: 0 }, { owner: 0, due: 'never' });
        return c.go('ask');
      },
      ask: {
        power: (_, vars) => vars.power,
        prompt: 'secret',
        clause: '',
        offers: (c) => c.offer('done'),
        take: { done: (c) => c.return() },
      },
    });
    const first = procedure<Toy, Record<string, never>>('first', {
      begin: (c) =>
        c.fork(
          secret,
          [0, 1].map((power) => ({ power, vars: { power } })),
          'over',
        ),
      over: (c) => c.finish({ winners: [], reason: 'draw' }),
    });
    return begin(toyGame(first, [secret], { numbers: [10] }));
  }

  it('does not do again what the branch has already done to the board', () => {
    const { game, state } = taking();
    expect(state.game.numbers).toEqual([8]);
    const view = viewOf(game, state, 0);
    expect(difference(view, viewOf(game, imagine(game, view, 0, rolling(1)), 0))).toBeNull();
  });
});

describe('letters of the tiny game', () => {
  it('are read by the writer and by the next power alone', () => {
    const { referee, state, facts } = begin(tiny);
    for (const seat of [0, 1, 2]) {
      must(referee, seat, 'pick', 1);
      must(referee, seat, 'done');
    }
    must(referee, 0, 'write', 'Marche au canon');
    const readers = viewersOf(state).filter((viewer) =>
      JSON.stringify(viewOf(tiny, state, viewer)).includes('Marche au canon'),
    );
    expect(readers).toEqual([0, 1]);
    expect(known(facts.at(-1), 'fact').to).toBe(only(0, 1));
  });
});
