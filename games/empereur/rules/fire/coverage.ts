import { ARTILLERY, CAVALRY, type EmpereurContent, type Unit } from '../../content/types.ts';
import { fireArc, includesDirection } from '../formations/poses.ts';
import { fireValue, halved } from '../formations/values.ts';
import { around, distance, type Field, fieldOf, terrainAt } from '../ground/field.ts';
import { lineBetween, sees } from '../ground/sight.ts';
import { hexesOf, isSpread } from '../options/skirmish.ts';
import { isRouted } from '../options/rout.ts';
import { isScreened } from '../voltigeurs/screens.ts';
import { perScenario } from '../per-pack.ts';
import { isOccupied, pileAt, topAt, unitsAt } from '../piles/board.ts';
import { type EmpereurState, SQUARE } from '../state.ts';

/** EMP VII.2: how far opportunity fire of guns reaches, whatever their range. */
const OPPORTUNITY_RANGE = 2;

/**
 * The value with which a unit can fire at a hex, 0 if it cannot: range, arc, sight and the target's ground
 * (EMP VII.1-3, VII.6-7). Whether it is the top of its pile is the caller's affair.
 */
export function valueAt(content: EmpereurContent, s: EmpereurState, unit: number, hex: number): number {
  if (s.hex2 === undefined) return valueFrom(content, s, unit, s.hex[unit] as number, hex);
  // EMP IV.6#6: skirmishers fire from either of their hexes.
  return Math.max(...hexesOf(s, unit).map((from) => valueFrom(content, s, unit, from, hex)));
}

function valueFrom(content: EmpereurContent, s: EmpereurState, unit: number, from: number, hex: number): number {
  const sheet = content.units[unit] as Unit;
  if (sheet.arm === CAVALRY || from < 0 || isRouted(s, unit)) return 0;
  const field = fieldOf(content, s.scenario);
  const away = distance(field, from, hex);
  if (away > sheet.range) return 0;
  const form = s.form[unit] as number;
  const full = fireValue(content, sheet, s.steps[unit] as number, form, away, isSpread(s, unit));
  if (full === 0) return 0;
  const value = isHampered(content, s, unit, hex) ? halved(full) : full;
  const arc = fireArc(sheet.arm, form, s.facing[unit] as number);
  // EMP VII.6: a line exactly between front and flank goes through the front.
  if (!lineBetween(field, from, hex).leaves.some((direction) => includesDirection(arc, direction))) return 0;
  if (away > 1 && !sees(content, s.scenario, from, hex, (one) => isOccupied(s, one))) return 0;
  // EMP XVI.1#12: beyond voltigeurs fire is 1 less, but for a fire of 1.
  const veiled = away > 1 && value > 1 && isScreened({ content, s }, from, hex, sheet.side) ? value - 1 : value;
  return Math.max(0, veiled + terrainAt(field, hex).fire);
}

/** EMP IX.6: guns with a square fire at half their value at cavalry. */
function isHampered(content: EmpereurContent, s: EmpereurState, unit: number, hex: number): boolean {
  const armOf = (one: number) => (content.units[one] as Unit).arm;
  if (armOf(unit) !== ARTILLERY || !pileAt(s, s.hex[unit] as number).some((one) => s.form[one] === SQUARE))
    return false;
  return unitsAt(s, hex).some((one) => armOf(one) === CAVALRY);
}

/** By hex: all within two hexes of it. */
const closeBy = perScenario((content: EmpereurContent, scenario: number) => {
  const field: Field = fieldOf(content, scenario);
  return Array.from({ length: field.hexes }, (_, hex) => {
    const ring = around(field, hex);
    return [...new Set([...ring, ...ring.flatMap((near) => around(field, near))])].filter((near) => near !== hex);
  });
});

/** EMP VII.5: the top units of a side that cover a hex by opportunity fire. */
export function coverers(content: EmpereurContent, s: EmpereurState, side: number, hex: number): number[] {
  const field = fieldOf(content, s.scenario);
  const found: number[] = [];
  for (const near of closeBy(content, s.scenario)[hex] ?? []) {
    const unit = topAt(s, near);
    if (unit < 0) continue;
    const sheet = content.units[unit] as Unit;
    if (sheet.side !== side || sheet.arm === CAVALRY) continue;
    const away = distance(field, near, hex);
    if (away > (sheet.arm === ARTILLERY ? OPPORTUNITY_RANGE : 1)) continue;
    if (!found.includes(unit) && valueAt(content, s, unit, hex) > 0) found.push(unit);
  }
  return found;
}

/** EMP VII.3, IV.12: the total of several firers; reduced batteries that are so far that they fire for 1 count one for each two. */
export function totalFire(content: EmpereurContent, s: EmpereurState, firers: readonly number[], hex: number): number {
  const field = fieldOf(content, s.scenario);
  let [total, ones] = [0, 0];
  for (const unit of firers) {
    const value = valueAt(content, s, unit, hex);
    if (value === 1 && isFarAndReduced(content, field, s, unit, hex)) ones++;
    else total += value;
  }
  return total + Math.ceil(ones / 2);
}

/** EMP IV.12: whether a battery has lost a step and the distance alone has brought its fire down to 1. */
function isFarAndReduced(content: EmpereurContent, field: Field, s: EmpereurState, unit: number, hex: number): boolean {
  const sheet = content.units[unit] as Unit;
  const steps = s.steps[unit] as number;
  if (sheet.arm !== ARTILLERY || steps >= sheet.steps) return false;
  const away = distance(field, s.hex[unit] as number, hex);
  return fireValue(content, sheet, steps, s.form[unit] as number, away) === 1;
}
