import { ARTILLERY, CAVALRY, type EmpereurContent, INFANTRY, type Unit } from '../../content/types.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE, SQUARE } from '../state.ts';

/** EMP III.1: half values are rounded up. */
export function halved(value: number): number {
  return Math.ceil(value / 2);
}

/** EMP VI.1: the points on the face that lies up; a square that stays one has 1. */
export function movesOf(unit: Unit, form: number): number {
  switch (form) {
    case LINE:
      return unit.arm === ARTILLERY ? 0 : unit.moves[0];
    case SQUARE:
      return 1;
    default:
      return unit.moves[1];
  }
}

/** EMP IV.3-5, VII.1: what infantry fires with in a formation. Losses do not lower it. */
function footFire(content: EmpereurContent, unit: Unit, form: number): number {
  const [numerator, denominator] = content.tables.formations.columnFire;
  switch (form) {
    case LINE:
      return unit.fire;
    case COLUMN:
      return Math.ceil((unit.fire * numerator) / denominator);
    case SQUARE:
      return Math.max(1, unit.fire - 2);
    default:
      return Math.min(1, unit.fire);
  }
}

/** EMP IV.12, VII.1: guns lose half their value with the first of two steps, then one for each hex beyond the first. */
function gunFire(unit: Unit, steps: number, form: number, away: number): number {
  if (form !== LINE || away > unit.range) return 0;
  const value = steps < unit.steps ? halved(unit.fire) : unit.fire;
  return Math.max(1, value - (away - 1));
}

/** The value of fire at a target so many hexes away, before the target's ground; 0 means that it cannot fire. */
export function fireValue(
  content: EmpereurContent,
  unit: Unit,
  steps: number,
  form: number,
  away: number,
  spread = false,
): number {
  if (unit.arm === CAVALRY || away < 1) return 0;
  if (unit.arm === ARTILLERY) return gunFire(unit, steps, form, away);
  // EMP VII.2, IV.6#7: the range of light infantry counts only for skirmishers: at two hexes 2 less, and 1 at least.
  if (spread && away === 2) return Math.max(1, unit.fire - 2);
  return away > 1 ? 0 : footFire(content, unit, form);
}

/** EMP IV.2, IV.7: the value with which a unit attacks, before ground and hex sides. */
export function attackValue(unit: Unit, form: number): number {
  if (unit.arm === ARTILLERY) return 0;
  return unit.arm === INFANTRY && form === COLUMN ? unit.shock + 1 : unit.shock;
}

/** EMP IV.1-5, IV.8-10: the value with which a unit defends itself; `byFoot` says that infantry attacks it. */
export function defenceValue(unit: Unit, form: number, byFoot: boolean): number {
  switch (form) {
    case DISORDERED:
      return 1;
    case SQUARE:
      return byFoot ? halved(unit.shock) : unit.shock;
    case ADAPTED:
      return unit.arm === CAVALRY ? 1 : unit.shock;
    default:
      return unit.shock;
  }
}
