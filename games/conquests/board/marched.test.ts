import type { Fact } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { shorten } from './marched.ts';
import { speech } from './testing/positions.ts';

const group = [3, 1];
const march = (from: number, land: number, more: Partial<Fact> = {}): Fact => ({
  fact: 'marched',
  power: 0,
  from,
  land,
  group,
  cost: 2,
  ...more,
});
const contact: Fact = { fact: 'contact', power: 0, land: 9 };

test('a march by destination is one line with its way and all that it cost; what follows stays', () => {
  const lines = shorten(speech, [march(4, 6), march(6, 8), march(8, 9), contact]);
  expect(lines.map(({ fact }) => fact)).toEqual([march(4, 9, { cost: 6 }), contact]);
  expect(lines[0]?.words).toContain(`By way of ${speech.name('land', 6)}, ${speech.name('land', 8)}.`);
  expect(lines[1]?.words).toBeUndefined();
});

test('one step, another group and another frigate are told as ever', () => {
  const steps = [march(4, 6), march(6, 8, { group: [1, 0] }), march(2, 3, { power: 1 })];
  expect(shorten(speech, steps)).toEqual(steps.map((fact) => ({ fact })));
  const sail = (ship: number, from: number, sea: number): Fact => ({
    fact: 'sailed',
    power: 2,
    ship,
    from,
    sea,
    cost: 1,
  });
  expect(shorten(speech, [sail(14, 1, 2), sail(15, 2, 3)])).toHaveLength(2);
  expect(shorten(speech, [sail(14, 1, 2), sail(14, 2, 3)])).toMatchObject([{ fact: { from: 1, sea: 3, cost: 2 } }]);
});
