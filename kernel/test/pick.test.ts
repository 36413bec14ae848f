import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allot,
  EVERYONE,
  attempt,
  includes,
  only,
  pickMany,
  pickPath,
  picking,
  type PickVars,
  procedure,
  type Procedure,
  RulesFault,
  UNKNOWN,
  veil,
} from '../src/index.ts';
import { begin, FIXED, known, must, randomMove, reloaded, rolling, type Toy, toyGame } from './helpers.ts';

type None = Record<string, never>;
interface At {
  power: number;
}

/** A match that is one choice; the note is what came of it. */
function choosing(proc: Procedure<Toy, PickVars<At>, number[]>, numbers: readonly number[] = []) {
  const first = procedure<Toy, None>('first', {
    begin: (c) => c.call(proc, picking({ power: 1 }), 'chosen'),
    chosen(c) {
      c.s.notes.push(JSON.stringify(c.result(proc)));
      return c.finish({ winners: [], reason: 'draw' });
    },
  });
  return begin(toyGame(first, [proc], { numbers }));
}

const chosen = (notes: readonly string[]): number[] => JSON.parse(known(notes[0], 'choice')) as number[];

const many = (from: readonly number[], least: number, most: number) =>
  pickMany<Toy, At>('many', {
    clause: 'T 1#1',
    prompt: 'many',
    power: (_, at) => at.power,
    from: () => from,
    count: () => [least, most],
  });

describe('pickMany', () => {
  it('offers what is left, and to stop once there is enough', () => {
    const { referee, state } = choosing(many([4, 5, 6], 1, 2));
    expect(referee.waiting()).toEqual([1]);
    expect(referee.offers(1)).toEqual([
      ['pick', 4],
      ['pick', 5],
      ['pick', 6],
    ]);
    must(referee, 1, 'pick', 5);
    expect(referee.offers(1)).toEqual([['pick', 4], ['pick', 6], ['done']]);
    must(referee, 1, 'pick', 4);
    expect(chosen(state.game.notes)).toEqual([5, 4]);
  });

  it('may be ended early, or with nothing where nothing is asked for', () => {
    const { referee, state } = choosing(many([4], 0, 2));
    must(referee, 1, 'done');
    expect(chosen(state.game.notes)).toEqual([]);
  });

  it('does not ask where there is nothing to pick, or nothing may be picked', () => {
    expect(chosen(choosing(many([], 0, 2)).state.game.notes)).toEqual([]);
    expect(chosen(choosing(many([1, 2], 0, 0)).state.game.notes)).toEqual([]);
  });

  it('gives different things, as many as were asked for, whatever is picked', () => {
    const given = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(given, fc.nat(), fc.nat(), fc.nat(), (from, a, b, seed) => {
        const least = a % (from.length + 1);
        const most = least + (b % 4);
        const { game, referee, state } = choosing(many(from, least, most));
        const dice = rolling(seed);
        while (!referee.finished) {
          const other = reloaded(game, state);
          const { seat, action } = randomMove(referee, dice);
          must(referee, seat, ...action);
          must(other, seat, ...action);
          expect(other.state).toEqual(state);
        }
        const got = chosen(state.game.notes);
        expect(new Set(got).size).toBe(got.length);
        expect(got.every((thing) => from.includes(thing))).toBe(true);
        expect(got.length).toBeGreaterThanOrEqual(least);
        expect(got.length).toBeLessThanOrEqual(most);
      }),
      { ...FIXED, numRuns: 100 },
    );
  });

  it('with too few things to pick is never a dead end', () => {
    let dead = false;
    try {
      const { referee } = choosing(many([4], 2, 2));
      must(referee, 1, 'pick', 4);
      dead = !referee.finished && referee.offers(1).length === 0;
    } catch {
      // A fault of the rules that is said is fine: then the author hears of it.
    }
    expect(dead).toBe(false);
  });
});

describe('pickPath', () => {
  /** Along a line from 0: forwards only, to at most 4; one may stop on even places, and nobody enters 3. */
  const along = pickPath<Toy, At>('along', {
    clause: 'T 2#1',
    prompt: 'along',
    power: (_, at) => at.power,
    onward(_, __, path) {
      const here = path.at(-1) ?? 0;
      return [here + 1, here + 2].filter((place) => place <= 4 && place !== 3);
    },
    mayStop: (_, __, path) => path.length > 0 && (path.at(-1) ?? 0) % 2 === 0,
    why: (_, __, ___, place) => (place === 3 ? { reason: 'swamp', clause: 'T 2#2' } : null),
  });

  it('goes place by place, and stops only where it may', () => {
    const { referee, state } = choosing(along);
    expect(referee.offers(1)).toEqual([
      ['step', 1],
      ['step', 2],
    ]);
    must(referee, 1, 'step', 1);
    expect(referee.offers(1)).toEqual([['step', 2]]);
    must(referee, 1, 'step', 2);
    expect(referee.offers(1)).toEqual([['step', 4], ['done']]);
    must(referee, 1, 'done');
    expect(chosen(state.game.notes)).toEqual([1, 2]);
  });

  it('ends by itself where it can go no further', () => {
    const { referee, state } = choosing(along);
    must(referee, 1, 'step', 2);
    must(referee, 1, 'step', 4);
    expect(chosen(state.game.notes)).toEqual([2, 4]);
  });

  it('says why a place is closed, with its clause', () => {
    const { referee } = choosing(along);
    expect(referee.play(1, ['step', 3])).toEqual({
      ok: false,
      refused: 'notOffered',
      clause: 'T 2#2',
      why: { reason: 'swamp', clause: 'T 2#2' },
    });
    expect(referee.play(1, ['done'])).toEqual({ ok: false, refused: 'notOffered', clause: 'T 2#1', why: null });
  });
});

it('pickPath into a place with no way on, where one may not stop, is a fault that is said', () => {
  const blind = pickPath<Toy, At>('blind', {
    clause: '',
    prompt: 'blind',
    power: (_, at) => at.power,
    onward: (_, __, path) => (path.length === 0 ? [1] : []),
    mayStop: () => false,
  });
  const { referee } = choosing(blind);
  expect(() => referee.play(1, ['step', 1])).toThrow(RulesFault);
});

describe('allot', () => {
  const share = (points: number) =>
    allot<Toy, At>('share', {
      clause: 'T 3#1',
      prompt: 'share',
      power: (_, at) => at.power,
      points: () => points,
      room: (c, _, allotted) =>
        c.s.numbers.map((room, thing) => [thing, room - allotted.filter((one) => one === thing).length] as const),
    });

  it('shares out point by point, as far as there is room', () => {
    const { referee, state } = choosing(share(3), [1, 0, 5]);
    expect(referee.offers(1)).toEqual([
      ['allot', 0],
      ['allot', 2],
    ]);
    expect(referee.decision(1)?.about).toEqual({ left: 3 });
    must(referee, 1, 'allot', 0);
    expect(referee.offers(1)).toEqual([['allot', 2]]);
    expect(referee.decision(1)?.about).toEqual({ left: 2 });
    must(referee, 1, 'allot', 2);
    must(referee, 1, 'allot', 2);
    expect(chosen(state.game.notes)).toEqual([0, 2, 2]);
  });

  it('shares out every point that there is room for, and none that there is not', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 5 }), fc.nat(12), fc.nat(), (rooms, points, seed) => {
        const { referee, state } = choosing(share(points), rooms);
        const dice = rolling(seed);
        while (!referee.finished) {
          const { seat, action } = randomMove(referee, dice);
          must(referee, seat, ...action);
        }
        const got = chosen(state.game.notes);
        const room = rooms.reduce((sum, n) => sum + n, 0);
        expect(got).toHaveLength(Math.min(points, room));
        for (const [thing, n] of rooms.entries()) {
          expect(got.filter((one) => one === thing).length).toBeLessThanOrEqual(n);
        }
      }),
      { ...FIXED, numRuns: 100 },
    );
  });
});

describe('attempt', () => {
  /** Seat 1 strikes at one of three hidden things, and offers are what its view says. */
  function striking(hidden: readonly number[]) {
    const first = procedure<Toy, None>('first', {
      strike: {
        power: () => 1,
        prompt: 'strike',
        clause: 'T 5#1',
        sight: 'view',
        offers(c) {
          // Nobody strikes at what he knows to be a decoy (nought).
          for (const [slot, is] of (c.s.veils[0]?.is ?? []).entries()) if (is !== 0) c.offer('act', slot);
          c.offer('pass');
        },
        why(c, _, [, slot]) {
          const is = c.s.veils[0]?.is[Number(slot)];
          return is === 0 ? { reason: 'decoy', clause: 'T 5#2' } : { reason: is === UNKNOWN ? 'unseen' : 'seen' };
        },
        take: {
          act(c, _, slot) {
            const [met] = attempt(c, known(c.s.veils[0], 'veil'), [slot], only(1, 2), 'T 5#3');
            c.s.notes.push(`met ${met}`);
            return c.go('strike');
          },
          pass: (c) => c.finish({ winners: [], reason: 'draw' }),
        },
      },
    });
    return begin(toyGame(first, [], { veils: [veil(hidden)] }));
  }

  it('offers what the view allows, whatever is true', () => {
    const all = [['act', 0], ['act', 1], ['act', 2], ['pass']];
    for (const hidden of [
      [0, 5, 6],
      [0, 0, 0],
      [1, 2, 3],
    ]) {
      expect(striking(hidden).referee.offers(1)).toEqual(all);
    }
  });

  it('meets the truth, shows it to the witnesses alone, and tells them', () => {
    const { referee, state, facts } = striking([0, 5, 6]);
    must(referee, 1, 'act', 0);
    expect(state.game.notes).toEqual(['met 0']);
    expect(state.game.veils[0]?.seen).toEqual([only(1, 2), 0, 0]);
    expect(facts).toEqual([{ fact: 'kernel.met', slots: [0], met: [0], clause: 'T 5#3', to: only(1, 2) }]);
    expect([0, 1, 2].filter((seat) => includes(referee.disclosure.shown, seat))).toEqual([1, 2]);
    expect(referee.offers(1)).toEqual([['act', 1], ['act', 2], ['pass']]);
  });

  it('is no new information when all witnesses know it already', () => {
    const { referee, state } = striking([4, 5, 6]);
    known(state.game.veils[0], 'veil').seen[1] = EVERYONE;
    must(referee, 1, 'act', 1);
    expect(referee.disclosure.shown).toBe(0);
  });

  it('is explained from the view: a reason appears only when the seat knows it', () => {
    for (const hidden of [0, 5]) {
      const { referee } = striking([hidden, 5, 6]);
      expect(referee.whyNot(1, ['act', 0])).toBeNull();
      expect(referee.whyNot(1, ['give', 0, 1])).toEqual({ reason: 'unseen' });
      expect(referee.play(1, ['give', 0, 1])).toMatchObject({ refused: 'notOffered', why: { reason: 'unseen' } });
    }
    const { referee } = striking([0, 5, 6]);
    must(referee, 1, 'act', 0);
    expect(referee.play(1, ['act', 0])).toEqual({
      ok: false,
      refused: 'notOffered',
      clause: 'T 5#2',
      why: { reason: 'decoy', clause: 'T 5#2' },
    });
  });
});
