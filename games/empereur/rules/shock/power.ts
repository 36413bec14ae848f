import {
  ARTILLERY,
  BRIDGE,
  CAVALRY,
  type EmpereurContent,
  INFANTRY,
  RAVINE,
  RIVER,
  type ShockRow,
  STREAM,
  type Unit,
} from '../../content/types.ts';
import { sideTaken } from '../formations/flanks.ts';
import { FRONT, includesDirection, shockArc } from '../formations/poses.ts';
import { attackValue, defenceValue, halved } from '../formations/values.ts';
import { mayAttack } from '../command/attack.ts';
import { chargeCost } from '../charge/pace.ts';
import { directionTo, type Field, fieldOf, levelAt, sideBits, terrainAt } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { isIdle } from '../interactive/roster.ts';
import { hexesOf, isSpread } from '../options/skirmish.ts';
import { isRouted } from '../options/rout.ts';
import { pileAt } from '../piles/board.ts';
import { COUNTERING, DISORDERED, type EmpereurState, has, LINE, SQUARE } from '../state.ts';

const sheetOf = (content: EmpereurContent, unit: number) => content.units[unit] as Unit;

/** EMP VIII.3, VIII.5: the value of shock of a unit that attacks a hex, 0 if it takes no part. */
export function strikeValue(content: EmpereurContent, s: EmpereurState, unit: number, hex: number): number {
  if (s.hex2 === undefined) return strikeFrom(content, s, unit, s.hex[unit] as number, hex);
  return Math.max(...hexesOf(s, unit).map((at) => strikeFrom(content, s, unit, at, hex)));
}

function strikeFrom(content: EmpereurContent, s: EmpereurState, unit: number, at: number, hex: number): number {
  if (isIdle(s, content, unit) && !has(s, unit, COUNTERING)) return 0;
  const field = fieldOf(content, s.scenario);
  const sheet = sheetOf(content, unit);
  const form = s.form[unit] as number;
  const direction = directionTo(field, at, hex);
  if (direction === OFF || !includesDirection(shockArc(sheet.arm, form, s.facing[unit] as number), direction)) return 0;
  const terrain = terrainAt(field, hex);
  // Ruling 219: nobody strikes where he could not go.
  if (!isReached(content, field, sheet.arm, at, direction)) return 0;
  if (sheet.arm === CAVALRY) {
    // EMP IV.7: worth 1 against a square, and into or out of woods and towns.
    const square = pileAt(s, hex).some((one) => s.form[one] === SQUARE);
    if (square || terrain.hampers || terrainAt(field, at).hampers) return 1;
  }
  const bits = sideBits(field, at, direction);
  const { sides } = content.tables;
  const bridge = (bits & BRIDGE) !== 0;
  // EMP IV.6#9: half the value of shock for skirmishers, always.
  const full = attackValue(sheet, form);
  let value = (isSpread(s, unit) ? halved(full) : full) + terrain.shock;
  if (bridge) value += sides.bridge.shock;
  else if ((bits & STREAM) !== 0) value += sides.stream.shock;
  if ((bits & RAVINE) !== 0) value += sides.ravine.shock;
  if (levelAt(field, hex) > levelAt(field, at)) value += sides.up.shock;
  return Math.max(0, value);
}

/** Ruling 219: not over a river but by its bridge; cavalry not where no charge could ride (EMP IX.2, IV.7). */
function isReached(content: EmpereurContent, field: Field, arm: number, from: number, direction: number): boolean {
  if (arm === CAVALRY) return chargeCost(content, field, from, direction, false) !== null;
  const bits = sideBits(field, from, direction);
  return (bits & RIVER) === 0 || (bits & BRIDGE) !== 0;
}

/** The sums of one shock, part by part: what rules, odds and page all read. */
export interface Sums {
  readonly attack: number;
  readonly defence: number;
  /** How the defenders are taken: front, flank or rear. */
  readonly taken: number;
  /** Attackers and defenders that count, with their values. */
  readonly attackers: readonly { readonly unit: number; readonly value: number }[];
  readonly defenders: readonly { readonly unit: number; readonly value: number }[];
  /** Whether a battery alone is taken from flank or rear (EMP VIII.6). */
  readonly gunsAlone: boolean;
}

/** How the pile of a hex is taken by those of the attackers who stand beside it: one from behind is enough (EMP VIII.6). */
export function takenBy(content: EmpereurContent, s: EmpereurState, piles: readonly number[], hex: number): number {
  const field = fieldOf(content, s.scenario);
  const near = piles.filter((at) => directionTo(field, at, hex) !== OFF);
  return Math.max(FRONT, ...near.map((at) => sideTaken(content, s, pileAt(s, hex), at)));
}

export interface Together {
  /** Other hexes that are defended together with the first: those of a combined charge (EMP IX.5). */
  readonly also?: readonly number[];
  /** Who of the attackers fights: in a countercharge those who held (EMP IX.7#7). */
  readonly fights?: (unit: number) => boolean;
}

/** EMP IV.9: cavalry in line in a wood or a town is worth 1, whoever attacks. */
function ridesInCover(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  if (sheetOf(content, unit).arm !== CAVALRY || s.form[unit] !== LINE) return false;
  return terrainAt(fieldOf(content, s.scenario), s.hex[unit] as number).hampers;
}

/** EMP VIII.3-6: values times steps, on both sides. */
export function sumsOf(
  content: EmpereurContent,
  s: EmpereurState,
  piles: readonly number[],
  hex: number,
  { also = [], fights = () => true }: Together = {},
): Sums {
  const hexes = [hex, ...also];
  const attackers = piles
    .flatMap((at) => pileAt(s, at))
    .filter((unit) => fights(unit) && (has(s, unit, COUNTERING) || mayAttack({ content, s }, unit)))
    .map((unit) => ({ unit, value: Math.max(...hexes.map((one) => strikeValue(content, s, unit, one))) }))
    .filter(({ value }) => value > 0);
  const byFoot = attackers.some(({ unit }) => sheetOf(content, unit).arm === INFANTRY);
  const isBattery = (unit: number) => sheetOf(content, unit).arm === ARTILLERY && s.form[unit] === LINE;
  const defenders = hexes.flatMap((one) => {
    const pile = pileAt(s, one);
    const taken = takenBy(content, s, piles, one);
    const foot = pile.some((unit) => sheetOf(content, unit).arm === INFANTRY);
    return pile.map((unit) => {
      const whole = ridesInCover(content, s, unit)
        ? 1
        : defenceValue(sheetOf(content, unit), s.form[unit] as number, byFoot);
      const full = isSpread(s, unit) ? halved(whole) : whole;
      const limp = sheetOf(content, unit).arm === ARTILLERY && s.form[unit] === DISORDERED;
      const ignored = limp || isRouted(s, unit) || (taken !== FRONT && foot && isBattery(unit));
      return { unit, value: ignored ? 0 : taken === FRONT ? full : halved(full) };
    });
  });
  const power = (side: readonly { unit: number; value: number }[]) =>
    side.reduce((sum, { unit, value }) => sum + value * (s.steps[unit] as number), 0);
  const taken = takenBy(content, s, piles, hex);
  const gunsAlone = taken !== FRONT && defenders.every(({ unit }) => isBattery(unit));
  return { attack: power(attackers), defence: power(defenders), taken, attackers, defenders, gunsAlone };
}

/** EMP VIII.8: the row of the odds, rounded in favour of the defender. */
export function oddsRow(rows: readonly ShockRow[], attack: number, defence: number): ShockRow | undefined {
  const row = rows.findLast((one) => attack * one.defender >= defence * one.attacker && attack > 0);
  return row ?? rows[0];
}
