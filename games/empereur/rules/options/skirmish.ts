import { INFANTRY, RAVINE, RIVER, STREAM, type EmpereurContent, type Unit } from '../../content/types.ts';
import { mayStandIn } from '../formations/allowed.ts';
import { directionTo, fieldOf, nextHex, sideBits, terrainAt } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { touch, unitsAt } from '../piles/board.ts';
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

/** EMP V.7#7, ruling 421: skirmishers may lie on each other if they share both hexes and look the same way. */
export function lieTogether(s: EmpereurState, units: readonly number[]): boolean {
  const [first = 0] = units;
  const hexes = hexesOf(s, first);
  return units.every(
    (unit) =>
      isSpread(s, unit) && s.facing[unit] === s.facing[first] && hexesOf(s, unit).every((hex) => hexes.includes(hex)),
  );
}

/** Whether these units could lie astride two hexes: nobody else is there, or only skirmishers who lie just so. */
function isFree(s: EmpereurState, units: readonly number[], one: number, two: number): boolean {
  const others = [...unitsAt(s, one), ...unitsAt(s, two)].filter((unit) => !units.includes(unit));
  const [first] = others;
  if (first === undefined) return true;
  const sameHexes = hexesOf(s, first).includes(one) && hexesOf(s, first).includes(two);
  return sameHexes && s.facing[first] === s.facing[units[0] ?? 0] && lieTogether(s, others);
}

/** EMP IV.6#1, IV.6#3: the hexes at the flanks of light infantry in line into which it could spread, all of it together. */
export function spreadsOf(content: EmpereurContent, s: EmpereurState, units: readonly number[], at: number): number[] {
  const [first] = units;
  if (first === undefined || !plays(s, SKIRMISHERS) || !units.every((unit) => isLightLine(content, s, unit))) return [];
  const facing = s.facing[first] as number;
  if (units.some((unit) => s.facing[unit] !== facing)) return [];
  const field = fieldOf(content, s.scenario);
  return [(facing + 3) / 2, (facing + 9) / 2]
    .map((direction) => nextHex(field, at, direction % 6))
    .filter((hex) => hex !== OFF && isFree(s, units, at, hex) && mayStraddle(content, s.scenario, at, hex));
}

function isLightLine(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  const { arm, range } = content.units[unit] as Unit;
  return arm === INFANTRY && range > 1 && s.form[unit] === LINE && !isSpread(s, unit);
}

/** Where the second half of skirmishers who go together comes when the first is on a hex; OFF if it may not be there. */
export function secondAfter(content: EmpereurContent, s: EmpereurState, units: readonly number[], to: number): number {
  const field = fieldOf(content, s.scenario);
  const [first = 0] = units;
  const apart = directionTo(field, s.hex[first] as number, s.hex2?.[first] as number);
  const second = nextHex(field, to, apart);
  const held = second === OFF ? [] : unitsAt(s, second).filter((unit) => !units.includes(unit));
  const free = held.length === 0 || isFree(s, units, to, second);
  return free && mayStraddle(content, s.scenario, to, second) ? second : OFF;
}

/** EMP V.7#7: whether skirmishers may rest with whoever is on a hex: with others that lie as they will. */
export function mayJoinAt(content: EmpereurContent, s: EmpereurState, units: readonly number[], to: number): boolean {
  const second = secondAfter(content, s, units, to);
  return second !== OFF && isFree(s, units, to, second);
}
