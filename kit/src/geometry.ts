/** Boxes, outlines and lines of points on a map. */
import { at, type Point } from './ink.ts';

export { at, curve, line, pen, type Point, short } from './ink.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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

/** Whether a line from a to b comes into a box (Liang and Barsky). */
export function crossesBox(a: Point, b: Point, { x, y, width, height }: Box): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  const clip = (towards: number, room: number): boolean => {
    if (towards === 0) return room > 0;
    const at = room / towards;
    if (towards < 0) from = Math.max(from, at);
    else to = Math.min(to, at);
    return from < to;
  };
  return clip(-dx, a.x - x) && clip(dx, x + width - a.x) && clip(-dy, a.y - y) && clip(dy, y + height - a.y);
}

/** Whether a box lies wholly inside an outline: one corner does, and no edge comes into it. */
export function boxInside(polygon: readonly Point[], box: Box): boolean {
  if (!isInside(polygon, box)) return false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]];
    if (a && b && crossesBox(a, b, box)) return false;
  }
  return true;
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

export const middleOf = ({ x, y, width, height }: Box): Point => at(x + width / 2, y + height / 2);

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

/** Where two stretches cross, or null. */
function stretchesMeet(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / turn;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / turn;
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : at(a.x + t * rx, a.y + t * ry);
}

/** The first place at which two lines of points cross, and the direction of the second there; null where they do not. */
export function crossingOf(
  one: readonly Point[],
  two: readonly Point[],
): { readonly point: Point; readonly angle: number } | null {
  for (let i = 1; i < one.length; i++) {
    for (let k = 1; k < two.length; k++) {
      const [a, b, c, d] = [one[i - 1], one[i], two[k - 1], two[k]];
      if (!a || !b || !c || !d) continue;
      const point = stretchesMeet(a, b, c, d);
      if (point !== null) return { point, angle: Math.atan2(d.y - c.y, d.x - c.x) };
    }
  }
  return null;
}
