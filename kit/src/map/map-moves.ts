/** Where a map goes: plain geometry, apart from the browser. */
import type { Point } from '../ink.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The whole map in the frame, in its middle. */
export function fitTransform(frame: Size, map: Size): Transform {
  const k = Math.min(frame.width / map.width, frame.height / map.height);
  return { x: (frame.width - map.width * k) / 2, y: (frame.height - map.height * k) / 2, k };
}

/** The nearest place that shows no emptiness beside the map: one that is smaller than the frame stands in its middle. */
export function keepInFrame({ x, y, k }: Transform, frame: Size, map: Size): Transform {
  const along = (at: number, room: number, size: number): number =>
    size * k <= room ? (room - size * k) / 2 : Math.min(0, Math.max(room - size * k, at));
  return { x: along(x, frame.width, map.width), y: along(y, frame.height, map.height), k };
}

const centredOn = ({ x, y }: Point, k: number, frame: Size, map: Size): Transform =>
  keepInFrame({ x: frame.width / 2 - x * k, y: frame.height / 2 - y * k, k }, frame, map);

/** Of several points the one nearest to their middle: what is looked at is then something, not the gap between. */
function heartOf(points: readonly Point[]): Point | undefined {
  const sum = points.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }), { x: 0, y: 0 });
  const middle = { x: sum.x / points.length, y: sum.y / points.length };
  const away = (p: Point) => Math.hypot(p.x - middle.x, p.y - middle.y);
  return points.toSorted((a, b) => away(a) - away(b))[0];
}

/**
 * Where the map stands at first: as a whole if it can be read so, otherwise as near as it must be to be read, with what
 * matters in sight.
 */
export function startTransform(frame: Size, map: Size, legible: number, sight: readonly Point[]): Transform {
  const whole = fitTransform(frame, map);
  if (whole.k >= legible) return whole;
  return centredOn(heartOf(sight) ?? { x: map.width / 2, y: map.height / 2 }, legible, frame, map);
}

/** How near to the edge something may be and still count as in sight. */
const MARGIN = 0.12;

function isInSight(now: Transform, frame: Size, point: Point, margin: number): boolean {
  const isIn = (at: number, size: number) => at >= size * margin && at <= size * (1 - margin);
  return isIn(now.x + point.x * now.k, frame.width) && isIn(now.y + point.y * now.k, frame.height);
}

/** Where the map must go so that a point of it is well in sight; null if it is already, or can come no nearer. */
export function bringIntoSight(now: Transform, frame: Size, map: Size, point: Point): Transform | null {
  if (isInSight(now, frame, point, MARGIN)) return null;
  const to = centredOn(point, now.k, frame, map);
  return Math.abs(to.x - now.x) < 1 && Math.abs(to.y - now.y) < 1 ? null : to;
}

/** Where the map must go so that at least one of these points is in sight; null if one is. */
export function bringOneIntoSight(now: Transform, frame: Size, map: Size, points: readonly Point[]): Transform | null {
  const heart = heartOf(points);
  if (heart === undefined || points.some((point) => isInSight(now, frame, point, 0))) return null;
  return bringIntoSight(now, frame, map, heart);
}

export type KeyMove =
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'fit' };

/** How much nearer or farther one step goes. */
export const NEARER = 1.25;

/** What a key does to the map: an eighth of the frame for an arrow. */
export function keyMove(key: string, frame: Size): KeyMove | null {
  const x = frame.width / 8;
  const y = frame.height / 8;
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'pan', x, y: 0 };
    case 'ArrowRight':
      return { kind: 'pan', x: -x, y: 0 };
    case 'ArrowUp':
      return { kind: 'pan', x: 0, y };
    case 'ArrowDown':
      return { kind: 'pan', x: 0, y: -y };
    case '+':
    case '=':
      return { kind: 'zoom', by: NEARER };
    case '-':
    case '_':
      return { kind: 'zoom', by: 1 / NEARER };
    case 'f':
    case 'F':
    case '0':
      return { kind: 'fit' };
    default:
      return null;
  }
}
