import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leipzig } from '../content/index.ts';
import { ArmyFace, MARKER, MarkerFace } from './counters.tsx';
import { nationOf, nations, sideColours } from './palette.ts';

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes 2009, full severity, on linear RGB; and grey by luminance. */
const eyes: { readonly [name: string]: Matrix } = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const clamp = (n: number): number => Math.max(0, Math.min(1, n));

function seen(hex: string, matrix: Matrix): Rgb {
  const [r, g, b] = linear(hex);
  const row = ([x, y, z]: Rgb): number => clamp(x * r + y * g + z * b);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const all = Object.values(nations);

test.each(Object.entries(eyes))('the grounds of all nations differ in lightness for %s', (_, matrix) => {
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1)) {
      const ratio = contrast(seen(one.ground, matrix), seen(other.ground, matrix));
      expect({ one: one.id, other: other.id, apart: ratio >= 1.35 }).toEqual({
        one: one.id,
        other: other.id,
        apart: true,
      });
    }
  }
});

test.each(Object.entries(eyes))('letters and arms can be read on every ground for %s', (_, matrix) => {
  for (const { id, ground, ink } of all) {
    const ratio = contrast(seen(ground, matrix), seen(ink, matrix));
    expect({ id, legible: ratio >= 3.8 }).toEqual({ id, legible: true });
  }
});

test('the letters of the nations differ, and the two sides can be told from white letters', () => {
  expect(new Set(all.map(({ letter }) => letter)).size).toBe(all.length);
  for (const colour of sideColours) expect(contrast(linear(colour), [1, 1, 1])).toBeGreaterThanOrEqual(4.5);
});

/** CIE L*a*b*, in which a distance of 2 is just seen and one of 20 at a glance. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: Rgb, b: Rgb): number {
  const [l, m] = [lab(a), lab(b)];
  return Math.hypot(l[0] - m[0], l[1] - m[1], l[2] - m[2]);
}

const hued = Object.entries(eyes).filter(([name]) => name !== 'grey');

test.each(hued)('the two sides, and every nation and its enemy, are far apart in colour for %s', (_, matrix) => {
  const [french, allied] = sideColours;
  expect(distance(seen(french, matrix), seen(allied, matrix))).toBeGreaterThanOrEqual(20);
  for (const nation of all.filter(({ id }) => id !== 'france')) {
    const apart = distance(seen(nations.france.ground, matrix), seen(nation.ground, matrix));
    expect({ id: nation.id, apart: apart >= 20 }).toEqual({ id: nation.id, apart: true });
  }
});

test('the French are round and the Allies square, in the colours that were checked', () => {
  for (const [army, { side, unit }] of leipzig.armies.entries()) {
    const nation = nationOf(leipzig, army);
    const marker = renderToStaticMarkup(<MarkerFace content={leipzig} army={army} unit={unit} name="x" />);
    expect(marker).toContain(`fill="${nation.ground}"`);
    expect(marker).toContain(`>${nation.letter}<`);
    expect(marker.includes(`rx="${MARKER}"`)).toBe(side === 0);
    expect(nation.id === 'france').toBe(side === 0);
  }
});

test('losses change outline and pattern, not only a figure', () => {
  const face = (lost: number) =>
    renderToStaticMarkup(<ArmyFace content={leipzig} army={1} unit={0} name="Ney" strength={5 - lost} lost={lost} />);
  expect(face(0)).not.toContain('nat-reduced');
  expect(face(0)).not.toContain('stroke-dasharray');
  expect(face(2)).toContain('url(#nat-reduced)');
  expect(face(2)).toContain('stroke-dasharray');
  expect(face(2).split('nat-pip').length - 1).toBe(2);
});
