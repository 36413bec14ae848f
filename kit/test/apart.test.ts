import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pushedApart } from '../src/map/apart.ts';

const [WIDTH, HEIGHT] = [60, 44];

const covers = (places: readonly { x: number; y: number }[], by = 0.5): boolean =>
  places.some((one, i) =>
    places.some((two, j) => j > i && Math.abs(one.x - two.x) < WIDTH - by && Math.abs(one.y - two.y) < HEIGHT - by),
  );

const moved = (middles: readonly { x: number; y: number }[]) => {
  const by = pushedApart(middles, WIDTH, HEIGHT);
  return middles.map(({ x, y }, i) => ({ x: x + (by[i]?.x ?? 0), y: y + (by[i]?.y ?? 0) }));
};

test('boxes that have room stay where they are', () => {
  expect(
    pushedApart(
      [
        { x: 0, y: 0 },
        { x: WIDTH, y: 0 },
        { x: 0, y: HEIGHT },
      ],
      WIDTH,
      HEIGHT,
    ),
  ).toEqual([0, 1, 2].map(() => ({ x: 0, y: 0 })));
});

test('two boxes that cover each other give way half and half, the shorter way', () => {
  const [one, two] = pushedApart(
    [
      { x: 0, y: 0 },
      { x: 10, y: 30 },
    ],
    WIDTH,
    HEIGHT,
  );
  expect(one).toEqual({ x: 0, y: -7 });
  expect(two).toEqual({ x: 0, y: 7 });
});

test('any two boxes come clear of each other', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 80 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(place, { minLength: 2, maxLength: 2, selector: ({ x, y }) => `${x},${y}` }),
      (middles) => {
        expect(covers(moved(middles))).toBe(false);
      },
    ),
    { seed: 1813 },
  );
});

test('a row of four that stand half over each other comes clear', () => {
  const row = [0, 40, 80, 120].map((x, i) => ({ x, y: (i % 2) * 12 }));
  expect(covers(row)).toBe(true);
  expect(covers(moved(row))).toBe(false);
});

test('nobody goes so far that his place cannot be told', () => {
  const crowd = Array.from({ length: 30 }, (_, i) => ({ x: i % 3, y: i % 5 }));
  for (const { x, y } of pushedApart(crowd, WIDTH, HEIGHT)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(WIDTH * 0.75);
    expect(Math.abs(y)).toBeLessThanOrEqual(HEIGHT * 0.75);
  }
});
