import type { EmpereurContent } from '../../content/types.ts';
import { frontOf, includesDirection } from '../formations/poses.ts';
import { around, directionTo, distance, fieldOf } from '../ground/field.ts';
import { bandUnits, pileAt, topAt } from '../piles/board.ts';
import { isHorse, sideOf } from '../piles/limits.ts';
import type { Meet } from '../register.ts';
import { CHARGED, COUNTERING, type EmpereurState, FOUGHT, has, inOrder, LINE } from '../state.ts';
import { chargeCost, enemiesBefore } from './pace.ts';
import { isCharging } from './threat.ts';
import { recoilWays } from './recoil-ways.ts';

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
