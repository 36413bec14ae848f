import { type Point, short } from '@bivouac/kit/geometry';
import { beside, type Cell, type Edge, edgeOf, keyAt, middleOf } from './lattice.ts';
import type { MapFrame } from './frame.ts';

/** Edges that follow each other; a closed line ends where it began. */
export interface Course {
  readonly edges: readonly Edge[];
  readonly closed: boolean;
}

/** The lines around a region of cells, each walked with the region at its left. */
export function rimsOf(frame: MapFrame, cells: readonly Cell[], isIn: (cell: Cell) => boolean): readonly Course[] {
  const leaving = new Map<number, Edge>();
  for (const cell of cells) {
    if (!isIn(cell)) continue;
    for (let direction = 0; direction < 6; direction++) {
      if (isIn(beside(cell, direction))) continue;
      const edge = edgeOf(frame, cell, direction);
      leaving.set(keyAt(edge.from), edge);
    }
  }
  const rims: Course[] = [];
  // Three hexes meet in a corner, so a rim leaves it by one edge at most.
  for (const [key, first] of leaving) {
    if (!leaving.has(key)) continue;
    const edges: Edge[] = [];
    let next: Edge | undefined = first;
    while (next !== undefined) {
      edges.push(next);
      leaving.delete(keyAt(next.from));
      next = leaving.get(keyAt(next.to));
    }
    rims.push({ edges, closed: true });
  }
  return rims;
}

/** Sides that water runs along, joined where they meet: from spring to mouth, or from fork to fork. */
export function coursesOf(edges: readonly Edge[]): readonly Course[] {
  const meeting = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (const end of [edge.from, edge.to]) {
      const key = keyAt(end);
      meeting.set(key, [...(meeting.get(key) ?? []), edge]);
    }
  }
  const used = new Set<Edge>();
  const walk = (start: Edge): Course => {
    const found: Edge[] = [];
    let edge: Edge | undefined = start;
    while (edge !== undefined && !used.has(edge)) {
      used.add(edge);
      found.push(edge);
      const { to }: Edge = edge;
      const here: readonly Edge[] = meeting.get(keyAt(to)) ?? [];
      const on: Edge | undefined = here.length === 2 ? here.find((one) => !used.has(one)) : undefined;
      edge = on === undefined || keyAt(on.from) === keyAt(to) ? on : reversed(on);
      if (on !== undefined && edge !== on) used.add(on);
    }
    return { edges: found, closed: false };
  };
  const isEnd = (end: Point) => (meeting.get(keyAt(end)) ?? []).length !== 2;
  const courses: Course[] = [];
  for (const edge of edges) if (!used.has(edge) && isEnd(edge.from)) courses.push(walk(edge));
  for (const edge of edges) if (!used.has(edge) && isEnd(edge.to)) courses.push(walk(markUsed(edge, used)));
  for (const edge of edges) if (!used.has(edge)) courses.push(walk(edge));
  return courses;
}

const reversed = (edge: Edge): Edge => ({ ...edge, from: edge.to, to: edge.from });

function markUsed(edge: Edge, used: Set<Edge>): Edge {
  used.add(edge);
  return reversed(edge);
}

const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A smooth line: through the middles of the sides, with their corners for handles. */
export function smooth({ edges, closed }: Course): string {
  const [first] = edges;
  const last = edges.at(-1);
  if (first === undefined || last === undefined) return '';
  let path = closed ? `M${pair(middleOf(last))}` : `M${pair(first.from)}L${pair(middleOf(first))}`;
  for (const [i, edge] of edges.entries()) {
    if (i === 0 && !closed) continue;
    path += `Q${pair(edge.from)} ${pair(middleOf(edge))}`;
  }
  return closed ? `${path}Z` : `${path}L${pair(last.to)}`;
}
