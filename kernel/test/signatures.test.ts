import { describe, expect, test } from 'vitest';
import {
  askingFrame,
  ByProcedure,
  type Frame,
  isAt,
  openFrames,
  procedure,
  signature,
  varsIn,
  varsOf,
} from '../src/index.ts';
import { asking, type None, note, over } from './frame-help.ts';
import { begin, type Toy, toyGame } from './helpers.ts';

const dig = procedure<Toy, { depth: number }, number>('dig', {
  down: (c, { depth }) => c.return(depth * 2),
});

/** Each of two that call each other knows the other by its signature alone. */
const pong = signature<Toy, { left: number }, string>('pong');
const ping = procedure<Toy, { left: number }, string>('ping', {
  hit: (c, { left }) => (left === 0 ? c.return('ping') : c.call(pong, { left: left - 1 }, 'back')),
  back: (c) => c.return(c.result(pong)),
});
const ponged = procedure(pong, {
  hit: (c, { left }) => (left === 0 ? c.return('pong') : c.call(ping, { left: left - 1 }, 'back')),
  back: (c) => c.return(c.result(ping)),
});

describe('procedures that need each other', () => {
  test('one is called by its signature, and gives back what its type says', () => {
    const first = procedure<Toy, None>('first', {
      serve: (c) => c.call(pong, { left: 3 }, 'end'),
      end(c) {
        note(c, c.result(pong));
        return over(c);
      },
    });
    expect(begin(toyGame(first, [ping, ponged])).state.game.notes).toEqual(['ping']);
  });

  test('a signature that nobody has written a procedure for is a fault with its name', () => {
    const ghost = signature<Toy, None>('ghost');
    const first = procedure<Toy, None>('first', { call: (c) => c.call(ghost, {}, 'end'), end: over });
    expect(() => begin(toyGame(first))).toThrow(/nobody has written the procedure ghost/);
    const forking = procedure<Toy, None>('first', {
      call: (c) => c.fork(ghost, [{ power: 0, vars: {} }], 'end'),
      end: over,
    });
    expect(() => begin(toyGame(forking))).toThrow(/ghost/);
  });

  test('branches give their results in order, and only where there were branches', () => {
    const first = procedure<Toy, None>('first', {
      split: (c) =>
        c.fork(
          dig,
          [0, 1].map((power) => ({ power, vars: { depth: power + 4 } })),
          'end',
        ),
      end(c) {
        note(c, JSON.stringify(c.results(dig)));
        return over(c);
      },
    });
    expect(begin(toyGame(first, [dig])).state.game.notes).toEqual(['[8,10]']);
    const hasty = procedure<Toy, None>('first', {
      end(c) {
        c.results(dig);
        return over(c);
      },
    });
    expect(() => begin(toyGame(hasty))).toThrow(/no branches of dig/);
  });
});

test('what does not fit does not compile', () => {
  procedure<Toy, { depth: number }, number>('wrong', {
    // @ts-expect-error: it returns a number
    word: (c) => c.return('deep'),
    // @ts-expect-error: depth is a number
    vars: (c) => c.call(dig, { depth: 'deep' }, 'word'),
    // @ts-expect-error: nothing is left out
    less: (c) => c.call(dig, {}, 'word'),
    // @ts-expect-error: nor in a branch
    fork: (c) => c.fork(dig, [{ power: 0, vars: {} }], 'word'),
    right: (c) => c.return(c.result(dig)),
  });
  const frame: Frame = { proc: 'dig', step: 'down', vars: { depth: 1 } };
  // @ts-expect-error: dig remembers no width
  expect(varsIn(frame, dig)?.width).toBeUndefined();
});

describe('reading frames', () => {
  const ask: Frame = { proc: 'dig', step: 'down', vars: { depth: 7 } };
  const branch = (power: number, done: boolean, stack: Frame[]) => ({ power, done, stack, begun: ask, got: null });
  const other: Frame = { proc: 'ping', step: 'hit', vars: { left: 1 } };

  test('by their procedure: what they remember, the step they are at', () => {
    expect(varsIn(ask, dig)).toEqual({ depth: 7 });
    expect(varsIn(other, dig)).toBeNull();
    expect(varsIn(undefined, dig)).toBeNull();
    expect(isAt(ask, dig, 'down')).toBe(true);
    expect(isAt(other, dig, 'down')).toBe(false);
    expect(() => isAt(ask, dig, 'up')).toThrow('dig has no step up');
  });

  test('the innermost of a procedure, in a private branch as far as it can be seen', () => {
    const outer: Frame = { proc: 'dig', step: 'down', vars: { depth: 1 } };
    expect(varsOf([outer, other], dig)).toEqual({ depth: 1 });
    const forked: Frame = { ...other, fork: [branch(0, false, []), branch(1, false, [ask])] };
    expect(openFrames([outer, forked])).toEqual([outer, forked, ask]);
    expect(varsOf([outer, forked], dig)).toEqual({ depth: 7 });
    expect(varsOf([], dig)).toBeNull();
  });

  test('the one that asks a seat: its own branch, however deep', () => {
    const inner: Frame = { ...other, fork: [branch(1, true, []), branch(1, false, [ask])] };
    const stack: Frame[] = [{ ...other, fork: [branch(0, false, [other]), branch(1, false, [inner])] }];
    const holder = [0, 1];
    expect(askingFrame({ stack, holder }, 1)).toBe(ask);
    expect(askingFrame({ stack, holder }, 0)).toBe(other);
    expect(askingFrame({ stack, holder }, 2)).toBeNull();
    expect(askingFrame({ stack: [ask], holder }, 2)).toBe(ask);
    expect(askingFrame({ stack: [], holder }, 0)).toBeNull();
  });

  test('a table of answers by procedure', () => {
    const table = new ByProcedure<number, number>().on(dig, (more, { depth }) => depth + more);
    expect(table.to(ask, 3)).toBe(10);
    expect(table.to(other, 3)).toBeUndefined();
    expect(table.to(null, 3)).toBeUndefined();
    expect(() => table.on(dig, () => 0)).toThrow('two answers to dig');
  });

  test('of a match in play', () => {
    const first = procedure<Toy, None>('first', { ask: asking(1, 'end'), end: over });
    const { state } = begin(toyGame(first));
    expect(isAt(askingFrame(state, 1), first, 'ask')).toBe(true);
  });
});
