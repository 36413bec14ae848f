import { expect, test } from 'vitest';
import { frontOf, rearOf } from '../rules/formations/poses.ts';
import { strikeValue, sumsOf } from '../rules/shock/power.ts';
import { ADAPTED, CHARGED, COLUMN, LINE } from '../rules/state.ts';
import { position } from './position.ts';

test('[EMP IV.7#1] a line of horse fronts the two hexes of its corner', () => {
  expect([frontOf(LINE, 1), rearOf(LINE, 1)]).toEqual([0b000011, 0b011000]);
});

test('[EMP IV.7#2] only a charge puts it in line', () => {
  const p = position({ at: { h: '0505 column 0', A: '0905 line 7' } });
  p.act('move', p.u('h'));
  expect(p.offers('line')).toEqual([]);
  const q = position({ phase: 'charge', at: { h: '0505 column 0', A: '0905 line 7' } });
  q.act('charge', q.u('h')).act('line', 1);
  expect([q.s.form[q.u('h')], q.s.spent[q.u('h')]]).toEqual([LINE, 0]);
});

test('[EMP IV.7#3, EMP IV.9#4] in a wood it charges on the spot with a shock of 1, even into the open, and is adapted again', () => {
  const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? '....f.......' : '............'));
  const p = position({
    ground,
    phase: 'charge',
    at: { h: '0505 adapted 0', A: '0605 line 7 4' },
    dice: [5, 1, 1, 1, 1],
  });
  p.act('charge', p.u('h')).act('line', 1).act('strike').act('done');
  while (p.asked() === 'aim') p.act('done');
  p.act('assault', p.h('0605'));
  expect(p.told('shock')[0]).toMatchObject({ attack: 4, defence: 8, attacker: '1*', defender: '0*' });
  expect([p.asked(), p.offers('column')]).toEqual(['reform', []]);
  p.act('adapt');
  expect([p.where('h'), p.s.form[p.u('h')]]).toEqual(['0505', ADAPTED]);
});

test('[EMP IV.9#4] it countercharges out of it as well, with a shock of 1', () => {
  const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? '.....f......' : '............'));
  const p = position({ ground, at: { a: '0405 column 0 6', H: '0605 adapted 0' }, dice: [2, 2, 3] });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('counter', p.h('0605'));
  expect(p.told('shock')[0]).toMatchObject({ attack: 4, defence: 12 });
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
});

test('[EMP IV.7#4] a charge does not cross a river, not even by the bridge, nor a marsh, a ravine or a château', () => {
  const p = position({
    phase: 'charge',
    ground: ['............', '....m.......', '....c.......', '............', '............'],
    sides: ['river 0404-0504', 'bridge 0404-0504', 'ravine 0405-0505'],
    at: { h: '0404 column 0', i: '0405 column 0', j: '0402 column 0', A: '1005 line 7' },
  });
  const east = (id: string, hex: string) => {
    p.act('charge', p.u(id)).act('line', 1);
    const why = p.may('step', p.h(hex)) ? 'open' : p.why('step', p.h(hex));
    p.act('scatter', p.u(id));
    while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    return why;
  };
  expect([east('h', '0504'), east('i', '0505'), east('j', '0502')]).toEqual(['ground', 'ground', 'ground']);
});

test('[EMP IV.7#5] its shock is 1 against a square, into a wood or a town, and out of one', () => {
  const ground = Array.from({ length: 10 }, (_, row) =>
    row === 2 ? '.....v......' : row === 6 ? '....b.......' : '............',
  );
  const p = position({
    ground,
    at: {
      h: '0505 line 1',
      A: '0605 square 7',
      i: '0503 line 1',
      B: '0603 adapted 0',
      j: '0507 line 1',
      C: '0607 line 7',
    },
  });
  const value = (id: string, hex: string) => strikeValue(p.content, p.s, p.u(id), p.h(hex));
  expect([value('h', '0605'), value('i', '0603'), value('j', '0607')]).toEqual([1, 1, 1]);
  p.s.form[p.u('A')] = LINE;
  expect(value('h', '0605')).toBe(4);
});

test('[EMP IV.7#6] taken in flank or rear it defends with half, rounded up', () => {
  const p = position({ at: { a: '0505 column 0 6', H: '0605 line 1 3' }, also: (s) => s.done.fill(CHARGED) });
  expect(sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).defence).toBe(6);
  p.s.facing[p.u('H')] = 7;
  expect(sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).defence).toBe(12);
  expect(p.s.form[p.u('a')]).toBe(COLUMN);
});
