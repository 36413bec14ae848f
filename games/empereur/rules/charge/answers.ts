import { CAVALRY, type EmpereurContent } from '../../content/types.ts';
import { facingsAfter } from '../formations/allowed.ts';
import { frontOf, includesDirection } from '../formations/poses.ts';
import { around, directionTo, distance, fieldOf } from '../ground/field.ts';
import { isLight } from '../options/cavalry.ts';
import { HORSE_KINDS, plays } from '../options/options.ts';
import { bandUnits, boardOf, isOccupied, pileAt, topAt } from '../piles/board.ts';
import { isHorse, sideOf } from '../piles/limits.ts';
import type { Meet } from '../register.ts';
import { CHARGED, COUNTERING, type EmpereurState, FOUGHT, has, inOrder, LINE } from '../state.ts';
import { chargeCost, enemiesBefore } from './pace.ts';
import { isCharging } from './threat.ts';
import { recoilWays } from './recoil-ways.ts';

/** In `tried`: a unit that has fallen back at this occasion, wherever it is now. */
export const hasRecoiled = (unit: number): number => -1 - unit;

/** What a meeting rests on; `tried` are the hexes whose cavalry has answered at this occasion. */
export type Meeting = Pick<Meet, 'band' | 'at' | 'also' | 'start' | 'side' | 'counters' | 'dodges'> & {
  tried: number[];
};

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

type Place = Pick<Meet, 'at' | 'also' | 'side'>;

/** The hexes beside the mover on which cavalry of the side that answers stands in order. */
export function horseBeside({ content, s }: Asked, { at, also, side }: Place): number[] {
  const field = fieldOf(content, s.scenario);
  const near = also.length === 0 ? around(field, at) : [at, ...also].flatMap((hex) => around(field, hex));
  return [...new Set(near)].filter((hex) => {
    const top = topAt(s, hex);
    return top >= 0 && isHorse(content, top) && sideOf(content, top) === side && inOrder(s, top);
  });
}

/** Whether charging cavalry has this hex before it: that of the mover, or one that has halted there (EMP IX.7#5). */
function isCharged(asked: Asked, hex: number, charges: (unit: number) => boolean): boolean {
  const { content, s } = asked;
  return s.hex.some(
    (_, unit) => isCharging(content, s, unit) && charges(unit) && enemiesBefore(asked, unit).includes(hex),
  );
}

function isMover(s: EmpereurState, { band, at, also }: Meeting, unit: number): boolean {
  return band > 0 ? s.band[unit] === band : [at, ...also].includes(s.hex[unit] as number);
}

/** The hex of the mover that cavalry has in its front, or -1 (EMP IX.7#1). */
export function before({ content, s }: Asked, { at, also }: Pick<Meet, 'at' | 'also'>, hex: number): number {
  const top = topAt(s, hex);
  const field = fieldOf(content, s.scenario);
  const front = frontOf(s.form[top] as number, s.facing[top] as number);
  const met = [at, ...also].find((one) => {
    const direction = directionTo(field, hex, one);
    // Ruling 219: where a charge could not ride it does not strike.
    const reached = direction >= 0 && chargeCost(content, field, hex, direction, false) !== null;
    return reached && includesDirection(front, direction);
  });
  return met ?? -1;
}

/** EMP IX.7#4, IX.7#13: whoever charged is free again when its charge has been fought, and not if it was stopped. */
function isFree(s: EmpereurState, unit: number): boolean {
  if (has(s, unit, CHARGED)) return has(s, unit, FOUGHT) && !has(s, unit, COUNTERING);
  return s.form[unit] !== LINE;
}

/** EMP IX.7#1, IX.7#4: those who have the mover in a hex of their front, once for each occasion. */
export function counterers(asked: Asked, meeting: Meeting): number[] {
  const { s } = asked;
  if (meeting.counters === 0) return [];
  return horseBeside(asked, meeting).filter(
    (hex) =>
      !meeting.tried.includes(hex) &&
      isFree(s, topAt(s, hex)) &&
      before(asked, meeting, hex) >= 0 &&
      !isCharged(asked, hex, (unit) => !isMover(s, meeting, unit)),
  );
}

/** EMP VI.5#2: those who may give up their order because of it; not once they have countercharged (EMP IX.7#16). */
export function scatterers(asked: Asked, meeting: Meeting): number[] {
  if (meeting.dodges === 0) return [];
  return horseBeside(asked, meeting)
    .map((hex) => topAt(asked.s, hex))
    .filter((unit) => asked.s.form[unit] !== LINE);
}

/** EMP VI.8#1, ruling 203: those who may fall back before it: not charged, not beside it from the start, with room behind. */
export function recoilers(asked: Asked, meeting: Meeting): number[] {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  if (meeting.dodges === 0) return [];
  return horseBeside(asked, meeting).filter(
    (hex) =>
      !meeting.tried.includes(hex) &&
      s.form[topAt(s, hex)] !== LINE &&
      (meeting.start < 0 || distance(field, meeting.start, hex) > 1) &&
      !isCharged(asked, hex, () => true) &&
      recoilWays(asked, pileAt(s, hex), hex, meeting.at).length > 0,
  );
}

/** A hex between cavalry and an enemy two hexes away, and the line in which it rides there with him before it. */
export interface Gap {
  readonly hex: number;
  readonly facing: number;
}

/** EMP XVI.4#14: the empty hexes of its front from which cavalry could strike an enemy two hexes away. */
export function gapsOf({ content, s }: Asked, hex: number, at: number): Gap[] {
  const field = fieldOf(content, s.scenario);
  const top = topAt(s, hex);
  if (top < 0 || distance(field, hex, at) !== 2) return [];
  const lines = facingsAfter(CAVALRY, s.form[top] as number, s.facing[top] as number, LINE);
  return around(field, hex).flatMap((gap) => {
    const [there, onward] = [directionTo(field, hex, gap), directionTo(field, gap, at)];
    if (onward < 0 || isOccupied(s, gap)) return [];
    const open =
      chargeCost(content, field, hex, there, true) !== null && chargeCost(content, field, gap, onward, false) !== null;
    const facing = lines.find((line) => [there, onward].every((one) => includesDirection(frontOf(LINE, line), one)));
    return open && facing !== undefined ? [{ hex: gap, facing }] : [];
  });
}

/** EMP XVI.4#14: light cavalry two hexes away that may charge whoever moves or charges: once for each occasion. */
export function pouncers(asked: Asked, meeting: Meeting): number[] {
  const { content, s } = asked;
  if (meeting.counters === 0 || meeting.dodges === 0 || !plays(s, HORSE_KINDS)) return [];
  const hexes = [...boardOf(s).on.keys()].filter((hex) => {
    const top = topAt(s, hex);
    const mine = top >= 0 && sideOf(content, top) === meeting.side && inOrder(s, top) && isLight(content, s, top);
    if (!mine || meeting.tried.includes(hex) || meeting.tried.includes(hasRecoiled(top))) return false;
    return isFree(s, top) && gapsOf(asked, hex, meeting.at).length > 0;
  });
  return hexes.filter((hex) => !isCharged(asked, hex, () => true)).sort((one, two) => one - two);
}

/** Whether whoever came is still there. */
export function isThere({ s }: Asked, { band, at }: Pick<Meet, 'band' | 'at'>): boolean {
  return band > 0 ? bandUnits(s, band).length > 0 : pileAt(s, at).length > 0;
}

/** The hexes from which cavalry countercharges the mover now. */
export function countering(asked: Asked, meet: Place & Pick<Meet, 'busy'>): number[] {
  return horseBeside(asked, meet).filter((hex) =>
    pileAt(asked.s, hex).some((unit) => has(asked.s, unit, COUNTERING) && !meet.busy.includes(unit)),
  );
}
