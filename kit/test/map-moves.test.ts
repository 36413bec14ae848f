import { describe, expect, test } from 'vitest';
import { bringIntoSight, fitTransform, keyMove } from '../src/map-moves.ts';

describe('the map viewport', () => {
  test('fits the whole map into the middle of the frame', () => {
    expect(fitTransform({ width: 400, height: 200 }, { width: 100, height: 100 })).toEqual({ x: 100, y: 0, k: 2 });
  });

  test('leaves the map where it is when the point is in sight, else centres it', () => {
    const frame = { width: 200, height: 100 };
    const now = { x: 0, y: 0, k: 1 };
    expect(bringIntoSight(now, frame, { x: 100, y: 50 })).toBeNull();
    expect(bringIntoSight(now, frame, { x: 500, y: 50 })).toEqual({ x: -400, y: 0, k: 1 });
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
