import { ARTILLERY, CAVALRY, type EmpereurContent, type Unit } from '../../content/types.ts';
import { fieldOf, directionTo, nextHex } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { lineBetween } from '../ground/sight.ts';
import { topAt } from '../piles/board.ts';
import { COLUMN, DISORDERED, type EmpereurState, LINE } from '../state.ts';
import { isSpread } from '../options/skirmish.ts';
import { valueAt } from '../fire/coverage.ts';
import { FRONT, frontOf, includesDirection, shockArc, takenFrom } from './poses.ts';

/**
 * EMP VIII.6: how an attack from a hex takes a pile: from the front as soon as it is frontal for one of its units
 * (mixed order, EMP V.7), or if friends of the defender have the attacker, or the hex by which distant fire comes in,
 * before their own front.
 */
export function sideTaken(
  content: EmpereurContent,
  s: EmpereurState,
  defenders: readonly number[],
  from: number,
): number {
  const first = defenders[0];
  if (first === undefined) return FRONT;
  const field = fieldOf(content, s.scenario);
  const at = s.hex[first] as number;
  const { enters, between } = lineBetween(field, from, at);
  const taken = Math.min(
    ...defenders.map((unit) => takenFrom(s.form[unit] as number, s.facing[unit] as number, enters)),
  );
  // EMP IV.6#10: the flanks of skirmishers are never protected.
  if (taken === FRONT || isSpread(s, first)) return taken;
  const entry = between.length === 0 ? [from] : enters.map((direction) => nextHex(field, at, direction));
  const side = (content.units[first] as Unit).side;
  return entry.some((hex) => hex !== OFF && isCovered(content, s, side, hex, at)) ? FRONT : taken;
}

/** Whether a friend of this side, standing elsewhere, could attack whoever is on a hex by fire or shock. */
function isCovered(content: EmpereurContent, s: EmpereurState, side: number, hex: number, except: number): boolean {
  const field = fieldOf(content, s.scenario);
  for (let unit = 0; unit < s.hex.length; unit++) {
    const sheet = content.units[unit] as Unit;
    const at = s.hex[unit] as number;
    if (sheet.side !== side || at < 0 || at === except || at === hex) continue;
    if (s.form[unit] === DISORDERED || (sheet.arm === ARTILLERY && s.form[unit] === COLUMN)) continue;
    const direction = directionTo(field, at, hex);
    if (direction !== OFF && includesDirection(threat(sheet, s, unit), direction)) return true;
    if (topAt(s, at) === unit && valueAt(content, s, unit, hex) > 0) return true;
  }
  return false;
}

/** Cavalry in order threatens its whole front, in column or adapted: there it counter-charges (EMP IX.7, IV.9). */
function threat(sheet: Unit, s: EmpereurState, unit: number): number {
  const [form, facing] = [s.form[unit] as number, s.facing[unit] as number];
  return sheet.arm === CAVALRY && form !== LINE ? frontOf(form, facing) : shockArc(sheet.arm, form, facing);
}
