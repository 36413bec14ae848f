import { at, line, pen, type Point, short } from '@bivouac/kit/geometry';
import { BRIDGE, RAVINE, RIVER, ROAD, STREAM } from '../../content/types.ts';
import { centreAt, type MapFrame, SIZE, WIDE } from './frame.ts';
import { type Cell, cellsOf, type Edge, edgeOf, hexOf, keyAt, middleOf } from './lattice.ts';
import { type Course, coursesOf, smooth } from './outlines.ts';

/** Roads, water and what crosses it. */
export interface Ways {
  readonly roads: readonly string[];
  readonly streams: readonly string[];
  readonly rivers: readonly string[];
  readonly ravines: string;
  readonly bridges: readonly { readonly at: Point; readonly turn: number }[];
}

const isOnMap = ({ field: { map } }: MapFrame, { column, row }: Cell): boolean =>
  column >= 0 && row >= 0 && column < map.columns && row < map.rows;

const bitsOf = (frame: MapFrame, cell: Cell, direction: number): number =>
  isOnMap(frame, cell) ? (frame.field.map.sides[hexOf(frame, cell) * 6 + direction] ?? 0) : 0;

/** The sides with one of these bits, each once: a side belongs to the hex in whose first three directions it lies. */
function sidesWith(frame: MapFrame, bits: number): readonly Edge[] {
  const found: Edge[] = [];
  for (const cell of cellsOf(frame)) {
    for (const direction of [0, 1, 2]) {
      if ((bitsOf(frame, cell, direction) & bits) !== 0) found.push(edgeOf(frame, cell, direction));
    }
  }
  return found;
}

/** A road through a hex: from side to side in one bend; where more than two meet, each goes to the middle. */
function roadThrough(frame: MapFrame, cell: Cell): string {
  const sides = [0, 1, 2, 3, 4, 5].filter((direction) => (bitsOf(frame, cell, direction) & ROAD) !== 0);
  const ends = sides.map((direction) => middleOf(edgeOf(frame, cell, direction)));
  const { x, y } = centreAt(frame, cell.column, cell.row);
  const random = pen(keyAt(at(x, y)) + 1);
  const middle = at(x + (random() - 0.5) * 7, y + (random() - 0.5) * 7);
  const [first] = ends;
  if (first === undefined) return '';
  // A road that comes to the edge of the map goes on beyond it.
  if (ends.length === 1 && isAtEdge(frame, cell)) ends.push(at(3 * middle.x - 2 * first.x, 3 * middle.y - 2 * first.y));
  const [, second] = ends;
  if (second !== undefined && ends.length === 2) {
    return `M${short(first.x)} ${short(first.y)}Q${short(middle.x)} ${short(middle.y)} ${short(second.x)} ${short(second.y)}`;
  }
  return ends.map((end) => line([end, middle])).join('');
}

function isAtEdge({ field: { map, terrain } }: MapFrame, { column, row }: Cell): boolean {
  const last = column === 0 || row === 0 || column === map.columns - 1 || row === map.rows - 1;
  return last && terrain[row * map.columns + column]?.adapted === false;
}

/** Water that ends near the edge of the whole map runs out over it. */
function runOut(frame: MapFrame, { edges }: Course): string {
  const { map } = frame.field;
  const [low, high] = [centreAt(frame, 0, 0), centreAt(frame, map.columns - 1, map.rows - 1)];
  const near = SIZE * 1.2;
  let path = '';
  for (const end of [edges[0]?.from, edges.at(-1)?.to]) {
    if (end === undefined) continue;
    if (end.y > high.y - near) path += line([end, at(end.x, end.y + 2 * SIZE)]);
    else if (end.y < low.y + near) path += line([end, at(end.x, end.y - 2 * SIZE)]);
    else if (end.x > high.x - near) path += line([end, at(end.x + 2 * WIDE, end.y)]);
    else if (end.x < low.x + near) path += line([end, at(end.x - 2 * WIDE, end.y)]);
  }
  return path;
}

/** The two lips of a gully, in short strokes that face each other. */
function lips({ from, to }: Edge): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  let path = '';
  for (let k = 1; k < 9; k++) {
    const [x, y] = [from.x + (dx * k) / 9, from.y + (dy * k) / 9];
    for (const side of [1, -1]) {
      path += line([at(x + nx * side * 1.5, y + ny * side * 1.5), at(x + nx * side * 6, y + ny * side * 6)]);
    }
  }
  return path;
}

export function waysOf(frame: MapFrame): Ways {
  const smoothOf = (bits: number) =>
    coursesOf(sidesWith(frame, bits)).map((course) => smooth(course) + runOut(frame, course));
  return {
    roads: cellsOf(frame)
      .map((cell) => roadThrough(frame, cell))
      .filter((path) => path !== ''),
    streams: smoothOf(STREAM),
    rivers: smoothOf(RIVER),
    ravines: sidesWith(frame, RAVINE).map(lips).join(''),
    bridges: sidesWith(frame, BRIDGE).map((edge) => ({
      at: middleOf(edge),
      turn: (Math.atan2(edge.to.y - edge.from.y, edge.to.x - edge.from.x) * 180) / Math.PI + 90,
    })),
  };
}
