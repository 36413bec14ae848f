import { describe, expect, it } from 'vitest';
import { procedure, type Procedure, RulesFault } from '../src/index.ts';
import { asking, type None, note, over } from './frame-help.ts';
import { begin, must, reloaded, type Toy, toyGame, whereAt } from './helpers.ts';

describe('unwind', () => {
  /** outer > inner (nested so often) > leaf, which unwinds. */
  function nest(unwindTo: 'first' | 'outer' | 'leaf' | 'stranger') {
    const stranger = procedure<Toy, None>('stranger', { begin: (c) => c.return() });
    const outer: Procedure<Toy, { level: number }> = procedure<Toy, { level: number }>('outer', {
      begin: (c, { level }) =>
        level < 2 ? c.call(outer, { level: level + 1 }, 'returned') : c.call(leaf, { home: c.here }, 'returned'),
      returned(c, { level }) {
        note(c, `returned ${level}`);
        return c.return(level);
      },
      unwound(c, { level }, got) {
        note(c, `unwound ${level} ${JSON.stringify(got)}`);
        return c.return(level);
      },
    });
    const leaf: Procedure<Toy, { home: number }> = procedure<Toy, { home: number }>('leaf', {
      ask: {
        power: () => 1,
        prompt: 'leaf',
        clause: 'T 1#1',
        offers: (c) => c.offer('done'),
        take: {
          done(c, { home }) {
            const to = { first, outer, leaf, stranger }[unwindTo];
            return c.unwind(to, unwindTo === 'leaf' ? 'again' : 'unwound', ...(unwindTo === 'outer' ? [home] : []));
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

  it('goes to the one that is meant of two nested frames of the same procedure, which goes on without a result', () => {
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
