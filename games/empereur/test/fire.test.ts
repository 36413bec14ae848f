import { expect, test } from 'vitest';
import { valueAt } from '../rules/fire/coverage.ts';
import { fireResult } from '../rules/fire/volley.ts';
import { sideTaken } from '../rules/formations/flanks.ts';
import { FLANK, FRONT, REAR } from '../rules/formations/poses.ts';
import { testTables } from '../content/testing/tables.ts';
import { DISORDERED, LINE } from '../rules/state.ts';
import { position } from './position.ts';

test('[EMP VII.5#1] whoever leaves a covered hex is fired at there, before he goes', () => {
  // A fires with 4 at a die of 6: one step; two dice of 2 hold.
  const p = position({ at: { a: '0505 column 2', A: '0605 line 7' }, dice: [6, 1, 1] });
  p.act('move', p.u('a')).act('step', p.h('0504'));
  expect(p.s.steps[p.u('a')]).toBe(5);
  expect(p.told('fired')).toMatchObject([{ place: p.h('0505'), total: 4 }]);
  expect(p.where('a')).toBe('0504');
});

test('[EMP VII.5#2] turning and changing formation draw no fire', () => {
  const p = position({ at: { a: '0505 column 2', A: '0605 line 7' } });
  p.act('move', p.u('a')).act('turn', 4).act('line', 3);
  expect(p.told('fired')).toEqual([]);
});

test('[EMP VII.5#3, EMP VII.2#2] a shot for each hex left; guns reach two hexes, infantry one', () => {
  // X looks west and covers 0505 and 0605 at two and one hexes.
  const p = position({ at: { a: '0505 column 0', X: '0705 battery 7' }, dice: [1, 1, 1, 1, 1] });
  p.act('move', p.u('a')).act('step', p.h('0605'));
  expect(p.told('fired')).toHaveLength(1);
  p.act('turn', 2).act('step', p.h('0604'));
  expect(p.told('fired')).toHaveLength(2);
  const far = position({ at: { a: '0405 column 0', X: '0705 battery 7', A: '0605 line 7' } });
  far.act('move', far.u('a')).act('step', far.h('0505'));
  expect(far.told('fired')).toEqual([]);
});

test('[EMP VII.9#1, EMP X.2#3, EMP IV.5#2] who fails runs from the hex he was leaving, two hexes', () => {
  const p = position({ at: { a: '0505 column 2', A: '0605 line 7' }, dice: [6, 6, 6] });
  p.act('move', p.u('a')).act('step', p.h('0504'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.s.form[p.u('a')]).toBe(DISORDERED);
  expect(p.where('a')).toMatch(/^03/);
  expect(p.asked()).toBe('mover');
});

test('[EMP VII.5#6, EMP V.6#1] one shot at those who leave together; one at whoever leaves a pile', () => {
  const p = position({ at: { a: '0505 column 2 4', b: '0505 column 2 4', A: '0605 line 7' }, dice: [6, 1, 1] });
  p.act('move', p.u('b')).act('step', p.h('0504'));
  expect(p.s.steps[p.u('b')]).toBe(3);
  expect(p.s.steps[p.u('a')]).toBe(4);
});

test('[EMP V.6#2] if it breaks, those who stay test too, 2 lower', () => {
  // b fails with 12, a stays at 8-2: 7 fails as well.
  const p = position({ at: { a: '0505 column 2 4', b: '0505 column 2 4', A: '0605 line 7' }, dice: [6, 6, 6, 3, 4] });
  p.act('move', p.u('b')).act('step', p.h('0504'));
  expect(p.told('tested').map(({ unit, held }) => [unit, held])).toEqual([
    [p.u('b'), false],
    [p.u('a'), false],
  ]);
});

test('[EMP VII.3#1, EMP VII.4#1] all who fire at a hex add up for one die, each once a phase', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', b: '0506 line 3', x: '0305 battery 1', A: '0605 line 7' },
    dice: [1],
  });
  p.act('aim', p.h('0605'));
  expect(p.asked()).toBe('gather');
  p.act('fire');
  expect(p.told('fired')).toHaveLength(1);
  expect(p.asked()).not.toBe('aim');
});

test('[EMP VII.3#2, EMP V.4#1] a loss falls on the top unit, and the pile tests', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 line 7 4', B: '0605 line 7 4' },
    dice: [6, 1, 2],
  });
  p.act('aim', p.h('0605'));
  expect([p.s.steps[p.u('A')], p.s.steps[p.u('B')]]).toEqual([3, 4]);
  expect(p.told('tested')).toMatchObject([{ unit: p.u('A'), held: true }]);
});

test('[EMP VII.3#3] a star costs no step and calls for a test', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 7' }, dice: [4, 1, 2] });
  p.act('aim', p.h('0605'));
  expect(p.s.steps[p.u('A')]).toBe(6);
  expect(p.told('tested')).toHaveLength(1);
});

test('[EMP VII.3#4, EMP IV.3#5] nobody tests in a town', () => {
  const p = position({
    ground: ['......', '..v...', '......'],
    phase: 'offensive',
    at: { a: '0202 line 1', b: '0201 line 11', x: '0102 battery 1', A: '0302 adapted 6' },
    dice: [6],
  });
  p.act('aim', p.h('0302'));
  if (p.asked() === 'gather') p.act('fire');
  expect(p.told('fired')[0]?.['total']).toBeGreaterThan(0);
  expect(p.told('tested')).toEqual([]);
});

test('[EMP V.4#3, EMP VII.9#2] what the top cannot bear falls below, who tests without a malus', () => {
  const p = position({
    phase: 'offensive',
    at: {
      a: '0505 line 1',
      b: '0506 line 3',
      c: '0504 line 11',
      d: '0705 line 7',
      x: '0405 battery 1',
      A: '0605 line 7 1',
      B: '0605 line 7 4',
    },
    dice: [6, 4, 4],
  });
  p.act('aim', p.h('0605')).act('fire');
  expect(p.where('A')).toBe('-1');
  expect(p.s.steps[p.u('B')]).toBeLessThan(4);
  expect(p.told('tested')[0]).toMatchObject({ unit: p.u('B') });
  expect(p.told('tested')[0]?.['why']).not.toContain('friends');
});

test('[EMP V.3#1] only the top unit fires', () => {
  const p = position({ phase: 'offensive', at: { x: '0505 limbered 0', a: '0505 line 1 4', A: '0605 line 7' } });
  expect(p.asked()).not.toBe('aim');
});

test('[EMP VII.10#1] the die is 1 higher against a square', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 square 7' }, dice: [4, 1, 2] });
  p.act('aim', p.h('0605'));
  expect(p.told('fired')[0]).toMatchObject({ die: 4, result: 1 });
});

test('[EMP VII.2#1, EMP VII.1#3] arc and range, and a value of 0 that does not fire', () => {
  const p = position({
    ground: ['........', '..v.....', '........'],
    at: { a: '0202 line 1', x: '0801 battery 7', A: '0302 adapted 6', B: '0202 adapted 0' },
  });
  const value = (id: string, label: string) => valueAt(p.content, p.s, p.u(id), p.h(label));
  expect(value('a', '0302')).toBe(2);
  expect(value('a', '0102')).toBe(0);
  expect(value('a', '0402')).toBe(0);
  expect(value('x', '0601')).toBe(5);
  // Adapted fire of 1 against a town is nothing.
  expect(value('B', '0302')).toBe(0);
});

test('[EMP IV.12#6] two reduced batteries that fire for 1 each count 1 together', () => {
  const p = position({
    phase: 'offensive',
    at: { x: '0105 battery 1 1', y: '0106 battery 1 1', A: '0705 line 7' },
    dice: [1],
  });
  p.act('aim', p.h('0705')).act('fire');
  expect(p.told('fired')[0]).toMatchObject({ total: 1 });
});

test('[EMP VIII.6#2, EMP X.4#4] flank costs 2, rear 3', () => {
  const taken = (facing: number) => {
    const p = position({ at: { A: `0605 line ${facing}` } });
    return sideTaken(p.content, p.s, [p.u('A')], p.h('0505'));
  };
  expect([taken(7), taken(3), taken(1)]).toEqual([FRONT, FLANK, REAR]);
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 1' }, dice: [6, 3, 3] });
  p.act('aim', p.h('0605'));
  expect(p.told('tested')[0]).toMatchObject({ morale: 5 });
});

test('[EMP VIII.6#4, EMP V.7#3] mixed order: frontal for one is frontal for all', () => {
  const p = position({ at: { A: '0605 line 5 4', B: '0605 column 6 4' } });
  expect(sideTaken(p.content, p.s, [p.u('A')], p.h('0506'))).not.toBe(FRONT);
  expect(sideTaken(p.content, p.s, [p.u('A'), p.u('B')], p.h('0506'))).toBe(FRONT);
});

test('[EMP VIII.6#5] a flank is protected by a friend who could attack the attacker', () => {
  const p = position({ at: { A: '0605 line 1', B: '0405 line 1', C: '0404 disordered 0' } });
  expect(sideTaken(p.content, p.s, [p.u('A')], p.h('0505'))).toBe(FRONT);
  p.s.form[p.u('B')] = DISORDERED;
  expect(sideTaken(p.content, p.s, [p.u('A')], p.h('0505'))).toBe(REAR);
  p.s.form[p.u('B')] = LINE;
});

test('the table of fire never falls with the die or with the value', () => {
  const worth = (result: number) => (result < 0 ? 0.5 : result);
  const cells = Array.from({ length: 8 * 20 }, (_, i) => [Math.floor(i / 20), (i % 20) + 1] as const);
  const at = (die: number, total: number) => worth(fireResult(testTables.fire, total, die));
  const falls = cells.filter(
    ([die, total]) => at(die, total) > at(die + 1, total) || at(die, total) > at(die, total + 1),
  );
  expect(falls).toEqual([]);
});
