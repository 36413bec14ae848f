import { at, line, pen, type Point } from '@bivouac/kit/geometry';
import { Strokes } from '@bivouac/kit/ground';
import type { Frame } from './frame.ts';
import { beside, type Cell, cellsOf, type Edge, hexOf, keyAt, middleOf } from './lattice.ts';
import { type Course, rimsOf, smooth } from './outlines.ts';

export interface Relief {
  /** From the lowest height up: the outline of all that is at least so high. */
  readonly heights: readonly string[];
  /** Strokes that run down the slopes, in parts of the sheet. */
  readonly slopes: readonly string[];
}

const APART = 4.4;
/** How long a stroke is, and how much further down the strokes of a second drop begin. */
const LONG = 10;
const NEXT = 9;

/** Heights as a staff officer drew them: a wash that deepens, and strokes down every slope (EMP VII.7). */
export function reliefOf(frame: Frame): Relief {
  const cells = cellsOf(frame);
  const inside = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  const level = (cell: Cell) => frame.field.map.level[hexOf(frame, cell)] ?? 0;
  const highest = Math.max(...cells.map(level));
  const lowest = Math.min(...cells.map(level));
  const heights: string[] = [];
  const strokes = new Strokes(260);
  for (let least = lowest + 1; least <= highest; least++) {
    const isIn = (cell: Cell) => inside.has(`${cell.column} ${cell.row}`) && level(cell) >= least;
    const rims = rimsOf(frame, cells, isIn);
    heights.push(rims.map(smooth).join(''));
    for (const rim of rims) {
      hatch(rim, strokes, ({ cell, direction }) => {
        const down = beside(cell, direction);
        return inside.has(`${down.column} ${down.row}`) ? (level(cell) - least) * NEXT : null;
      });
    }
  }
  return { heights, slopes: strokes.paths };
}

/** A point of the smooth line from the middle of one side over the corner to the middle of the next, and its direction. */
function onBend(a: Point, corner: Point, b: Point, t: number): { readonly point: Point; readonly way: Point } {
  const u = 1 - t;
  return {
    point: at(u * u * a.x + 2 * u * t * corner.x + t * t * b.x, u * u * a.y + 2 * u * t * corner.y + t * t * b.y),
    way: at(u * (corner.x - a.x) + t * (b.x - corner.x), u * (corner.y - a.y) + t * (b.y - corner.y)),
  };
}

function hatch({ edges }: Course, strokes: Strokes, startOf: (edge: Edge) => number | null): void {
  for (const [i, edge] of edges.entries()) {
    const before = edges[(i + edges.length - 1) % edges.length] ?? edge;
    const start = startOf(edge);
    if (start === null) continue;
    const [a, b] = [middleOf(before), middleOf(edge)];
    const random = pen(keyAt(b));
    const count = Math.max(3, Math.round((Math.hypot(b.x - a.x, b.y - a.y) * 1.1) / APART));
    for (let k = 0; k < count; k++) {
      const { point, way } = onBend(a, edge.from, b, (k + random() * 0.5) / count);
      const size = Math.hypot(way.x, way.y) || 1;
      // The height lies at the left of the way, so down is to its right; on a sheet y grows downwards.
      const down = at(-way.y / size, way.x / size);
      const [near, far] = [start + 0.5, start + LONG * (0.65 + random() * 0.5)];
      const lean = (random() - 0.5) * 1.6;
      strokes.add(
        point,
        line([
          at(point.x + down.x * near, point.y + down.y * near),
          at(point.x + down.x * far + down.y * lean, point.y + down.y * far - down.x * lean),
        ]),
      );
    }
  }
}
