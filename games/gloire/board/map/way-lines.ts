import { along, at, boundsOf, crossingOf, lengthOf, overlap, pen, type Point } from '@bivouac/kit/geometry';
import type { GloireContent, Link } from '../../content/types.ts';

/** A connection as it is drawn, and where it meets its river. */
export interface Way {
  readonly line: readonly Point[];
  readonly crossing: { readonly point: Point; readonly angle: number } | null;
}

const known = new WeakMap<GloireContent, readonly Way[]>();

/** The ways of a pack, drawn once. */
export function waysOf(content: GloireContent): readonly Way[] {
  const ways = known.get(content) ?? content.map.links.map((link, i) => drawWay(content, link, i));
  known.set(content, ways);
  return ways;
}

/** Roads wind a little; but none that keeps dry feet may wind into a river. */
function drawWay(content: GloireContent, link: Link, index: number): Way {
  const [a, b] = [content.map.towns[link.a], content.map.towns[link.b]];
  if (a === undefined || b === undefined) return { line: [], crossing: null };
  const winding = wind(a, b, pen(index * 7 + 3));
  const river = content.map.rivers[link.river];
  if (river !== undefined) {
    const straight = [at(a.x, a.y), at(b.x, b.y)];
    const crossing = crossingOf(winding, river.line);
    return crossing === null
      ? { line: straight, crossing: crossingOf(straight, river.line) }
      : { line: winding, crossing };
  }
  const bounds = boundsOf(winding);
  const wet = content.map.rivers.some(
    (one) => overlap(bounds, boundsOf(one.line)) > 0 && crossingOf(winding, one.line) !== null,
  );
  return { line: wet ? [at(a.x, a.y), at(b.x, b.y)] : winding, crossing: null };
}

const STRETCHES = 6;

function wind(a: Point, b: Point, random: () => number): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const wide = Math.min(3.4, length * 0.05);
  const [first, second] = [(random() - 0.5) * 2, (random() - 0.5) * 1.2];
  return Array.from({ length: STRETCHES + 1 }, (_, i) => {
    const t = i / STRETCHES;
    const off = wide * (first * Math.sin(Math.PI * t) + second * Math.sin(2 * Math.PI * t));
    return at(a.x + dx * t - (dy / length) * off, a.y + dy * t + (dx / length) * off);
  });
}

/** The way from one town to a neighbour, in the direction of whoever goes it. */
export function wayBetween(content: GloireContent, from: number, to: number): readonly Point[] {
  const index = content.map.links.findIndex(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  const line = waysOf(content)[index]?.line ?? [];
  return content.map.links[index]?.a === from ? line : line.toReversed();
}

/** The middle of a connection, or where it meets its river. */
export function middleOfLink(content: GloireContent, link: number): Point | null {
  const way = waysOf(content)[link];
  if (way === undefined) return null;
  return way.crossing?.point ?? along(way.line, lengthOf(way.line) / 2).point;
}
