import { describe, expect, it } from 'vitest';
import { type Ask, type Json, procedure, type Procedure, RulesFault } from '../src/index.ts';
import { begin, must, reloaded, type Toy, type ToyContext, toyGame, whereAt } from './helpers.ts';

type None = Record<string, never>;

const note = (c: ToyContext, words: string): void => {
  c.s.notes.push(words);
};

/** A question to one power, whose only answer goes on at a step. */
function asking(power: number, then: string): Ask<Toy, object> {
  return {
    power: () => power,
    prompt: 'ask',
    clause: 'T 1#1',
    offers: (c) => c.offer('done'),
    take: { done: (c) => c.go(then) },
  };
}

const over = (c: ToyContext) => c.finish({ winners: [0], reason: 'points' });

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

describe('unwind', () => {
  /** outer > inner (nested so often) > leaf, which unwinds. */
  function nest(unwindTo: 'first' | 'outer' | 'leaf' | 'stranger') {
    const stranger = procedure<Toy, None>('stranger', { begin: (c) => c.return() });
    const outer: Procedure<Toy, { level: number }> = procedure<Toy, { level: number }>('outer', {
      begin: (c, { level }) =>
        level < 2 ? c.call(outer, { level: level + 1 }, 'returned') : c.call(leaf, {}, 'returned'),
      returned(c, { level }) {
        note(c, `returned ${level}`);
        return c.return(level);
      },
      unwound(c, { level }, got) {
        note(c, `unwound ${level} ${JSON.stringify(got)}`);
        return c.return(level);
      },
    });
    const leaf: Procedure<Toy, None> = procedure<Toy, None>('leaf', {
      ask: {
        power: () => 1,
        prompt: 'leaf',
        clause: 'T 1#1',
        offers: (c) => c.offer('done'),
        take: {
          done(c) {
            const to = { first, outer, leaf, stranger }[unwindTo];
            return c.unwind(to, unwindTo === 'leaf' ? 'again' : 'unwound');
          },
        },
      },
      again(c) {
        note(c, 'again');
        return c.return();
      },
    });
    const first: Procedure<Toy, None> = procedure<Toy, None>('first', {
      begin: (c) => c.call(outer, { level: 1 }, 'end'),
      end(c) {
        note(c, 'end');
        return over(c);
      },
      unwound(c) {
        note(c, 'unwound first');
        return over(c);
      },
    });
    return begin(toyGame(first, [outer, leaf, stranger]));
  }

  it('goes to the nearest of two nested frames of the same procedure, which goes on without a result', () => {
    const { referee, state } = nest('outer');
    expect(whereAt(state)).toBe('first.end > outer.returned > outer.returned > leaf.ask');
    must(referee, 1, 'done');
    expect(state.game.notes).toEqual(['unwound 2 null', 'returned 1', 'end']);
  });

  it('goes over frames of other procedures to an ancestor', () => {
    const { referee, state } = nest('first');
    must(referee, 1, 'done');
    expect(state.game.notes).toEqual(['unwound first']);
  });

  it('may go to the frame itself', () => {
    const { referee, state } = nest('leaf');
    must(referee, 1, 'done');
    expect(state.game.notes).toEqual(['again', 'returned 2', 'returned 1', 'end']);
  });

  it('does not hand on what was returned to a frame that it ends', () => {
    const shot = procedure<Toy, None, number>('shot', { fire: (c) => c.return(6) });
    const move: Procedure<Toy, None> = procedure<Toy, None>('move', {
      begin: (c) => c.call(shot, {}, 'hit'),
      hit: (c, _, got) => (got === 6 ? c.unwind(turn, 'unwound') : c.return()),
    });
    const turn: Procedure<Toy, None> = procedure<Toy, None>('turn', {
      begin: (c) => c.call(move, {}, 'begin'),
      unwound(c, _, got) {
        note(c, JSON.stringify(got));
        return over(c);
      },
    });
    expect(begin(toyGame(turn, [move, shot])).state.game.notes).toEqual(['null']);
  });

  it('with no such frame is a fault of the rules', () => {
    const { referee } = nest('stranger');
    expect(() => referee.play(1, ['done'])).toThrow(RulesFault);
    expect(() => nest('stranger').referee.play(1, ['done'])).toThrow(/stranger/);
  });

  it('goes on the same after a JSON round trip in the middle', () => {
    const { game, referee, state } = nest('outer');
    const other = reloaded(game, state);
    must(referee, 1, 'done');
    must(other, 1, 'done');
    expect(other.state).toEqual(referee.state);
  });
});

describe('finish', () => {
  it('ends the match at once: nobody is waited for, and no later step runs', () => {
    const child = procedure<Toy, None>('child', {
      begin(c) {
        return c.finish({ winners: [], reason: 'draw', clause: 'T 9#1' });
      },
    });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(child, {}, 'after'),
      after(c) {
        note(c, 'after the end');
        return c.go('after');
      },
    });
    const { referee, state } = begin(toyGame(first, [child]));
    expect(referee.finished).toBe(true);
    expect(referee.waiting()).toEqual([]);
    expect(referee.offers(0)).toEqual([]);
    expect(referee.decision(0)).toBeNull();
    expect(state.game.notes).toEqual([]);
    expect(state.result).toEqual({ winners: [], reason: 'draw', clause: 'T 9#1' });
  });
});

describe('faults of the rules are said, not played', () => {
  const running = (steps: Parameters<typeof procedure<Toy, None>>[1]) => () =>
    begin(toyGame(procedure<Toy, None>('first', steps)));

  it('a step that is not there', () => {
    expect(running({ begin: (c) => c.go('nowhere') })).toThrow(/there is no step first.nowhere/);
  });

  it('a procedure that the game does not list', () => {
    const unlisted = procedure<Toy, None>('unlisted', { begin: (c) => c.return() });
    expect(running({ begin: (c) => c.call(unlisted, {}, 'begin') })).toThrow(/there is no step unlisted.begin/);
  });

  it('steps that never come to an end', () => {
    expect(running({ a: (c) => c.go('b'), b: (c) => c.go('a') })).toThrow(/never comes to an end/);
  });

  it('the first procedure that returns without a result of the match', () => {
    expect(running({ begin: (c) => c.return() })).toThrow(/without a result/);
  });

  it('a question to a power that nobody holds', () => {
    const { referee } = begin(toyGame(procedure<Toy, None>('first', { ask: asking(7, 'ask') })));
    expect(() => referee.waiting()).toThrow(/nobody holds power 7/);
  });

  it('an action that is offered, but that nobody takes', () => {
    const { referee } = begin(
      toyGame(
        procedure<Toy, None>('first', {
          ask: {
            power: () => 0,
            prompt: 'ask',
            clause: '',
            offers: (c) => c.offer('act', 1),
            take: { say: (c) => c.go('ask') },
          },
        }),
      ),
    );
    expect(() => referee.play(0, ['act', 1])).toThrow(/nobody takes "act"/);
  });

  it('a procedure without steps, or two of one name', () => {
    expect(() => procedure<Toy, None>('empty', {})).toThrow(/no steps/);
    const twin = () => procedure<Toy, None>('twin', { begin: over });
    expect(() => begin(toyGame(twin(), [twin()]))).toThrow(/two procedures are called twin/);
  });
});

describe('a question', () => {
  it('hands over the arguments of an action, however many', () => {
    const first = procedure<Toy, None>('first', {
      ask: {
        power: () => 2,
        prompt: 'ask',
        clause: 'T 1#1',
        about: (c) => ({ asked: c.actor }),
        offers(c) {
          c.offer('pass');
          c.offer('act', 1);
          c.offer('give', 0, { from: 1, to: 5 });
          c.offer('three', 7, 8, 9);
          c.offer('say', { text: 20 });
        },
        take: {
          pass(c) {
            note(c, 'pass');
            return c.go('ask');
          },
          act(c, _, n) {
            note(c, `act ${n} by ${c.actor}`);
            return c.go('ask');
          },
          give(c, _, to, amount) {
            note(c, `give ${to} ${amount}`);
            return c.go('ask');
          },
          three(c, _, ...all) {
            note(c, `three ${all.join()}`);
            return c.go('ask');
          },
          say(c, _, words) {
            note(c, words);
            return c.go('ask');
          },
        },
      },
    });
    const { referee, state } = begin(toyGame(first));
    expect(referee.decision(2)).toMatchObject({
      seat: 2,
      power: 2,
      prompt: 'ask',
      about: { asked: 2 },
      clause: 'T 1#1',
    });
    must(referee, 2, 'pass');
    must(referee, 2, 'act', 1);
    must(referee, 2, 'give', 0, 3);
    must(referee, 2, 'three', 7, 8, 9);
    must(referee, 2, 'say', 'Vive la France');
    expect(state.game.notes).toEqual(['pass', 'act 1 by 2', 'give 0 3', 'three 7,8,9', 'Vive la France']);
  });
});

describe('hold', () => {
  it('gives a power to another seat, which is asked from then on', () => {
    const first = procedure<Toy, None>('first', {
      ask: {
        power: () => 1,
        prompt: 'ask',
        clause: '',
        offers: (c) => c.offer('done'),
        take: {
          done(c) {
            c.hold(1, 2);
            return c.go('ask');
          },
        },
      },
    });
    const { game, referee, state } = begin(toyGame(first));
    expect(referee.waiting()).toEqual([1]);
    must(referee, 1, 'done');
    for (const one of [referee, reloaded(game, state), referee.through(2)]) {
      expect(one.waiting()).toEqual([2]);
      expect(one.offers(1)).toEqual([]);
      expect(one.offers(2)).toEqual([['done']]);
    }
    expect(referee.play(1, ['done'])).toEqual({ ok: false, refused: 'notYourTurn' });
  });
});
