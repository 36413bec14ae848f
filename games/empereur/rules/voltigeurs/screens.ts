import { type EmpereurContent, CAVALRY, INFANTRY, type Unit } from '../../content/types.ts';
import { isAnothers } from '../command/hands.ts';
import { fireArc, frontOf, includesDirection } from '../formations/poses.ts';
import { around, directionTo, fieldOf, nextHex } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { waysBetween } from '../ground/sight.ts';
import { lossesOfMorale } from '../morale/losses.ts';
import { paceOf } from '../movement/costs.ts';
import { bandUnits, isOccupied, pileAt, unitsAt } from '../piles/board.ts';
import { plays, VOLTIGEURS } from '../options/options.ts';
import {
  ADAPTED,
  COLUMN,
  DISORDERED,
  type EmpereurState,
  LINE,
  onMap,
  type Screen,
  SQUARE,
  STANDING,
} from '../state.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

const NONE: readonly Screen[] = [];

export function screensOf(s: EmpereurState): readonly Screen[] {
  return s.screens ?? NONE;
}

/** EMP XVI.1#4: light infantry is whoever has a range of two. */
export function isLightFoot({ arm, range }: Pick<Unit, 'arm' | 'range'>): boolean {
  return arm === INFANTRY && range >= 2;
}

/** EMP XVI.1#3-6, ruling 420: how many voltigeurs a unit may have out as it stands now. */
export function mostScreens({ content, s }: Asked, unit: number): number {
  const sheet = content.units[unit] as Unit;
  const form = s.form[unit] as number;
  if (sheet.arm !== INFANTRY || sheet.militia === true || form === DISORDERED || form === SQUARE) return 0;
  const level = Math.min(2, -lossesOfMorale(content, s, unit));
  const usual = isLightFoot(sheet)
    ? 3 - level
    : level > 0
      ? 0
      : form === LINE
        ? 2
        : form === COLUMN || form === ADAPTED
          ? 1
          : 0;
  return Math.max(0, Math.min(usual, s.steps[unit] as number));
}

/** EMP XVI.1#8: only the top unit of a pile, or of those who march together. */
function isTop(s: EmpereurState, unit: number): boolean {
  const band = s.band[unit] as number;
  return (band === STANDING ? pileAt(s, s.hex[unit] as number) : bandUnits(s, band))[0] === unit;
}

/** Where voltigeurs stand: beside their unit. */
export function screenHex({ content, s }: Asked, { unit, direction }: Pick<Screen, 'unit' | 'direction'>): number {
  return onMap(s, unit) ? nextHex(fieldOf(content, s.scenario), s.hex[unit] as number, direction) : OFF;
}

/** EMP XVI.1#2, ruling 419: they stand like infantry in line: as their unit if it is in line, else away from it. */
export function screenFacing({ s }: Asked, { unit, direction }: Pick<Screen, 'unit' | 'direction'>): number {
  return s.form[unit] === LINE ? (s.facing[unit] as number) : (direction * 2 + 1) % 12;
}

/** EMP XVI.1#7: in a hex of its front into which it can fire; light infantry anywhere beside it. */
function isBefore({ content, s }: Asked, unit: number, direction: number): boolean {
  const sheet = content.units[unit] as Unit;
  const arc = fireArc(sheet.arm, s.form[unit] as number, s.facing[unit] as number);
  return isLightFoot(sheet) || includesDirection(arc, direction);
}

/** EMP XVI.1#14: voltigeurs are never beside enemy cavalry. */
function isNearHorse({ content, s }: Asked, hex: number, side: number): boolean {
  return around(fieldOf(content, s.scenario), hex).some((near) =>
    unitsAt(s, near).some((one) => {
      const sheet = content.units[one] as Unit;
      return sheet.arm === CAVALRY && sheet.side !== side;
    }),
  );
}

/** Whether voltigeurs of a unit may be out in a direction, whoever of their own side stands there. */
export function maySkirmish(asked: Asked, unit: number, direction: number): boolean {
  const { content, s } = asked;
  const sheet = content.units[unit] as Unit;
  if (!onMap(s, unit) || !isTop(s, unit) || !isBefore(asked, unit, direction)) return false;
  const field = fieldOf(content, s.scenario);
  const at = s.hex[unit] as number;
  const hex = nextHex(field, at, direction);
  // EMP XVI.1#7: wherever infantry could go.
  if (hex === OFF || typeof paceOf(content, field, { arm: INFANTRY }, COLUMN, at, direction) === 'string') return false;
  const enemy = unitsAt(s, hex).some((one) => (content.units[one] as Unit).side !== sheet.side);
  return !enemy && !isNearHorse(asked, hex, sheet.side);
}

export function sideOfScreen({ content }: Pick<Asked, 'content'>, { unit }: Screen): number {
  return (content.units[unit] as Unit).side;
}

/** The free hexes where a unit may post voltigeurs, as directions. */
export function postsOf(asked: Asked, unit: number): number[] {
  const { s } = asked;
  const own = screensOf(s).filter((one) => one.unit === unit);
  if (own.length >= mostScreens(asked, unit)) return [];
  const taken = new Set(screensOf(s).map((one) => screenHex(asked, one)));
  return [0, 1, 2, 3, 4, 5].filter((direction) => {
    const hex = screenHex(asked, { unit, direction });
    return maySkirmish(asked, unit, direction) && !isOccupied(s, hex) && !taken.has(hex);
  });
}

/** EMP XVI.1#10, XVI.1#16: the voltigeurs of a side that can fire at a hex beside them in their front, and have not fired. */
export function screensAt(asked: Asked, side: number, hex: number): Screen[] {
  const { content, s } = asked;
  if (!plays(s, VOLTIGEURS)) return [];
  const field = fieldOf(content, s.scenario);
  return screensOf(s).filter((one) => {
    const at = screenHex(asked, one);
    if (
      one.fired === 1 ||
      isAnothers(s, content, one.unit) ||
      sideOfScreen(asked, one) !== side ||
      at === OFF ||
      isOccupied(s, at)
    )
      return false;
    const direction = directionTo(field, at, hex);
    return direction !== OFF && includesDirection(frontOf(LINE, screenFacing(asked, one)), direction);
  });
}

/** EMP XVI.1#17: voltigeurs into whose hex infantry or guns go out of their front: they fire before they give way. */
export function ambush(
  asked: Asked,
  units: readonly number[],
  from: number,
  to: number,
): { unit: number; hex: number }[] {
  const { content, s } = asked;
  const [lead] = units;
  if (lead === undefined || (content.units[lead] as Unit).arm === CAVALRY) return [];
  const { side } = content.units[lead] as Unit;
  const direction = directionTo(fieldOf(content, s.scenario), to, from);
  return screensOf(s)
    .filter((one) => sideOfScreen(asked, one) !== side && screenHex(asked, one) === to)
    .filter((one) => includesDirection(frontOf(LINE, screenFacing(asked, one)), direction))
    .map(({ unit }) => ({ unit, hex: to }))
    .slice(0, 1);
}

/** EMP XVI.1#12: whether voltigeurs of the target's side stand between a firer and his target. */
export function isScreened(asked: Asked, from: number, hex: number, firing: number): boolean {
  const { content, s } = asked;
  const screens = screensOf(s);
  if (screens.length === 0) return false;
  const covered = screens.flatMap((one) => (sideOfScreen(asked, one) === firing ? [] : [screenHex(asked, one)]));
  if (covered.length === 0) return false;
  // Ruling 4: of two ways that a line may be taken the firer has the better one, of those on which he sees.
  const ways = waysBetween(content, s.scenario, from, hex).filter((way) => !way.some((one) => isOccupied(s, one)));
  return ways.length > 0 && ways.every((way) => way.some((one) => covered.includes(one)));
}
