import { contrast, eyes, seen } from '@bivouac/kit/testing';
import type { Fact } from '@bivouac/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ARTILLERY, CAVALRY, INFANTRY } from '../content/types.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE, SIDES, SQUARE } from '../rules/state.ts';
import { Face } from './faces.tsx';
import { liveryOf } from './livery.ts';
import { outlineOf, shapeOf } from './shapes.ts';
import { goesOn, shorten } from './shorten.ts';

const everyEye = Object.entries(eyes);
const forms = [LINE, COLUMN, SQUARE, ADAPTED, DISORDERED];

test.each(everyEye)('strength and front of a counter can be read, and its side told, for %s', (_, matrix) => {
  const [french, prussian] = [liveryOf(0), liveryOf(1)];
  for (const { ground, ink, band } of [french, prussian]) {
    expect(contrast(seen(ground, matrix), seen(ink, matrix))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seen(ground, matrix), seen(band, matrix))).toBeGreaterThanOrEqual(4.5);
  }
  // A dark outline against a pale one, whatever the hues are.
  expect(contrast(seen(french.rim, matrix), seen(prussian.rim, matrix))).toBeGreaterThanOrEqual(4.5);
});

test('sides differ in shape too: the corners of one are cut off', () => {
  for (const form of [LINE, COLUMN]) {
    const [one, other] = SIDES.map((side) => outlineOf(INFANTRY, form, liveryOf(side).cut));
    expect(one).not.toBe(other);
  }
  expect(liveryOf(0).letter).not.toBe(liveryOf(1).letter);
});

test('a line is broad, a column long, a square has corners, disorder breaks the outline', () => {
  const shape = (form: number) => shapeOf(INFANTRY, form);
  const parts = (form: number) => outlineOf(INFANTRY, form, 0).split('M').length - 1;
  expect(shape(LINE).width).toBeGreaterThan(2 * shape(LINE).height);
  expect(shape(COLUMN).height).toBeGreaterThan(2 * shape(COLUMN).width);
  expect(shape(SQUARE).width).toBe(shape(SQUARE).height);
  expect(parts(SQUARE)).toBe(5);
  expect(parts(DISORDERED)).toBe(3);
  expect(parts(LINE)).toBe(1);
  expect(new Set(forms.map((form) => outlineOf(INFANTRY, form, 0))).size).toBe(forms.length);
});

test('facing is drawn: no two of the twelve look the same, and what faces all round does not turn', () => {
  const face = (form: number, facing: number) =>
    renderToStaticMarkup(
      <svg>
        <Face sheet={{ arm: INFANTRY, side: 0, label: '30e' }} form={form} facing={facing} steps={6} />
      </svg>,
    );
  const twelve = Array.from({ length: 12 }, (_, facing) => facing);
  for (const form of [LINE, COLUMN]) {
    expect(new Set(twelve.map((facing) => face(form, facing))).size).toBe(12);
  }
  expect(new Set(twelve.map((facing) => face(SQUARE, facing))).size).toBe(1);
});

test('arms have signs of their own in every formation, and guns show whether they are limbered', () => {
  const face = (arm: number, form: number) =>
    renderToStaticMarkup(
      <svg>
        <Face sheet={{ arm, side: 1, label: 'x' }} form={form} facing={0} steps={2} />
      </svg>,
    );
  for (const form of forms) {
    expect(new Set([INFANTRY, CAVALRY, ARTILLERY].map((arm) => face(arm, form))).size).toBe(3);
  }
  expect(face(ARTILLERY, LINE)).toContain('emp-barrels');
  expect(face(ARTILLERY, COLUMN)).toContain('emp-wheel');
});

test('a march by destination is one line of the log; who is fired at on the way is told in between', () => {
  const to = (unit: number, place: number): Fact => ({ fact: 'marched', unit, place });
  const turned = (unit: number, facing: number): Fact => ({ fact: 'turned', unit, facing });
  const fired: Fact = { fact: 'fired', firers: [3], place: 8 };
  expect(shorten([turned(1, 8), to(1, 5), turned(1, 6), to(1, 6), to(1, 7)]).map(({ fact }) => fact)).toEqual([
    to(1, 7),
  ]);
  expect(shorten([to(1, 5), to(1, 6), turned(1, 4)]).map(({ fact }) => fact)).toEqual([to(1, 6), turned(1, 4)]);
  expect(shorten([to(1, 5), fired, to(1, 6), to(2, 9)]).map(({ fact }) => fact)).toEqual([
    to(1, 5),
    fired,
    to(1, 6),
    to(2, 9),
  ]);
});

test('a ride and a retreat are one line each, where they ended; two who run are two', () => {
  const rode = (leader: number, place: number): Fact => ({ fact: 'rode', leader, place });
  const ran = (unit: number, place: number): Fact => ({ fact: 'retreated', unit, place });
  const all = [rode(1, 5), rode(1, 6), rode(2, 6), ran(3, 7), ran(3, 8), ran(4, 8)];
  expect(shorten(all).map(({ fact }) => fact)).toEqual([rode(1, 6), rode(2, 6), ran(3, 8), ran(4, 8)]);
  // The computer takes every hex by itself: what goes on is the same line.
  expect(goesOn(rode(1, 5), rode(1, 6))).toBe(true);
  expect([goesOn(rode(1, 5), rode(2, 6)), goesOn(ran(3, 5), rode(3, 6))]).toEqual([false, false]);
});
