import { ARTILLERY, CAVALRY, type EmpereurContent, INFANTRY, type Unit } from '../../content/types.ts';
import { mayStandIn } from '../formations/allowed.ts';
import { distance, fieldOf, terrainAt } from '../ground/field.ts';
import { sees } from '../ground/sight.ts';
import { boardOf, isOccupied, pileAt } from '../piles/board.ts';
import { CHARGED, type EmpereurState, has, inOrder, LINE, SQUARE } from '../state.ts';

const armOf = (content: EmpereurContent, unit: number) => (content.units[unit] as Unit).arm;

/** Cavalry whose charge is still to be fought: in line, on its way or halted before the enemy. */
export function isCharging(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  return armOf(content, unit) === CAVALRY && inOrder(s, unit) && s.form[unit] === LINE && has(s, unit, CHARGED);
}

/** EMP IX.6: how far the nearest charging cavalry of the active side is from a hex. */
export function nearestCharge(content: EmpereurContent, s: EmpereurState, hex: number): number {
  const field = fieldOf(content, s.scenario);
  let nearest = Number.POSITIVE_INFINITY;
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (isCharging(content, s, unit)) nearest = Math.min(nearest, distance(field, s.hex[unit] as number, hex));
  }
  return nearest;
}

/**
 * EMP IX.6, ruling 201: whether a pile might form square against a charge that is at a hex. It rests on what everyone
 * sees: the top unit, whether more lie below, ground and sight.
 */
export function mightForm(content: EmpereurContent, s: EmpereurState, hex: number, charger: number): boolean {
  const pile = pileAt(s, hex);
  const top = pile[0];
  if (top === undefined || (content.units[top] as Unit).side === s.active || !inOrder(s, top)) return false;
  const arm = armOf(content, top);
  if (arm === CAVALRY || s.form[top] === SQUARE || (arm === ARTILLERY && pile.length + (s.below[top] as number) === 1))
    return false;
  const field = fieldOf(content, s.scenario);
  if (!mayStandIn(INFANTRY, SQUARE, terrainAt(field, hex), false)) return false;
  if (nearestCharge(content, s, hex) < 2) return false;
  return sees(content, s.scenario, hex, charger, (one) => isOccupied(s, one));
}

/** The infantry of a pile that would have to test, from the top down: nobody if it stands in square already. */
export function footToForm(content: EmpereurContent, s: EmpereurState, hex: number): number[] {
  const foot = pileAt(s, hex).filter((unit) => armOf(content, unit) === INFANTRY && inOrder(s, unit));
  return foot.some((unit) => s.form[unit] === SQUARE) ? [] : foot;
}

const NEAR = 3;

/** Ruling 202: a question for each pile and each class of distance, three hexes or two; its key, or -1 for none. */
function keyOf(content: EmpereurContent, s: EmpereurState, hex: number, charger: number): number {
  const away = distance(fieldOf(content, s.scenario), hex, charger);
  return away > NEAR ? -1 : hex * 4 + away;
}

export interface Danger {
  readonly hexes: number[];
  readonly keys: number[];
}

/** Ruling 202: the piles that are to be asked now that the charge is where it is, each once for its distance. */
export function newlyInDanger(
  content: EmpereurContent,
  s: EmpereurState,
  charger: number,
  asked: readonly number[],
): Danger {
  const danger: Danger = { hexes: [], keys: [] };
  for (const hex of [...boardOf(s).on.keys()].sort((one, two) => one - two)) {
    const key = keyOf(content, s, hex, charger);
    if (key < 0 || asked.includes(key) || !mightForm(content, s, hex, charger)) continue;
    danger.hexes.push(hex);
    danger.keys.push(key);
  }
  return danger;
}

/** Ruling 202: those within reach who see the charge now, and will not any more when it has taken its next step. */
export function losingSight(
  content: EmpereurContent,
  s: EmpereurState,
  from: number,
  to: number,
  points: number,
): number[] {
  const field = fieldOf(content, s.scenario);
  return [...boardOf(s).on.keys()]
    .sort((one, two) => one - two)
    .filter((hex) => distance(field, from, hex) - 1 <= points && mightForm(content, s, hex, from))
    .filter((hex) => distance(field, to, hex) > 1 && !sees(content, s.scenario, hex, to, (one) => isOccupied(s, one)));
}
