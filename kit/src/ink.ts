import type { Point } from '@bivouac/kernel/packs';

/** What an old staff map is drawn with. All of it is deterministic: the same sheet at every visit. */

export type { Point };

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
