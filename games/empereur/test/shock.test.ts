import { expect, test } from 'vitest';
import { oddsRow, strikeValue, sumsOf } from '../rules/shock/power.ts';
import { DISORDERED, GONE } from '../rules/state.ts';
import { position } from './position.ts';

test('[EMP VIII.8#7, EMP VIII.4#1, EMP VIII.8#1] example 1: 14 and 15 against 12 is two to one', () => {
  const p = position({ at: { a: '0505 line 1 7', b: '0504 column 10 5', A: '0605 line 5 6' } });
  const sums = sumsOf(p.content, p.s, [p.h('0505'), p.h('0504')], p.h('0605'));
  expect(sums.attack).toBe(29);
  expect(sums.defence).toBe(12);
  expect(oddsRow(p.content.tables.shock, 29, 12)).toMatchObject({ attacker: 2, defender: 1 });
});

test('[EMP VIII.8#8, EMP VIII.3#2, EMP VIII.3#3] example 2: four adapted steps in town against a forest have 4', () => {
  const p = position({ ground: ['......', '.vf...', '......'], at: { a: '0202 adapted 0 4', A: '0302 adapted 6' } });
  expect(sumsOf(p.content, p.s, [p.h('0202')], p.h('0302')).attack).toBe(4);
});

test('[EMP VIII.8#9, EMP VIII.3#1] example 3: eight steps in column over a bridge into difficult ground: two to three', () => {
  const p = position({
    ground: ['......', '..d...', '......'],
    sides: ['river 0202-0302', 'bridge 0202-0302'],
    at: { a: '0202 column 0 4', b: '0202 column 0 4', A: '0302 line 7 6' },
  });
  const { attack, defence } = sumsOf(p.content, p.s, [p.h('0202')], p.h('0302'));
  expect([attack, defence]).toEqual([8, 12]);
  expect(oddsRow(p.content.tables.shock, attack, defence)).toMatchObject({ attacker: 2, defender: 3 });
});

test('[EMP VIII.4#2] value 2 and 5 steps make 10', () => {
  const p = position({ at: { a: '0505 line 1 5', A: '0605 line 7' } });
  expect(sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).attack).toBe(10);
});

test('[EMP VIII.6#1, EMP VIII.6#3, EMP IV.1#5, EMP IV.2#5, EMP IV.8#2] from behind shock is halved, rounded up; one attacker is enough', () => {
  const p = position({
    at: { a: '0505 line 1', b: '0705 line 7', A: '0605 line 7', H: '0608 column 0', c: '0508 line 1' },
  });
  expect(sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).defence).toBe(12);
  expect(sumsOf(p.content, p.s, [p.h('0505'), p.h('0705')], p.h('0605')).defence).toBe(6);
  p.s.form[p.u('A')] = 1;
  p.s.facing[p.u('A')] = 0;
  expect(sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).defence).toBe(6);
  // Horse of shock 4 and 4 steps in column, taken from behind.
  expect(sumsOf(p.content, p.s, [p.h('0508')], p.h('0608')).defence).toBe(8);
});

test('[EMP VIII.5#1, EMP VIII.7#1, EMP VIII.3#4] who may attack what', () => {
  const p = position({
    at: {
      a: '0505 line 1',
      b: '0606 column 2',
      c: '0604 square 1',
      d: '0705 disordered 0',
      x: '0706 battery 5',
      A: '0605 line 7',
    },
  });
  const value = (id: string) => strikeValue(p.content, p.s, p.u(id), p.h('0605'));
  expect(['a', 'b', 'c', 'd', 'x'].map(value)).toEqual([2, 0, 0, 0, 0]);
  const q = position({ at: { b: '0506 column 2', A: '0505 line 7', B: '0605 line 7' } });
  expect(strikeValue(q.content, q.s, q.u('b'), q.h('0505'))).toBe(0);
  expect(strikeValue(q.content, q.s, q.u('b'), q.h('0605'))).toBe(3);
});

test('[EMP VIII.1#1, EMP VIII.1#2, EMP VIII.1#3] declared, fought once, together, and never compulsory', () => {
  const p = position({
    phase: 'shock',
    at: { a: '0505 line 1', b: '0506 column 2 6', A: '0605 line 7', B: '0505 line 1' },
  });
  expect(p.asked()).toBe('assault');
  expect(p.may('done')).toBe(true);
});

test('[EMP VIII.8#2, EMP VIII.8#5, EMP VIII.9#1, EMP VIII.10#1, EMP VIII.10#2] D drives the defender two hexes back, and the victor follows', () => {
  // Column 6x3=18 against 2x3=6: three to one; a die of 4 is 0/D.
  const p = position({ phase: 'shock', at: { a: '0505 column 0', A: '0605 line 7 3' }, dice: [4] });
  p.act('assault', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.s.form[p.u('A')]).toBe(DISORDERED);
  expect(p.where('A')).toMatch(/^0[78]/);
  expect(p.asked()).toBe('advance');
  p.act('follow', p.u('a'));
  expect(p.where('a')).toBe('0605');
  expect([p.s.form[p.u('a')], p.s.facing[p.u('a')]]).toEqual([1, 0]);
});

test('[EMP VIII.8#6] E eliminates the pile', () => {
  const p = position({ phase: 'shock', at: { a: '0505 column 0', A: '0605 line 7 1' }, dice: [6] });
  p.act('assault', p.h('0605'));
  expect(p.s.hex[p.u('A')]).toBe(GONE);
});

test('[EMP VIII.8#3, EMP VIII.8#4, EMP VIII.10#3] losses for both, a star is a test; a defender does not advance', () => {
  // 12 against 12: at a die of 3 it is 1*/0*.
  const p = position({ phase: 'shock', at: { a: '0505 line 1', A: '0605 line 7' }, dice: [3, 6, 6, 1, 1] });
  p.act('assault', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.s.steps[p.u('a')]).toBe(5);
  expect(p.s.form[p.u('a')]).toBe(DISORDERED);
  expect(p.where('A')).toBe('0605');
  expect(p.told('tested')).toHaveLength(2);
});

test('[EMP VIII.6#6] a battery alone taken from behind: 0 or 1 becomes D', () => {
  // 12 against 2 is six to one; the rear halves 1 to 1. A die of 1 is 0/D there, so five steps less: 4 to 1.
  const p = position({ phase: 'shock', at: { a: '0505 line 1 4', X: '0605 battery 1' }, dice: [1] });
  p.act('assault', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.told('shock')[0]).toMatchObject({ odds: '4:1', defender: '1' });
  expect(p.s.form[p.u('X')]).toBe(DISORDERED);
  expect(p.s.steps[p.u('X')]).toBe(2);
});

test('[EMP VIII.6#7, EMP V.4#2] with infantry the battery is left out, and shares what becomes of it', () => {
  const p = position({ at: { a: '0505 line 1', X: '0605 battery 1', A: '0605 line 1' } });
  const sums = sumsOf(p.content, p.s, [p.h('0505')], p.h('0605'));
  expect(sums.defenders).toContainEqual({ unit: p.u('X'), value: 0 });
  expect(sums.defence).toBe(6);
  const q = position({ phase: 'shock', at: { a: '0505 line 1', X: '0605 battery 1', A: '0605 line 1 4' }, dice: [4] });
  q.act('assault', q.h('0605'));
  while (q.asked() === 'retreat') q.act('step', q.offers('step')[0] as number);
  expect(q.s.form[q.u('X')]).toBe(DISORDERED);
  expect(q.s.steps[q.u('X')]).toBe(2);
});

test('[EMP IV.13#4] guns in disorder are lost to whoever attacks them', () => {
  const p = position({ phase: 'shock', at: { a: '0505 line 1', X: '0605 disordered 0' } });
  p.act('assault', p.h('0605'));
  expect(p.s.hex[p.u('X')]).toBe(GONE);
});

test('[EMP VIII.2#1, EMP V.3#2, EMP V.3#3] a pile attacks one hex, all of it; guns on it do not count', () => {
  const p = position({
    phase: 'shock',
    at: { x: '0505 battery 1', a: '0505 line 1 4', b: '0505 line 1 4', A: '0605 line 7', B: '0504 line 7' },
    dice: [6],
  });
  const sums = sumsOf(p.content, p.s, [p.h('0505')], p.h('0605'));
  expect(sums.attackers.map(({ unit }) => unit)).toEqual([p.u('a'), p.u('b')]);
  p.act('assault', p.h('0605'));
  expect(p.offers('assault')).toEqual([]);
});
