import { at, pen, type Point } from '@bivouac/kit/geometry';
import { centreAt, cornerOf, type MapFrame } from './frame.ts';

/** A hex by its column and row; the map goes on a little beyond what is played on, so that paper is never bare. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** How far the drawing goes beyond the part in play: what sticks out is cut off at the neat line. */
const BEYOND = 1;

export function cellsOf({ column, row, columns, rows }: MapFrame): readonly Cell[] {
  const found: Cell[] = [];
  for (let r = row - BEYOND; r < row + rows + BEYOND; r++) {
    for (let c = column - BEYOND; c < column + columns + BEYOND; c++) found.push({ column: c, row: r });
  }
  return found;
}

const EVEN = [
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
const ODD = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 1],
] as const;

/** The neighbour in a direction, on the endless lattice. */
export function beside({ column, row }: Cell, direction: number): Cell {
  const [c, r] = ((row & 1) === 1 ? ODD : EVEN)[direction] ?? [0, 0];
  return { column: column + c, row: row + r };
}

/** The hex of the whole map that a cell shows: beyond its edge the nearest one goes on. */
export function hexOf({ field: { map } }: MapFrame, { column, row }: Cell): number {
  const [c, r] = [Math.max(0, Math.min(map.columns - 1, column)), Math.max(0, Math.min(map.rows - 1, row))];
  return r * map.columns + c;
}

/** How far a pen strays from the corner of a hex: enough to look drawn, too little to leave its side. */
const STRAY = 4.2;

/** A number of its own for a place on the sheet. */
export function keyAt({ x, y }: Point): number {
  return Math.round(x * 4) * 1_000_003 + Math.round(y * 4);
}

/** A corner of a cell as the pen draws it: the same whichever of its three hexes asks. */
export function inkCorner(frame: MapFrame, { column, row }: Cell, i: number): Point {
  const { x, y } = cornerOf(centreAt(frame, column, row), i);
  const random = pen(keyAt(at(x, y)));
  return at(x + (random() - 0.5) * 2 * STRAY, y + (random() - 0.5) * 2 * STRAY);
}

/** One side of a cell, walked with the cell at its left. */
export interface Edge {
  readonly cell: Cell;
  readonly direction: number;
  readonly from: Point;
  readonly to: Point;
}

export function edgeOf(frame: MapFrame, cell: Cell, direction: number): Edge {
  return { cell, direction, from: inkCorner(frame, cell, direction), to: inkCorner(frame, cell, direction + 1) };
}

export const middleOf = ({ from, to }: Pick<Edge, 'from' | 'to'>): Point =>
  at((from.x + to.x) / 2, (from.y + to.y) / 2);
