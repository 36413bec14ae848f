import { outsideAt, sideOfSlot } from '../pieces/pieces.ts';
import { edgeOf } from '../pieces/stack.ts';
import { type Board, OFF, other } from '../state.ts';

/**
 * GLO 5.3#4, 5.3#6: counters of a side in a town that may set out: not activated yet, outside the walls, and with no
 * enemy outside them to be fought (ruling 41).
 */
export function readyAt(b: Board, town: number, side: number): number[] {
  if (outsideAt(b, town, other(side)).length > 0) return [];
  return outsideAt(b, town, side).filter((slot) => b.s.acted[slot] === 0);
}

/** GLO 3.3#8: counters of a side that wait at an edge. */
export function waitingAt(b: Board, edge: number, side: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < b.s.place.length; slot++) {
    if (sideOfSlot(b, slot) === side && edgeOf(b, slot) === edge && b.s.acted[slot] === 0) found.push(slot);
  }
  return found;
}

/** The edges at which counters of a side wait, in order. */
export function edgesWaitedAt(b: Board, side: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < b.s.place.length; slot++) {
    const edge = edgeOf(b, slot);
    if (edge === OFF || b.s.acted[slot] !== 0 || sideOfSlot(b, slot) !== side || found.includes(edge)) continue;
    found.push(edge);
  }
  return found.sort((one, two) => one - two);
}
