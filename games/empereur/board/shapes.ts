import { short } from '@bivouac/kit/geometry';
import { ARTILLERY } from '../content/types.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE, SQUARE } from '../rules/state.ts';

/** The room that a counter takes, its front upwards. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Whether it is turned to its facing; what faces all round stands upright. */
  readonly turns: boolean;
  /** Whether its words run from front to rear instead of along the front. */
  readonly long: boolean;
  /** How far the middle of its front stands out: a column is pointed, a line is not. */
  readonly point?: number;
}

export const POINT = 11;

const shapes: { readonly [form: number]: Shape } = {
  [LINE]: { width: 66, height: 26, turns: true, long: false },
  [COLUMN]: { width: 29, height: 60, turns: true, long: true, point: POINT },
  [SQUARE]: { width: 46, height: 46, turns: false, long: false },
  [ADAPTED]: { width: 52, height: 38, turns: false, long: false },
  [DISORDERED]: { width: 50, height: 38, turns: false, long: false },
};

const BATTERY: Shape = { width: 56, height: 26, turns: true, long: false };
const LIMBERED: Shape = { width: 26, height: 56, turns: true, long: true, point: POINT };

export function shapeOf(arm: number, form: number): Shape {
  if (arm === ARTILLERY && form === LINE) return BATTERY;
  if (arm === ARTILLERY && form === COLUMN) return LIMBERED;
  return shapes[form] ?? BATTERY;
}

/** A block with its corners cut off, in the middle of its place. */
function block(width: number, height: number, cut: number): string {
  const [x, y] = [width / 2, height / 2];
  if (cut === 0) return `M${-x} ${-y}H${x}V${y}H${-x}Z`;
  return `M${-x + cut} ${-y}H${x - cut}L${x} ${-y + cut}V${y - cut}L${x - cut} ${y}H${-x + cut}L${-x} ${y - cut}V${-y + cut}Z`;
}

/** A body with a pointed front, its rear corners cut off. */
function pointed(width: number, height: number, cut: number, point: number): string {
  const [x, y] = [width / 2, height / 2];
  return `M${-x} ${-y + point - 3}L0 ${-y - 3}L${x} ${-y + point - 3}V${y - cut}L${x - cut} ${y}H${-x + cut}L${-x} ${y - cut}Z`;
}

/** A body broken in three: gaps run right through it, and no two parts are level. */
function shards(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const [a, b] = [-x / 3.2, x / 2.9];
  return [
    `M${-x} ${-y + 3}L${short(a - 3)} ${-y - 1}L${short(a - 6)} 0L${short(a - 1)} ${y - 2}L${-x + 2} ${y + 1}Z`,
    `M${short(a + 1)} ${-y + 4}L${short(b - 1)} ${-y + 1}L${short(b - 4)} 2L${short(b)} ${y + 3}L${short(a + 3)} ${y}L${short(a - 2)} 2Z`,
    `M${short(b + 3)} ${-y - 3}L${x + 1} ${-y}L${x - 1} ${y - 5}L${short(b + 4)} ${y - 1}L${short(b)} 1Z`,
  ].join('');
}

/** Men in loose order behind walls and trees: a soft outline. */
function cloud(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  return `M${-x + 10} ${-y}Q${-x / 3} ${-y - 5} 0 ${-y}Q${x / 3} ${-y - 5} ${x - 10} ${-y}Q${x + 3} ${-y} ${x} 0Q${x + 3} ${y} ${x - 10} ${y}Q${x / 3} ${y + 5} 0 ${y}Q${-x / 3} ${y + 5} ${-x + 10} ${y}Q${-x - 3} ${y} ${-x} 0Q${-x - 3} ${-y} ${-x + 10} ${-y}Z`;
}

/** A square with a bastion at each corner. */
function bastions(width: number, cut: number): string {
  const [x, b] = [width / 2, 6];
  const corner = (sx: number, sy: number) =>
    `M${sx * (x - b - cut / 3)} ${sy * (x - b - cut / 3)}m${-b} ${-b}h${2 * b}v${2 * b}h${-2 * b}z`;
  return block(width - 8, width - 8, 0) + corner(1, 1) + corner(1, -1) + corner(-1, 1) + corner(-1, -1);
}

/** The outline of a counter, its front upwards. */
export function outlineOf(arm: number, form: number, cut: number): string {
  const { width, height, point = 0 } = shapeOf(arm, form);
  switch (form) {
    case SQUARE:
      return bastions(width, cut);
    case ADAPTED:
      return cloud(width, height);
    case DISORDERED:
      return shards(width, height);
    default:
      return point > 0 ? pointed(width, height, cut, point) : block(width, height, cut);
  }
}
