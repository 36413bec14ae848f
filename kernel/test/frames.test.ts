import { describe, expect, it } from 'vitest';
import { type Json, procedure, type Procedure } from '../src/index.ts';
import { asking, type None, note, over } from './frame-help.ts';
import { begin, must, reloaded, type Toy, toyGame } from './helpers.ts';

describe('call, return and result', () => {
  it('runs the steps in order, gives the result to the caller, and goes on where the caller said', () => {
    const child = procedure<Toy, { n: number }, number>('child', {
      double(c, vars) {
        note(c, `child got ${vars.n}`);
        vars.n *= 2;
        return c.go('back');
      },
      back: (c, vars) => c.return(vars.n),
    });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(child, { n: 21 }, 'after'),
      never: (c) => c.go('never'),
      after(c, _, got) {
        note(c, `result ${c.result(child)}, got ${JSON.stringify(got)}`);
        return over(c);
      },
    });
    const { state } = begin(toyGame(first, [child]));
    expect(state.game.notes).toEqual(['child got 21', 'result 42, got 42']);
    expect(state.result).toEqual({ winners: [0], reason: 'points' });
  });

  it('gives null when nothing is returned', () => {
    const child = procedure<Toy, None>('child', { back: (c) => c.return() });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(child, {}, 'after'),
      after(c, _, got) {
        note(c, JSON.stringify(got));
        return over(c);
      },
    });
    expect(begin(toyGame(first, [child])).state.game.notes).toEqual(['null']);
  });

  it('each call of a procedure has its own vars', () => {
    const dig: Procedure<Toy, { depth: number; sum: number }> = procedure<Toy, { depth: number; sum: number }>('dig', {
      down: (c, vars) => (vars.depth === 0 ? c.return(0) : c.call(dig, { depth: vars.depth - 1, sum: 0 }, 'up')),
      up: (c, vars, got) => c.return((got as number) + vars.depth),
    });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(dig, { depth: 5, sum: 0 }, 'after'),
      after(c, _, got) {
        note(c, JSON.stringify(got));
        return over(c);
      },
    });
    expect(begin(toyGame(first, [dig])).state.game.notes).toEqual(['15']);
  });

  it('carries lists and records as results', () => {
    const given: Json = { made: true, list: [1, 2, 3] };
    const child = procedure<Toy, None, Json>('child', { back: (c) => c.return(given) });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(child, {}, 'after'),
      after(c) {
        note(c, JSON.stringify(c.result(child)));
        return over(c);
      },
    });
    expect(begin(toyGame(first, [child])).state.game.notes).toEqual([JSON.stringify(given)]);
  });

  it('does not let a result outlive the action in which it came', () => {
    const child = procedure<Toy, None, number>('child', { back: (c) => c.return(7) });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(child, {}, 'ask'),
      ask: asking(0, 'after'),
      after(c, _, got) {
        note(c, JSON.stringify(got));
        return over(c);
      },
    });
    const { referee, state } = begin(toyGame(first, [child]));
    must(referee, 0, 'done');
    expect(state.game.notes).toEqual(['null']);
  });

  it('offers the same before and after a JSON round trip, even where a question looks at a result', () => {
    const child = procedure<Toy, None, number>('child', { back: (c) => c.return(7) });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(child, {}, 'ask'),
      ask: {
        power: () => 0,
        prompt: 'ask',
        clause: 'T 1#1',
        offers(c) {
          c.offer('pass');
          if (c.result(child) === 7) c.offer('done');
        },
        take: { pass: (c) => c.go('ask'), done: over },
      },
    });
    const { game, referee, state } = begin(toyGame(first, [child]));
    expect(reloaded(game, state).offers(0)).toEqual(referee.offers(0));
  });
});

it("what a caller hands over is the callee's own, before and after a JSON round trip", () => {
  const child = procedure<Toy, { list: number[] }>('child', {
    ask: {
      power: () => 0,
      prompt: 'ask',
      clause: '',
      offers: (c) => c.offer('done'),
      take: {
        done(c, vars) {
          vars.list.push(1);
          return c.return();
        },
      },
    },
  });
  const first = procedure<Toy, { list?: number[] }>('first', {
    begin(c, vars) {
      vars.list = [];
      return c.call(child, { list: vars.list }, 'after');
    },
    after(c, vars) {
      note(c, JSON.stringify(vars.list));
      return over(c);
    },
  });
  const { game, referee, state } = begin(toyGame(first as Procedure<Toy, None>, [child]));
  const other = reloaded(game, state);
  must(referee, 0, 'done');
  must(other, 0, 'done');
  expect(referee.state.game.notes).toEqual(other.state.game.notes);
});

describe('the very vars of a frame, handed on', () => {
  interface Count {
    n: number;
  }
  /** Adds one to its own vars when asked. */
  const adding = procedure<Toy, Count>('adding', {
    ask: {
      power: () => 0,
      prompt: 'ask',
      clause: '',
      offers: (c) => c.offer('done'),
      take: {
        done(c, vars) {
          vars.n++;
          return c.return(vars.n);
        },
      },
    },
  });

  const lockStep = (first: Procedure<Toy, Count>) => {
    const { game, referee } = begin(toyGame(first as unknown as Procedure<Toy, None>, [adding]));
    while (!referee.finished) {
      const other = reloaded(game, referee.state);
      must(referee, 0, 'done');
      must(other, 0, 'done');
      expect(other.state).toEqual(referee.state);
    }
    return referee.state.game.notes;
  };

  it('to a call', () => {
    const first = procedure<Toy, Count>('first', {
      begin(c, vars) {
        vars.n = 1;
        return c.call(adding, vars, 'after');
      },
      after(c, vars) {
        note(c, String(vars.n));
        return over(c);
      },
    });
    expect(lockStep(first)).toEqual(['1']);
  });

  it('to two branches', () => {
    const first = procedure<Toy, Count>('first', {
      begin(c) {
        const vars = { n: 1 };
        return c.fork(
          adding,
          [
            { power: 0, vars },
            { power: 0, vars },
          ],
          'after',
        );
      },
      after(c, _, got) {
        note(c, JSON.stringify(got));
        return over(c);
      },
    });
    expect(lockStep(first)).toEqual(['[2,2]']);
  });

  it('to the agenda', () => {
    const first = procedure<Toy, Count>('first', {
      begin(c, vars) {
        vars.n = 1;
        for (let i = 0; i < 2; i++) c.schedule(adding, vars, { owner: 0, due: 'now' });
        return c.settle('now', { by: 'queue', bound: 2 }, 'after');
      },
      after(c, vars) {
        note(c, String(vars.n));
        return over(c);
      },
    });
    expect(lockStep(first)).toEqual(['1']);
  });
});
