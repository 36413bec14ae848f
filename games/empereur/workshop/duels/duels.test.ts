import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../../content/index.ts';
import { type Duel, duels, squaring } from './duels.ts';

const all = duels(auerstaedt1806);
const duel = (id: string): Duel => {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no duel ${id}`);
  return found;
};

/** Of the 36 throws of two dice, how many are not above this morale. */
const HOLDS = { 7: 21 / 36, 8: 26 / 36, 9: 30 / 36 };

test('guns against a line, by hand: four at two hexes hurt on 5 and 6, and test from 4 on', () => {
  expect(duel('guns-2').defenderSteps).toBeCloseTo(2 / 6, 12);
  expect(duel('guns-2').defenderBeaten).toBeCloseTo((3 / 6) * (1 - HOLDS[7]), 12);
  expect(duel('twelve-1').defenderSteps).toBeCloseTo(3 / 6, 12);
});

test('a battery loses with every hex, and a square is the better target', () => {
  const steps = (id: string) => duel(id).defenderSteps;
  expect(steps('guns-1')).toBeGreaterThanOrEqual(steps('guns-2'));
  expect(steps('guns-2')).toBeGreaterThan(steps('guns-4'));
  expect(steps('guns-square')).toBeGreaterThan(steps('guns-2'));
  expect(duel('guns-hour').defenderBeaten).toBeGreaterThan(0.5);
});

test('lines: like against like is even, the French fire better and stand better', () => {
  const { attackerBeaten, defenderBeaten } = duel('like');
  expect(Math.abs(attackerBeaten - defenderBeaten)).toBeLessThan(0.05);
  expect(duel('line').defenderBeaten).toBeGreaterThan(2 * duel('line').attackerBeaten);
  expect(duel('line').defenderBeaten).toBeLessThan(0.75);
});

test('a column breaks a line more often than a line does, and from the flank nearly always', () => {
  expect(duel('column').defenderBeaten).toBeGreaterThan(duel('line-assault').defenderBeaten);
  expect(duel('column').defenderBeaten).toBeGreaterThan(0.5);
  expect(duel('column').defenderBeaten).toBeLessThan(0.65);
  expect(duel('column-prussian').defenderBeaten).toBeLessThan(0.3);
  expect(duel('column-flank').defenderBeaten).toBeGreaterThan(0.8);
});

test('foot in a village is not shot out of it, and seldom driven out by one regiment', () => {
  expect(duel('village').defenderBeaten).toBe(0);
  expect(duel('column-village').defenderBeaten).toBeLessThan(0.25);
});

test('horse: a gamble against a line in front, sure on its flank, hopeless against a square', () => {
  for (const id of ['horse-line', 'hussars-line']) {
    expect(duel(id).attackerBeaten).toBeGreaterThan(duel(id).defenderBeaten);
    expect(duel(id).defenderBeaten).toBeGreaterThan(0.2);
  }
  expect(duel('horse-flank').defenderBeaten).toBeGreaterThan(0.7);
  expect(duel('horse-flank').attackerBeaten).toBeLessThan(0.1);
  expect(duel('horse-square').attackerBeaten).toBeGreaterThan(0.85);
  expect(duel('horse-square').defenderBeaten).toBeLessThan(0.02);
  expect(duel('horse-guns').defenderBeaten).toBeGreaterThan(0.75);
});

test('a square beaten by foot is what stands between them', () => {
  expect(duel('column-square').defenderBeaten).toBeGreaterThan(0.7);
});

test('squares in time, by hand: the morale of the regiment, one easier from three hexes on', () => {
  expect(squaring(auerstaedt1806, '111e')).toEqual([HOLDS[9], 33 / 36]);
  expect(squaring(auerstaedt1806, 'ir33')).toEqual([HOLDS[7], HOLDS[8]]);
});

test('a table of fire twice as deadly would be noticed', () => {
  const { tables } = auerstaedt1806;
  const results = tables.fire.results.map((row) => row.map((cell) => (cell > 0 ? 2 * cell : cell)));
  const worse = duels({ ...auerstaedt1806, tables: { ...tables, fire: { ...tables.fire, results } } });
  expect(worse.find(({ id }) => id === 'guns-2')?.defenderSteps).toBeCloseTo(4 / 6, 12);
});
