import { expect, test } from 'vitest';
import { CHARGED, COLUMN, DISORDERED, FOUGHT, GONE, LINE } from '../rules/state.ts';
import { position } from './position.ts';

test('[EMP IX.7#4, EMP VIII.1#4] cavalry of the active side falls on whoever a shot drives into its front', () => {
  // A breaks under fire from the west and runs to the east, past h.
  const at = { a: '0505 line 1', A: '0605 line 1 4', h: '0706 column 4' };
  const p = position({ columns: 14, phase: 'offensive', at, dice: [6, 6, 6, 2, 2, 6] });
  p.act('aim', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.h('0705'));
  expect(p.asked()).toBe('horse');
  expect([p.offers('counter'), p.offers('scatter'), p.offers('recoil')]).toEqual([[p.h('0706')], [], []]);
  p.act('counter', p.h('0706'));
  // In disorder it defends with 1 for each step it has left; disorganised once more it is lost.
  expect(p.told('shock')[0]).toMatchObject({ attack: 16, place: p.h('0705') });
  expect(p.s.hex[p.u('A')]).toBe(GONE);
  expect([p.where('h'), p.s.form[p.u('h')], p.s.facing[p.u('h')]]).toEqual(['0706', COLUMN, 4]);
});

test('[EMP IX.7#4] not while its own charge is still to be fought, but when it has been', () => {
  const at = { a: '0505 line 1', A: '0605 line 1 4', h: '0706 line 5', B: '0606 line 1 6' };
  const shot = (bits: number) => {
    const p = position({
      columns: 14,
      phase: 'offensive',
      at,
      dice: [6, 6, 6],
      also: (s) => {
        s.done[6] = bits;
      },
    });
    p.act('aim', p.h('0605'));
    while (p.asked() === 'retreat') p.act('step', p.h('0705'));
    return p.asked() === 'horse' && p.may('counter', p.h('0706'));
  };
  expect([shot(CHARGED), shot(CHARGED | FOUGHT)]).toEqual([false, true]);
});

test('[EMP IX.7#4] ruling 212: cavalry that scatters by choice gives the active side no such chance', () => {
  const at = { a: '0405 column 0', H: '0605 column 6', h: '0706 column 4' };
  const p = position({ columns: 14, at });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('scatter', p.u('H'));
  while (p.asked() === 'retreat')
    p.act('step', p.offers('step').includes(p.h('0705')) ? p.h('0705') : (p.offers('step')[0] as number));
  expect(p.asked()).toBe('march');
});

test('[EMP VIII.1#4, EMP IX.7#12] whoever survives it runs no further, if he may stay there', () => {
  const at = { a: '0505 line 1', A: '0605 line 1 4', h: '0706 column 4 1' };
  // 4 against 2 or 3 of a regiment in disorder, a low die: nothing for the defender.
  const p = position({ columns: 14, phase: 'offensive', at, dice: [6, 6, 6, 2, 2, 1] });
  p.act('aim', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.h('0705'));
  p.act('counter', p.h('0706'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.where('A'), p.s.form[p.u('A')]]).toEqual(['0705', DISORDERED]);
});

test('[EMP IX.7#1] in the enemy’s turn it falls on whoever of his runs into its front, whatever made him run', () => {
  const at = { h: '0605 column 0', H: '0405 column 0', A: '1205 line 7' };
  const p = position({ columns: 14, lines: [['0105'], ['1405']], at });
  p.act('scatter', p.u('h'));
  expect(p.asked()).toBe('horse');
  expect([p.where('h'), p.offers('counter')]).toEqual(['0505', [p.h('0405')]]);
});

test('[EMP IX.7#5] charged cavalry that did not countercharge its charger countercharges nobody else', () => {
  const p = position({
    columns: 14,
    phase: 'charge',
    at: { h: '0405 column 0', i: '0407 column 0', H: '0605 column 6' },
  });
  p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0505')).act('pass').act('strike');
  p.act('charge', p.u('i')).act('line', 1).act('step', p.h('0406')).act('step', p.h('0506'));
  // Beside it and in its front, but it is held.
  expect(p.offers('counter')).toEqual([]);
});

test('[EMP IX.7#6] infantry before which cavalry countercharges is not asked for a square', () => {
  const p = position({ columns: 14, at: { a: '0405 column 0', H: '0605 column 6' }, dice: [2, 2, 3] });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('counter', p.h('0605'));
  expect(p.told('formed').filter(({ form }) => form === 2)).toEqual([]);
  expect(p.told('shock')).toHaveLength(1);
});

test('[EMP IX.7#7] of a pile those who hold countercharge, the others from below; they test if these break', () => {
  const at = { a: '0405 column 0 6', H: '0605 column 6 3', I: '0605 column 6 4' };
  // H fails with 12, I holds 6 at -2, 16 to 12, a one: I is disorganised; then H tests.
  const p = position({ columns: 14, at, dice: [6, 6, 3, 3, 1, 1, 1] });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('counter', p.h('0605'));
  expect(
    p
      .told('tested')
      .slice(0, 2)
      .map(({ unit, morale, held }) => [unit, morale, held]),
  ).toEqual([
    [p.u('H'), 8, false],
    [p.u('I'), 6, true],
  ]);
  expect(p.told('shock')[0]).toMatchObject({ attack: 16, defence: 12, attacker: 'D' });
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.s.form[p.u('I')]).toBe(DISORDERED);
  expect(p.told('tested')[2]).toMatchObject({ unit: p.u('H'), held: true });
  expect([p.where('H'), p.s.form[p.u('H')]]).toEqual(['0605', COLUMN]);
});

test('[EMP IX.7#8] ruling 204: nobody fires for a countercharge, neither at it nor because of it', () => {
  const at = { a: '0405 line 1', b: '0506 line 1', H: '0605 column 6' };
  const p = position({ columns: 14, at, dice: [2, 2, 3] });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('counter', p.h('0605'));
  expect(p.told('fired')).toEqual([]);
});

test('[EMP IX.7#9, EMP IX.7#10] several countercharge together, and all in the hex fight', () => {
  const at = { a: '0405 column 0 5', b: '0405 column 0 5', H: '0605 column 6', I: '0504 column 8' };
  const p = position({ columns: 14, at, dice: [2, 2, 2, 2, 3] });
  p.act('move', p.u('a')).act('with', p.u('b')).act('step', p.h('0505'));
  p.act('counter', p.h('0605'));
  expect(p.told('shock')).toEqual([]);
  expect(p.s.form[p.u('H')]).toBe(LINE);
  p.act('counter', p.h('0504'));
  // Both have come before the front of the column: 5 and 5 steps at 2.
  expect(p.told('shock')[0]).toMatchObject({ attack: 32, defence: 20 });
});

test('[EMP IX.7#14] infantry that survives it may attack in the shock phase', () => {
  const at = { a: '0405 column 0 6', H: '0605 column 6 4' };
  const p = position({ columns: 14, at, dice: [2, 2, 4, 1, 1] });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('counter', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  const standing = p.where('H') === '0605';
  p.act('done');
  while (p.asked() === 'aim') p.act('done');
  expect(standing).toBe(true);
  expect(p.asked()).toBe('assault');
  expect(p.may('assault', p.h('0605'))).toBe(true);
});

test('[EMP IX.7#16] who countercharges does not scatter', () => {
  const at = { a: '0405 column 0 5', H: '0605 column 6', I: '0504 column 8' };
  const p = position({ columns: 14, at, dice: [2, 2] });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('counter', p.h('0605'));
  expect(p.asked()).toBe('horse');
  expect(p.offers('scatter')).toEqual([p.u('I')]);
});
