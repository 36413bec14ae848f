import { expect, test } from 'vitest';
import { ADAPTED, CHARGED, COLUMN, has, LINE, MOVED } from '../rules/state.ts';
import { expecting } from './expecting.ts';

test('[EMP XIII#1, EMP XIII#3] they come from their turn on, in the formation their player likes, and pay for the hex', () => {
  const early = expecting([{ units: ['a'], hexes: ['0105'], turn: 3 }], { turn: 2, at: { b: '0606 line 1' } });
  expect(early.offers('arrive')).toEqual([]);
  const p = expecting([{ units: ['a', 'b'], hexes: ['0105'], turn: 3 }], { turn: 4, at: { c: '0606 line 1' } });
  expect(p.offers('arrive')).toEqual([p.u('a'), p.u('b')]);
  p.act('arrive', p.u('b'));
  expect([p.offers('line').length, p.offers('column').length, p.may('square'), p.may('adapt')]).toEqual([
    6,
    6,
    true,
    false,
  ]);
  p.act('line', 1);
  expect([p.where('b'), p.s.form[p.u('b')], p.s.facing[p.u('b')], p.s.spent[p.u('b')]]).toEqual(['0105', LINE, 1, 1]);
  // It goes on with the 3 of its 4 points that are left.
  expect(p.asked()).toBe('march');
  p.act('step', p.h('0205')).act('step', p.h('0305')).act('step', p.h('0405'));
  expect(p.offers('step')).toEqual([]);
  p.act('done');
  expect(p.offers('arrive')).toEqual([p.u('a')]);
});

test('[EMP XIII#3] ground that is closed to it lets nobody in; a wood asks for its formation', () => {
  const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? 'f...........' : '............'));
  const p = expecting([{ units: ['a', 'x'], hexes: ['0105'] }], { ground, at: { c: '0606 line 1' } });
  expect(p.offers('arrive')).toEqual([p.u('a')]);
  p.act('arrive', p.u('a'));
  expect([p.offers('line'), p.offers('column'), p.may('adapt')]).toEqual([[], [], true]);
  p.act('adapt');
  expect([p.s.form[p.u('a')], p.s.spent[p.u('a')]]).toEqual([ADAPTED, 2]);
});

test('[EMP XIII#4] by a road each one has a point fewer than the one before', () => {
  const p = expecting([{ units: ['a', 'b', 'c'], hexes: ['0105'] }], {
    sides: ['road 0105-0205-0305-0405-0505-0605-0705-0805'],
    at: { d: '0909 line 1' },
  });
  for (const [id, first] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const) {
    p.act('arrive', p.u(id)).act('column', 0);
    expect(p.s.spent[p.u(id)]).toBe(first);
    // 6 points and 2 of the road.
    for (let i = 0; i < 8 - first; i++) p.act('step', p.h(`0${i + 2}05`));
    expect(p.offers('step')).toEqual([]);
    if (p.asked() === 'march') p.act('done');
  }
  expect(['a', 'b', 'c'].map((id) => p.where(id))).toEqual(['0805', '0705', '0605']);
  // Over open ground nobody waits for anybody.
  const open = expecting([{ units: ['a', 'b'], hexes: ['0105'] }], { at: { d: '0909 line 1' } });
  open.act('arrive', open.u('a')).act('column', 0).act('step', open.h('0205')).act('done');
  open.act('arrive', open.u('b')).act('column', 0);
  expect(open.s.spent[open.u('b')]).toBe(1);
});

test('[EMP XIII#5] round an enemy they come by the nearest free hex of the edge', () => {
  const p = expecting([{ units: ['a'], hexes: ['0105'] }], {
    at: { A: '0105 line 1', B: '0104 line 1', d: '0909 line 1' },
  });
  p.act('arrive', p.u('a'));
  // 0106 is beside it; 0104 is not free.
  expect(p.asked()).toBe('arrived');
  p.act('column', 0);
  expect(p.where('a')).toBe('0106');
});

test('[EMP XIII#6] friends on the hex must move away first', () => {
  const p = expecting([{ units: ['a'], hexes: ['0105'] }], { at: { b: '0105 column 0 2' } });
  expect(p.offers('arrive')).toEqual([]);
  p.act('move', p.u('b')).act('step', p.h('0205')).act('done');
  expect(p.offers('arrive')).toEqual([p.u('a')]);
});

test('[EMP XIII#1, EMP XIII#2] cavalry comes in charging, and fights in that turn', () => {
  const p = expecting([{ units: ['h'], hexes: ['0105'], leaders: [0] }], {
    phase: 'charge',
    at: { A: '0405 line 1 3' },
    dice: [6, 6],
  });
  p.act('arrive', p.u('h')).act('bring', 0).act('column', 0).act('line', 1);
  while (p.asked() === 'brace') p.act('pass');
  expect(p.referee.decision(0)?.about).toMatchObject({ points: 9 });
  p.act('step', p.h('0205'));
  while (p.asked() === 'brace') p.act('pass');
  p.act('step', p.h('0305')).act('strike');
  expect([has(p.s, p.u('h'), CHARGED), p.s.chiefHex[0]]).toEqual([true, p.h('0305')]);
  p.act('done');
  while (p.asked() === 'aim') p.act('done');
  p.act('assault', p.h('0405'));
  expect(p.told('shock')).toHaveLength(1);
});

test('[EMP XIII#2] infantry too may attack at once', () => {
  const p = expecting([{ units: ['a'], hexes: ['0105'] }], { at: { A: '0205 line 7 3' } });
  p.act('arrive', p.u('a')).act('column', 0).act('done');
  expect(has(p.s, p.u('a'), MOVED)).toBe(true);
  p.act('done');
  while (p.asked() === 'aim') p.act('done');
  expect(p.offers('assault')).toEqual([p.h('0205')]);
});

test('[EMP XIII#3] a leader comes in with a unit of his arrival, or rides in alone', () => {
  const p = expecting([{ units: ['a'], hexes: ['0105'], leaders: [0, 1] }], { at: { d: '0909 line 1' } });
  expect(p.offers('ride')).toEqual([0, 1]);
  p.act('arrive', p.u('a')).act('bring', 1).act('column', 0).act('step', p.h('0205')).act('done');
  expect(p.s.chiefHex[1]).toBe(p.h('0205'));
  p.act('ride', 0).act('enter', p.h('0105')).act('step', p.h('0205')).act('done');
  expect([p.s.chiefHex[0], p.offers('ride')]).toEqual([p.h('0205'), []]);
});

test('[EMP XIII#7] a reserve is placed in its zone, for nothing, from its turn on', () => {
  const p = expecting([{ units: ['a'], hexes: ['0506', '0606'], placed: true }], { at: { d: '0909 line 1' } });
  p.act('arrive', p.u('a')).act('enter', p.h('0606')).act('line', 1);
  expect([p.where('a'), p.s.spent[p.u('a')], p.asked()]).toEqual(['0606', 0, 'march']);
});

test('[EMP XIII#7] and at once, in the other’s turn and before its own, if an enemy comes beside it', () => {
  const coming = [{ units: ['A', 'B'], side: 1, hexes: ['0805', '0905'], turn: 5, placed: true }];
  const p = expecting(coming, { at: { a: '0505 column 0' } });
  p.act('move', p.u('a')).act('step', p.h('0605'));
  expect(p.asked()).toBe('march');
  p.act('step', p.h('0705'));
  expect(p.asked()).toBe('gate');
  p.act('enter', p.h('0805')).act('line', 7).act('column', 6);
  expect([p.where('A'), p.where('B'), p.s.form[p.u('B')]]).toEqual(['0805', '0905', COLUMN]);
  expect(p.asked()).toBe('march');
  expect(p.why('step', p.h('0805'))).toBe('enemyThere');
});
