import { expect, test } from 'vitest';
import { underCharge } from '../rules/charge/impact.ts';
import { mightForm } from '../rules/charge/threat.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { modifiersOf, PLAIN } from '../rules/morale/modifiers.ts';
import { CHARGED, DISORDERED, LINE, SQUARE } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

function charged(wanted: Position): Played {
  const p = position({ phase: 'charge', ...wanted });
  return p.act('charge', p.u('h')).act('line', 1);
}

test('[EMP IX.2#13, EMP IX.6#1, EMP IX.6#3, EMP IX.6#5] ruling 200, 202: asked at three hexes and at two; at three it tests at +1', () => {
  const p = charged({ at: { h: '0305 column 0', A: '0905 line 7' }, dice: [4, 5] });
  for (const hex of ['0405', '0505']) {
    p.act('step', p.h(hex));
    expect(p.asked()).toBe('charge');
  }
  p.act('step', p.h('0605'));
  expect(p.asked()).toBe('brace');
  p.act('pass').act('step', p.h('0705'));
  expect(p.asked()).toBe('brace');
  const q = charged({ at: { h: '0305 column 0', A: '0605 line 7' }, dice: [4, 5] });
  // Declared at three hexes: before the first one is left. Morale 8 and 1 hold 9.
  expect(q.asked()).toBe('brace');
  q.act('brace', q.h('0605'));
  expect(q.told('tested')[0]).toMatchObject({ morale: 9, held: true });
  expect(q.s.form[q.u('A')]).toBe(SQUARE);
  expect(q.asked()).toBe('charge');
});

test('[EMP IX.6#3, EMP IX.6#10] at two hexes there is no bonus; who fails stands in disorder until the shocks are over', () => {
  const p = charged({ at: { h: '0305 column 0', A: '0505 line 7' }, dice: [4, 5, 1, 6] });
  p.act('brace', p.h('0505'));
  expect(p.told('tested')[0]).toMatchObject({ morale: 8, held: false });
  expect([p.s.form[p.u('A')], p.where('A')]).toEqual([DISORDERED, '0505']);
  p.act('step', p.h('0405')).act('scatter', p.u('h'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.where('A')).toBe('0505');
  p.act('done');
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.where('A')).not.toBe('0505');
  expect(p.s.form[p.u('A')]).toBe(DISORDERED);
});

test('[EMP IX.6#1] ruling 201: not beside the charge, not in disorder, not without sight, not in a wood', () => {
  const p = charged({
    ground: ['............', '............', '....f.......', '............', '......f.....', '............'],
    at: {
      h: '0305 column 0',
      A: '0405 line 7',
      B: '0605 line 7',
      C: '0705 adapted 0',
      D: '0306 disordered 0',
      E: '0302 line 7',
    },
  });
  const might = (id: string) => mightForm(p.content, p.s, p.s.hex[p.u(id)] as number, p.h('0305'));
  // A is beside it, B behind A, C in a wood, D in disorder; E sees it over open ground.
  expect(['A', 'B', 'C', 'D', 'E'].map(might)).toEqual([false, false, false, false, true]);
});

test('[EMP IX.6#2] ruling 201: flank and rear count for nothing, a leader and losses do', () => {
  const p = charged({ at: { h: '0305 column 0', A: '0605 line 1 3' }, chiefs: { Corps: '0605' }, dice: [1, 2] });
  p.act('brace', p.h('0605'));
  expect(p.told('tested')[0]).toMatchObject({ morale: 8 + 1 + 2 - 1 });
});

test('[EMP IX.6#4] ruling 202: who sees it only from two hexes on is asked there, without a bonus', () => {
  const ground = Array.from({ length: 8 }, (_, row) => (row === 4 ? '...f........' : '............'));
  const p = charged({ ground, at: { h: '0305 column 0', A: '0605 line 7' }, dice: [4, 5] });
  expect(p.asked()).toBe('charge');
  p.act('step', p.h('0405'));
  expect(p.asked()).toBe('brace');
  p.act('brace', p.h('0605'));
  expect(p.told('tested')[0]).toMatchObject({ morale: 8, held: false });
});

test('[EMP IX.6#11, EMP IX.6#5] in a pile the next one tests at -2; if it holds, the first one runs at once', () => {
  const at = { h: '0305 column 0', A: '0605 line 7 4', B: '0605 line 7 4' };
  const p = charged({ at, dice: [5, 5, 3, 4] });
  p.act('brace', p.h('0605'));
  expect(p.told('tested').map(({ morale }) => morale)).toEqual([9, 7]);
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.s.form[p.u('B')], p.where('B')]).toEqual([SQUARE, '0605']);
  expect(p.s.form[p.u('A')]).toBe(DISORDERED);
  expect(p.where('A')).not.toBe('0605');
  const both = charged({ at, dice: [1, 2] });
  both.act('brace', both.h('0605'));
  expect([both.s.form[both.u('A')], both.s.form[both.u('B')]]).toEqual([SQUARE, SQUARE]);
});

test('[EMP IX.6#6] guns may come to the top or go below for nothing, and keep their pose', () => {
  const p = charged({ at: { h: '0305 column 0', A: '0605 line 7', X: '0605 battery 7' }, dice: [1, 2] });
  p.act('brace', p.h('0605'));
  expect(p.asked()).toBe('arrange');
  p.act('top', p.u('X'));
  expect([p.s.rank[p.u('X')], p.s.rank[p.u('A')], p.s.form[p.u('X')], p.s.facing[p.u('X')]]).toEqual([0, 1, LINE, 7]);
});

test('[EMP IX.6#7, EMP IX.6#8, EMP IX.6#9] a battery on top fires at half at cavalry and has no bonus; below or limbered it has', () => {
  const p = position({ at: { X: '0605 battery 7', A: '0605 square 7', h: '0505 column 0', a: '0506 line 1' } });
  const X = p.u('X');
  const square = () => modifiersOf(p.content, p.s, X, { ...PLAIN, horse: true }).filter(({ why }) => why === 'square');
  expect([valueAt(p.content, p.s, X, p.h('0505')), valueAt(p.content, p.s, X, p.h('0506'))]).toEqual([3, 6]);
  expect(square()).toEqual([]);
  p.s.form[X] = 1;
  expect(square()).toEqual([{ why: 'square', by: 2 }]);
  p.s.form[X] = LINE;
  p.s.rank[X] = 1;
  p.s.rank[p.u('A')] = 0;
  p.s.version++;
  expect(square()).toEqual([{ why: 'square', by: 2 }]);
});

test('[EMP IX.6#8] the battery on top loses a step to the cavalry whatever comes of it, whose shock is 1', () => {
  const p = position({
    phase: 'shock',
    at: { h: '0505 line 1', X: '0605 battery 7', A: '0605 square 7' },
    dice: [1],
    also: (s) => {
      for (let unit = 0; unit < s.done.length; unit++) s.done[unit] = CHARGED;
    },
  });
  p.act('assault', p.h('0605'));
  expect(p.told('shock')[0]).toMatchObject({ attack: 4, defender: '0' });
  expect(p.s.steps[p.u('X')]).toBe(1);
});

test('[EMP IX.6#12, EMP IX.6#13, EMP IX.3#4] the example: 0 stays 0, 1 is 2, 1* is 2*, D is D+1, D+1 is two steps', () => {
  const p = position({ at: { h: '0505 line 1', a: '0506 line 1', A: '0605 line 7' } });
  p.s.done[p.u('h')] = CHARGED;
  const told = (losses: number, star: boolean, disorder: boolean, by = 'h') => {
    const result = { losses, test: star, disorder, gone: false };
    return underCharge(p.content, p.s, [p.u(by)], p.h('0605'), result).losses;
  };
  const all = (by = 'h') => [
    told(0, false, false, by),
    told(0, true, false, by),
    told(1, false, false, by),
    told(1, true, false, by),
    told(0, false, true, by),
    told(1, false, true, by),
  ];
  expect(all()).toEqual([0, 0, 2, 2, 1, 2]);
  expect(all('a')).toEqual([0, 0, 1, 1, 0, 1]);
  for (const form of [SQUARE, 3]) {
    p.s.form[p.u('A')] = form;
    expect(all()).toEqual([0, 0, 1, 1, 0, 1]);
  }
});

test('"not during this charge" is asked no more until the next one', () => {
  const p = charged({ at: { h: '0305 column 0', A: '0605 line 7' } });
  p.act('waive').act('step', p.h('0405'));
  expect(p.asked()).toBe('charge');
});
