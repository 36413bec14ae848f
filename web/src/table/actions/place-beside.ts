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

/** How much of a box lies under words that stand there. */
const covered = (left: number, top: number, { width, height }: Size, box: Box): number =>
  Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left)) *
  Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top));

/**
 * Beside a thing, where there is room: right, left, below, above, and of these where least is covered of what the words
 * are about (`clear`). It never lies over the thing itself, unless the window is too small for both.
 */
export function placeBeside(
  thing: Box,
  size: Size,
  room: Size,
  clear: readonly Box[] = [],
): { left: number; top: number } {
  const { width, height } = size;
  const heights = [thing.top, thing.bottom - height].map((at) => within(at, height, room.height));
  const columns = [thing.left, thing.right - width].map((at) => within(at, width, room.width));
  const [right, left] = [thing.right + GAP, thing.left - GAP - width];
  const [below, above] = [thing.bottom + GAP, thing.top - GAP - height];
  const places = [
    ...(right + width + EDGE <= room.width ? heights.map((top) => ({ left: right, top })) : []),
    ...(left >= EDGE ? heights.map((top) => ({ left, top })) : []),
    ...(below + height + EDGE <= room.height ? columns.map((at) => ({ left: at, top: below })) : []),
    ...(above >= EDGE ? columns.map((at) => ({ left: at, top: above })) : []),
  ].map((place) => ({
    ...place,
    hides: clear.reduce((sum, box) => sum + covered(place.left, place.top, size, box), 0),
  }));
  const [first, ...others] = places;
  if (first === undefined)
    return { left: within(right, width, room.width), top: within(thing.top, height, room.height) };
  const best = others.reduce((chosen, place) => (place.hides < chosen.hides ? place : chosen), first);
  return { left: best.left, top: best.top };
}
