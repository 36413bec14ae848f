import { countersAt, hasStrength, outsideAt, townsOf } from '../pieces/pieces.ts';
import { type Board, other, SIDES } from '../state.ts';

/** GLO 8#1: towns with Forces of both sides outside the walls. */
export function contested(b: Board): number[] {
  return bothAt(b).filter((town) =>
    SIDES.every((side) => outsideAt(b, town, side).some((slot) => hasStrength(b, slot))),
  );
}

/** Towns with counters of both sides: few, and nothing is fought elsewhere. */
export function bothAt(b: Board): number[] {
  const foe = other(b.s.active);
  const found: number[] = [];
  for (const town of townsOf(b, b.s.active)) if (countersAt(b, town, foe).length > 0) found.push(town);
  return found;
}
