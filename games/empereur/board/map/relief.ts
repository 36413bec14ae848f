import { at, line, pen, type Point } from '@bivouac/kit/geometry';
import { Strokes } from '@bivouac/kit/ground';
import type { MapFrame } from './frame.ts';
import { beside, type Cell, cellsOf, type Edge, hexOf, keyAt, middleOf } from './lattice.ts';
import { type Course, rimsOf, smooth } from './outlines.ts';

export interface Relief {
  readonly lowest: number;
  /** From the first one above the lowest height up: the outline of all that is at least so high. */
  readonly heights: readonly string[];
  /** Strokes that run down the slopes, in parts of the sheet: those that the light falls on, and those in shade. */
  readonly slopes: readonly string[];
  readonly shaded: readonly string[];
  /** Slopes turned away from the light, to be washed with shade. */
  readonly shadows: string;
}

/** The light of a staff map falls from the north-west. */
const LIGHT = at(-Math.SQRT1_2, -Math.SQRT1_2);
/** From how far away from the light a slope lies in shade. */
const SHADE = -0.2;

const APART = 4.4;
/** How long a stroke is, and how much further down the strokes of a second drop begin. */
const LONG = 10;
const NEXT = 9;

/** Heights as a staff officer drew them: a wash that deepens, and strokes down every slope (EMP VII.7). */
export function reliefOf(frame: MapFrame): Relief {
  const cells = cellsOf(frame);
  const inside = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  const level = (cell: Cell) => frame.field.map.level[hexOf(frame, cell)] ?? 0;
  const highest = Math.max(...cells.map(level));
  const lowest = Math.min(...cells.map(level));
  const heights: string[] = [];
  const [strokes, dark] = [new Strokes(260), new Strokes(260)];
  let shadows = '';
  for (let least = lowest + 1; least <= highest; least++) {
    const isIn = (cell: Cell) => inside.has(`${cell.column} ${cell.row}`) && level(cell) >= least;
    const rims = rimsOf(frame, cells, isIn);
    heights.push(rims.map(smooth).join(''));
    for (const rim of rims) {
      const isSlope = ({ cell, direction }: Edge) => {
        const down = beside(cell, direction);
        return inside.has(`${down.column} ${down.row}`);
      };
      hatch(rim, [strokes, dark], (edge) => (isSlope(edge) ? (level(edge.cell) - least) * NEXT : null));
      shadows += shadowsOf(rim, isSlope);
    }
  }
  return { lowest, heights, slopes: strokes.paths, shaded: dark.paths, shadows };
}

/** How far the foot of a slope in shade lies from its rim. */
const FOOT = 15;

const lightOn = (down: Point): number => down.x * LIGHT.x + down.y * LIGHT.y;

/** Bands below the rims that the light does not reach, each from the middle of one side over its corner to the next. */
function shadowsOf({ edges }: Course, isSlope: (edge: Edge) => boolean): string {
  let path = '';
  for (const [i, edge] of edges.entries()) {
    const before = edges[(i + edges.length - 1) % edges.length] ?? edge;
    if (!isSlope(edge)) continue;
    const [a, b] = [middleOf(before), middleOf(edge)];
    const bend = [0, 0.25, 0.5, 0.75, 1].map((t) => onBend(a, edge.from, b, t));
    const downs = bend.map(({ way }) => downhill(way));
    if (downs.every((down) => lightOn(down) > SHADE)) continue;
    const foot = bend.map(({ point }, k) => {
      const down = downs[k] ?? at(0, 0);
      const far = FOOT * Math.max(0, Math.min(1, SHADE - lightOn(down) + 0.45));
      return at(point.x + down.x * far, point.y + down.y * far);
    });
    path += line([...bend.map(({ point }) => point), ...foot.toReversed()], true);
  }
  return path;
}

/** The height lies at the left of the way, so down is to its right; on a sheet y grows downwards. */
function downhill(way: Point): Point {
  const size = Math.hypot(way.x, way.y) || 1;
  return at(-way.y / size, way.x / size);
}

/** A point of the smooth line from the middle of one side over the corner to the middle of the next, and its direction. */
function onBend(a: Point, corner: Point, b: Point, t: number): { readonly point: Point; readonly way: Point } {
  const u = 1 - t;
  return {
    point: at(u * u * a.x + 2 * u * t * corner.x + t * t * b.x, u * u * a.y + 2 * u * t * corner.y + t * t * b.y),
    way: at(u * (corner.x - a.x) + t * (b.x - corner.x), u * (corner.y - a.y) + t * (b.y - corner.y)),
  };
}

/** Strokes down a rim; those in shade are longer, closer and go to a pen of their own. */
function hatch(
  { edges }: Course,
  [light, dark]: readonly [Strokes, Strokes],
  startOf: (edge: Edge) => number | null,
): void {
  for (const [i, edge] of edges.entries()) {
    const before = edges[(i + edges.length - 1) % edges.length] ?? edge;
    const start = startOf(edge);
    if (start === null) continue;
    const [a, b] = [middleOf(before), middleOf(edge)];
    const random = pen(keyAt(b));
    const isDark = lightOn(downhill(onBend(a, edge.from, b, 0.5).way)) < SHADE;
    const apart = isDark ? APART * 0.62 : APART;
    const count = Math.max(3, Math.round((Math.hypot(b.x - a.x, b.y - a.y) * 1.1) / apart));
    for (let k = 0; k < count; k++) {
      const { point, way } = onBend(a, edge.from, b, (k + random() * 0.5) / count);
      const down = downhill(way);
      const [near, far] = [start + 0.5, start + LONG * (isDark ? 1.25 : 0.8) * (0.65 + random() * 0.5)];
      const lean = (random() - 0.5) * 1.6;
      (isDark ? dark : light).add(
        point,
        line([
          at(point.x + down.x * near, point.y + down.y * near),
          at(point.x + down.x * far + down.y * lean, point.y + down.y * far - down.x * lean),
        ]),
      );
    }
  }
}
