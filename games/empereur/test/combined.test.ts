import { expect, test } from 'vitest';
import { COLUMN, DISORDERED } from '../rules/state.ts';
import { position } from './position.ts';

/** h from the west and i from the south-west charge what stands in 0705. */
const field = { h: '0405 column 0 2', i: '0407 column 2 2', H: '0705 column 6 4' };

test('[EMP IX.5#1, EMP IX.5#2] a countercharge waits until all have ridden, and then meets them together', () => {
  const p = position({ columns: 14, phase: 'charge', at: field, dice: [2, 2, 3] });
  expect(p.may('combine')).toBe(true);
  p.act('combine').act('charge', p.u('h')).act('line', 1).act('step', p.h('0505')).act('step', p.h('0605'));
  // H has it in its front, and may only scatter.
  expect([p.asked(), p.offers('counter'), p.offers('scatter')]).toEqual(['horse', [], [p.u('H')]]);
  p.act('pass').act('strike');
  expect(p.asked()).toBe('declare');
  expect([p.may('combine'), p.offers('charge')]).toEqual([false, [p.u('i')]]);
  p.act('charge', p.u('i')).act('line', 1);
  p.act('step', p.h('0507')).act('step', p.h('0506')).act('step', p.h('0606')).act('pass').act('strike');
  expect(p.asked()).toBe('horse');
  expect(p.offers('counter')).toEqual([p.h('0705')]);
  expect(p.offers('scatter')).toEqual([]);
  p.act('counter', p.h('0705'));
  // 16 against the 8 of each, together.
  expect(p.told('shock')[0]).toMatchObject({ attack: 16, defence: 16, odds: '1:1' });
});

test('[EMP IX.5#3] without it each is met alone, and both may still fight one shock', () => {
  const p = position({ columns: 14, phase: 'charge', at: { ...field, H: '0705 column 0 4' } });
  p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0505')).act('step', p.h('0605')).act('pass').act('strike');
  p.act('charge', p.u('i')).act('line', 1);
  p.act('step', p.h('0507')).act('step', p.h('0506')).act('step', p.h('0606')).act('pass').act('strike');
  p.act('done');
  while (p.asked() === 'aim') p.act('done');
  p.act('assault', p.h('0705')).act('attack');
  // From behind: half of 4, of 4 steps.
  expect(p.told('shock')[0]).toMatchObject({ attack: 16, defence: 8 });
});

test('[EMP IX.5#4] who has gone for somebody else is met alone', () => {
  const at = { ...field, i: '0409 column 0 2', A: '0609 line 7' };
  const p = position({ columns: 14, rows: 12, phase: 'charge', at, dice: [2, 2, 3] });
  p.act('combine').act('charge', p.u('h')).act('line', 1).act('step', p.h('0505')).act('step', p.h('0605'));
  p.act('pass').act('strike').act('charge', p.u('i')).act('line', 1);
  while (p.asked() === 'brace') p.act('pass');
  p.act('step', p.h('0509')).act('strike');
  expect(p.asked()).toBe('horse');
  p.act('counter', p.h('0705'));
  expect(p.told('shock')[0]).toMatchObject({ attack: 16, defence: 8, place: p.h('0605') });
});

test('[EMP IX.5#2] ruling 14: each pile of a combined charge tests for itself, and one of them bears the loss', () => {
  const at = { ...field, h: '0405 column 0 3', H: '0705 column 6 7' };
  // 28 against 20: 1:1, a six: the defenders are disorganised, both of them.
  const p = position({ columns: 14, phase: 'charge', at, dice: [2, 2, 6, 1, 1] });
  p.act('combine').act('charge', p.u('h')).act('line', 1).act('step', p.h('0505')).act('step', p.h('0605')).act('pass');
  p.act('strike').act('charge', p.u('i')).act('line', 1);
  p.act('step', p.h('0507')).act('step', p.h('0506')).act('step', p.h('0606')).act('pass').act('strike');
  p.act('counter', p.h('0705'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.s.form[p.u('h')], p.s.form[p.u('i')]]).toEqual([DISORDERED, DISORDERED]);
});

test('[EMP IX.7#13, EMP IX.5#2] all of a combined charge that was countercharged go back into column', () => {
  const p = position({ columns: 14, phase: 'charge', at: field, dice: [2, 2, 1] });
  p.act('combine').act('charge', p.u('h')).act('line', 1).act('step', p.h('0505')).act('step', p.h('0605')).act('pass');
  p.act('strike').act('charge', p.u('i')).act('line', 1);
  p.act('step', p.h('0507')).act('step', p.h('0506')).act('step', p.h('0606')).act('pass').act('strike');
  p.act('counter', p.h('0705'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  for (let i = 0; i < 2; i++) p.act('column', p.offers('column')[0] as number);
  expect([p.s.form[p.u('h')], p.s.form[p.u('i')]]).toEqual([COLUMN, COLUMN]);
});

test('[EMP IX.5#1] it takes cavalry of two hexes', () => {
  const p = position({
    columns: 14,
    phase: 'charge',
    at: { h: '0405 column 0 2', i: '0405 column 0 2', A: '0905 line 7' },
  });
  expect([p.may('combine'), p.why('combine')]).toEqual([false, 'noCombine']);
});
