import { overlap } from '@bivouac/kit/geometry';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { layoutOf, mapName, pilePlace, PILE, roomOf } from './layout.ts';
import { boxAround } from '@bivouac/kit/geometry';

const { towns, width, height } = germany1813.map;
const languages = ['en', 'fr'] as const;

test.each(languages)('no stack covers the name of the town it stands on (%s)', (language) => {
  for (const [i, { nameBox }] of layoutOf(germany1813, language).entries()) {
    const town = towns[i];
    if (town === undefined) throw new Error('a name without a town');
    expect({ town: town.id, covered: overlap(roomOf(town), nameBox) }).toEqual({ town: town.id, covered: 0 });
  }
});

test.each(languages)('names do not run into each other, and stay on the sheet (%s)', (language) => {
  const layout = layoutOf(germany1813, language);
  const meeting: string[] = [];
  for (const [i, { nameBox }] of layout.entries()) {
    for (const [k, other] of layout.entries()) {
      if (k > i && overlap(nameBox, other.nameBox) > 0) meeting.push(`${towns[i]?.id} ${towns[k]?.id}`);
    }
    const onSheet = overlap(nameBox, { x: 0, y: 0, width, height });
    expect(onSheet).toBeCloseTo(nameBox.width * nameBox.height, 3);
  }
  expect(meeting).toEqual([]);
});

test('few names lie under a stack of the next town', () => {
  const layout = layoutOf(germany1813, 'en');
  const covered = layout.filter(({ nameBox }, i) =>
    towns.some((town, k) => k !== i && overlap(roomOf(town), nameBox) > 0.15 * nameBox.width * nameBox.height),
  );
  expect(covered.length).toBeLessThanOrEqual(6);
});

test('two stacks in one town stand beside each other, and leave its name free', () => {
  const layout = layoutOf(germany1813, 'en');
  for (const [i, town] of towns.entries()) {
    const [french, coalition] = [0, 1].map((side) => {
      const { x, y } = pilePlace(town, layout[i], side, false);
      return boxAround(x, y, PILE.width, PILE.height);
    });
    if (french === undefined || coalition === undefined) throw new Error('no stacks');
    expect(overlap(french, coalition)).toBe(0);
    const name = layout[i]?.nameBox ?? french;
    const covered = overlap(french, name) + overlap(coalition, name);
    expect({ town: town.id, free: covered < 0.3 * name.width * name.height }).toEqual({ town: town.id, free: true });
  }
});

test('towns of one name are written as the period did, without the country', () => {
  const both = towns.filter(({ id }) => id.startsWith('reichenbach'));
  expect(both.length).toBeGreaterThan(1);
  for (const town of both) expect(mapName(town, 'fr')).toBe('Reichenbach');
});
