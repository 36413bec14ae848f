import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { HORSE_KINDS } from '../rules/options/options.ts';
import { LINE, ENGAGED, note } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

/** I is heavy cavalry, H and J are light. */
const units = champUnits.map((unit) => (unit.id === 'I' ? { ...unit, moves: [0, 8] as [number, number] } : unit));

const field = (wanted: Position): Played =>
  position({
    columns: 14,
    units,
    ...wanted,
    also: (s) => {
      s.advanced = HORSE_KINDS;
      wanted.also?.(s);
    },
  });

/** a goes on to 0405, with a hex between it and the cavalry in 0605. */
const march = (wanted: Position = {}) => {
  const p = field({ at: { a: '0305 column 0', H: '0605 column 6' }, ...wanted });
  return p.act('move', p.u('a')).act('step', p.h('0405'));
};
const HOLDS = [2, 2];

describe('EMP XVI.4#14, XVI.4#15: light cavalry rides out at whoever comes near', () => {
  test('[EMP XVI.4#15, EMP XIV.3#6] a leader of its hex may ride along, once; who stays stays', () => {
    const chiefs = { Corps: '0605', Chief: '0605' };
    const p = march({ chiefs, dice: [...HOLDS, 1, 4, 1, 1, 1, 1] });
    p.act('pounce', p.h('0605'));
    expect([p.asked(), p.offers('step'), p.offers('bring')]).toEqual(['pounce', [p.h('0505')], [2, 3]]);
    p.act('bring', 3);
    expect([p.offers('bring'), p.why('bring', 3)]).toEqual([[2], 'notAhead']);
    p.act('step', p.h('0505'));
    expect([p.s.chiefHex[2], p.s.chiefHex[3]]).toEqual([p.h('0605'), p.s.hex[p.u('H')]]);
    expect(p.where('H')).not.toBe('0605');
    expect(p.told('pounced')).toMatchObject([{ unit: p.u('H'), place: p.h('0505') }]);
    // He rode with it: his bonus of 2 is in the shock.
    expect(p.told('shock')).toHaveLength(1);
  });

  test('[EMP XVI.4#15, EMP VII.5#4] it is fired at as it leaves its hex, not by those who fought already', () => {
    const leave = (engaged: boolean) => {
      const p = march({
        at: { a: '0305 column 0', b: '0705 line 6', H: '0605 column 6' },
        dice: [...HOLDS, 1, 1, 4, 1, 1, 1, 1],
        also: (s) => {
          if (engaged) note(s, 1, ENGAGED);
        },
      });
      p.act('pounce', p.h('0605'));
      return p.told('fired').map(({ firers, place }) => [firers, place]);
    };
    const h = (label: string) => (Number(label.slice(2)) - 1) * 14 + Number(label.slice(0, 2)) - 1;
    expect(leave(false)).toEqual([
      [[1], h('0605')],
      [[0], h('0505')],
    ]);
    expect(leave(true)).toEqual([[[0], h('0505')]]);
  });

  test('[EMP XVI.4#15, EMP V.5#2] each of a pile tests, the second at 2 less; the heavy ones stay', () => {
    const ride = (dice: readonly number[]) => {
      const at = { a: '0305 column 0', H: '0605 column 6 3', J: '0605 column 6 3', I: '0604 column 6' };
      const p = march({ at, dice: [...dice, 1, 4, 1, 1, 1, 1] });
      p.act('pounce', p.h('0605'));
      return {
        tests: p
          .told('tested')
          .slice(0, 2)
          .map(({ held, morale }) => [held, morale]),
        out: ['H', 'J'].filter((id) => p.where(id) !== '0605'),
        form: p.s.form[p.u('H')],
      };
    };
    const both = ride([2, 2, 2, 2]);
    expect([both.tests, both.out]).toEqual([
      [
        [true, 8],
        [true, 8],
      ],
      ['H', 'J'],
    ]);
    const second = ride([6, 6, 2, 2]);
    expect([second.tests, second.out, second.form === LINE]).toEqual([
      [
        [false, 8],
        [true, 6],
      ],
      ['J'],
      false,
    ]);
    const mixed = march({
      at: { a: '0305 column 0', H: '0605 column 6 3', I: '0605 column 6 3' },
      dice: [2, 2, 1, 4, 1, 1, 1],
    });
    mixed.act('pounce', mixed.h('0605'));
    expect([mixed.where('I'), mixed.told('tested').filter(({ unit }) => unit === mixed.u('I'))]).toEqual(['0605', []]);
  });

  test('[EMP XVI.4#15] the hex it takes decides which way its line looks', () => {
    const charged = (hex: string) => {
      const at = { h: '0305 column 0', H: '0506 column 6' };
      const p = field({ phase: 'charge', at, dice: [...HOLDS, 4, 1, 1, 1, 1] });
      p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0405')).act('pounce', p.h('0506'));
      p.act('step', p.h(hex));
      return [p.told('pounced')[0]?.['place'] === p.h(hex), p.told('shock')[0]?.['place'] === p.h('0405')];
    };
    expect([charged('0505'), charged('0406')]).toEqual([
      [true, true],
      [true, true],
    ]);
  });
});
