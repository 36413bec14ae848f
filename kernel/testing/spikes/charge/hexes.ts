/** A field of hexes in rows, every second row shifted by half a hex; a hex is a number, row by row. */
export const COLUMNS = 7;
export const ROWS = 6;
export const HEXES = COLUMNS * ROWS;
export const OFF = -1;

/** Directions, anticlockwise from the east: 1 and 2 lead north, 4 and 5 south. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

const STEPS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 0],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [0, 1],
    [1, 1],
  ],
];

function onMap(column: number, row: number): number {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? row * COLUMNS + column : OFF;
}

const NEXT: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, hex) => {
  const [column, row] = [hex % COLUMNS, Math.floor(hex / COLUMNS)];
  return (STEPS[row % 2] ?? []).map(([dc, dr]) => onMap(column + dc, row + dr));
});

export function turned(direction: number, by: number): number {
  return (direction + by + 6) % 6;
}

/** The hex in a direction, OFF beyond the edge. */
export function nextHex(hex: number, direction: number): number {
  return NEXT[hex]?.[direction] ?? OFF;
}

/** The neighbours on the map. */
export function around(hex: number): number[] {
  return (NEXT[hex] ?? []).filter((near) => near !== OFF);
}

export function rowOf(hex: number): number {
  return Math.floor(hex / COLUMNS);
}

function cube(hex: number): readonly [number, number, number] {
  const row = rowOf(hex);
  const x = (hex % COLUMNS) - (row - (row % 2)) / 2;
  return [x, -x - row, row];
}

export function distance(a: number, b: number): number {
  const [ax, ay, az] = cube(a);
  const [bx, by, bz] = cube(b);
  return Math.max(Math.abs(ax - bx), Math.abs(ay - by), Math.abs(az - bz));
}

/** The hexes strictly between two hexes, along the line from centre to centre. */
export function between(a: number, b: number): number[] {
  const steps = distance(a, b);
  const [ax, ay, az] = cube(a);
  const [bx, by, bz] = cube(b);
  const line: number[] = [];
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    // A line that runs along an edge is pushed a little to one side, always the same one.
    const at = [ax + (bx - ax) * t + 1e-6, ay + (by - ay) * t + 2e-6, az + (bz - az) * t - 3e-6] as const;
    line.push(nearest(at));
  }
  return line;
}

function nearest([x, y, z]: readonly [number, number, number]): number {
  let [rx, rz] = [Math.round(x), Math.round(z)];
  const ry = Math.round(y);
  const [dx, dy, dz] = [Math.abs(rx - x), Math.abs(ry - y), Math.abs(rz - z)];
  if (dx > dy && dx > dz) rx = -ry - rz;
  else if (dy <= dz) rz = -rx - ry;
  return onMap(rx + (rz - (((rz % 2) + 2) % 2)) / 2, rz);
}
