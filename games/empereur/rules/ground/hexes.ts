/**
 * Hexes with a corner up, odd rows shifted half a hex to the east (EMP III.5). A hex is `row * columns + column`.
 * Directions go anticlockwise from the east: 0 east, 1 north-east, 2 north-west, 3 west, 4 south-west, 5 south-east.
 */
export const OFF = -1;
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** A place on the endless grid: axial coordinates, in which a direction is the same step everywhere. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The six steps, by direction. */
export const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export function axial(hex: number, columns: number): Axial {
  const row = Math.floor(hex / columns);
  return { q: (hex % columns) - (row - (row & 1)) / 2, r: row };
}

/** The hex at these coordinates on a map of this size, OFF beyond its edge. */
export function hexAt({ q, r }: Axial, columns: number, rows: number): number {
  const column = q + (r - (r & 1)) / 2;
  return column >= 0 && column < columns && r >= 0 && r < rows ? r * columns + column : OFF;
}

export function stepsBetween(a: Axial, b: Axial): number {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** A direction turned by so many times 60 degrees, to the left if positive. */
export function turned(direction: number, by: number): number {
  return (((direction + by) % 6) + 6) % 6;
}

export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

/** How a map label is read: two digits for the column, two for the row, both from 1. */
export function label(hex: number, columns: number): string {
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return two(hex % columns) + two(Math.floor(hex / columns));
}
