import type { Point } from '../content/types.ts';

/** Helpers to draw an old staff map by code. All of it is deterministic: the same sheet at every visit. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** A small seeded generator (mulberry32): the wobble of a pen, not the dice of a game. */
export function pen(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is below what a screen shows, and keeps the page small. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);

const pair = (p: Point): string => `${short(p.x)} ${short(p.y)}`;

/** Straight lines through the points. */
export function line(points: readonly Point[], closed = false): string {
  return points.length === 0 ? '' : `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** A smooth line through the points (Catmull-Rom as cubic curves). */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${pair(first)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] ?? first;
    const p2 = points[i + 1] ?? p1;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const c1 = at(p1.x + (p2.x - p0.x) / 6, p1.y + (p2.y - p0.y) / 6);
    const c2 = at(p2.x - (p3.x - p1.x) / 6, p2.y - (p3.y - p1.y) / 6);
    path += `C${pair(c1)} ${pair(c2)} ${pair(p2)}`;
  }
  return path;
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function isInside(polygon: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i];
    const b = polygon[j];
    if (!a || !b || a.y > y === b.y > y) continue;
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** How far a point lies from a line of points. */
export function distanceToLine(points: readonly Point[], { x, y }: Point, closed = false): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const a = points[(i + points.length - 1) % points.length];
    const b = points[i];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    const [ox, oy] = [a.x + along * dx - x, a.y + along * dy - y];
    least = Math.min(least, Math.sqrt(ox * ox + oy * oy));
  }
  return least;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const contains = (box: Box, { x, y }: Point, by = 0): boolean =>
  x >= box.x - by && x <= box.x + box.width + by && y >= box.y - by && y <= box.y + box.height + by;

/** Corners, middles of the sides and the centre of a box: enough to see whether an outline crosses it. */
export function pointsOf({ x, y, width, height }: Box): readonly Point[] {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.flatMap((i) => [
    at(x + width * i, y),
    at(x + width * i, y + height),
    at(x, y + height * i),
    at(x + width, y + height * i),
  ]);
}

/** A point so far along a line, and its direction. */
export function along(points: readonly Point[], distance: number): { readonly point: Point; readonly angle: number } {
  let left = distance;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1];
    const b = points[i];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= length || i === points.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length);
      return { point: at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t), angle: Math.atan2(b.y - a.y, b.x - a.x) };
    }
    left -= length;
  }
  return { point: points[0] ?? at(0, 0), angle: 0 };
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1];
    const b = points[i];
    if (a && b) sum += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return sum;
}
