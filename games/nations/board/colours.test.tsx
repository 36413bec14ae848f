import { nations, sideColours } from '@bivouac/kit';
import { contrast, distance, eyes, linear, seen } from '@bivouac/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leipzig } from '../content/index.ts';
import { ArmyFace, MARKER, MarkerFace } from './counters.tsx';
import { nationOf } from './palette.ts';

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
