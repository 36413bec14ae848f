import { describe, expect, it } from 'vitest';
import { during, type Next, only, procedure, veil, window, type WindowVars } from '../src/index.ts';
import { begin, must, reloaded, type Toy, type ToyContext, toyGame, type ToySpec } from './helpers.ts';

type None = Record<string, never>;
interface Moment {
  place: number;
}

interface Reaction {
  readonly again?: boolean;
  readonly elsewhere?: 'pass';
  readonly sight?: 'view';
  readonly may?: (c: ToyContext) => readonly number[];
  /** What `act` does after it has been noted. */
  readonly then?: (c: ToyContext, vars: WindowVars<Moment>) => Next;
  /** Which acts are on offer. */
  readonly acts?: (c: ToyContext, power: number) => readonly number[];
}

/** Seat 0 moves; the window `alarm` opens for the others, and what it returned is noted. */
function alarmed(spec: Reaction = {}, toy: ToySpec = {}, seats?: number[][]) {
  const alarm = window<Toy, Moment, number>('alarm', {
    clause: 'T 3#1',
    prompt: 'alarm',
    may: (c) => spec.may?.(c) ?? [2, 1],
    offers(c, vars) {
      const power = vars.queue[0] ?? -1;
      for (const n of spec.acts?.(c, power) ?? [5]) c.offer('act', n);
    },
    ...(spec.again === undefined ? {} : { again: spec.again }),
    ...(spec.elsewhere === undefined ? {} : { elsewhere: spec.elsewhere }),
    ...(spec.sight === undefined ? {} : { sight: spec.sight }),
    take: {
      act(c, vars, n) {
        c.s.notes.push(`${c.actor} acts ${n} at ${vars.at.place}`);
        return spec.then?.(c, vars) ?? c.go('next');
      },
    },
  });
  const first = procedure<Toy, None>('first', {
    move: {
      power: () => 0,
      prompt: 'move',
      clause: 'T 2#1',
      offers: (c) => c.offer('act', 1),
      take: { act: (c) => c.call(alarm, during({ place: 4 }), 'moved') },
    },
    moved(c, _, got) {
      c.s.notes.push(`moved ${JSON.stringify(got)}`);
      return c.go('move');
    },
    stopped(c) {
      c.s.notes.push('stopped');
      return c.go('move');
    },
  });
  return { ...begin(toyGame(first, [alarm], toy), seats), first, alarm };
}

describe('a window', () => {
  it('asks in its own order, each with a pass, and goes on with null when all have passed', () => {
    const { referee, state } = alarmed();
    must(referee, 0, 'act', 1);
    expect(referee.waiting()).toEqual([2]);
    expect(referee.offers(2)).toEqual([['pass'], ['act', 5]]);
    expect(referee.decision(2)).toMatchObject({ prompt: 'alarm', clause: 'T 3#1', power: 2 });
    expect(referee.windowAsked(2)).toBe('alarm');
    expect(referee.windowAsked(1)).toBeNull();
    must(referee, 2, 'pass');
    expect(referee.waiting()).toEqual([1]);
    must(referee, 1, 'pass');
    expect(state.game.notes).toEqual(['moved null']);
  });

  it('lets somebody react, then asks the others', () => {
    const { referee, state } = alarmed();
    must(referee, 0, 'act', 1);
    must(referee, 2, 'act', 5);
    expect(referee.waiting()).toEqual([1]);
    must(referee, 1, 'act', 5);
    expect(state.game.notes).toEqual(['2 acts 5 at 4', '1 acts 5 at 4', 'moved null']);
  });

  it('that nobody may react in goes on at once', () => {
    const { referee, state } = alarmed({ may: () => [] });
    must(referee, 0, 'act', 1);
    expect(state.game.notes).toEqual(['moved null']);
  });

  it('a reaction may end it with a result', () => {
    const { referee, state } = alarmed({ then: (c) => c.return(99) });
    must(referee, 0, 'act', 1);
    must(referee, 2, 'act', 5);
    expect(state.game.notes).toEqual(['2 acts 5 at 4', 'moved 99']);
    expect(referee.waiting()).toEqual([0]);
  });

  it('a reaction may unwind what called it', () => {
    const made = alarmed({ then: (c) => c.unwind(made.first, 'stopped') });
    must(made.referee, 0, 'act', 1);
    must(made.referee, 2, 'act', 5);
    expect(made.state.game.notes).toEqual(['2 acts 5 at 4', 'stopped']);
  });

  it('with `again` asks whoever reacted until he passes', () => {
    const { referee, state } = alarmed({ again: true });
    must(referee, 0, 'act', 1);
    must(referee, 2, 'act', 5);
    must(referee, 2, 'act', 5);
    expect(referee.waiting()).toEqual([2]);
    must(referee, 2, 'pass');
    expect(referee.waiting()).toEqual([1]);
    must(referee, 1, 'pass');
    expect(state.game.notes).toEqual(['2 acts 5 at 4', '2 acts 5 at 4', 'moved null']);
  });

  it('goes on identically from JSON while it is open', () => {
    const { game, referee } = alarmed({ again: true });
    must(referee, 0, 'act', 1);
    must(referee, 2, 'act', 5);
    const other = reloaded(game, referee.state);
    for (const one of [referee, other]) {
      must(one, 2, 'pass');
      must(one, 1, 'act', 5);
      must(one, 1, 'pass');
    }
    expect(other.state).toEqual(referee.state);
  });

  it('tells a probe whom it found, and how to find them again', () => {
    const found: number[][] = [];
    const alarm = window<Toy, Moment>('alarm', {
      clause: '',
      prompt: 'alarm',
      may: (c) => c.s.numbers,
      offers: () => undefined,
      take: {},
    });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(alarm, during({ place: 1 }), 'over'),
      over: (c) => c.finish({ winners: [], reason: 'draw' }),
    });
    begin(toyGame(first, [alarm], { numbers: [2, 0] }), undefined, undefined, {
      probe(whom, again) {
        found.push([...whom]);
        found.push([...again({ s: { notes: [], numbers: [1], veils: [] } } as unknown as ToyContext)]);
      },
    });
    expect(found).toEqual([[2, 0], [1]]);
  });
});

describe('standing orders', () => {
  it('that name something not on offer ask, or pass where an order is for one place alone', () => {
    for (const [elsewhere, waiting] of [
      [undefined, [2]],
      ['pass', [1]],
    ] as const) {
      const { referee } = alarmed(elsewhere === undefined ? {} : { elsewhere });
      referee.order(2, 'alarm', ['act', 6]);
      must(referee, 0, 'act', 1);
      expect(referee.waiting()).toEqual(waiting);
    }
    const named = alarmed({ elsewhere: 'pass' });
    named.referee.order(2, 'alarm', ['act', 5]);
    must(named.referee, 0, 'act', 1);
    expect(named.state.game.notes).toEqual(['2 acts 5 at 4']);
  });

  it('to pass: the seat is not asked, and only it is told', () => {
    const { referee, state, facts } = alarmed();
    expect(referee.order(2, 'alarm', ['pass'])).toEqual({ ok: true });
    must(referee, 0, 'act', 1);
    expect(referee.waiting()).toEqual([1]);
    expect(facts).toEqual([{ fact: 'kernel.ordered', window: 'alarm', answer: ['pass'], to: only(2) }]);
    must(referee, 1, 'pass');
    expect(state.game.notes).toEqual(['moved null']);
  });

  it('to act: the act is carried out for the seat, and the others are asked', () => {
    const { referee, state } = alarmed();
    referee.order(2, 'alarm', ['act', 5]);
    must(referee, 0, 'act', 1);
    expect(state.game.notes).toEqual(['2 acts 5 at 4']);
    expect(referee.waiting()).toEqual([1]);
  });

  it('of all: nobody is asked at all', () => {
    const { referee, state } = alarmed();
    referee.order(2, 'alarm', ['act', 5]);
    referee.order(1, 'alarm', ['pass']);
    must(referee, 0, 'act', 1);
    expect(state.game.notes).toEqual(['2 acts 5 at 4', 'moved null']);
    expect(referee.waiting()).toEqual([0]);
  });

  it('whose answer is not on offer: the seat is asked instead', () => {
    const { referee, state } = alarmed({ acts: () => [6] });
    referee.order(2, 'alarm', ['act', 5]);
    must(referee, 0, 'act', 1);
    expect(referee.waiting()).toEqual([2]);
    expect(state.game.notes).toEqual([]);
  });

  it('serve again and again, until they are changed or taken back', () => {
    const { referee, state } = alarmed({ may: () => [2] });
    referee.order(2, 'alarm', ['pass']);
    must(referee, 0, 'act', 1);
    must(referee, 0, 'act', 1);
    referee.order(2, 'alarm', ['act', 5]);
    must(referee, 0, 'act', 1);
    expect(state.game.notes).toEqual(['moved null', 'moved null', '2 acts 5 at 4', 'moved null']);
    expect(state.orders[2]).toEqual([{ window: 'alarm', answer: ['act', 5] }]);
    referee.order(2, 'alarm', null);
    expect(state.orders[2]).toEqual([]);
    must(referee, 0, 'act', 1);
    expect(referee.waiting()).toEqual([2]);
  });

  it('of a seat serve for each of its powers', () => {
    const { referee, state } = alarmed({}, {}, [[0], [1, 2]]);
    referee.order(1, 'alarm', ['act', 5]);
    must(referee, 0, 'act', 1);
    expect(state.game.notes).toEqual(['2 acts 5 at 4', '1 acts 5 at 4', 'moved null']);
  });

  it('survive JSON', () => {
    const { game, referee, state } = alarmed();
    referee.order(2, 'alarm', ['act', 5]);
    const other = reloaded(game, state);
    must(referee, 0, 'act', 1);
    must(other, 0, 'act', 1);
    expect(other.state).toEqual(referee.state);
    expect(other.waiting()).toEqual([1]);
  });

  it('do not count as a move: nobody is asked anew, and no click goes stale', () => {
    const { referee, state } = alarmed();
    const stamp = [...state.stamp];
    referee.order(2, 'alarm', ['pass']);
    expect(state.stamp).toEqual(stamp);
    expect(referee.play(0, ['act', 1], { stamp: stamp[0] ?? -1 })).toEqual({ ok: true });
  });

  it('are refused with a reason, and change nothing, when they make no sense', () => {
    const { referee, state } = alarmed();
    const before = JSON.stringify(state);
    expect(referee.order(9, 'alarm', ['pass'])).toEqual({ ok: false, refused: 'unknownSeat' });
    expect(referee.order(-1, 'alarm', ['pass'])).toEqual({ ok: false, refused: 'unknownSeat' });
    expect(referee.order(1, 'doorbell', ['pass'])).toEqual({ ok: false, refused: 'unknownWindow', detail: 'doorbell' });
    expect(referee.order(1, 'first', ['pass'])).toMatchObject({ refused: 'unknownWindow' });
    expect(referee.order(1, 'alarm', ['act'])).toMatchObject({ refused: 'malformed' });
    expect(referee.order(1, 'alarm', undefined)).toMatchObject({ refused: 'malformed' });
    expect(referee.order(1, 'alarm', ['__proto__'])).toMatchObject({ refused: 'malformed' });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('keep their own copy of the answer', () => {
    const { referee, state } = alarmed();
    const answer: [string, number] = ['act', 5];
    referee.order(2, 'alarm', answer);
    answer[1] = 6;
    expect(state.orders[2]).toEqual([{ window: 'alarm', answer: ['act', 5] }]);
  });

  it('to act in a window with `again` come to an end', () => {
    const { referee } = alarmed({ again: true, may: () => [2] });
    referee.order(2, 'alarm', ['act', 5]);
    expect(referee.play(0, ['act', 1])).toEqual({ ok: true });
  });

  it('in a window with `again`: the reaction finds the queue as it does when it is chosen', () => {
    const queues = ['chosen', 'ordered'].map((how) => {
      const seen: number[][] = [];
      const { referee } = alarmed({
        again: true,
        then(c, vars) {
          seen.push([...vars.queue]);
          return c.go('next');
        },
      });
      if (how === 'ordered') referee.order(2, 'alarm', ['act', 5]);
      must(referee, 0, 'act', 1);
      if (how === 'chosen') must(referee, 2, 'act', 5);
      return seen;
    });
    expect(queues[1]).toEqual(queues[0]);
  });

  it('in a window that goes by the view do not look at what the seat cannot know', () => {
    const acts = (c: ToyContext) => (c.s.veils[0]?.is[0] === 7 ? [] : [5]);
    const outcomes = [7, 8].map((secret) => {
      const { referee, state } = alarmed({ sight: 'view', may: () => [2], acts }, { veils: [veil([secret])] });
      referee.order(2, 'alarm', ['act', 5]);
      must(referee, 0, 'act', 1);
      return [state.game.notes, referee.waiting()];
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
  });
});
