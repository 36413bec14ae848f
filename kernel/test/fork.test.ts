import { describe, expect, it } from 'vitest';
import { includes, only, procedure, type Procedure, PUBLIC, readLog, RulesFault } from '../src/index.ts';
import { begin, must, reloaded, type Toy, type ToyContext, toyGame } from './helpers.ts';

type None = Record<string, never>;
interface Secret {
  power: number;
  chosen: number;
}

/** A secret choice in two steps, as often changed as one likes; says what it thinks. */
const choose = procedure<Toy, Secret, number>('choose', {
  begin(c, { power }) {
    c.tell?.({ fact: 'began', power });
    return c.go('pick');
  },
  pick: {
    power: (_, vars) => vars.power,
    prompt: 'secret',
    clause: 'T 4#1',
    offers(c, vars) {
      for (let kind = 1; kind <= 3; kind++) if (kind !== vars.chosen) c.offer('pick', kind);
      if (vars.chosen > 0) c.offer('done');
    },
    take: {
      pick(c, vars, kind) {
        vars.chosen = kind;
        c.tell?.({ fact: 'chose', kind });
        if (kind === 3) c.tell?.({ fact: 'boasted', to: only(0, 1, 2) });
        return c.go('pick');
      },
      done: (c, vars) => c.return(vars.chosen),
    },
  },
});

const secretFor = (power: number) => ({ power, vars: { power, chosen: 0 } });

function secretly(powers: readonly number[], seats?: number[][]) {
  const first = procedure<Toy, None>('first', {
    begin: (c) => c.fork(choose, powers.map(secretFor), 'joined'),
    joined(c, _, got) {
      c.tell?.({ fact: 'revealed' });
      c.s.notes.push(JSON.stringify(got));
      return c.go('rest');
    },
    rest: {
      power: () => 0,
      prompt: 'rest',
      clause: '',
      offers: (c) => c.offer('pass'),
      take: { pass: (c) => c.finish({ winners: [], reason: 'draw' }) },
    },
  });
  return begin(toyGame(first, [choose]), seats);
}

describe('fork and join', () => {
  it('asks all at once, in any order, and joins when all are done, results in the order of the branches', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const { referee, state } = secretly([0, 1, 2]);
      expect(referee.waiting()).toEqual([0, 1, 2]);
      for (const seat of order) must(referee, seat, 'pick', ((seat + 1) % 3) + 1);
      expect(state.game.notes).toEqual([]);
      for (const seat of order) must(referee, seat, 'done');
      expect(state.game.notes).toEqual(['[2,3,1]']);
      expect(referee.waiting()).toEqual([0]);
    }
  });

  it('no longer waits for a seat that is done', () => {
    const { referee } = secretly([0, 1, 2]);
    must(referee, 1, 'pick', 1);
    must(referee, 1, 'done');
    expect(referee.waiting()).toEqual([0, 2]);
    expect(referee.offers(1)).toEqual([]);
    expect(referee.play(1, ['pick', 2])).toEqual({ ok: false, refused: 'notYourTurn' });
  });

  it('asks a seat with two powers for one after the other', () => {
    const { referee, state } = secretly([0, 1, 2], [[0], [1, 2]]);
    expect(referee.waiting()).toEqual([0, 1]);
    expect(referee.decision(1)?.power).toBe(1);
    must(referee, 1, 'pick', 3);
    must(referee, 1, 'done');
    expect(referee.waiting()).toEqual([0, 1]);
    expect(referee.decision(1)?.power).toBe(2);
    must(referee, 1, 'pick', 1);
    must(referee, 1, 'done');
    must(referee, 0, 'pick', 2);
    must(referee, 0, 'done');
    expect(state.game.notes).toEqual(['[2,3,1]']);
  });

  it('of no branches goes on at once', () => {
    expect(secretly([]).state.game.notes).toEqual(['[]']);
  });

  it('goes on identically from JSON at any point of it', () => {
    const { game, referee } = secretly([0, 1, 2], [[0], [1, 2]]);
    const moves: [number, ...[string, ...number[]]][] = [
      [1, 'pick', 3],
      [0, 'pick', 1],
      [1, 'done'],
      [0, 'pick', 2],
      [1, 'pick', 2],
      [0, 'done'],
      [1, 'done'],
    ];
    for (const [seat, ...action] of moves) {
      const other = reloaded(game, referee.state);
      expect([0, 1].map((one) => other.offers(one))).toEqual([0, 1].map((one) => referee.offers(one)));
      must(referee, seat, ...action);
      must(other, seat, ...action);
      expect(other.state).toEqual(referee.state);
    }
  });

  it('what comes out at the join is new information for everyone', () => {
    const { referee } = secretly([0, 1]);
    must(referee, 0, 'pick', 1);
    must(referee, 0, 'done');
    must(referee, 1, 'pick', 1);
    expect(referee.disclosure).toEqual({ dice: false, shown: 0, private: true });
    must(referee, 1, 'done');
    for (const viewer of [0, 1, PUBLIC]) expect(includes(referee.disclosure.shown, viewer)).toBe(true);
    expect(referee.disclosure.private).toBe(false);
  });

  it('does not share what two branches were begun with', () => {
    const shared = { power: 0, chosen: 0 };
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.fork(choose, [secretFor(1), { power: 0, vars: shared }], 'joined'),
      joined: (c) => c.finish({ winners: [], reason: 'draw' }),
    });
    const { referee, state } = begin(toyGame(first, [choose]));
    must(referee, 0, 'pick', 2);
    const begun = state.stack[0]?.fork?.map((branch) => branch.begun.vars);
    expect(begun).toEqual([
      { power: 1, chosen: 0 },
      { power: 0, chosen: 0 },
    ]);
  });
});

describe('facts of a private branch', () => {
  it('go to its own seat only, unless they say otherwise', () => {
    const { referee, facts } = secretly([0, 1]);
    expect(facts.map(({ power, to }) => [power, to])).toEqual([
      [0, only(0)],
      [1, only(1)],
    ]);
    facts.length = 0;
    must(referee, 1, 'pick', 3);
    expect(facts).toEqual([
      { fact: 'chose', kind: 3, to: only(1) },
      { fact: 'boasted', to: only(0, 1, 2) },
    ]);
    const log = facts.map((fact) => ({ at: 1, fact }));
    expect(readLog(log, 0).map(({ fact }) => fact.fact)).toEqual(['boasted']);
    expect(readLog(log, PUBLIC)).toEqual([]);
  });

  it('do not make private what is told after the join', () => {
    const { referee, facts } = secretly([0, 1]);
    for (const seat of [0, 1]) {
      must(referee, seat, 'pick', 1);
      must(referee, seat, 'done');
    }
    const revealed = facts.find(({ fact }) => fact === 'revealed');
    expect(revealed).toEqual({ fact: 'revealed' });
  });

  it('are public again with the next action', () => {
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.fork(choose, [secretFor(0)], 'ask'),
      ask: {
        power: () => 1,
        prompt: 'ask',
        clause: '',
        offers: (c) => c.offer('pass'),
        take: {
          pass(c) {
            c.tell?.({ fact: 'open' });
            return c.go('ask');
          },
        },
      },
    });
    const { referee, facts } = begin(toyGame(first, [choose]));
    must(referee, 0, 'pick', 1);
    must(referee, 0, 'done');
    must(referee, 1, 'pass');
    expect(facts.at(-1)).toEqual({ fact: 'open' });
  });
});

describe('stamps', () => {
  it('others do not notice private steps', () => {
    const { referee, state } = secretly([0, 1, 2]);
    const before = [...state.stamp];
    must(referee, 1, 'pick', 1);
    must(referee, 1, 'pick', 2);
    expect(state.stamp).toEqual([before[0], (before[1] ?? 0) + 2, before[2]]);
    // A click on what one saw before the other's private step still counts.
    expect(referee.play(0, ['pick', 1], { stamp: before[0] ?? -1 })).toEqual({ ok: true });
    expect(referee.play(1, ['pick', 3], { stamp: before[1] ?? -1 })).toEqual({ ok: false, refused: 'stale' });
  });

  it('all notice that somebody is done, for all can see it', () => {
    const { referee, state } = secretly([0, 1, 2]);
    must(referee, 1, 'pick', 1);
    const before = [...state.stamp];
    must(referee, 1, 'done');
    expect(state.stamp).toEqual(before.map((n) => n + 1));
  });
});

/** Each seat's private branch forks again, for its own powers: orders for two armies, in any order. */
const staff = procedure<Toy, { powers: number[] }>('staff', {
  begin: (c, { powers }) => c.fork(choose, powers.map(secretFor), 'both'),
  both(c, _, got) {
    c.tell?.({ fact: 'staff' });
    return c.call(confirm, { got: got as number[], power: 0 }, 'confirmed');
  },
  confirmed: (c, _, got) => c.return(got),
});

const confirm: Procedure<Toy, { got: number[]; power: number }> = procedure<Toy, { got: number[]; power: number }>(
  'confirm',
  {
    who(c, vars) {
      // Whose branch this is: whoever chose last is still the actor.
      vars.power = c.actor;
      return c.go('ask');
    },
    ask: {
      power: (_, vars) => vars.power,
      prompt: 'confirm',
      clause: '',
      offers: (c) => c.offer('done'),
      take: { done: (c, vars) => c.return([...vars.got]) },
    },
  },
);

function nested() {
  const first = procedure<Toy, None>('first', {
    begin: (c) =>
      c.fork(
        staff,
        [
          { power: 0, vars: { powers: [0, 1] } },
          { power: 2, vars: { powers: [2, 3] } },
        ],
        'joined',
      ),
    joined(c: ToyContext, _: None, got) {
      c.s.notes.push(JSON.stringify(got));
      return c.finish({ winners: [], reason: 'draw' });
    },
  });
  const game = toyGame(first, [staff, choose, confirm], { powers: ['a', 'b', 'c', 'd'] });
  return begin(game, [
    [0, 1],
    [2, 3],
  ]);
}

describe('a fork inside a private branch', () => {
  const play = (referee: ReturnType<typeof nested>['referee'], seat: number, a: number, b: number) => {
    for (const kind of [a, b]) {
      must(referee, seat, 'pick', kind);
      must(referee, seat, 'done');
    }
  };

  it('joins inside, then goes on inside, then outside', () => {
    const { referee, state } = nested();
    expect(referee.waiting()).toEqual([0, 1]);
    play(referee, 1, 3, 2);
    expect(referee.decision(1)?.prompt).toBe('confirm');
    play(referee, 0, 1, 2);
    must(referee, 0, 'done');
    expect(referee.waiting()).toEqual([1]);
    must(referee, 1, 'done');
    expect(state.game.notes).toEqual(['[[1,2],[3,2]]']);
  });

  it('goes on identically from JSON at any point of it', () => {
    const { game, referee } = nested();
    for (const seat of [0, 1]) {
      for (const action of [['pick', 1], ['done'], ['pick', 2], ['done'], ['done']] as [string, ...number[]][]) {
        const other = reloaded(game, referee.state);
        must(referee, seat, ...action);
        must(other, seat, ...action);
        expect(other.state).toEqual(referee.state);
      }
    }
  });

  it('tells facts to its own seat after the inner join too', () => {
    const { referee, facts } = nested();
    play(referee, 1, 3, 2);
    expect(facts.find(({ fact }) => fact === 'staff')?.to).toBe(only(1));
    expect(facts.every(({ to }) => to !== undefined)).toBe(true);
    // And whoever cannot look inside does not hear of the inner join at all.
    expect(referee.disclosure.private).toBe(true);
  });

  it('stays unnoticed by others when one of its inner branches is done', () => {
    const { referee, state } = nested();
    const before = state.stamp[0];
    play(referee, 1, 3, 2);
    expect(state.stamp[0]).toBe(before);
  });
});

describe('faults of a private branch', () => {
  it('cannot unwind out of itself', () => {
    const escaping = procedure<Toy, { power: number }>('escaping', {
      ask: {
        power: (_, vars) => vars.power,
        prompt: 'escape',
        clause: '',
        offers: (c) => c.offer('done'),
        take: { done: (c) => c.unwind(first, 'begin') },
      },
    });
    const first: Procedure<Toy, None> = procedure<Toy, None>('first', {
      begin: (c) => c.fork(escaping, [{ power: 0, vars: { power: 0 } }], 'begin'),
    });
    const { referee } = begin(toyGame(first, [escaping]));
    expect(() => referee.play(0, ['done'])).toThrow(RulesFault);
  });

  const asksOther = procedure<Toy, { power: number }>('asksOther', {
    ask: {
      power: (_, vars) => vars.power,
      prompt: 'other',
      clause: '',
      offers: (c) => c.offer('done'),
      take: { done: (c) => c.return() },
    },
  });
  const over = (c: ToyContext) => c.finish({ winners: [], reason: 'draw' });

  it('cannot ask somebody else, and says so instead of waiting for ever', () => {
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.fork(asksOther, [{ power: 0, vars: { power: 1 } }], 'over'),
      over,
    });
    expect(() => begin(toyGame(first, [asksOther]))).toThrow(RulesFault);
  });

  it('cannot fork for somebody else either', () => {
    const inner = procedure<Toy, None>('inner', {
      begin: (c) => c.fork(asksOther, [{ power: 1, vars: { power: 1 } }], 'back'),
      back: (c) => c.return(),
    });
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.fork(inner, [{ power: 0, vars: {} }], 'over'),
      over,
    });
    expect(() => begin(toyGame(first, [inner, asksOther]))).toThrow(RulesFault);
  });
});
