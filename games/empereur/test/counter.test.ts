import { expect, test } from 'vitest';
import { COLUMN, DISORDERED } from '../rules/state.ts';
import { position } from './position.ts';

test('[EMP IX.7#1, EMP IX.7#2, EMP IX.7#15] cavalry may try when a unit enters its front; if it fails, the mover goes on', () => {
  const p = position({ at: { a: '0305 column 0', H: '0605 column 6' }, dice: [6, 5] });
  p.act('move', p.u('a')).act('step', p.h('0405'));
  expect(p.asked()).toBe('march');
  p.act('step', p.h('0505'));
  expect(p.asked()).toBe('horse');
  p.act('counter', p.h('0605'));
  expect(p.told('tested')[0]).toMatchObject({ morale: 8, held: false });
  expect([p.offers('counter'), p.s.form[p.u('H')]]).toEqual([[], COLUMN]);
  p.act('done');
  expect(p.asked()).toBe('march');
});

test('[EMP IX.7#3, EMP IX.7#11, EMP IX.7#12] if it holds it fights at once, stays, and the move of the other is over', () => {
  const p = position({ at: { a: '0305 column 0 6', H: '0605 column 6 4' }, dice: [3, 4, 4] });
  p.act('move', p.u('a')).act('step', p.h('0405')).act('step', p.h('0505')).act('counter', p.h('0605'));
  // 4 times 4 against 2 times 6.
  expect(p.told('shock')[0]).toMatchObject({ attack: 16, defence: 12, place: p.h('0505') });
  expect([p.where('H'), p.s.form[p.u('H')], p.s.facing[p.u('H')]]).toEqual(['0605', COLUMN, 6]);
  expect(p.offers('move')).toEqual([]);
});

test('[EMP IX.2#12, EMP IX.7#13] a charge that is countercharged goes back into column, and is done', () => {
  const p = position({ phase: 'charge', at: { h: '0305 column 0', H: '0505 column 6' }, dice: [3, 4, 5] });
  p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0405'));
  p.act('counter', p.h('0505'));
  expect(p.told('shock')).toHaveLength(1);
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.asked()).toBe('reform');
  p.act('column', 0);
  expect(p.asked()).toBe('mover');
  expect([p.s.form[p.u('h')], p.offers('move')]).toEqual([COLUMN, []]);
});

test('[EMP VI.5#2, EMP VI.5#4] it may give up its order instead, and the enemy goes on', () => {
  const p = position({ turn: 3, at: { a: '0305 column 0', H: '0605 column 0' } });
  p.act('move', p.u('a')).act('step', p.h('0405')).act('step', p.h('0505'));
  // From behind it has nobody in its front.
  expect(p.offers('counter')).toEqual([]);
  p.act('scatter', p.u('H'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.s.form[p.u('H')], p.s.since[p.u('H')]]).toEqual([DISORDERED, 2]);
  expect(p.asked()).toBe('march');
  expect(p.may('step', p.h('0605'))).toBe(true);
});
