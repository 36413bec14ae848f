import { expect, test } from 'vitest';
import { axial, hexAt, stepsBetween, STEPS, turned } from '../rules/ground/hexes.ts';
import { lineTo } from '../rules/ground/lines.ts';

const origin = { q: 0, r: 0 };
const near = (limit: number) => {
  const found = [];
  for (let q = -limit; q <= limit; q++) {
    for (let r = -limit; r <= limit; r++) {
      const hex = { q, r };
      const away = stepsBetween(origin, hex);
      if (away > 0 && away <= limit) found.push(hex);
    }
  }
  return found;
};

test('a hex and its coordinates are the same place, and six steps lead to six neighbours', () => {
  for (let hex = 0; hex < 70; hex++) expect(hexAt(axial(hex, 7), 7, 10)).toBe(hex);
  expect(new Set(STEPS.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
  for (const step of STEPS) expect(stepsBetween(origin, step)).toBe(1);
  expect(turned(5, 2)).toBe(1);
  expect(turned(0, -1)).toBe(5);
});

test('straight along a direction a line runs through each hex, and nothing beside it', () => {
  const line = lineTo(origin, { q: 4, r: 0 });
  expect(line.between).toEqual([1, 2, 3].map((q) => ({ hex: { q, r: 0 }, beside: null })));
  expect(line.leaves).toEqual([0]);
  expect(line.enters).toEqual([3]);
});

test('[EMP VII.7#8] towards a corner it runs exactly between two hexes at 2, 4 and 6 hexes: both are named', () => {
  for (const half of [1, 2, 3]) {
    const line = lineTo(origin, { q: half, r: half });
    const borders = line.between.filter(({ beside }) => beside !== null);
    expect(stepsBetween(origin, { q: half, r: half })).toBe(2 * half);
    expect(borders).toHaveLength(half);
    expect(line.leaves).toEqual([0, 5]);
    expect(line.enters).toEqual([2, 3]);
  }
});

test('a hex that a line only clips at a corner is named as well', () => {
  // From (0,0) to (5,-1): the line clips more hexes than it has steps.
  const line = lineTo(origin, { q: 5, r: -1 });
  expect(line.between.map(({ hex }) => `${hex.q},${hex.r}`)).toContain('2,0');
  const clipped = near(7).filter((to) => lineTo(origin, to).between.length > stepsBetween(origin, to) - 1);
  expect(clipped.length).toBeGreaterThan(0);
});

test('lines are joined up: every stretch touches the next, and back is the same line', () => {
  for (const to of near(8)) {
    const line = lineTo(origin, to);
    const cells = [{ hex: origin, beside: null }, ...line.between, { hex: to, beside: null }];
    for (let i = 0; i + 1 < cells.length; i++) {
      const [one, two] = [cells[i], cells[i + 1]];
      if (one === undefined || two === undefined) throw new Error('no cell');
      for (const a of one.beside === null ? [one.hex] : [one.hex, one.beside]) {
        for (const b of two.beside === null ? [two.hex] : [two.hex, two.beside]) expect(stepsBetween(a, b)).toBe(1);
      }
    }
    const names = (from: { q: number; r: number }, target: { q: number; r: number }) =>
      lineTo(from, target)
        .between.flatMap(({ hex, beside }) => (beside === null ? [hex] : [hex, beside]))
        .map(({ q, r }) => `${q + from.q},${r + from.r}`)
        .sort();
    expect(names(to, origin)).toEqual(names(origin, to));
  }
});

test('a line turned by 60 degrees or seen in a mirror is the same line', () => {
  const turn = ({ q, r }: { q: number; r: number }) => ({ q: q + r, r: -q });
  const mirror = ({ q, r }: { q: number; r: number }) => ({ q: r, r: q });
  const shape = (to: { q: number; r: number }, how = (hex: { q: number; r: number }) => hex) =>
    lineTo(origin, to)
      .between.map(({ hex, beside }) =>
        [hex, ...(beside === null ? [] : [beside])]
          .map(how)
          .map(({ q, r }) => `${q + 0},${r + 0}`)
          .sort()
          .join('|'),
      )
      .join(' ');
  for (const to of near(7)) {
    expect(shape(turn(to))).toBe(shape(to, turn));
    expect(shape(mirror(to))).toBe(shape(to, mirror));
  }
});
