import type { Kind, State } from '@bivouac/kernel';
import type { Luck } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { sumLuck } from '../src/end/luck-sum.ts';
import { ticksBetween } from '../src/end/plot-shape.ts';

/** A die of which sixes are wished for: each fact is one roll. */
const sixes: Luck<Kind> = {
  title: { en: 'Sixes', fr: 'Six' },
  note: { en: '', fr: '' },
  facts: ['rolled'],
  read: (_, { facts }) => facts.map(({ pips }) => ({ actual: pips === 6 ? 1 : 0, expected: 1 / 6, variance: 5 / 36 })),
};
const before = {} as State<object>;
const rolled = (seat: number, at: number, ...pips: number[]) => ({
  seat,
  at,
  before,
  facts: pips.map((one) => ({ fact: 'rolled', pips: one })),
});

test('luck is added up for each seat, in the order in which it came', () => {
  const moments = [rolled(0, 9, 6), rolled(0, 2, 1, 6), rolled(1, 4, 3)];
  const [first, second] = sumLuck(sixes, null, moments, 2, 12);
  expect(first).toMatchObject({ seat: 0, times: 3, actual: 2 });
  expect(first?.expected).toBeCloseTo(0.5);
  expect(first?.spread).toBeCloseTo(Math.sqrt(15 / 36));
  expect(first?.course.map(({ at }) => at)).toEqual([0, 2, 9, 12]);
  expect(first?.course.map(({ value }) => Math.round(value * 6))).toEqual([0, 4, 9, 9]);
  expect(second).toMatchObject({ seat: 1, times: 1, actual: 0 });
});

test.each([
  [0, 7],
  [-3, 2],
  [-40, 5],
  [-0.4, 0.3],
])('ticks from %d to %d lie between them and have 0 among them', (least, most) => {
  const ticks = ticksBetween(least, most);
  expect(ticks).toContain(0);
  expect(Math.min(...ticks)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...ticks)).toBeLessThanOrEqual(most);
  expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
});
