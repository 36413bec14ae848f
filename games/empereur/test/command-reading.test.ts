import { describe, expect, test } from 'vitest';
import { hexOf } from '../content/testing/champ.ts';
import { FREED, LATE_TEST } from '../rules/command/state.ts';
import { GONE, WAITING } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import { BLUE, chiefs, clause, dispatched, ordersOf, riders, unitsWith } from './orders-help.ts';
import type { Played, Position } from './position.ts';

describe('EMP XVII.6: orders of a chief who falls', () => {
  test('[EMP XVII.6#5] he meets no courier any more: his late order is thrown for in its own turn, not as he falls', () => {
    const p = ordered(
      { corps: 'march' },
      {
        units: unitsWith({ X: { fire: 24 } }),
        at: { a: '0905 column 6 6', X: '1005 battery 7', A: '2405 line 7' },
        phase: 'movement',
        chiefs: { corps: '0905', chief: '0205', Corps: '2405' },
        dice: [6, 6, 1, 1],
        also: (s) => {
          s.command?.orders?.dispatches.push(dispatched({ state: LATE_TEST, number: 4, due: 3 }));
        },
      },
    );
    p.act('move', p.u('a')).act('bring', BLUE).act('step', p.h('0805')).act('done');
    expect([p.s.chiefHex[BLUE], p.told('accepted', 'hesitates')]).toEqual([GONE, []]);
    expect(riders(p)).toMatchObject([{ state: LATE_TEST, due: 3 }]);
  });
});

describe('EMP XIII, EMP XVII.3: orders of those who come onto the field', () => {
  const [H, I] = [6, 7];

  /** Units of Blue’s corps come in at 0105, while it has some order. */
  function coming(order: 'march' | 'attack', units: readonly number[], wanted: Position): Played {
    const arrivals = [{ turn: 2, side: 0, units, leaders: [], hexes: [hexOf('0105', 30)] }];
    return ordered(
      { corps: order },
      {
        chiefs,
        scenario: { arrivals },
        ...wanted,
        also(s) {
          for (const unit of units) [s.hex[unit], s.steps[unit]] = [WAITING, 4];
          wanted.also?.(s);
        },
      },
    );
  }

  test('[EMP XVII.3#8, EMP XVII.3#9] of a corps that marches one comes in charging, and no other', () => {
    const at = { a: '0805 column 0', A: '0505 line 7' };
    const charging = (order: 'march' | 'attack', acts = 0) =>
      coming(order, [H, I], { at, phase: 'charge', also: (s) => void s.command?.orders?.acts.fill(acts, 0, 1) });
    expect(charging('march').offers('arrive')).toEqual([H, I]);
    const used = charging('march', FREED);
    expect([used.offers('arrive'), clause(used, 'arrive', I)]).toEqual([[], 'EMP XVII.3#8']);
    expect(charging('attack', FREED).offers('arrive')).toEqual([H, I]);
    const one = charging('march').act('arrive', H).act('column', 0).act('line', 1);
    expect(ordersOf(one).acts[H]).not.toBe(0);
  });

  test('[EMP XVII.3#5] who comes in has advanced 4 hexes if he is so much nearer than where he came in', () => {
    const halts = (steps: readonly string[]) => {
      const p = coming('attack', [0], { at: { A: '2405 line 7' }, phase: 'movement' });
      p.act('arrive', 0).act('column', 0);
      for (const step of steps) p.act('step', p.h(step));
      return clause(p, 'done');
    };
    expect(halts(['0205', '0305', '0405'])).toBe('EMP XVII.3#5');
    expect(halts(['0205', '0305', '0405', '0505'])).toBe('');
  });
});
