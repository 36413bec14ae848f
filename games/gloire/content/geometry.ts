import type { Point } from './types-map.ts';

/** Whether two stretches cross, ends not counted for the first. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  // Most stretches of a map are far apart.
  if (Math.max(c.x, d.x) < Math.min(a.x, b.x) || Math.min(c.x, d.x) > Math.max(a.x, b.x)) return false;
  if (Math.max(c.y, d.y) < Math.min(a.y, b.y) || Math.min(c.y, d.y) > Math.max(a.y, b.y)) return false;
  const turn = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (turn === 0) return false;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / turn;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / turn;
  return t > 0 && t < 1 && u >= 0 && u < 1;
}

/** How often a stretch crosses a line. */
export function timesAcross(a: Point, b: Point, line: readonly Point[]): number {
  let times = 0;
  for (let i = 1; i < line.length; i++) {
    const c = line[i - 1];
    const d = line[i];
    if (c && d && cross(a, b, c, d)) times += 1;
  }
  return times;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
