import { expect, test } from 'vitest';
import { leipzig } from '../content/index.ts';
import { isInside, overlap, pointsOf } from '@bivouac/kit/geometry';
import { layoutOf } from './layout.ts';
import { stacksOf } from './stacks.ts';
import { momentsOf } from './testing/positions.ts';

const layout = layoutOf(leipzig);

test('the room for counters lies inside its field and keeps clear of every name', () => {
  for (const [field, { room }] of layout.entries()) {
    const { polygon = [], name = '' } = leipzig.fields[field] ?? {};
    const inside = pointsOf(room).every((p) => isInside(polygon, p));
    const clear = layout.every(({ nameBox }) => overlap(room, nameBox) === 0);
    expect({ name, inside, clear }).toEqual({ name, inside: true, clear: true });
    expect(room.width).toBeGreaterThanOrEqual(60);
  }
});

test('names do not run into each other', () => {
  for (const [i, { nameBox }] of layout.entries()) {
    for (const other of layout.slice(i + 1)) expect(overlap(nameBox, other.nameBox)).toBe(0);
  }
});

test('no marker of a stack covers another', () => {
  for (const { referee } of momentsOf('stacks')) {
    for (const { counters } of stacksOf(leipzig, referee.state.game, false)) {
      for (const [i, one] of counters.entries()) {
        for (const other of counters.slice(i + 1)) {
          const clear = Math.abs(one.x - other.x) >= 54 * one.scale || Math.abs(one.y - other.y) >= 40 * one.scale;
          expect(clear).toBe(true);
        }
      }
    }
  }
});
