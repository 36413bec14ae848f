import { nations } from '@bivouac/kit';
import { contrast, distance, eyes, linear, seen } from '@bivouac/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { COUNTER, Face } from './faces.tsx';
import { armyMarks, flags } from './palette.ts';
import { seenIn } from './seen.ts';
import { momentsOf } from './testing/positions.ts';

const everyEye = Object.entries(eyes);
const autumn = ['bohemia', 'silesia', 'north', 'poland'];
const READY = { acted: false, tired: false, cutOff: false };

test.each(everyEye)('the marks of the armies that fight together differ in lightness for %s', (_, matrix) => {
  for (const [i, one] of autumn.entries()) {
    for (const other of autumn.slice(i + 1)) {
      const [a, b] = [armyMarks[one]?.colour ?? '', armyMarks[other]?.colour ?? ''];
      const apart = contrast(seen(a, matrix), seen(b, matrix)) >= 1.3;
      expect({ one, other, apart }).toEqual({ one, other, apart: true });
    }
  }
  expect(new Set(autumn.map((army) => armyMarks[army]?.letter)).size).toBe(autumn.length);
});

test.each(everyEye)('letters and figures can be read on every mark, flag and nation for %s', (_, matrix) => {
  const grounds = [
    ...Object.values(armyMarks).map(({ colour, ink }) => [colour, ink] as const),
    ...flags.map(({ ground, ink }) => [ground, ink] as const),
    ...Object.values(nations).map(({ ground, ink }) => [ground, ink] as const),
  ];
  for (const [ground, ink] of grounds) {
    const legible = contrast(seen(ground, matrix), seen(ink, matrix)) >= 3.8;
    expect({ ground, legible }).toEqual({ ground, legible: true });
  }
});

test('the two flags are far apart for everybody who sees hues, and differ in shape and letter', () => {
  const [french, coalition] = flags;
  for (const [name, matrix] of everyEye.filter(([one]) => one !== 'grey')) {
    const apart = distance(seen(french.ground, matrix), seen(coalition.ground, matrix)) >= 20;
    expect({ name, apart }).toEqual({ name, apart: true });
  }
  expect(french.letter).not.toBe(coalition.letter);
  for (const { ground } of flags) expect(contrast(linear(ground), [1, 1, 1])).toBeGreaterThanOrEqual(4.5);
});

test('the French are round and the Coalition square, face up and face down', () => {
  const [moment] = momentsOf('autumn', 'shapes', 1);
  if (moment === undefined) throw new Error('there is no game');
  const b = { content: germany1813, s: moment.referee.state.game };
  for (const slot of [0, b.s.frenchSlots]) {
    const side = slot === 0 ? 0 : 1;
    for (const what of [seenIn(b, slot), { kind: 'hidden' } as const]) {
      const face = renderToStaticMarkup(<Face b={b} seen={what} side={side} condition={READY} />);
      expect(face.includes('rx="8"')).toBe(side === 0);
      expect(face).toContain(`width="${COUNTER.width}"`);
    }
  }
});

test('fatigue is a pattern and lost command an outline, not only a hue', () => {
  const [moment] = momentsOf('autumn', 'shapes', 1);
  if (moment === undefined) throw new Error('there is no game');
  const b = { content: germany1813, s: moment.referee.state.game };
  const face = (condition: typeof READY) =>
    renderToStaticMarkup(<Face b={b} seen={seenIn(b, 0)} side={0} condition={condition} />);
  expect(face(READY)).not.toContain('stroke-dasharray');
  expect(face(READY)).not.toContain('glo-tired');
  expect(face({ ...READY, cutOff: true })).toContain('stroke-dasharray');
  expect(face({ ...READY, tired: true })).toContain('url(#glo-tired)');
});
