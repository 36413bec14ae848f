import { expect, test } from 'vitest';
import { ATTACKED, CHARGED, has, note } from '../rules/state.ts';
import { position } from './position.ts';

test('[EMP VIII.2#1] of several piles that could attack a hex any but the last may be spared, and is free for another', () => {
  const p = position({
    phase: 'shock',
    at: { a: '0505 line 1', b: '0604 column 8', A: '0605 line 7', B: '0504 line 1' },
  });
  p.act('assault', p.h('0605'));
  expect(p.asked()).toBe('attackers');
  expect(new Set(p.offers('spare'))).toEqual(new Set([p.h('0505'), p.h('0604')]));
  p.act('spare', p.h('0604'));
  expect(p.offers('spare')).toEqual([]);
  p.act('attack');
  expect(p.told('declared').map(({ place, piles }) => [place, piles])).toEqual([[p.h('0605'), [p.h('0505')]]]);
});

test('[EMP VIII.1#1] a hex is declared once, and who attacks it attacks no other', () => {
  const p = position({
    phase: 'shock',
    at: { a: '0505 line 11', A: '0605 line 7', B: '0506 line 5', b: '0508 line 1' },
  });
  expect(new Set(p.offers('assault'))).toEqual(new Set([p.h('0605'), p.h('0506')]));
  const q = position({
    phase: 'shock',
    at: {
      a: '0505 line 11',
      b: '0406 column 0',
      A: '0605 line 7',
      B: '0506 line 5',
      c: '0909 line 1',
      C: '1009 line 7',
    },
  });
  q.act('assault', q.h('0605'));
  expect(q.may('assault', q.h('0605'))).toBe(false);
  // The regiment in column is free for the other one.
  expect(q.may('assault', q.h('0506'))).toBe(true);
  q.act('assault', q.h('0506'));
  expect(q.told('declared').map(({ piles }) => piles)).toEqual([[q.h('0505')], [q.h('0406')]]);
});

test('[EMP VIII.1#2] whoever was attacked in this turn is not attacked again', () => {
  const at = { a: '0505 line 1', A: '0605 line 7' };
  const p = position({ phase: 'shock', at, also: (s) => note(s, 'abcdefhijxyA'.length - 1, ATTACKED) });
  expect(has(p.s, p.u('A'), ATTACKED) && p.asked() === 'assault').toBe(false);
});

test('[EMP IX.2#15] a charge attacks whom it has before it: it may be spared only for another such enemy', () => {
  const at = { h: '0505 line 1', a: '0604 column 8', A: '0605 line 7' };
  const bound = position({ phase: 'shock', at, also: (s) => note(s, 6, CHARGED) });
  expect(bound.may('done')).toBe(false);
  expect(bound.why('done')).toBe('bound');
  bound.act('assault', bound.h('0605'));
  expect(bound.offers('spare')).toEqual([bound.h('0604')]);
  // With a second enemy before it the first may be left to the foot.
  const free = position({ phase: 'shock', at: { ...at, B: '0504 line 7' }, also: (s) => note(s, 6, CHARGED) });
  free.act('assault', free.h('0605'));
  expect(free.offers('spare')).toContain(free.h('0604'));
});

test('[EMP VIII.8#1] several shocks are fought in the order that their player likes', () => {
  const p = position({
    phase: 'shock',
    at: { a: '0303 line 1', A: '0403 line 7', b: '0707 line 1', B: '0807 line 7' },
    dice: [3, 3, 3, 3, 3, 3, 3, 3],
  });
  p.act('assault', p.h('0403')).act('assault', p.h('0807'));
  expect(p.asked()).toBe('order');
  expect(new Set(p.offers('assault'))).toEqual(new Set([p.h('0403'), p.h('0807')]));
  p.act('assault', p.h('0807'));
  expect(p.told('shock').map(({ place }) => place)[0]).toBe(p.h('0807'));
});

test('[EMP VI.5#1, EMP IX.2#14] before the shocks cavalry that attacks nobody may give up its order; who is engaged may not', () => {
  const at = { a: '0505 line 1', A: '0605 line 7', i: '0508 column 0', h: '0303 line 1', B: '0403 line 7' };
  const p = position({ phase: 'shock', at, also: (s) => note(s, 6, CHARGED) });
  expect(new Set(p.offers('scatter'))).toEqual(new Set([p.u('h'), p.u('i')]));
  p.act('assault', p.h('0403'));
  expect(p.offers('scatter')).toEqual([p.u('i')]);
});

test('[EMP IX.2#10] those of a pile who stand as it does may charge along; leaders with them, and then they ride', () => {
  const p = position({
    phase: 'charge',
    at: { h: '0505 column 0 3', i: '0505 column 0 2', A: '0805 line 7' },
    chiefs: { corps: '0505' },
  });
  p.act('charge', p.u('h'));
  expect(p.offers('with')).toEqual([p.u('i')]);
  p.act('with', p.u('i'));
  expect(p.offers('with')).toEqual([]);
  expect(p.offers('bring')).toHaveLength(1);
  p.act('bring', 1);
  expect(p.offers('bring')).toEqual([]);
  p.act('line', 1);
  while (p.asked() !== 'charge') p.act('pass');
  p.act('step', p.h('0605'));
  expect([p.where('h'), p.where('i')]).toEqual(['0605', '0605']);
  expect(p.s.chiefHex[1]).toBe(p.h('0605'));
});

test('[EMP IX.2#15] a charge halts before an enemy only in a hex of its own', () => {
  const at = { h: '0505 column 0 3', i: '0605 column 0 2', A: '0705 line 7' };
  const p = position({ phase: 'charge', at, dice: [1, 1, 1, 1, 1, 1, 1, 1] });
  p.act('charge', p.u('h')).act('line', 1);
  while (p.asked() !== 'charge') p.act('pass');
  p.act('step', p.h('0605'));
  while (p.asked() !== 'charge') p.act('pass');
  expect(p.may('strike')).toBe(false);
});
