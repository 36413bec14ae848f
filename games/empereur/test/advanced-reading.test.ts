import { describe, expect, test } from 'vitest';
import { champ, champLeaders, champUnits } from '../content/testing/champ.ts';
import type { Leader, Unit } from '../content/types.ts';
import { ACCEPTED, ATTACK, blankOrder, DEFENCE, type Dispatch, FREED, MARCH, RIDING } from '../rules/command/state.ts';
import { mayRideTo } from '../rules/command/tactics.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { noActivation } from '../rules/interactive/roster.ts';
import { freshTroops } from '../rules/options/fatigue.ts';
import { DICED_LOSSES, FATIGUE, INTERACTIVE, RADIUS, TACTICS, VOLTIGEURS } from '../rules/options/options.ts';
import { screensOf } from '../rules/voltigeurs/screens.ts';
import { ordered } from './command-help.ts';
import { type Played, type Position, position } from './position.ts';

/** The advanced game, held against the book by somebody who had not written it. */
const id = (one: string) => champUnits.findIndex((unit) => unit.id === one);

/** Voltigeurs of a unit that are out already, by direction. */
const out =
  (...posts: readonly (readonly [unit: string, direction: number])[]): NonNullable<Position['also']> =>
  (s) => {
    s.screens = posts.map(([unit, direction]) => {
      return { unit: id(unit), direction, facing: s.facing[id(unit)] as number, fired: 0 };
    });
  };

function field(wanted: Position, on: number): Played {
  return position({
    columns: 14,
    ...wanted,
    also: (s) => {
      s.advanced = on;
      wanted.also?.(s);
    },
  });
}

describe('EMP XVI.1: voltigeurs', () => {
  test('[EMP XVI.1#9] called back at any time of the movement phase, and sent out once: to call back is not to send out', () => {
    const p = field({ at: { a: '0505 line 1' }, also: out(['a', 0]) }, VOLTIGEURS);
    p.act('screen', p.u('a')).act('recall', p.h('0605')).act('done');
    p.act('move', p.u('a')).act('step', p.h('0605')).act('done');
    p.act('screen', p.u('a')).act('post', p.h('0705')).act('done');
    expect(screensOf(p.s).length).toBe(1);
    // Once more they can only be called back; who does so has none to send any more.
    p.act('screen', p.u('a'));
    expect([p.offers('post'), p.offers('recall'), p.may('done')]).toEqual([[], [p.h('0705')], false]);
    p.act('recall', p.h('0705')).act('done');
    expect([screensOf(p.s), p.may('screen', p.u('a'))]).toEqual([[], false]);
  });
});

const chiefs = { corps: '0805', chief: '0205', Corps: '1405' };

/** White marches, and B is the one of its units that acts as it likes in this turn; Blue's infantry comes beside its horse. */
function marching(horse: Readonly<Record<string, string>>, freed: readonly string[]): Played {
  const p = ordered(
    { Corps: 'march' },
    {
      at: { a: '1005 column 0', B: '1409 column 6', ...horse },
      chiefs,
      dice: [1, 1, 3],
      also: (s) => {
        for (const unit of freed) if (s.command?.orders !== undefined) s.command.orders.acts[id(unit)] = FREED;
      },
    },
  );
  while (p.s.phase < 1) p.act('done');
  return p.act('move', p.u('a')).act('step', p.h('1105'));
}

describe('EMP XVII.3: what orders forbid in the turn of the enemy', () => {
  test('[EMP XVII.3#10] whoever marches does not give up his order before an enemy who comes, but for one unit', () => {
    const bound = marching({ H: '1205 column 6' }, ['B']);
    expect([bound.asked(), bound.offers('scatter')]).toEqual(['horse', []]);
    const free = marching({ H: '1205 column 6' }, []);
    expect(free.offers('scatter')).toEqual([id('H')]);
  });

  test('[EMP XVII.3#8] ruling 470: a countercharge is an attack, which a march forbids, but for one unit', () => {
    const bound = marching({ H: '1205 column 6' }, ['B']);
    expect([bound.offers('counter'), bound.offers('recoil')]).toEqual([[], [bound.h('1205')]]);
    // The one that may is the exception of this turn, and its blow is struck.
    const free = marching({ H: '1205 column 6' }, []).act('counter', bound.h('1205'));
    if (free.asked() === 'horse') free.act('done');
    expect(free.told('shock').length).toBe(1);
    expect(free.s.command?.orders?.acts[id('H')]).toBe(FREED);
  });

  test('[EMP XVII.3#15] a charge does not cross the line of a corps that defends', () => {
    const p = ordered(
      { corps: 'defence' },
      { at: { h: '0805 column 0', A: '1505 line 7' }, chiefs: { ...chiefs, Corps: '1505' } },
    );
    const { orders } = p.s.command ?? {};
    if (orders !== undefined) orders.front[1] = fieldOf(p.content, 0).toLine[1]?.[p.h('0905')] ?? -1;
    p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0905'));
    expect([p.may('step', p.h('1005')), p.why('step', p.h('1005'))]).toEqual([false, 'orderLine']);
  });
});

/** The interactive game: Blue's b is a second corps, which is to attack. */
function twoCorps(on: number, also: NonNullable<Position['also']> = () => {}): Played {
  const leader = (name: string, side: 0 | 1, corps: number): Leader => ({
    ...(champLeaders[0] as Leader),
    id: name,
    side,
    rank: 2,
    corps: [corps],
  });
  const leaders = [leader('one', 0, 0), leader('two', 0, 1), leader('White', 1, 2)];
  const pack = champ({
    columns: 30,
    units: champUnits.map((unit): Unit => ({ ...unit, corps: unit.id === 'b' ? 1 : unit.corps })),
    leaders,
    scenario: { leaders: leaders.map((_, i) => ({ leader: i, hex: i })) },
  });
  return ordered(
    { one: 'defence', two: 'attack', White: 'defence' },
    {
      pack,
      leaders,
      phase: 'round',
      at: { a: '0805 column 0', b: '0806 column 0', A: '2405 line 7' },
      chiefs: { one: '0805', two: '0806', White: '2405' },
      also: (s) => {
        s.activation = noActivation(pack);
        also(s);
      },
    },
    on,
  );
}

describe('EMP XVII.3, XXI.6: what an order demands of a corps', () => {
  test('[EMP XVII.3#5, EMP XXI.6#2] nothing of a unit that was played before, on loan: the movement can end', () => {
    const p = twoCorps(RADIUS | TACTICS | INTERACTIVE);
    const through = () => {
      while (p.asked() !== 'activate') p.act('done');
    };
    p.act('activate', 0).act('lend', p.u('b'));
    through();
    p.act('activate', 2);
    through();
    p.act('activate', 1);
    while (p.s.phase < 1) p.act('done');
    expect([p.asked(), p.may('done')]).toEqual(['mover', true]);
  });
});

describe('EMP XVI.2: fire of guns and infantry together', () => {
  const losses = (at: Readonly<Record<string, string>>, also?: Position['also']) => {
    const p = field(
      { at: { X: '0805 battery 7', ...at }, phase: 'offensive', dice: [6, 5, 5, 5], ...(also ? { also } : {}) },
      DICED_LOSSES | VOLTIGEURS,
    );
    p.act('aim', p.h('0805'));
    if (p.asked() === 'gather') p.act('fire');
    return p.told('lossIgnored').length;
  };

  test('[EMP XVI.2#7] voltigeurs are part of the total of which the guns must be half', () => {
    // Guns of 4 beside infantry of 4: half of it; with the 1 of voltigeurs less than half.
    const at = { x: '0603 battery 11', a: '0705 line 1' };
    expect(losses(at)).toBeGreaterThan(0);
    expect(losses({ ...at, c: '0606 line 1' }, out(['c', 0]))).toBe(0);
  });
});

describe('EMP XVI.1, XVII.3, XXI.1: voltigeurs are part of their unit', () => {
  test('[EMP XVII.3#8, EMP XVI.1#13] those of a corps that marches do not fire, but for those of its exception', () => {
    const shots = (freed: string) =>
      ordered(
        { corps: 'march' },
        {
          at: { a: '0805 line 1', b: '0808 line 1', A: '1005 column 6' },
          chiefs,
          phase: 'offensive',
          also: (s) => {
            out(['a', 0])(s);
            if (s.command?.orders !== undefined) s.command.orders.acts[id(freed)] = FREED;
          },
        },
        RADIUS | TACTICS | VOLTIGEURS,
      );
    const [bound, free] = [shots('b'), shots('a')];
    expect([bound.asked(), bound.offers('aim'), free.offers('aim')]).toEqual(['aim', [], [free.h('1005')]]);
  });

  test('[EMP XXI.1#1, EMP XVI.1#9] those of a corps that is not in play neither fire nor go out', () => {
    const p = twoCorps(RADIUS | TACTICS | INTERACTIVE | VOLTIGEURS, (s) => {
      s.hex[id('A')] = (s.hex[id('b')] as number) + 2;
      out(['b', 0])(s);
    });
    p.act('activate', 0);
    if (p.asked() === 'company') p.act('done');
    while (p.s.phase < 2) p.act('done');
    const asked: string[] = [];
    while (p.asked() !== 'activate') {
      asked.push(p.asked());
      expect(p.s.active === 0 ? [...p.offers('screen')].includes(id('b')) : false).toBe(false);
      p.act('done');
    }
    expect(p.told('fired')).toEqual([]);
    expect(asked).not.toContain('aim');
  });
});

describe('EMP XVI.9, XXI: fatigue and activation', () => {
  test('[EMP XVI.9#5, EMP XVI.9#10] a provisional corps rests with its own corps, not with every other one', () => {
    const p = twoCorps(RADIUS | TACTICS | INTERACTIVE | FATIGUE, (s) => {
      const weary = freshTroops(position({}).content);
      weary.detached[id('a')] = 1;
      weary.formed[0] = 1;
      weary.points[4] = 6;
      s.weary = weary;
      if (s.command?.orders !== undefined) s.command.orders.standing[1] = blankOrder(DEFENCE);
    });
    p.act('activate', 1);
    while (p.asked() !== 'activate') p.act('done');
    expect(p.s.weary?.points[4]).toBe(6);
  });
});

describe('EMP XVII.3, XVII.6: orders on their way', () => {
  const order = (p: Partial<Dispatch>): Dispatch => {
    return {
      number: 1,
      side: 0,
      hex: -1,
      from: 0,
      to: 1,
      via: -1,
      state: RIDING,
      sent: 1,
      due: 1,
      order: blankOrder(ATTACK),
      ...p,
    };
  };
  const sent = (
    dispatches: (s: Played['s']) => Dispatch[],
    at: Readonly<Record<string, string>>,
    dice: readonly number[],
  ) => {
    const p = ordered(
      { corps: 'defence' },
      {
        at: { a: '0805 column 0', A: '2405 line 7' },
        chiefs: { ...chiefs, Corps: '2405', ...at },
        dice,
        also: (s) => {
          if (s.command?.orders !== undefined) s.command.orders.dispatches = dispatches(s);
        },
      },
    );
    while (p.s.phase < 1) p.act('done');
    return p;
  };

  test('[EMP XVII.3#4] who has the army chief with him accepts what a courier brings without a throw', () => {
    const near = (s: Played['s']) => [order({ hex: (s.chiefHex[1] as number) - 1 })];
    const alone = sent(near, {}, [6]);
    expect(alone.s.command?.orders?.dispatches[0]?.state).not.toBe(ACCEPTED);
    const together = sent(near, { chief: '0805' }, [6]);
    expect([together.s.command?.orders?.dispatches[0]?.state, together.dice]).toEqual([ACCEPTED, [6]]);
  });

  test('[EMP XVII.3#4] an order that was received replaces one that is late and has still to come into force', () => {
    const p = sent(
      (s) => [
        order({ state: ACCEPTED, due: 4 }),
        order({ number: 2, hex: (s.chiefHex[1] as number) - 1, sent: 2, order: blankOrder(MARCH, 0) }),
      ],
      {},
      [1],
    );
    expect(p.s.command?.orders?.dispatches.map((one) => one.order.tactic)).toEqual([MARCH]);
  });

  test('[EMP XVII.3#14, EMP XVII.3#34] the line of defence lies before the foremost unit in order', () => {
    const at = { a: '0805 column 0', b: '1205 disordered 0', A: '2405 line 7' };
    const p = ordered({ corps: 'march' }, { at, chiefs: { ...chiefs, Corps: '2405' } });
    while (p.s.phase < 1) p.act('done');
    p.act('staff').act('shift', 1, DEFENCE).act('done');
    const toLine = fieldOf(p.content, 0).toLine[1] ?? [];
    expect(p.s.command?.orders?.front[1]).toBe((toLine[p.h('0805')] as number) - 1);
  });

  test('[EMP XVII.3#16, EMP XVII.3#32] a chief who withdraws goes 3 hexes at most, sideways too', () => {
    const at = { a: '0805 column 0', A: '2405 line 7' };
    const p = ordered({ corps: 'withdrawal' }, { at, chiefs: { ...chiefs, Corps: '2405' } });
    expect([mayRideTo(p, 1, p.h('0505')), mayRideTo(p, 1, p.h('0609'))]).toEqual([true, false]);
  });
});
