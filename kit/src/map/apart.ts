import type { Point } from '../ink.ts';

const ROUNDS = 60;
/** Nobody stands farther from his place than this many of his own widths or heights: one must see whose place it is. */
const FARTHEST = 0.75;

/**
 * How far boxes of one size must be moved from their middles so that none covers another: each pair gives way half and
 * half, the shorter way, round by round until all have room or nobody may go farther. The same boxes always give the same
 * answer, so that nothing jumps from one picture to the next.
 */
export function pushedApart(middles: readonly Point[], width: number, height: number): readonly Point[] {
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const at = (list: readonly number[], i: number): number => list[i] ?? 0;
  const [mostX, mostY] = [width * FARTHEST, height * FARTHEST];
  const put = (i: number, x: number, y: number): void => {
    const home = middles[i];
    if (home === undefined) return;
    xs[i] = Math.max(home.x - mostX, Math.min(home.x + mostX, x));
    ys[i] = Math.max(home.y - mostY, Math.min(home.y + mostY, y));
  };
  for (let round = 0; round < ROUNDS; round++) {
    let isCrowded = false;
    for (let i = 0; i < middles.length; i++) {
      for (let j = i + 1; j < middles.length; j++) {
        const [dx, dy] = [at(xs, j) - at(xs, i), at(ys, j) - at(ys, i)];
        const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)];
        if (overX <= 0.01 || overY <= 0.01) continue;
        isCrowded = true;
        // Who lies exactly on another goes to the right of him.
        const [moveX, moveY] = overX < overY ? [(dx < 0 ? -overX : overX) / 2, 0] : [0, (dy < 0 ? -overY : overY) / 2];
        put(i, at(xs, i) - moveX, at(ys, i) - moveY);
        put(j, at(xs, j) + moveX, at(ys, j) + moveY);
      }
    }
    if (!isCrowded) break;
  }
  return middles.map(({ x, y }, i) => ({ x: at(xs, i) - x, y: at(ys, i) - y }));
}
