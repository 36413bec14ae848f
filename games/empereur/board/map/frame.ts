import { at, type Point } from '@bivouac/kit/geometry';
import type { EmpereurContent } from '../../content/types.ts';
import { type Field, fieldOf } from '../../rules/ground/field.ts';
import { perScenario } from '../../rules/per-pack.ts';

/** From the centre of a hex to its corners, in units of the sheet. */
export const SIZE = 40;
export const WIDE = SIZE * Math.sqrt(3);
const ROW = SIZE * 1.5;

/** Paper around the map; below it, room for the title, the signs and the scale. */
export const MARGIN = 30;
const LEAST_FOOT = 44;
/** The foot of a large sheet is read from as far away as the sheet is. */
const FOOT_SHARE = 0.062;

/** The bars of the neat line are so long, and the map is a whole number of them. */
const BAR = 50;

/** Where the hexes of one scenario lie on its sheet. */
export interface MapFrame {
  readonly field: Field;
  /** The map itself, without its margin. */
  readonly width: number;
  readonly height: number;
  /** The height of the foot, and how much larger than on a small sheet it is written. */
  readonly foot: number;
  readonly grown: number;
  /** How far the first hex stands in from the neat line. */
  readonly inset: Point;
  /** First column and row in play. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export const frameOf = perScenario((content: EmpereurContent, scenario: number): MapFrame => {
  const field = fieldOf(content, scenario);
  const { columns, rows } = field.scenario;
  const [across, down] = [columns[1] - columns[0] + 1, rows[1] - rows[0] + 1];
  const least = { width: WIDE * (across + 0.5), height: ROW * (down - 1) + 2 * SIZE };
  const [width, height] = [Math.ceil(least.width / BAR) * BAR, Math.ceil(least.height / BAR) * BAR];
  const foot = Math.max(LEAST_FOOT, Math.round(height * FOOT_SHARE));
  return {
    field,
    foot,
    grown: foot / LEAST_FOOT,
    width,
    height,
    inset: at((width - least.width) / 2, (height - least.height) / 2),
    column: columns[0],
    row: rows[0],
    columns: across,
    rows: down,
  };
});

/** The centre of a hex by its column and row on the whole map, inside the part in play or not. */
export function centreAt(frame: MapFrame, column: number, row: number): Point {
  const shift = (row & 1) === 1 ? 1 : 0.5;
  const { inset } = frame;
  return at(inset.x + WIDE * (column - frame.column + shift), inset.y + ROW * (row - frame.row) + SIZE);
}

export function centreOf(frame: MapFrame, hex: number): Point {
  const { columns } = frame.field.map;
  return centreAt(frame, hex % columns, Math.floor(hex / columns));
}

/** Corner i lies between the directions i - 1 and i. */
export function cornerOf({ x, y }: Point, i: number, size = SIZE): Point {
  const angle = (Math.PI / 180) * (60 * i - 30);
  return at(x + size * Math.cos(angle), y - size * Math.sin(angle));
}

export function cornersOf(centre: Point, size = SIZE): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => cornerOf(centre, i, size));
}

/** The outline of a hex, for a polygon. */
export function outlineOf(frame: MapFrame, hex: number, size = SIZE): string {
  return cornersOf(centreOf(frame, hex), size)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}

/** Degrees clockwise from straight up, for a facing: twelve of them, anticlockwise from the east. */
export function turnOf(facing: number): number {
  return 90 - facing * 30;
}

/** The facing that lies nearest to where a point is, as seen from a centre. */
export function facingTowards(centre: Point, { x, y }: Point): number {
  const angle = Math.atan2(centre.y - y, x - centre.x);
  return ((Math.round(angle / (Math.PI / 6)) % 12) + 12) % 12;
}

/** The hexes in play, row by row. */
export function hexesOf({ field }: MapFrame): readonly number[] {
  return field.inPlay.flatMap((inPlay, hex) => (inPlay ? [hex] : []));
}
