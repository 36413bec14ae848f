import { expect, test } from 'vitest';
import { champ, champUnits } from '../content/testing/champ.ts';
import { pileAt, topAt, touch, unitsAt } from '../rules/piles/board.ts';
import { pileFault } from '../rules/piles/limits.ts';
import { COLUMN, DISORDERED, type EmpereurState, GONE, LINE, SQUARE } from '../rules/state.ts';
import { blank } from './help.ts';

const content = champ();
const u = (id: string) => champUnits.findIndex((unit) => unit.id === id);

function pile(units: Readonly<Record<string, readonly [form: number, facing: number, steps?: number]>>) {
  const s = blank(content);
  const ids = Object.keys(units).map((id, rank) => {
    const [form, facing, steps] = units[id] ?? [LINE, 1];
    const one = u(id);
    s.hex[one] = 30;
    s.form[one] = form;
    s.facing[one] = facing;
    s.rank[one] = rank;
    if (steps !== undefined) s.steps[one] = steps;
    return one;
  });
  touch(s);
  return { s, ids };
}

const fault = (units: Parameters<typeof pile>[0]) => {
  const { s, ids } = pile(units);
  return pileFault(content, s, ids);
};

test('[EMP V#1] friends share a hex, the top one first', () => {
  const { s, ids } = pile({ a: [LINE, 1, 5], b: [LINE, 1, 5] });
  expect(unitsAt(s, 30)).toEqual(ids);
  expect(topAt(s, 30)).toBe(u('a'));
  s.rank[u('a')] = 1;
  s.rank[u('b')] = 0;
  touch(s);
  expect(topAt(s, 30)).toBe(u('b'));
  s.hex[u('b')] = GONE;
  touch(s);
  expect(pileAt(s, 30)).toEqual([u('a')]);
});

test('who is on the way is in the hex, but not in its pile', () => {
  const { s } = pile({ a: [LINE, 1, 5], b: [LINE, 1, 5] });
  s.band[u('a')] = 3;
  touch(s);
  expect(pileAt(s, 30)).toEqual([u('b')]);
  expect(unitsAt(s, 30)).toEqual([u('b'), u('a')]);
});

test('[EMP V.1#1] ten steps of foot and guns, or seven of horse', () => {
  expect(fault({ a: [LINE, 1, 6], b: [LINE, 1, 4] })).toBe(null);
  expect(fault({ a: [LINE, 1, 6], b: [LINE, 1, 5] })).toBe('tooMany');
  expect(fault({ a: [LINE, 1, 6], x: [LINE, 1, 2], y: [LINE, 1, 2] })).toBe(null);
  expect(fault({ h: [COLUMN, 0, 4], i: [COLUMN, 0, 3] })).toBe(null);
  expect(fault({ h: [COLUMN, 0, 4], i: [COLUMN, 0, 4] })).toBe('tooMany');
});

test('[EMP V.2#1] no horse with foot or guns', () => {
  expect(fault({ h: [COLUMN, 0, 1], a: [COLUMN, 0, 1] })).toBe('horseAndFoot');
  expect(fault({ h: [COLUMN, 0, 1], x: [COLUMN, 0, 1] })).toBe('horseAndFoot');
});

test('[EMP V.7#1] one formation, one facing', () => {
  expect(fault({ a: [LINE, 1, 5], b: [LINE, 3, 5] })).toBe('facing');
  expect(fault({ a: [COLUMN, 2, 5], b: [COLUMN, 2, 5] })).toBe(null);
});

test('[EMP V.7#2, EMP IV.1#3] mixed order: two hexes of front in common', () => {
  expect(fault({ a: [LINE, 1, 5], b: [COLUMN, 0, 5] })).toBe(null);
  expect(fault({ a: [LINE, 1, 5], b: [COLUMN, 2, 5] })).toBe(null);
  expect(fault({ a: [LINE, 1, 5], b: [COLUMN, 4, 5] })).toBe('facing');
  expect(fault({ a: [LINE, 1, 5], x: [COLUMN, 0, 2] })).toBe(null);
  expect(fault({ a: [LINE, 1, 5], x: [COLUMN, 6, 2] })).toBe('facing');
});

test('[EMP V.7#4, EMP IV.4#8] a square with squares or guns only', () => {
  expect(fault({ a: [SQUARE, 1, 5], b: [SQUARE, 7, 5] })).toBe(null);
  expect(fault({ a: [SQUARE, 1, 5], b: [LINE, 1, 5] })).toBe('squareAndOther');
  expect(fault({ a: [SQUARE, 1, 5], x: [LINE, 5, 2] })).toBe(null);
});

test('[EMP IV.5#8] order and disorder do not rest together', () => {
  expect(fault({ a: [DISORDERED, 0, 5], b: [LINE, 1, 5] })).toBe('orderAndDisorder');
  expect(fault({ a: [DISORDERED, 0, 5], b: [DISORDERED, 6, 5] })).toBe(null);
});

test('what is kept of the board is what it would be afresh, whatever moves', () => {
  const s: EmpereurState = blank(content);
  let seed = 7;
  const next = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % n;
  };
  for (let i = 0; i < 400; i++) {
    const unit = next(champUnits.length);
    s.hex[unit] = next(8) === 0 ? GONE : next(20);
    s.rank[unit] = next(3);
    s.band[unit] = next(3);
    touch(s);
    const fresh = structuredClone(s);
    for (let hex = 0; hex < 20; hex++) expect(unitsAt(s, hex)).toEqual(unitsAt(fresh, hex));
  }
});
