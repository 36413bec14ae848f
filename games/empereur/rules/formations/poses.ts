import { ARTILLERY, CAVALRY, INFANTRY } from '../../content/types.ts';
import { DIRECTIONS } from '../ground/hexes.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE, SQUARE } from '../state.ts';

/** A set of directions, a bit each. */
export type Arc = number;

const ALL_ROUND: Arc = 0b111111;
const NOWHERE: Arc = 0;

/** Where an attack comes from, the better for the defender the lower (EMP VIII.6). */
export const FRONT = 0;
export const FLANK = 1;
export const REAR = 2;

/** Whether a formation has a front at all: the others face all round (EMP IV.3-5, IV.9-10). */
export function hasFront(form: number): boolean {
  return form === LINE || form === COLUMN;
}

/** What gunners call the pose of their guns; nothing for other arms, and for guns in disorder. */
export type GunsPose = 'battery' | 'limbered' | '';

export function gunsPose(arm: number | undefined, form: number): GunsPose {
  if (arm !== ARTILLERY) return '';
  return form === LINE ? 'battery' : form === COLUMN ? 'limbered' : '';
}

/** Lines, batteries and squares look at a corner of the hex, all else at a side (EMP IV.1, IV.2, IV.4). */
export function looksAtCorner(form: number): boolean {
  return form === LINE || form === SQUARE;
}

function arc(...directions: readonly number[]): Arc {
  return directions.reduce((bits, direction) => bits | (1 << (((direction % 6) + 6) % 6)), 0);
}

/** The two directions beside a corner, or the one of a side. */
function ahead(facing: number): readonly number[] {
  return facing % 2 === 1 ? [(facing - 1) / 2, (facing + 1) / 2] : [facing / 2];
}

/** EMP IV.1, IV.2: a line fronts two hexes, a column three; EMP IV.3-5: the others all six. */
export function frontOf(form: number, facing: number): Arc {
  if (!hasFront(form)) return ALL_ROUND;
  const [one = 0, two] = ahead(facing);
  return two === undefined ? arc(one - 1, one, one + 1) : arc(one, two);
}

/** EMP IV.1, IV.2: behind a line lie two hexes, behind a column one; what is neither front nor rear is flank. */
export function rearOf(form: number, facing: number): Arc {
  return hasFront(form) ? arc(...ahead(facing).map((direction) => direction + 3)) : NOWHERE;
}

export function flankOf(form: number, facing: number): Arc {
  return ALL_ROUND & ~frontOf(form, facing) & ~rearOf(form, facing);
}

export function includesDirection(of: Arc, direction: number): boolean {
  return (of & (1 << direction)) !== 0;
}

export function directionsIn(of: Arc): number[] {
  return DIRECTIONS.filter((direction) => includesDirection(of, direction));
}

/** EMP VI.2: the directions in which a unit may step: its front in line, straight on in column, else anywhere. */
export function stepsOf(arm: number, form: number, facing: number): Arc {
  if (form === LINE) return arm === ARTILLERY ? NOWHERE : arc(...ahead(facing));
  return form === COLUMN ? arc(...ahead(facing)) : ALL_ROUND;
}

/** EMP IV.2, VII.2: through which of its sides a unit fires; a column only straight on, cavalry and teams never. */
export function fireArc(arm: number, form: number, facing: number): Arc {
  switch (arm) {
    case INFANTRY:
      return hasFront(form) ? arc(...ahead(facing)) : ALL_ROUND;
    case ARTILLERY:
      return form === LINE ? arc(...ahead(facing)) : NOWHERE;
    default:
      return NOWHERE;
  }
}

/** EMP VIII.5, VIII.7: which hexes a unit may attack by shock from its formation. */
export function shockArc(arm: number, form: number, facing: number): Arc {
  if (arm === ARTILLERY || form === SQUARE || form === DISORDERED) return NOWHERE;
  // EMP IV.9: cavalry attacks only in line, that is while it charges.
  if (arm === CAVALRY) return form === LINE ? arc(...ahead(facing)) : NOWHERE;
  return form === ADAPTED ? ALL_ROUND : arc(...ahead(facing));
}

/**
 * EMP VIII.6: how an attack that comes in by one of these sides takes a unit. Where it comes in exactly between two of
 * them, the defender has the better of both (EMP VII.6).
 */
export function takenFrom(form: number, facing: number, sides: readonly number[]): number {
  const [front, rear] = [frontOf(form, facing), rearOf(form, facing)];
  let best = REAR;
  for (const direction of sides) {
    const here = includesDirection(front, direction) ? FRONT : includesDirection(rear, direction) ? REAR : FLANK;
    best = Math.min(best, here);
  }
  return best;
}

/** How many hexes of front two poses have in common (EMP V.7). */
export function commonFront(formA: number, facingA: number, formB: number, facingB: number): number {
  return directionsIn(frontOf(formA, facingA) & frontOf(formB, facingB)).length;
}

/** The other end of a turn: facings count twelve. */
export function turnedBy(facing: number, by: number): number {
  return (((facing + by) % 12) + 12) % 12;
}
