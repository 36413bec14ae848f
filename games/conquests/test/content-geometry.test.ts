import { expect, test } from 'vitest';
import { europeGeometry } from '../content/geometry.ts';
import { europe } from '../content/index.ts';

const { lands, seas } = europe.map;

/** The points of a path of `M`, `l` and `z`, ring by ring. */
function rings(d: string): readonly (readonly (readonly [number, number])[])[] {
  return d
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, i) => {
        x += numbers[2 * i] ?? 0;
        y += numbers[2 * i + 1] ?? 0;
        return [x, y] as const;
      });
    });
}

function contains(d: string, x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings(d)) {
    ring.forEach(([px, py], i) => {
      const [qx, qy] = ring[(i + ring.length - 1) % ring.length] ?? [px, py];
      if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside;
    });
  }
  return inside;
}

test('every land and sea has an outline, and nothing else has', () => {
  expect(Object.keys(europeGeometry.lands).toSorted()).toEqual(lands.map(({ id }) => id).toSorted());
  expect(Object.keys(europeGeometry.seas).toSorted()).toEqual(seas.map(({ id }) => id).toSorted());
});

test('a land’s pieces and name stand on it, a sea’s in it', () => {
  const off = [
    ...lands.filter(({ id, x, y }) => !contains(europeGeometry.lands[id] ?? '', x, y)),
    ...seas.filter(({ id, x, y }) => !contains(europeGeometry.seas[id] ?? '', x, y)),
  ];
  expect(off.map(({ id }) => id)).toEqual([]);
});
