import { INFANTRY, RAVINE, RIVER, STREAM, type EmpereurContent, type Unit } from '../../content/types.ts';
import { mayStandIn } from '../formations/allowed.ts';
import { directionTo, fieldOf, nextHex, sideBits, terrainAt } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { isOccupied, touch } from '../piles/board.ts';
import { type EmpereurState, LINE, SQUARE } from '../state.ts';
import { plays, SKIRMISHERS } from './options.ts';

/**
 * EMP IV.6: skirmishers are a line astride two hexes that lie at each other's flank: each half is a line with the same
 * facing. Which of the two is `hex` and which `hex2` means nothing.
 */
export function isSpread(s: EmpereurState, unit: number): boolean {
  return (s.hex2?.[unit] ?? OFF) >= 0;
}

/** The hexes on which a unit stands: one, or two for skirmishers. */
export function hexesOf(s: EmpereurState, unit: number): readonly number[] {
  const at = s.hex[unit] as number;
  return isSpread(s, unit) ? [at, s.hex2?.[unit] as number] : [at];
}

/** The half on this hex is the one that counts now. */
export function turnTo(s: EmpereurState, units: readonly number[], hex: number): void {
  if (s.hex2 === undefined) return;
  for (const unit of units) {
    if (s.hex2[unit] !== hex) continue;
    s.hex2[unit] = s.hex[unit] as number;
    s.hex[unit] = hex;
    touch(s);
  }
}

/** They close up on the half that counts. */
export function closeUp(s: EmpereurState, unit: number): void {
  if (s.hex2 === undefined || s.hex2[unit] === OFF) return;
  s.hex2[unit] = OFF;
  touch(s);
}

/** EMP IV.6#2: clear, farm or difficult ground: where no formation is asked for. */
function isOpenGround(content: EmpereurContent, scenario: number, hex: number): boolean {
  return mayStandIn(INFANTRY, SQUARE, terrainAt(fieldOf(content, scenario), hex), false);
}

/** EMP IV.6#4: slopes may run between the halves, streams, rivers and ravines not. */
function isOneStretch(content: EmpereurContent, scenario: number, one: number, two: number): boolean {
  const field = fieldOf(content, scenario);
  const bits = sideBits(field, one, directionTo(field, one, two));
  return (bits & (STREAM | RIVER | RAVINE)) === 0;
}

export function mayStraddle(content: EmpereurContent, scenario: number, one: number, two: number): boolean {
  if (one === OFF || two === OFF) return false;
  const open = isOpenGround(content, scenario, one) && isOpenGround(content, scenario, two);
  return open && isOneStretch(content, scenario, one, two);
}

/** EMP IV.6#1, IV.6#3: the hexes at the flanks of light infantry in line, alone, into which it could spread. */
export function spreadsOf(content: EmpereurContent, s: EmpereurState, unit: number, at: number): number[] {
  const sheet = content.units[unit] as Unit;
  if (!plays(s, SKIRMISHERS) || sheet.arm !== INFANTRY || sheet.range < 2) return [];
  if (s.form[unit] !== LINE || isSpread(s, unit)) return [];
  const field = fieldOf(content, s.scenario);
  const facing = s.facing[unit] as number;
  return [(facing + 3) / 2, (facing + 9) / 2]
    .map((direction) => nextHex(field, at, direction % 6))
    .filter((hex) => hex !== OFF && !isOccupied(s, hex) && mayStraddle(content, s.scenario, at, hex));
}

/** Where the second half comes when the first steps in a direction; OFF if it may not go there. */
export function secondAfter(content: EmpereurContent, s: EmpereurState, unit: number, to: number): number {
  const field = fieldOf(content, s.scenario);
  const direction = directionTo(field, s.hex[unit] as number, to);
  const second = nextHex(field, s.hex2?.[unit] as number, direction);
  const free = second !== OFF && (!isOccupied(s, second) || hexesOf(s, unit).includes(second));
  return free && mayStraddle(content, s.scenario, to, second) ? second : OFF;
}
