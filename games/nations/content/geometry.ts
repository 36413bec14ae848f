import type { Point } from './types.ts';

type Segment = readonly [Point, Point];

/** Two areas touch when they share at least so much of a border; less is a corner. */
const LEAST_BORDER = 8;
/** How far two lines drawn as one may lie apart. */
const SLACK = 0.75;

export function segments(polygon: readonly Point[]): readonly Segment[] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] ?? point] as const);
}

/** Whether two areas have a border in common, not only a corner. */
export function shareBorder(a: readonly Point[], b: readonly Point[]): boolean {
  return borderLength(a, b) >= LEAST_BORDER;
}

/** How much of their outlines two areas share. */
export function borderLength(a: readonly Point[], b: readonly Point[]): number {
  if (areApart(a, b)) return 0;
  let length = 0;
  for (const s of segments(a)) for (const t of segments(b)) length += overlap(s, t);
  return length;
}

/** A quick look at the boxes around two areas: most fields of a board are far apart. */
function areApart(a: readonly Point[], b: readonly Point[]): boolean {
  return (['x', 'y'] as const).some((axis) => {
    const [ofA, ofB] = [a.map((point) => point[axis]), b.map((point) => point[axis])];
    const gap = Math.max(Math.min(...ofA) - Math.max(...ofB), Math.min(...ofB) - Math.max(...ofA));
    return gap > SLACK;
  });
}

function overlap([p, q]: Segment, [r, s]: Segment): number {
  const length = distance(p, q);
  if (length === 0) return 0;
  const ux = (q.x - p.x) / length;
  const uy = (q.y - p.y) / length;
  const off = (point: Point) => Math.abs((point.x - p.x) * uy - (point.y - p.y) * ux);
  if (off(r) > SLACK || off(s) > SLACK) return 0;
  const along = (point: Point) => (point.x - p.x) * ux + (point.y - p.y) * uy;
  const [from, to] = [Math.min(along(r), along(s)), Math.max(along(r), along(s))];
  return Math.max(0, Math.min(length, to) - Math.max(0, from));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether a place lies inside an area, by counting the borders to its right. */
export function isInside(point: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [a, b] of segments(polygon)) {
    if (a.y > point.y === b.y > point.y) continue;
    if (point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

export function surface(polygon: readonly Point[]): number {
  let twice = 0;
  for (const [a, b] of segments(polygon)) twice += a.x * b.y - b.x * a.y;
  return Math.abs(twice) / 2;
}

/** Whether an outline crosses itself. */
export function crossesItself(polygon: readonly Point[]): boolean {
  const sides = segments(polygon);
  for (let i = 0; i < sides.length; i++) {
    for (let j = i + 2; j < sides.length; j++) {
      const [a, b] = [sides[i], sides[j]];
      if (a && b && !(i === 0 && j === sides.length - 1) && cross(a, b)) return true;
    }
  }
  return false;
}

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const turn = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

/** Whether a side of an area lies on the edge of the board. */
export function isAtEdge(polygon: readonly Point[], size: Point): boolean {
  return segments(polygon).some(
    ([a, b]) => (a.x === b.x && (a.x === 0 || a.x === size.x)) || (a.y === b.y && (a.y === 0 || a.y === size.y)),
  );
}

/** A round area, for fields whose outlines a pack does not give. */
export function disc(centre: Point, radius: number): readonly Point[] {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return {
      x: Math.round(centre.x + radius * Math.cos(angle)),
      y: Math.round(centre.y + radius * Math.sin(angle)),
    };
  });
}
