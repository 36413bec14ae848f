import { type Box, boundsOf, boxAround, boxInside, isInside, overlap, type Point } from '../geometry.ts';

interface RoomOrders {
  /** The outline of the area that the room must lie in. */
  readonly outline: readonly Point[];
  /** What the room should be near to. */
  readonly near: Point;
  /** What it must keep clear of: names, towns. */
  readonly clearOf: readonly Box[];
  /** The sheet it must stay on. */
  readonly sheet: Box;
  /** Widths and heights to try, the best first. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

const STEP = 6;

const isWithin = (box: Box, sheet: Box): boolean =>
  box.x >= sheet.x &&
  box.y >= sheet.y &&
  box.x + box.width <= sheet.x + sheet.width &&
  box.y + box.height <= sheet.y + sheet.height;

/** How many points of a fine lattice are outside an outline, summed from its corner: what makes asking cheap. */
interface Lattice {
  readonly bounds: Box;
  readonly columns: number;
  readonly rows: number;
  readonly outside: Int32Array;
}

const MESH = 4;
const lattices = new WeakMap<readonly Point[], Lattice>();

function latticeOf(outline: readonly Point[]): Lattice {
  const known = lattices.get(outline);
  if (known !== undefined) return known;
  const bounds = boundsOf(outline);
  const [columns, rows] = [Math.ceil(bounds.width / MESH) + 1, Math.ceil(bounds.height / MESH) + 1];
  const outside = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      if (!isInside(outline, { x: bounds.x + column * MESH, y: bounds.y + row * MESH })) sum++;
      const above = outside[row * (columns + 1) + column + 1] ?? 0;
      outside[(row + 1) * (columns + 1) + column + 1] = above + sum;
    }
  }
  const made = { bounds, columns, rows, outside };
  lattices.set(outline, made);
  return made;
}

/** Whether some point of the lattice in a box is outside: then the box is too, and need not be looked at closely. */
function leavesOutline({ bounds, columns, rows, outside }: Lattice, { x, y, width, height }: Box): boolean {
  const left = Math.max(0, Math.ceil((x - bounds.x) / MESH));
  const top = Math.max(0, Math.ceil((y - bounds.y) / MESH)) * (columns + 1);
  const right = Math.min(columns, Math.floor((x + width - bounds.x) / MESH) + 1);
  const bottom = Math.min(rows, Math.floor((y + height - bounds.y) / MESH) + 1) * (columns + 1);
  const [all = 0, above = 0, before = 0, both = 0] = [
    outside[bottom + right],
    outside[top + right],
    outside[bottom + left],
    outside[top + left],
  ];
  return all - above - before + both > 0;
}

/** The largest room for counters inside an outline that keeps clear of names; the nearest of those to its place. */
export function roomIn({ outline, near, clearOf, sheet, sizes }: RoomOrders): Box | null {
  const lattice = latticeOf(outline);
  const { bounds } = lattice;
  for (const [width, height] of sizes) {
    let nearest: { readonly box: Box; readonly away: number } | null = null;
    for (let y = bounds.y + height / 2; y <= bounds.y + bounds.height - height / 2; y += STEP) {
      for (let x = bounds.x + width / 2; x <= bounds.x + bounds.width - width / 2; x += STEP) {
        const away = (x - near.x) ** 2 + (y - near.y) ** 2;
        if (nearest !== null && away >= nearest.away) continue;
        const box = boxAround(x, y, width, height);
        if (leavesOutline(lattice, box) || clearOf.some((name) => overlap(box, name) > 0)) continue;
        if (isWithin(box, sheet) && boxInside(outline, box)) nearest = { box, away };
      }
    }
    if (nearest !== null) return nearest.box;
  }
  return null;
}
