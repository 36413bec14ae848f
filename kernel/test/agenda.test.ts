import { describe, expect, it } from 'vitest';
import { type Context, procedure, type Procedure, RulesFault, type Settling } from '../src/index.ts';
import { begin, must, reloaded, type Toy, type ToyContext, toyGame } from './helpers.ts';

type None = Record<string, never>;
interface Rout {
  unit: number;
  /** The units to which it spreads. */
  spreads: number[];
}

/** An effect that is noted, and that brings others. */
const rout: Procedure<Toy, Rout> = procedure<Toy, Rout>('rout', {
  begin(c, { unit, spreads }) {
    c.s.notes.push(`rout ${unit}`);
    for (const next of spreads) c.schedule(rout, { unit: next, spreads: [] }, { owner: unit % 2, due: 'now' });
    return c.return();
  },
});

interface Due {
  readonly unit: number;
  readonly owner: number;
  readonly due?: string;
  readonly turn?: number;
  readonly spreads?: number[];
}

/** Puts effects on the agenda, then settles a moment, then asks seat 0 to go on with the next moment. */
function settling(effects: readonly Due[], moments: readonly [string, Settling][]) {
  const first = procedure<Toy, { at?: number }>('first', {
    begin(c, vars) {
      for (const { unit, owner, due = 'now', turn, spreads = [] } of effects) {
        c.schedule(rout, { unit, spreads }, { owner, due, ...(turn === undefined ? {} : { turn }) });
      }
      vars.at = 0;
      return c.go('settle');
    },
    settle(c, vars) {
      const [moment, how] = moments[vars.at ?? 0] ?? ['none', { by: 'queue', bound: 1 }];
      return c.settle(moment, how, 'settled');
    },
    settled(c, vars) {
      c.s.notes.push('settled');
      vars.at = (vars.at ?? 0) + 1;
      return vars.at < moments.length ? c.go('settle') : c.go('rest');
    },
    rest: {
      power: () => 0,
      prompt: 'rest',
      clause: '',
      offers: (c) => c.offer('pass'),
      take: { pass: (c) => c.go('rest') },
    },
  });
  return begin(toyGame(first as Procedure<Toy, None>, [rout]));
}

const notes = (played: ReturnType<typeof settling>): string[] => played.state.game.notes;

describe('the agenda', () => {
  it('by queue: effects come in the order in which they were put down, new ones last', () => {
    const played = settling(
      [
        { unit: 3, owner: 1, spreads: [8, 9] },
        { unit: 1, owner: 0 },
        { unit: 2, owner: 1 },
      ],
      [['now', { by: 'queue', bound: 9 }]],
    );
    expect(notes(played)).toEqual(['rout 3', 'rout 1', 'rout 2', 'rout 8', 'rout 9', 'settled']);
    expect(played.state.agenda).toEqual([]);
  });

  it('with nothing due goes on at once', () => {
    expect(notes(settling([], [['now', { by: 'owner', bound: 0 }]]))).toEqual(['settled']);
  });

  it('by owner: each orders his own, the owner of the oldest effect first', () => {
    const played = settling(
      [
        { unit: 1, owner: 1 },
        { unit: 2, owner: 0 },
        { unit: 3, owner: 1 },
        { unit: 4, owner: 0 },
      ],
      [['now', { by: 'owner', bound: 9 }]],
    );
    const { referee } = played;
    expect(referee.waiting()).toEqual([1]);
    expect(referee.offers(1)).toEqual([
      ['settle', 0],
      ['settle', 2],
    ]);
    must(referee, 1, 'settle', 2);
    // What is left of seat 1 is one effect: nothing to choose. Then seat 0 chooses.
    expect(notes(played)).toEqual(['rout 3', 'rout 1']);
    expect(referee.waiting()).toEqual([0]);
    must(referee, 0, 'settle', 3);
    expect(notes(played)).toEqual(['rout 3', 'rout 1', 'rout 4', 'rout 2', 'settled']);
  });

  it('by a power: it orders the effects of all', () => {
    const played = settling(
      [
        { unit: 1, owner: 1 },
        { unit: 2, owner: 0 },
      ],
      [['now', { by: 2, bound: 9 }]],
    );
    expect(played.referee.waiting()).toEqual([2]);
    must(played.referee, 2, 'settle', 1);
    expect(notes(played)).toEqual(['rout 2', 'rout 1', 'settled']);
  });

  it('by power 0 too, which is no smaller than the others', () => {
    const played = settling(
      [
        { unit: 1, owner: 1 },
        { unit: 2, owner: 1 },
      ],
      [['now', { by: 0, bound: 9 }]],
    );
    expect(played.referee.waiting()).toEqual([0]);
  });

  it('new effects join those among which one chooses', () => {
    const played = settling(
      [
        { unit: 1, owner: 1, spreads: [7] },
        { unit: 3, owner: 1 },
      ],
      [['now', { by: 'owner', bound: 9 }]],
    );
    must(played.referee, 1, 'settle', 0);
    expect(played.referee.offers(1)).toEqual([
      ['settle', 1],
      ['settle', 2],
    ]);
    must(played.referee, 1, 'settle', 2);
    expect(notes(played)).toEqual(['rout 1', 'rout 7', 'rout 3', 'settled']);
  });

  it('keeps what waits for another moment or a later turn', () => {
    const played = settling(
      [
        { unit: 1, owner: 0, due: 'rally' },
        { unit: 2, owner: 0, due: 'now', turn: 3 },
        { unit: 3, owner: 0, due: 'now', turn: 2 },
        { unit: 4, owner: 0, due: 'now' },
      ],
      [
        ['now', { by: 'queue', bound: 9, turn: 2 }],
        ['rally', { by: 'queue', bound: 9, turn: 2 }],
        ['now', { by: 'queue', bound: 9, turn: 3 }],
      ],
    );
    expect(notes(played)).toEqual(['rout 3', 'rout 4', 'settled', 'rout 1', 'settled', 'rout 2', 'settled']);
  });

  it('comes an effect too late, when its turn was passed over', () => {
    const played = settling([{ unit: 1, owner: 0, turn: 2 }], [['now', { by: 'queue', bound: 9, turn: 5 }]]);
    expect(notes(played)).toEqual(['rout 1', 'settled']);
  });

  it('beyond its bound is a fault of the rules', () => {
    const due = [1, 2, 3].map((unit) => ({ unit, owner: 0 }));
    expect(notes(settling(due, [['now', { by: 'queue', bound: 3 }]]))).toContain('settled');
    expect(() => settling(due, [['now', { by: 'queue', bound: 2 }]])).toThrow(RulesFault);
    const spreading = [{ unit: 1, owner: 0, spreads: [2, 4] }];
    expect(() => settling(spreading, [['now', { by: 'queue', bound: 2 }]])).toThrow(/bound/);
  });

  it('counts what is chosen towards its bound as well', () => {
    const due = [1, 3, 5].map((unit) => ({ unit, owner: 1 }));
    const played = settling(due, [['now', { by: 'owner', bound: 1 }]]);
    expect(() => played.referee.play(1, ['settle', 0])).toThrow(RulesFault);
  });

  it('gives every effect a number of its own, never used again', () => {
    const played = settling([{ unit: 1, owner: 0, spreads: [2, 3] }], [['now', { by: 'queue', bound: 9 }]]);
    expect(played.state.nextItem).toBe(3);
  });

  it('goes on identically from JSON in the middle', () => {
    const due = [1, 3, 5].map((unit) => ({ unit, owner: 1, spreads: [unit + 10] }));
    const { game, referee, state } = settling(due, [['now', { by: 'owner', bound: 20 }]]);
    let choices = 0;
    for (let offer = referee.offers(1).at(-1); offer !== undefined; offer = referee.offers(1).at(-1)) {
      const other = reloaded(game, state);
      expect(referee.play(1, offer)).toEqual({ ok: true });
      expect(other.play(1, offer)).toEqual({ ok: true });
      expect(other.state).toEqual(referee.state);
      choices++;
    }
    expect(choices).toBe(4);
    expect(state.game.notes).toHaveLength(7);
  });

  it('refuses an effect that is not among those to choose from', () => {
    const played = settling(
      [
        { unit: 1, owner: 1 },
        { unit: 2, owner: 0 },
        { unit: 3, owner: 1 },
      ],
      [['now', { by: 'owner', bound: 9 }]],
    );
    expect(played.referee.play(1, ['settle', 1])).toMatchObject({ refused: 'notOffered' });
    expect(played.referee.play(0, ['settle', 1])).toMatchObject({ refused: 'notYourTurn' });
  });
});

describe('settling inside an effect', () => {
  it('carries out what the effect brought before the effect goes on', () => {
    const chain: Procedure<Toy, { depth: number }> = procedure<Toy, { depth: number }>('chain', {
      begin(c, { depth }) {
        c.s.notes.push(`in ${depth}`);
        if (depth < 3) c.schedule(chain, { depth: depth + 1 }, { owner: 0, due: 'now' });
        return c.settle('now', { by: 'queue', bound: 5 }, 'after');
      },
      after(c, { depth }) {
        c.s.notes.push(`out ${depth}`);
        return c.return();
      },
    });
    const first = procedure<Toy, None>('first', {
      begin(c) {
        c.schedule(chain, { depth: 1 }, { owner: 0, due: 'now' });
        return c.settle('now', { by: 'queue', bound: 5 }, 'over');
      },
      over: (c) => c.finish({ winners: [], reason: 'draw' }),
    });
    const { state } = begin(toyGame(first, [chain]));
    expect(state.game.notes).toEqual(['in 1', 'in 2', 'in 3', 'out 3', 'out 2', 'out 1']);
  });
});

describe('beginning an effect by hand', () => {
  function beginning(which: (c: Context<Toy>) => Context<Toy>['agenda'][number]) {
    const first = procedure<Toy, None>('first', {
      begin(c: ToyContext) {
        for (const unit of [1, 2]) c.schedule(rout, { unit, spreads: [] }, { owner: 0, due: 'never' });
        return c.begin(which(c), 'over');
      },
      over: (c) => c.finish({ winners: [], reason: 'draw' }),
    });
    return begin(toyGame(first, [rout]));
  }

  it('takes it off the agenda', () => {
    const { state } = beginning((c) => c.agenda[0] as Context<Toy>['agenda'][number]);
    expect(state.game.notes).toEqual(['rout 1']);
    expect(state.agenda.map(({ id }) => id)).toEqual([1]);
  });

  it('that is not on the agenda does not take another one off', () => {
    let left: number[] = [0, 1];
    try {
      left = beginning((c) => ({ ...(c.agenda[0] as Context<Toy>['agenda'][number]) })).state.agenda.map(
        ({ id }) => id,
      );
    } catch (fault) {
      expect(fault).toBeInstanceOf(RulesFault);
    }
    expect(left).toContain(1);
  });
});

describe('depth first', () => {
  it('takes the newest before those that waited', () => {
    const effects = [
      { unit: 1, owner: 0 },
      { unit: 2, owner: 0, spreads: [21, 22] },
      { unit: 3, owner: 0 },
    ];
    expect(notes(settling(effects, [['now', { by: 'stack', bound: 9 }]]))).toEqual([
      'rout 3',
      'rout 2',
      'rout 22',
      'rout 21',
      'rout 1',
      'settled',
    ]);
  });

  it('in a scope leaves alone what waited before it', () => {
    const effects = [
      { unit: 1, owner: 0 },
      { unit: 2, owner: 0 },
    ];
    const played = settling(effects, [['now', { by: 'queue', bound: 9, scope: 1 }]]);
    expect(notes(played)).toEqual(['rout 2', 'settled']);
    expect(played.state.agenda).toMatchObject([{ vars: { unit: 1 } }]);
  });

  it('in a scope can be forgotten with what it was to follow from', () => {
    const first = procedure<Toy, None>('first', {
      begin(c) {
        c.schedule(rout, { unit: 1, spreads: [] }, { owner: 0, due: 'now' });
        const { scope } = c;
        c.schedule(rout, { unit: 2, spreads: [] }, { owner: 0, due: 'now' });
        c.forget(scope);
        return c.settle('now', { by: 'queue', bound: 9 }, 'end');
      },
      end: (c) => c.finish({ winners: [], reason: 'draw' }),
    });
    expect(begin(toyGame(first, [rout])).state.game.notes).toEqual(['rout 1']);
  });
});

describe('the question which effect comes first', () => {
  it('cites the clause that its order rests on', () => {
    const effects = [
      { unit: 1, owner: 0 },
      { unit: 2, owner: 0 },
    ];
    const { referee } = settling(effects, [['now', { by: 0, bound: 9, clause: 'T 4#2' }]]);
    expect(referee.decision(0)).toMatchObject({ prompt: 'kernel.settle', clause: 'T 4#2' });
    expect(referee.play(0, ['settle', 9])).toMatchObject({ refused: 'notOffered', clause: 'T 4#2' });
  });
});

describe('unwinding', () => {
  interface Outer {
    depth: number;
    /** The frame to go back to, if it is told. */
    home: number;
    told: boolean;
  }
  const outer: Procedure<Toy, Outer> = procedure<Toy, Outer>('outer', {
    begin: (c, vars) =>
      vars.depth > 0
        ? c.call(outer, { ...vars, depth: vars.depth - 1, home: vars.depth === 2 ? c.here : vars.home }, 'back')
        : c.unwind(outer, 'ended', ...(vars.told ? [vars.home] : [])),
    back(c, { depth }) {
      c.s.notes.push(`back ${depth}`);
      return c.return();
    },
    ended(c, { depth }) {
      c.s.notes.push(`ended ${depth}`);
      return c.return();
    },
  });
  const unwound = (told: boolean) => {
    const first = procedure<Toy, None>('first', {
      begin: (c) => c.call(outer, { depth: 3, home: -1, told }, 'end'),
      end: (c) => c.finish({ winners: [], reason: 'draw' }),
    });
    return begin(toyGame(first, [outer])).state.game.notes;
  };

  it('ends at the very frame that is meant, not at the nearest of its name', () => {
    expect(unwound(true)).toEqual(['ended 2', 'back 3']);
  });

  it('without saying which one is a fault where there are several', () => {
    expect(() => unwound(false)).toThrow(RulesFault);
  });
});
