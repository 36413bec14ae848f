/** Where words about a thing stand: plain geometry, apart from the browser. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Near enough to be reached before it goes away, and never under the pointer. */
const GAP = 10;
/** How far it keeps from the edge of the window. */
const EDGE = 6;

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, Math.max(EDGE, room - size - EDGE)));

/**
 * Beside a thing, where there is room: right, left, below, above. It never lies over the thing itself, unless the window
 * is too small for both.
 */
export function placeBeside(thing: Box, { width, height }: Size, room: Size): { left: number; top: number } {
  const beside = within(thing.top, height, room.height);
  const along = within(thing.left, width, room.width);
  if (thing.right + GAP + width + EDGE <= room.width) return { left: thing.right + GAP, top: beside };
  if (thing.left - GAP - width >= EDGE) return { left: thing.left - GAP - width, top: beside };
  if (thing.bottom + GAP + height + EDGE <= room.height) return { left: along, top: thing.bottom + GAP };
  if (thing.top - GAP - height >= EDGE) return { left: along, top: thing.top - GAP - height };
  return { left: within(thing.right + GAP, width, room.width), top: beside };
}
