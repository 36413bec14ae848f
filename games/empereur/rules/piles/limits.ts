import { ARTILLERY, CAVALRY, type EmpereurContent, INFANTRY, type Unit } from '../../content/types.ts';
import { commonFront, hasFront } from '../formations/poses.ts';
import { isSpread, lieTogether } from '../options/skirmish.ts';
import { DISORDERED, type EmpereurState, SQUARE } from '../state.ts';

function sheet(content: EmpereurContent, unit: number): Unit {
  return content.units[unit] as Unit;
}

export function isHorse(content: EmpereurContent, unit: number): boolean {
  return sheet(content, unit).arm === CAVALRY;
}

export function sideOf(content: EmpereurContent, unit: number): number {
  return sheet(content, unit).side;
}

/** EMP V.1: whether these units together fit in a hex: ten steps of foot and guns, or seven of horse. */
export function fits(content: EmpereurContent, s: EmpereurState, units: readonly number[]): boolean {
  const steps = units.reduce((sum, unit) => sum + (s.steps[unit] as number), 0);
  const { foot, horse } = content.tables.limits;
  return steps <= (units.some((unit) => isHorse(content, unit)) ? horse : foot);
}

/** EMP V.2: horse shares no hex with foot or guns. */
export function compatible(content: EmpereurContent, units: readonly number[], more: readonly number[]): boolean {
  const horse = units.some((unit) => isHorse(content, unit));
  return units.length === 0 || more.every((unit) => isHorse(content, unit) === horse);
}

export function anyDisordered(s: EmpereurState, units: readonly number[]): boolean {
  return units.some((unit) => s.form[unit] === DISORDERED);
}

export function anyInOrder(s: EmpereurState, units: readonly number[]): boolean {
  return units.some((unit) => s.form[unit] !== DISORDERED);
}

/** Why units may not rest together on a hex, or null. */
export type PileFault = 'tooMany' | 'horseAndFoot' | 'orderAndDisorder' | 'squareAndOther' | 'skirmishers' | 'facing';

/**
 * EMP V.1, V.2, V.7, V.8: what keeps these units from staying in one hex; facings are looked at last. Skirmishers who are
 * closing up as they come count as the line that they will be.
 */
export function pileFault(
  content: EmpereurContent,
  s: EmpereurState,
  units: readonly number[],
  closing: readonly number[] = [],
): PileFault | null {
  if (units.length < 2) return null;
  if (!compatible(content, units, units)) return 'horseAndFoot';
  if (!fits(content, s, units)) return 'tooMany';
  if (anyDisordered(s, units) && anyInOrder(s, units)) return 'orderAndDisorder';
  const squares = units.filter((unit) => s.form[unit] === SQUARE);
  const otherFoot = units.some((unit) => s.form[unit] !== SQUARE && sheet(content, unit).arm === INFANTRY);
  if (squares.length > 0 && otherFoot) return 'squareAndOther';
  const loose = units.some((unit) => isSpread(s, unit) && !closing.includes(unit));
  if (loose && (closing.length > 0 || !lieTogether(s, units))) return 'skirmishers';
  return facingFault(content, s, units);
}

/** EMP V.7: one formation, one facing; different formations, two hexes of front in common. */
export function facingFault(content: EmpereurContent, s: EmpereurState, units: readonly number[]): 'facing' | null {
  for (let i = 0; i < units.length; i++) {
    for (let j = i + 1; j < units.length; j++) {
      if (!suits(content, s, units[i] as number, units[j] as number)) return 'facing';
    }
  }
  return null;
}

/** EMP IV.1-2, V.7: guns have formations of their own, so that a column and a team need not look the same way. */
export function suits(content: EmpereurContent, s: EmpereurState, one: number, two: number): boolean {
  const [formA, formB] = [s.form[one] as number, s.form[two] as number];
  const [facingA, facingB] = [s.facing[one] as number, s.facing[two] as number];
  if (!hasFront(formA) || !hasFront(formB)) return true;
  const guns = (unit: number) => sheet(content, unit).arm === ARTILLERY;
  const alike = formA === formB && guns(one) === guns(two);
  return alike ? facingA === facingB : commonFront(formA, facingA, formB, facingB) >= 2;
}
