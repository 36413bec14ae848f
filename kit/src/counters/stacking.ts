import type { Box } from '../geometry.ts';
import type { Size } from '../map/map-moves.ts';

/** Where a counter stands, from the middle of its stack. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How many columns make the largest counters in a room. */
function gridFor(count: number, room: Size, cell: Size): { readonly columns: number; readonly scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(1, room.width / (columns * cell.width), room.height / (rows * cell.height));
    if (scale > best.scale + 0.001) best = { columns, scale };
  }
  return best;
}

/** Spread, a stack lies open at this size, whatever it covers. */
const SPREAD = { columns: 3, scale: 1.12 } as const;

/** Places for so many counters side by side, as large as the room allows; a last row that is not full stands centred. */
export function placesIn(count: number, room: Size, cell: Size, spread: boolean): readonly Place[] {
  const { columns, scale } = spread
    ? { columns: Math.min(SPREAD.columns, count), scale: SPREAD.scale }
    : gridFor(count, room, cell);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: ((i % columns) - (inRow - 1) / 2) * cell.width * scale,
      y: (row - (rows - 1) / 2) * cell.height * scale,
      scale,
    };
  });
}

/** A counter on the map: its own key, wherever it goes, and its place in its stack. */
export interface Standing extends Place {
  readonly key: string;
}

/** The counters of one place of the map, around a point. */
export interface Stack<C extends Standing> {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly counters: readonly C[];
}

/** What a stack covers when it is drawn so much larger. */
export function stackBox<C extends Standing>(stack: Stack<C>, by: number, sizeOf: (counter: C) => Size): Box {
  const reach = stack.counters.map((one) => ({
    x: Math.abs(one.x) + (sizeOf(one).width / 2) * one.scale,
    y: Math.abs(one.y) + (sizeOf(one).height / 2) * one.scale,
  }));
  const width = 2 * by * Math.max(0, ...reach.map((r) => r.x));
  const height = 2 * by * Math.max(0, ...reach.map((r) => r.y));
  return { x: stack.x - width / 2, y: stack.y - height / 2, width, height };
}
