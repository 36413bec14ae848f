import { describe, expect, test } from 'vitest';
import { roomIn } from '../src/counters/rooms.ts';
import { placesIn, stackBox } from '../src/counters/stacking.ts';
import { boxAround, boxInside, overlap } from '../src/geometry.ts';

const room = { width: 100, height: 80 };
const cell = { width: 40, height: 30 };

describe('stacks', () => {
  test.each([1, 2, 3, 4, 5, 6, 9])('%i counters lie side by side inside their room', (count) => {
    const boxes = placesIn(count, room, cell, false).map(({ x, y, scale }) =>
      boxAround(x, y, cell.width * scale, cell.height * scale),
    );
    expect(boxes).toHaveLength(count);
    for (const [i, box] of boxes.entries()) {
      expect(Math.abs(box.x)).toBeLessThanOrEqual(room.width / 2 + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(room.height / 2 + 0.01);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBeLessThan(0.01);
    }
  });

  test('are as large as the room allows, never larger than they are', () => {
    expect(placesIn(1, room, cell, false)).toEqual([{ x: 0, y: 0, scale: 1 }]);
    const scale = (count: number) => placesIn(count, room, cell, false)[0]?.scale ?? 0;
    expect(scale(4)).toBe(1);
    expect(scale(9)).toBeCloseTo(100 / 120);
  });

  test('spread, they keep one size whatever the room, in rows of three, the last row centred', () => {
    const places = placesIn(4, { width: 10, height: 10 }, cell, true);
    expect(new Set(places.map(({ scale }) => scale)).size).toBe(1);
    expect(places[3]?.x).toBe(0);
    expect(places[0]?.x).toBe(-(places[2]?.x ?? 0));
  });

  test('an enlarged stack covers more around the same point', () => {
    const counters = [{ key: 'a', x: -20, y: 0, scale: 1 }];
    const stack = { place: 1, x: 100, y: 50, counters };
    const sizeOf = () => cell;
    expect(stackBox(stack, 1, sizeOf)).toEqual({ x: 60, y: 35, width: 80, height: 30 });
    expect(stackBox(stack, 2, sizeOf)).toEqual({ x: 20, y: 20, width: 160, height: 60 });
  });
});

describe('the room for counters', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  const orders = {
    outline: square,
    near: { x: 50, y: 50 },
    sheet: { x: 0, y: 0, width: 100, height: 100 },
    sizes: [
      [80, 40],
      [30, 20],
    ],
  } as const;

  test('is the largest that keeps clear of the name, near its place', () => {
    const name = { x: 10, y: 60, width: 80, height: 20 };
    const found = roomIn({ ...orders, clearOf: [name] });
    expect(found).toMatchObject({ width: 80, height: 40 });
    if (found === null) return;
    expect(overlap(found, name)).toBe(0);
    expect(boxInside(square, found)).toBe(true);
  });

  test('is smaller where the large one has no place, and none where nothing has', () => {
    const wide = { x: 0, y: 30, width: 100, height: 40 };
    expect(roomIn({ ...orders, clearOf: [wide] })).toMatchObject({ width: 30, height: 20 });
    expect(roomIn({ ...orders, clearOf: [{ x: 0, y: 0, width: 100, height: 100 }] })).toBeNull();
  });

  test('a notch in the outline keeps a box out, even between its corners', () => {
    const notched = [...square.slice(0, 2), { x: 100, y: 45 }, { x: 50, y: 50 }, { x: 100, y: 55 }, ...square.slice(2)];
    expect(boxInside(square, { x: 10, y: 20, width: 80, height: 60 })).toBe(true);
    expect(boxInside(notched, { x: 10, y: 20, width: 80, height: 60 })).toBe(false);
    expect(boxInside(notched, { x: 10, y: 20, width: 35, height: 60 })).toBe(true);
  });
});
