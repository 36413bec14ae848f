import { beforeEach, describe, expect, it } from 'vitest';
import { type Action, canonical, isOffered, type Offer, procedure, RulesFault } from '../src/index.ts';
import { prepare, Referee } from '../src/table-door.ts';
import type { Tiny } from '../testing/tiny/state.ts';
import { tiny } from '../testing/index.ts';
import { begin, known, must, PATIENT, type Played, randomMove, rolling, type Toy, toyGame } from './helpers.ts';

const ONE_EACH = [[0], [1], [2]];
const SEATINGS = [ONE_EACH, [[0], [1, 2]]];

/** Calls back at every moment of some random games. */
function atEveryMoment(games: number, look: (played: Played<Tiny>, moment: number) => void): void {
  for (let game = 0; game < games; game++) {
    const dice = rolling(`moment ${game}`);
    const played = begin(tiny, SEATINGS[game % 2]);
    for (let moment = 0; !played.referee.finished; moment++) {
      look(played, moment);
      const { seat, action } = randomMove(played.referee, dice);
      must(played.referee, seat, ...action);
    }
    look(played, -1);
  }
}

/** Every action of the grammar whose arguments name things that there are, and some that there are not. */
function everyAction(state: Played<Tiny>['state']): Action[] {
  return Object.entries(prepare(tiny).grammar).flatMap(([verb, kinds]): Action[] => {
    let all: (readonly (number | string)[])[] = [[]];
    for (const kind of kinds) {
      const count = tiny.domains[kind]?.(state) ?? 0;
      const values: (number | string)[] =
        kind === 'text' ? ['', 'words', 'x'.repeat(41), 'tab\t'] : Array.from({ length: count + 2 }, (_, i) => i - 1);
      all = all.flatMap((args) => values.map((value) => [...args, value]));
    }
    return all.map((args): Action => [verb, ...args]);
  });
}

describe('exactly the offered actions are accepted', PATIENT, () => {
  it('at random moments of the tiny game, among all actions that can be spelled', () => {
    let accepted = 0;
    let refused = 0;
    const kinds = new Set<string>();
    const wrong: string[] = [];
    atEveryMoment(4, ({ game, referee, state }, moment) => {
      if (moment % 7 !== 0 && moment !== -1) return;
      const before = canonical(state);
      for (let seat = 0; seat < state.seats; seat++) {
        const offers = referee.offers(seat);
        for (const action of everyAction(state)) {
          if (isOffered(offers, action)) {
            const twin = new Referee(prepare(game), JSON.parse(before) as typeof state);
            if (!twin.play(seat, action).ok) wrong.push(`refused: ${action.join(' ')}`);
            accepted++;
            continue;
          }
          const played = referee.play(seat, action);
          if (played.ok) wrong.push(`accepted: ${action.join(' ')}`);
          else kinds.add(played.refused);
          refused++;
        }
      }
      if (canonical(state) !== before) wrong.push('a refusal changed the state');
    });
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(300);
    expect(refused).toBeGreaterThan(10_000);
    expect([...kinds].toSorted()).toEqual(['finished', 'notOffered', 'notYourTurn']);
  });

  it('by every offer of every seat, and nobody is waited for who has none', () => {
    atEveryMoment(3, ({ referee, state }) => {
      const waiting = referee.waiting();
      for (let seat = 0; seat < state.seats; seat++) {
        const waitedFor = waiting.includes(seat);
        expect(referee.offers(seat).length > 0).toBe(waitedFor);
        expect(referee.decision(seat) !== null).toBe(waitedFor);
      }
    });
  });

  it('and no offer is made twice', () => {
    atEveryMoment(3, ({ referee, state }) => {
      for (let seat = 0; seat < state.seats; seat++) {
        const spelled = referee.offers(seat).map((offer) => JSON.stringify(offer));
        expect(new Set(spelled).size).toBe(spelled.length);
      }
    });
  });
});

/** Seat 0 is asked; `act 1` is offered, `say` with a text, `give` with an amount; `act 2` is against a clause. */
const rules = procedure<Toy, Record<string, never>>('rules', {
  ask: {
    power: (c) => c.s.numbers[0] ?? 0,
    prompt: 'ask',
    clause: 'T 1#1',
    offers(c) {
      c.offer('act', 1);
      c.offer('say', { text: 5 });
      c.offer('give', 1, { from: 1, to: 3 });
      c.offer('pass');
      c.offer('done');
    },
    why: (_, __, [verb, n]) => {
      if (verb !== 'act') return null;
      return n === 2 ? { reason: 'tooFar', clause: 'T 2#3', args: { n } } : { reason: 'noSuch' };
    },
    take: {
      act(c, _, n) {
        c.s.notes.push(`act ${n}`);
        return c.go('ask');
      },
      say(c, _, words) {
        c.s.notes.push(words);
        return c.go('ask');
      },
      give(c, _, to, amount) {
        c.s.notes.push(`give ${to} ${amount}`);
        return c.go('ask');
      },
      pass(c) {
        c.s.numbers[0] = 1 - (c.s.numbers[0] ?? 0);
        return c.go('ask');
      },
      done: (c) => c.finish({ winners: [0], reason: 'points' }),
    },
  },
});

describe('a refusal', () => {
  let played: Played<Toy>;
  let before: string;
  beforeEach(() => {
    played = begin(toyGame(rules, [], { powers: ['red', 'blue'], numbers: [0] }));
    before = canonical(played.state);
  });

  /** What comes of trying something that is refused; nothing has changed. */
  const tried = (seat: number, action: unknown, notes?: { stamp?: number }): object => {
    const refusal = played.referee.play(seat, action, notes);
    expect(canonical(played.state)).toBe(before);
    return refusal;
  };
  const malformed = { ok: false, refused: 'malformed', detail: expect.any(String) as string };

  it.each<[unknown]>([
    [null],
    [undefined],
    ['act'],
    [{}],
    [[]],
    [['__proto__']],
    [['constructor', 1]],
    [['act']],
    [['act', '1']],
    [['act', 1.5]],
    [['act', -0]],
    [['act', NaN]],
    [['act', [1]]],
    [['give', 1, { from: 1, to: 3 }]],
    [['say', { text: 5 }]],
    [['say', null]],
    [new Array(3)],
  ])('malformed: %j', (action) => {
    expect(tried(0, action)).toEqual(malformed);
  });

  it('malformed: an offer with a hole, handed back unfilled', () => {
    const holes = played.referee.offers(0).filter((offer) => offer.some((part) => typeof part === 'object'));
    expect(holes).toHaveLength(2);
    for (const offer of holes) expect(tried(0, offer)).toEqual(malformed);
  });

  it.each([2, 99, -1, 0.5, NaN])('unknownSeat: %s', (seat) => {
    expect(tried(seat, ['act', 1])).toEqual({ ok: false, refused: 'unknownSeat' });
  });

  it('unknownSeat: what is not a number at all', () => {
    for (const seat of ['0', null, undefined, {}]) {
      expect(tried(seat as number, ['act', 1])).toEqual({ ok: false, refused: 'unknownSeat' });
    }
  });

  it('notYourTurn', () => {
    expect(tried(1, ['act', 1])).toEqual({ ok: false, refused: 'notYourTurn' });
  });

  it('stale: the decision was another one when the player saw it', () => {
    const stamp = played.referee.decision(0)?.stamp ?? -1;
    expect(tried(0, ['act', 1], { stamp: stamp - 1 })).toEqual({ ok: false, refused: 'stale' });
    expect(tried(0, ['act', 1], { stamp: stamp + 1 })).toEqual({ ok: false, refused: 'stale' });
    expect(played.referee.play(0, ['act', 1], { stamp })).toEqual({ ok: true });
    before = canonical(played.state);
    expect(tried(0, ['act', 1], { stamp })).toEqual({ ok: false, refused: 'stale' });
  });

  it('stale, rather than "not offered": the board has changed under the player, that is what he must hear', () => {
    expect(tried(0, ['act', 2], { stamp: 99 })).toEqual({ ok: false, refused: 'stale' });
  });

  it('notOffered, with the reason and its clause', () => {
    const why = { reason: 'tooFar', clause: 'T 2#3', args: { n: 2 } };
    expect(tried(0, ['act', 2])).toEqual({ ok: false, refused: 'notOffered', clause: 'T 2#3', why });
  });

  it('notOffered, with the clause of the question where the reason names none', () => {
    expect(tried(0, ['act', 3])).toEqual({
      ok: false,
      refused: 'notOffered',
      clause: 'T 1#1',
      why: { reason: 'noSuch' },
    });
    expect(tried(0, ['settle', 3])).toEqual({ ok: false, refused: 'notOffered', clause: 'T 1#1', why: null });
  });

  it('notOffered: a hole filled wrongly', () => {
    const refusal = { ok: false, refused: 'notOffered', clause: 'T 1#1', why: null };
    for (const action of [
      ['say', 'too long'],
      ['say', '\u0007'],
      ['give', 1, 0],
      ['give', 1, 4],
      ['give', 0, 2],
    ]) {
      expect(tried(0, action)).toEqual(refusal);
    }
    must(played.referee, 0, 'say', 'words');
    must(played.referee, 0, 'give', 1, 3);
    expect(played.state.game.notes).toEqual(['words', 'give 1 3']);
  });

  it('finished: after the end nobody plays, and nobody orders', () => {
    must(played.referee, 0, 'done');
    before = canonical(played.state);
    expect(tried(0, ['act', 1])).toEqual({ ok: false, refused: 'finished' });
    expect(tried(1, ['act', 1])).toEqual({ ok: false, refused: 'finished' });
    expect(played.referee.order(0, 'any', ['pass'])).toEqual({ ok: false, refused: 'finished' });
  });

  it('is never an exception, and says nothing that the offers do not', () => {
    const offers = played.referee.offers(0);
    expect(tried(0, ['pass', 'pass'])).toEqual(malformed);
    expect(played.referee.offers(0)).toBe(offers);
  });
});

describe('offers', () => {
  it('are computed once for each version of the state', () => {
    const { referee } = begin(toyGame(rules, [], { powers: ['red', 'blue'], numbers: [0] }));
    const first = referee.offers(0);
    expect(referee.offers(0)).toBe(first);
    expect(referee.decision(0)?.offers).toBe(first);
    expect(referee.offers(1)).toEqual([]);
    referee.play(0, ['act', 2]);
    expect(referee.offers(0)).toBe(first);
    must(referee, 0, 'act', 1);
    expect(referee.offers(0)).not.toBe(first);
    expect(referee.offers(0)).toEqual(first);
    must(referee, 0, 'pass');
    expect(referee.offers(0)).toEqual([]);
    expect(referee.offers(1)).toEqual(first);
  });

  it('are the same for each seat in whatever order one asks', () => {
    atEveryMoment(2, ({ game, referee, state }) => {
      const twin = new Referee(prepare(game), state);
      const backwards: (readonly Offer[])[] = [];
      for (let seat = state.seats - 1; seat >= 0; seat--) backwards[seat] = twin.offers(seat);
      expect(backwards).toEqual(Array.from({ length: state.seats }, (_, seat) => referee.offers(seat)));
    });
  });

  it('asking for them, or for a decision or a reason, changes nothing', () => {
    atEveryMoment(2, ({ referee, state }) => {
      const before = canonical(state);
      for (let seat = 0; seat < state.seats; seat++) {
        referee.decision(seat);
        referee.whyNot(seat, ['march', 0, 0]);
        referee.windowAsked(seat);
        referee.verbsAsked(seat);
        referee.through(seat).offers(seat);
      }
      expect(canonical(state)).toBe(before);
    });
  });
});

describe('stamps', () => {
  it('change for all with every action that all can notice, and with nothing else', () => {
    const { referee, state } = begin(toyGame(rules, [], { powers: ['red', 'blue'], numbers: [0] }));
    expect(state.stamp).toEqual([1, 1]);
    referee.play(0, ['act', 9]);
    referee.play(1, ['act', 1]);
    expect(state.stamp).toEqual([1, 1]);
    must(referee, 0, 'act', 1);
    expect(state.stamp).toEqual([2, 2]);
  });
});

describe('what an action disclosed', () => {
  const telling = procedure<Toy, Record<string, never>>('telling', {
    ask: {
      power: () => 0,
      prompt: 'ask',
      clause: '',
      offers(c) {
        c.offer('act', 0);
        c.offer('act', 1);
      },
      take: {
        act(c, _, n) {
          if (n === 1) c.dice.d6();
          return c.go('ask');
        },
      },
    },
  });

  it.each(['fast', 'keyed'] as const)('says whether a die was rolled (%s dice)', (kind) => {
    const dice = kind === 'fast' ? undefined : ({ kind, key: 'ab'.repeat(32), at: 0 } as const);
    const { referee } = begin(toyGame(telling), undefined, dice === undefined ? undefined : { ...dice });
    must(referee, 0, 'act', 1);
    expect(referee.disclosure.dice).toBe(true);
    must(referee, 0, 'act', 0);
    expect(referee.disclosure).toEqual({ dice: false, shown: 0, private: false });
  });
});

describe('time', () => {
  it('enters with the action, and does not stay', () => {
    const timing = procedure<Toy, Record<string, never>>('timing', {
      ask: {
        power: () => 0,
        prompt: 'ask',
        clause: '',
        offers: (c) => c.offer('pass'),
        take: {
          pass(c) {
            c.s.notes.push(String(c.elapsed));
            return c.go('ask');
          },
        },
      },
    });
    const { referee, state } = begin(toyGame(timing));
    referee.play(0, ['pass'], { elapsed: 61_000 });
    referee.play(0, ['pass']);
    expect(state.game.notes).toEqual(['61000', '0']);
  });
});

it('a fault of the rules is told apart from a refusal', () => {
  const broken = procedure<Toy, Record<string, never>>('broken', {
    ask: {
      power: () => 0,
      prompt: 'ask',
      clause: '',
      offers: (c) => c.offer('pass'),
      take: { pass: (c) => c.go('nowhere') },
    },
  });
  const { referee } = begin(toyGame(broken));
  expect(() => referee.play(0, known(referee.offers(0)[0], 'offer'))).toThrow(RulesFault);
});
