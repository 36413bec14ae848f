import { expect, test } from 'vitest';
import {
  footToForm,
  isCharging,
  losingSight,
  mightForm,
  nearestCharge,
  newlyInDanger,
} from '../rules/charge/threat.ts';
import { CHARGED, note, SQUARE } from '../rules/state.ts';
import { type Position, position } from './position.ts';

/** A French regiment of horse in line on its charge, at 0505 if nothing else is said. */
function charge(at: Record<string, string>, wanted: Position = {}) {
  const p = position({ active: 0, ...wanted, at: { h: '0505 line 1', ...at } });
  note(p.s, p.u('h'), CHARGED);
  return p;
}

test('[EMP IX.2#1] a charge is cavalry in line that has charged: no foot, no column, nobody in disorder', () => {
  const p = charge({ a: '0506 line 1', i: '0507 column 0', j: '0508 disordered 0' });
  for (const id of ['a', 'i', 'j']) note(p.s, p.u(id), CHARGED);
  const charging = ['h', 'a', 'i', 'j'].filter((id) => isCharging(p.content, p.s, p.u(id)));
  expect(charging).toEqual(['h']);
  p.s.done[p.u('h')] = 0;
  expect(isCharging(p.content, p.s, p.u('h'))).toBe(false);
});

test('[EMP IX.6#3] the distance that counts is that of the nearest charge', () => {
  const p = charge({ i: '0805 line 1', A: '1005 line 7' });
  expect(nearestCharge(p.content, p.s, p.h('1005'))).toBe(5);
  note(p.s, p.u('i'), CHARGED);
  expect(nearestCharge(p.content, p.s, p.h('1005'))).toBe(2);
});

test('[EMP IX.6#1] who may form square: foot in order that sees the charge and has it two hexes away or more', () => {
  const may = (at: Record<string, string>, hex = '0805', wanted: Position = {}) => {
    const p = charge(at, wanted);
    return mightForm(p.content, p.s, p.h(hex), p.h('0505'));
  };
  expect(may({ A: '0805 line 7' })).toBe(true);
  expect(may({ A: '0705 column 6' }, '0705')).toBe(true);
  expect(may({ A: '0605 line 7' }, '0605')).toBe(false);
  expect(may({ A: '0805 square 7' })).toBe(false);
  expect(may({ A: '0805 disordered 6' })).toBe(false);
  expect(may({ H: '0805 column 6' })).toBe(false);
  // A battery by itself has nobody who could; with foot below it there is somebody.
  expect(may({ X: '0805 battery 7' })).toBe(false);
  expect(may({ X: '0805 battery 7', A: '0805 line 7' })).toBe(true);
  // The side that charges forms none against itself.
  expect(may({ a: '0805 line 7' })).toBe(false);
  // Not where no square may stand, and not if somebody hides the charge.
  const wood = ['............', '............', '............', '............', '.......f....', '............'];
  expect(may({ A: '0805 adapted 6' }, '0805', { ground: wood })).toBe(false);
  expect(may({ A: '0805 line 7', B: '0705 line 7' })).toBe(false);
});

test('[EMP IX.6#5, EMP IX.6#9] who tests: the infantry of the pile in order, from the top; nobody if it stands in square', () => {
  const p = charge({ X: '0805 battery 7', A: '0805 line 7 3', B: '0805 line 7 3' });
  expect(footToForm(p.content, p.s, p.h('0805'))).toEqual([p.u('A'), p.u('B')]);
  p.s.form[p.u('B')] = SQUARE;
  expect(footToForm(p.content, p.s, p.h('0805'))).toEqual([]);
});

test('[EMP IX.2#13] ruling 202: each pile is asked once at three hexes and once at two, and not from further off', () => {
  const p = charge({ A: '0805 line 7', B: '0905 line 7', C: '0707 line 7' });
  const first = newlyInDanger(p.content, p.s, p.h('0505'), []);
  expect(first.hexes).toEqual([p.h('0805'), p.h('0707')].sort((one, two) => one - two));
  expect(newlyInDanger(p.content, p.s, p.h('0505'), first.keys).hexes).toEqual([]);
  p.s.hex[p.u('h')] = p.h('0605');
  p.s.version++;
  const second = newlyInDanger(p.content, p.s, p.h('0605'), first.keys);
  expect(second.hexes).toContain(p.h('0805'));
  expect(second.keys).not.toEqual(first.keys);
});

test('[EMP IX.6#2] ruling 202: who is about to lose sight of the charge within its reach is asked before', () => {
  const wood = ['............', '............', '............', '.....f......', '............', '............'];
  const p = charge({ A: '0805 line 7', B: '1205 line 7' }, { ground: wood });
  const lost = (to: string, points: number) => losingSight(p.content, p.s, p.h('0505'), p.h(to), points);
  // Behind the wood at 0604 nobody in the row sees it; within it everybody along the row still does.
  expect(lost('0504', 9)).toContain(p.h('0805'));
  expect(lost('0504', 1)).toEqual([]);
  expect(lost('0605', 9)).toEqual([]);
});
