import { describe, expect, test } from 'vitest';
import {
  bringIntoSight,
  bringOneIntoSight,
  fitTransform,
  keepInFrame,
  keyMove,
  startTransform,
} from '../src/map/map-moves.ts';

describe('the map viewport', () => {
  test('fits the whole map into the middle of the frame', () => {
    expect(fitTransform({ width: 400, height: 200 }, { width: 100, height: 100 })).toEqual({ x: 100, y: 0, k: 2 });
  });

  test('leaves the map where it is when the point is in sight, else centres it', () => {
    const frame = { width: 200, height: 100 };
    const map = { width: 1000, height: 100 };
    const now = { x: 0, y: 0, k: 1 };
    expect(bringIntoSight(now, frame, map, { x: 100, y: 50 })).toBeNull();
    expect(bringIntoSight(now, frame, map, { x: 500, y: 50 })).toEqual({ x: -400, y: 0, k: 1 });
  });

  test('never shows emptiness beside the map: it stops at its edge, and a small one stands in the middle', () => {
    const [frame, map] = [
      { width: 200, height: 100 },
      { width: 400, height: 50 },
    ];
    expect(keepInFrame({ x: 60, y: 90, k: 1 }, frame, map)).toEqual({ x: 0, y: 25, k: 1 });
    expect(keepInFrame({ x: -900, y: 0, k: 1 }, frame, map)).toEqual({ x: -200, y: 25, k: 1 });
    // What lies at the edge of a map that is wholly in sight cannot come nearer, so nothing moves.
    const whole = fitTransform(frame, map);
    expect(bringIntoSight(whole, frame, map, { x: 399, y: 49 })).toBeNull();
  });

  test('opens as a whole where it can be read so, otherwise near enough and on what matters', () => {
    const map = { width: 1000, height: 1000 };
    expect(startTransform({ width: 600, height: 600 }, map, 0.5, [])).toEqual({ x: 0, y: 0, k: 0.6 });
    const phone = { width: 300, height: 400 };
    const at = startTransform(phone, map, 0.8, [
      { x: 900, y: 300 },
      { x: 800, y: 300 },
      { x: 100, y: 300 },
    ]);
    expect(at.k).toBe(0.8);
    // The one nearest to the middle of all is in the middle of the frame, not the gap between them.
    expect([at.x + 800 * at.k, at.y + 300 * at.k]).toEqual([150, 200]);
    expect(startTransform(phone, map, 0.8, [{ x: 0, y: 0 }])).toEqual({ x: 0, y: 0, k: 0.8 });
  });

  test('goes to what is lit only if none of it is in sight', () => {
    const [frame, map, now] = [
      { width: 200, height: 200 },
      { width: 1000, height: 1000 },
      { x: 0, y: 0, k: 1 },
    ];
    const far = { x: 700, y: 700 };
    expect(bringOneIntoSight(now, frame, map, [far, { x: 10, y: 10 }])).toBeNull();
    expect(bringOneIntoSight(now, frame, map, [])).toBeNull();
    expect(bringOneIntoSight(now, frame, map, [far])).toEqual({ x: -600, y: -600, k: 1 });
  });

  test.each([
    ['ArrowLeft', { kind: 'pan', x: 100, y: 0 }],
    ['ArrowDown', { kind: 'pan', x: 0, y: -50 }],
    ['+', { kind: 'zoom', by: 1.25 }],
    ['-', { kind: 'zoom', by: 0.8 }],
    ['f', { kind: 'fit' }],
    ['x', null],
  ] as const)('%s', (key, expected) => {
    expect(keyMove(key, { width: 800, height: 400 })).toEqual(expected);
  });
});
