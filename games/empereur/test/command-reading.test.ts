import { describe, expect, test } from 'vitest';
import { LATE_TEST } from '../rules/command/state.ts';
import { GONE } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import { BLUE, dispatched, riders, unitsWith } from './orders-help.ts';

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
