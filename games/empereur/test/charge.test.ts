import { expect, test } from 'vitest';
import { chargeCost } from '../rules/charge/pace.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { CHARGED, COLUMN, DISORDERED, LINE } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

/** A charge that has been declared in line towards a facing. */
function charged(wanted: Position, unit = 'h', facing = 1): Played {
  const p = position({ phase: 'charge', ...wanted });
  return p.act('charge', p.u(unit)).act('line', facing);
}

test('[EMP IX.1#3, EMP IX.2#1, EMP IX.2#17] a column takes one of its two lines for nothing and without a test; disorder does not charge', () => {
  const p = position({
    phase: 'charge',
    at: { h: '0305 column 0', i: '0308 disordered 0', A: '0905 line 7' },
    dice: [6],
  });
  expect(p.offers('charge')).toEqual([p.u('h')]);
  p.act('charge', p.u('h'));
  expect(p.offers('line')).toEqual([11, 1]);
  expect(p.may('done')).toBe(false);
  p.act('line', 1);
  expect([p.s.form[p.u('h')], p.s.facing[p.u('h')]]).toEqual([LINE, 1]);
  expect(p.dice).toEqual([6]);
  // Nothing was paid.
  expect(p.referee.decision(0)?.about).toMatchObject({ points: 10 });
});

test('[EMP IX.2#6] out of a wood it may look anywhere, and is in line there', () => {
  const p = position({
    phase: 'charge',
    ground: ['......', '.f....', '......'],
    at: { h: '0202 adapted 0', A: '0602 line 7' },
  });
  p.act('charge', p.u('h'));
  expect(p.offers('line')).toEqual([1, 3, 5, 7, 9, 11]);
  p.act('line', 1);
  expect(p.s.form[p.u('h')]).toBe(LINE);
});

test('[EMP IX.2#2] two turns of 60°, one a hex, 2 points each', () => {
  const p = charged({ columns: 14, at: { h: '0306 column 0', A: '1401 line 7' } });
  expect(p.offers('turn')).toEqual([3, 11]);
  p.act('turn', 3);
  expect(p.offers('turn')).toEqual([]);
  expect(p.why('turn', 5)).toBe('noWheel');
  p.act('step', p.offers('step')[0] as number).act('turn', 1);
  expect(p.referee.decision(0)?.about).toMatchObject({ points: 5 });
  p.act('step', p.h('0505'));
  expect(p.offers('turn')).toEqual([]);
});

test('[EMP IX.2#3, EMP IX.2#4, EMP IX.2#5, EMP IX.2#8] what ground and sides cost a charge', () => {
  const p = position({
    ground: ['.vfbdamcw.', '..........'],
    levels: ['0000000000', '0000000012'],
    sides: ['stream 0102-0202', 'ravine 0202-0302', 'river 0302-0402', 'bridge 0302-0402'],
    at: {},
  });
  const field = fieldOf(p.content, 0);
  const east = (from: string, starts = false) => chargeCost(p.content, field, p.h(from), 0, starts);
  expect(['0101', '0201', '0301', '0401', '0501'].map((from) => east(from))).toEqual([6, 6, 4, 2, 2]);
  expect(['0601', '0701', '0801'].map((from) => east(from))).toEqual([null, null, null]);
  expect([east('0102'), east('0202'), east('0302'), east('0402')]).toEqual([7, null, null, 1]);
  expect([east('0802'), chargeCost(p.content, field, p.h('0902'), 3, false)]).toEqual([3, 3]);
  // Starting in the village: 6 for it, 6 for the forest. Open ground is not paid for.
  expect([east('0201', true), east('0402', true)]).toEqual([12, 1]);
});

test('[EMP IX.2#7, EMP IX.2#9] it passes cavalry that is not charging, within seven steps, and nobody else; it sees nothing and charges', () => {
  const at = { h: '0305 column 0 3', i: '0405 column 0 4', b: '0304 line 1', A: '0905 line 7' };
  const p = charged({ ground: Array.from({ length: 10 }, () => '......f.....'), at });
  expect(p.offers('step')).toEqual([p.h('0405')]);
  expect(p.why('step', p.h('0304'))).toBe('notCavalry');
  p.act('step', p.h('0405'));
  expect(p.where('h')).toBe('0405');
  const full = charged({ at: { ...at, h: '0305 column 0 4' } });
  expect(full.why('step', full.h('0405'))).toBe('noRoom');
});

test('[EMP IX.2#10, EMP IX.2#11, EMP IX.1#2, EMP VI.1#8] a pile charges together with its leader, and none of them moves later', () => {
  const p = position({
    phase: 'charge',
    at: { h: '0305 column 0 3', i: '0305 column 0 4', A: '0505 line 5' },
    chiefs: { chief: '0305' },
  });
  p.act('charge', p.u('h')).act('with', p.u('i')).act('bring', 0).act('line', 1).act('pass');
  p.act('step', p.h('0405')).act('strike');
  expect([p.where('h'), p.where('i'), p.s.chiefHex[0]]).toEqual(['0405', '0405', p.h('0405')]);
  expect(p.asked()).toBe('mover');
  expect(p.offers('move')).toEqual([]);
  expect(p.offers('ride')).toEqual([]);
});

test('[EMP IX.2#15, EMP IX.2#14, EMP VI.5#3] a charge that reaches nobody can only end in disorder, with the marker of the turn before', () => {
  const p = charged({ turn: 4, at: { h: '0405 column 0', A: '1205 line 7' } });
  expect(p.may('strike')).toBe(false);
  expect(p.may('done')).toBe(false);
  p.act('scatter', p.u('h'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.s.form[p.u('h')], p.s.since[p.u('h')], p.where('h')]).toEqual([DISORDERED, 3, '0205']);
});

test('[EMP IX.1#1, EMP IX.3#1, EMP IX.3#5, EMP IX.2#15] the charge is fought in the shock phase, must be, and ends in column', () => {
  const p = charged({ at: { h: '0305 column 0', A: '0505 line 7 6' }, dice: [3, 4] });
  p.act('pass').act('step', p.h('0405')).act('strike');
  expect(p.told('shock')).toEqual([]);
  p.act('done');
  if (p.asked() === 'aim') p.act('done');
  expect(p.asked()).toBe('assault');
  expect(p.may('done')).toBe(false);
  expect(p.why('done')).toBe('bound');
  // Shock 4 of 4 steps against 2 of 6: 16 to 12.
  p.act('assault', p.h('0505'));
  expect(p.told('shock')[0]).toMatchObject({ attack: 16, defence: 12, odds: '1:1' });
});

test('[EMP IX.3#2, EMP IX.3#3, EMP IX.2#16] whose target has gone goes back into column, or into disorder if it likes', () => {
  const p = charged({ at: { h: '0305 column 0', A: '0505 line 7' } });
  p.act('pass').act('step', p.h('0405')).act('strike');
  // Somebody else's fire has driven it off.
  p.s.hex[p.u('A')] = p.h('1001');
  p.s.version++;
  p.act('done');
  while (p.asked() === 'aim') p.act('done');
  expect(p.asked()).toBe('reform');
  expect(p.offers('column')).toEqual([0, 2]);
  expect(p.may('scatter', p.u('h'))).toBe(true);
  expect(p.told('shock')).toEqual([]);
  p.act('column', 2);
  expect([p.s.form[p.u('h')], p.s.facing[p.u('h')], p.where('h')]).toEqual([COLUMN, 2, '0405']);
});

test('[EMP VI.5#1] in its own turn cavalry may give up its order', () => {
  const p = position({ turn: 3, at: { h: '0605 column 0', a: '0405 line 1', A: '1205 line 7' } });
  expect(p.offers('scatter')).toEqual([p.u('h')]);
  p.act('scatter', p.u('h'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.s.form[p.u('h')], p.s.since[p.u('h')]]).toEqual([DISORDERED, 2]);
});

test('[EMP VI.5#1] ruling 216: in the charge phase, before its shock and in the rally phase too; not once it is committed', () => {
  const at = { h: '0505 line 1', i: '0308 column 0', a: '0404 disordered 0', A: '0605 line 7' };
  const also = (s: { done: number[]; since: number[] }) => {
    s.done[6] = CHARGED;
    s.since[0] = 1;
  };
  const p = position({ phase: 'charge', turn: 3, at: { ...at, h: '0505 column 0' } });
  expect(p.offers('scatter')).toEqual([p.u('h'), p.u('i')]);
  const shock = position({ phase: 'shock', turn: 3, at, also });
  expect(shock.offers('scatter')).toEqual([shock.u('h'), shock.u('i')]);
  shock.act('scatter', shock.u('h'));
  while (shock.asked() === 'retreat') shock.act('step', shock.offers('step')[0] as number);
  expect([shock.s.form[shock.u('h')], shock.s.since[shock.u('h')]]).toEqual([DISORDERED, 2]);
  const rally = position({ phase: 'rally', turn: 3, at: { ...at, h: '0505 column 0' }, also });
  expect(rally.offers('scatter')).toEqual([rally.u('h'), rally.u('i')]);
  const fire = position({ phase: 'offensive', turn: 3, at: { ...at, b: '0604 line 9' }, also });
  expect(fire.offers('scatter')).toEqual([fire.u('h'), fire.u('i')]);
});
