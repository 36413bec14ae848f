import { MOST_GROWN } from '@bivouac/kit';
import { boxAround, overlap } from '@bivouac/kit/geometry';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import { FAR_HEIGHT, farNames, farStacks } from './far-layout.ts';
import { momentsOf } from './testing/positions.ts';

/** Ten positions of a campaign in which the armies have marched. */
const positions = [...momentsOf('campaign', 'afar', 400)]
  .filter((_, i) => i % 40 === 39)
  .map(({ before }) => ({ content: germany1813, s: before.game }));

const SMALL = 0.06;

test.each(['en', 'fr'] as const)('from afar no stack and no name covers a name (%s)', (language) => {
  expect(positions).toHaveLength(10);
  for (const b of positions) {
    const stacks = farStacks(b, language);
    const names = farNames(b, language).map(({ town, by, width }) => {
      const { id, x, y } = germany1813.map.towns[town] ?? { id: '', x: 0, y: 0 };
      return {
        id,
        box: boxAround(x + by.x * MOST_GROWN, y + by.y * MOST_GROWN, width * MOST_GROWN, FAR_HEIGHT * MOST_GROWN),
      };
    });
    const covered = names.filter(({ box }) => {
      const others = [...stacks, ...names.flatMap((other) => (other.box === box ? [] : [other.box]))];
      return others.some((other) => overlap(other, box) > SMALL * box.width * box.height);
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  }
});

test('every town that brings points is named from afar, with its pennant, and fortresses are where there is room', () => {
  for (const b of positions) {
    const named = farNames(b, 'en');
    for (const { town } of scenarioOf(b).places) {
      expect(named.find((one) => one.town === town)?.points).not.toBeNull();
      expect(named.some((one) => one.town === town)).toBe(true);
    }
    expect(named.length).toBeGreaterThan(20);
    const ids = named.map(({ town }) => germany1813.map.towns[town]?.id);
    for (const village of ['altlandsberg', 'koenigsbrueck', 'spremberg', 'gommern']) expect(ids).not.toContain(village);
  }
});
