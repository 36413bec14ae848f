import type { EmpereurContent, Unit } from '../../content/types.ts';
import { directionTo, fieldOf } from '../ground/field.ts';
import { paceOf } from '../movement/costs.ts';
import type { Flight } from '../register.ts';
import { DISORDERED, type EmpereurState } from '../state.ts';

/** More hexes than anybody runs: those who run by points are held by these. */
export const ANY = 99;
/** EMP VIII.9: so far a retreat goes without counting points. */
const FAR = 2;

/** What a step of a retreat costs those who run together. */
export function runCost(
  content: EmpereurContent,
  s: EmpereurState,
  units: readonly number[],
  from: number,
  to: number,
): number {
  const field = fieldOf(content, s.scenario);
  const direction = directionTo(field, from, to);
  return Math.max(
    ...units.map((unit) => {
      const pace = paceOf(content, field, content.units[unit] as Unit, DISORDERED, from, direction);
      return typeof pace === 'string' ? 0 : pace.cost;
    }),
  );
}

function hexesRun({ passed }: Flight): number {
  return passed.length - 1;
}

/** EMP XVI.4#16, XVI.5#4: two hexes whatever they cost (a rout: one), further only as far as the points go. */
export function mayRunTo(flight: Flight, cost: number): boolean {
  if (flight.points === undefined || cost <= flight.points) return true;
  return hexesRun(flight) < (flight.wild === 1 ? 1 : FAR);
}

/** EMP XVI.4#16: it stops after two hexes, or wherever its points have brought it; a rout does not (EMP XVI.5#4). */
export function mayHalt(flight: Flight): boolean {
  if (flight.must > 0 || flight.wild === 1) return false;
  return flight.points === undefined || flight.points >= 0 || hexesRun(flight) >= FAR;
}
