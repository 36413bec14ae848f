import { expect, test } from 'vitest';
import { COLUMN, DISORDERED } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Infantry a in column goes east until it stands beside the cavalry H. */
function approach(wanted: Parameters<typeof position>[0] = {}, to = '0505'): Played {
  const p = position({ columns: 14, at: { a: '0405 column 0', H: '0605 column 6' }, ...wanted });
  return p.act('move', p.u('a')).act('step', p.h(to));
}

test('[EMP VI.8#1, EMP VI.8#4, EMP VI.8#5, EMP X.1#3, EMP IX.1#4] cavalry that holds goes one hex or two away from the enemy, as it stood', () => {
  const p = approach({ dice: [4, 4], chiefs: { Corps: '0605' } });
  expect(p.asked()).toBe('horse');
  // It may stand, countercharge, fall back or give up its order.
  expect([p.may('pass'), p.may('counter', p.h('0605')), p.may('scatter', p.u('H'))]).toEqual([true, true, true]);
  p.act('recoil', p.h('0605'));
  // No leader and nothing else bears on it: 8 against 8.
  expect(p.told('tested')[0]).toMatchObject({ unit: p.u('H'), dice: 8, morale: 8, held: true, why: [] });
  // The three hexes that are not beside the enemy.
  expect(p.offers('step')).toEqual([p.h('0705'), p.h('0604'), p.h('0606')]);
  expect(p.may('done')).toBe(false);
  p.act('step', p.h('0705'));
  expect(p.offers('step')).toEqual([p.h('0805'), p.h('0704'), p.h('0706')]);
  p.act('step', p.h('0805'));
  expect([p.where('H'), p.s.form[p.u('H')], p.s.facing[p.u('H')]]).toEqual(['0805', COLUMN, 6]);
  // The enemy goes on.
  expect(p.asked()).toBe('march');
  expect(p.may('step', p.h('0605'))).toBe(true);
});

test('[EMP VI.8#7, EMP VI.8#4] cavalry that fails is disorganised and runs, and the enemy goes on', () => {
  const p = approach({ turn: 3, dice: [4, 5] });
  p.act('recoil', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.s.form[p.u('H')], p.s.since[p.u('H')]]).toEqual([DISORDERED, 3]);
  expect(p.where('H')).not.toBe('0605');
  expect(p.asked()).toBe('march');
});

test('[EMP VI.8#2, EMP IX.7#15] one answer for an occasion: who has tried to countercharge does not fall back', () => {
  const p = approach({ dice: [6, 6] });
  p.act('counter', p.h('0605'));
  expect(p.told('tested')[0]).toMatchObject({ held: false });
  expect(p.offers('recoil')).toEqual([]);
  expect(p.why('recoil', p.h('0605'))).toBe('noRecoil');
  expect(p.may('scatter', p.u('H'))).toBe(true);
});

test('[EMP VI.8#1] who had the enemy beside it before he moved does not fall back', () => {
  const p = position({ at: { a: '0505 column 2', H: '0605 column 6' } });
  p.act('move', p.u('a')).act('step', p.h('0504'));
  // 0504 is beside it as 0505 was.
  expect(p.asked()).toBe('horse');
  expect([p.offers('recoil'), p.may('scatter', p.u('H'))]).toEqual([[], true]);
});

test('[EMP VI.8#3, EMP VI.8#6] it goes back again, before the same enemy without a test, and may still scatter', () => {
  const p = approach({ dice: [2, 2] });
  p.act('recoil', p.h('0605')).act('step', p.h('0705')).act('done');
  expect(p.told('tested')).toHaveLength(1);
  p.act('step', p.h('0605'));
  expect([p.asked(), p.may('scatter', p.u('H'))]).toEqual(['horse', true]);
  p.act('recoil', p.h('0705'));
  expect([p.told('tested').length, p.asked()]).toEqual([1, 'recoil']);
  p.act('step', p.h('0805')).act('done');
  expect(p.where('H')).toBe('0805');
});

test('[EMP VI.8#6] before another enemy it tests again', () => {
  const p = position({
    columns: 14,
    at: { a: '0405 column 0', b: '0607 column 2', H: '0605 column 6' },
    dice: [2, 2, 3, 3],
  });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('recoil', p.h('0605')).act('step', p.h('0705')).act('done');
  p.act('done').act('move', p.u('b')).act('step', p.h('0606'));
  p.act('recoil', p.h('0705'));
  expect(p.told('tested')).toHaveLength(2);
});

test('[EMP VI.8#5] it is fired at in each hex that it leaves, and a test it fails there ends it', () => {
  const p = approach({ at: { a: '0405 column 0', b: '0606 line 3', H: '0605 column 6' }, dice: [2, 2, 6, 6, 6] });
  p.act('recoil', p.h('0605')).act('step', p.h('0604'));
  expect(p.told('fired')).toHaveLength(1);
  expect(p.told('fired')[0]).toMatchObject({ firers: [p.u('b')], place: p.h('0605') });
  expect(p.s.form[p.u('H')]).toBe(DISORDERED);
});

test('[EMP IX.2#12, EMP VI.8#1] ruling 203: cavalry before the charger is charged and stays; the one beside him may fall back', () => {
  const p = position({
    columns: 14,
    phase: 'charge',
    at: { h: '0305 column 0', H: '0605 column 6', I: '0506 column 6' },
  });
  p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0405')).act('step', p.h('0505'));
  expect(p.asked()).toBe('horse');
  expect(p.offers('recoil')).toEqual([p.h('0506')]);
  expect(p.offers('counter')).toContain(p.h('0605'));
});

test('[EMP VIII.9#7] cavalry that gives up its order before an enemy on the march does not run into him', () => {
  const ring = { b: '0705 line 7', c: '0604 line 7', d: '0606 line 7', e: '0504 line 7', f: '0506 line 7' };
  const p = approach({ at: { a: '0405 column 0', H: '0605 column 6', ...ring } });
  p.act('scatter', p.u('H'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  // All hexes round it are the enemy's, the one of the column on the march among them.
  expect([p.s.hex[p.u('H')], p.where('a')]).toEqual([-1, '0505']);
});
