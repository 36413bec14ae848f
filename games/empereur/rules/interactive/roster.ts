import type { EmpereurContent, Leader, Unit } from '../../content/types.ts';
import { arrivalOf, arrivalOfLeader } from '../arrivals/gates.ts';
import { isAnothers, isAnothersLeader } from '../command/hands.ts';
import { perScenario } from '../per-pack.ts';
import { type Activation, type EmpereurState, GONE, onMap } from '../state.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** In `played`: still to be played in this turn, in play now, played. */
export const TO_PLAY = 0;
export const IN_PLAY = 1;
export const PLAYED = 2;

export function noActivation({ units, corps }: EmpereurContent): Activation {
  const column = (length: number) => new Array<number>(length).fill(0);
  return {
    played: column(units.length),
    called: column(corps.length),
    corps: [],
    last: [],
    shot: column(units.length),
    count: 0,
  };
}

/** Whether a unit of the attacker takes no part in this activation (EMP XXI.1), or another plays it (EMP XVII.9). */
export function isIdle(s: EmpereurState, content: EmpereurContent, unit: number): boolean {
  const { activation, active } = s;
  if (activation === undefined) return isAnothers(s, content, unit);
  return activation.played[unit] !== IN_PLAY && content.units[unit]?.side === active;
}

/** EMP VII.4, ruling 501: whether a unit of the defender has fired defensively in this turn. */
export function hasDefended({ activation, active }: EmpereurState, side: number, unit: number): boolean {
  return activation !== undefined && side !== active && activation.shot[unit] === 1;
}

export function noteDefence({ activation, active }: EmpereurState, side: number, units: readonly number[]): void {
  if (activation === undefined || side === active) return;
  for (const unit of units) activation.shot[unit] = 1;
}

/** Ruling 501: how many voltigeurs of a unit of the defender have fired in this turn. */
export function screensSpent({ activation, active }: EmpereurState, side: number, unit: number): number {
  return side === active ? 0 : (activation?.light?.[unit] ?? 0);
}

export function noteScreen({ activation, active, hex }: EmpereurState, side: number, unit: number): void {
  if (activation === undefined || side === active) return;
  const light = (activation.light ??= hex.map(() => 0));
  light[unit] = (light[unit] ?? 0) + 1;
}

/** EMP XXI.1: a leader is played with his corps, the leader of a wing with one of his, the army's with any. */
export function mayBePlayed(s: EmpereurState, content: EmpereurContent, chief: number): boolean {
  const { activation } = s;
  if (activation === undefined) return !isAnothersLeader(s, content, chief);
  const { rank, corps } = content.leaders[chief] as Leader;
  return rank === 0 || corps.some((one) => activation.corps.includes(one));
}

/** What tells one activation from another of the same side, turn and phase; nothing in the standard game. */
export function activationKey({ activation }: EmpereurState): string {
  return activation === undefined ? '' : ` ${activation.count}`;
}

function isThere(asked: Asked, unit: number): boolean {
  return onMap(asked.s, unit) || arrivalOf(asked, unit) !== null;
}

const CORPS = 2;
const WING = 1;

/** By corps: its own leaders, those of the wing to which it belongs, and its units, by their numbers. */
const membersOf = perScenario(({ corps, leaders, units }: EmpereurContent) =>
  corps.map((_, number) => {
    const chiefs = (rank: number) =>
      leaders.flatMap((one, i) => (one.rank === rank && one.corps.includes(number) ? [i] : []));
    const troops = units.flatMap((unit, i) => (unit.corps === number ? [i] : []));
    return { own: chiefs(CORPS), wing: chiefs(WING), troops };
  }),
);

type Presence = (asked: Asked, chief: number) => boolean;

/** Ruling 502: its own leader is on the map, or its wing's, if it has none of its own in the battle. */
function isCommanded(asked: Asked, corps: number, isPresent: Presence): boolean {
  const { s, content } = asked;
  const members = membersOf(content, s.scenario)[corps];
  if (members === undefined) return false;
  const { own, wing, troops } = members;
  for (const chief of own) if (isPresent(asked, chief)) return true;
  for (const chief of own) if ((s.chiefHex[chief] as number) !== GONE || s.chiefLost[chief] === 1) return false;
  return wing.some((chief) => isPresent(asked, chief)) && troops.some((unit) => isThere(asked, unit));
}

function isOnMap({ s }: Asked, chief: number): boolean {
  return (s.chiefHex[chief] as number) >= 0;
}

/** Whether a leader is on the map, or may come in this turn. */
function isAtHand(asked: Asked, chief: number): boolean {
  return isOnMap(asked, chief) || arrivalOfLeader(asked, chief) !== null;
}

/** EMP XXI.1: how many corps of a side have a leader on the map. */
export function chiefsOnMap(asked: Asked, side: number): number {
  return asked.content.corps.filter((one, corps) => one.side === side && isCommanded(asked, corps, isOnMap)).length;
}

/** The corps of a side that are still to be activated: those whose leader is on the map, or may come in this turn. */
export function corpsToCall(asked: Asked, side: number): number[] {
  const { content, s } = asked;
  const found: number[] = [];
  for (let corps = 0; corps < content.corps.length; corps++) {
    if (content.corps[corps]?.side !== side || s.activation?.called[corps] !== 0) continue;
    if (isCommanded(asked, corps, isAtHand)) found.push(corps);
  }
  return found;
}

/** The units of a side that have not been played in this turn, of other corps than these. */
function unplayed({ content, s }: Asked, side: number, corps: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < content.units.length; i++) {
    if (s.activation?.played[i] !== TO_PLAY) continue;
    const unit = content.units[i] as Unit;
    if (unit.side === side && !corps.includes(unit.corps)) found.push(i);
  }
  return found;
}

/** EMP XXI.1, ruling 502: the units of a side that nobody commands and that have not been played. */
export function looseUnits(asked: Asked, side: number): number[] {
  return unplayed(asked, side, corpsToCall(asked, side)).filter((unit) => isThere(asked, unit));
}

/** EMP XXI.6: the units that could be lent to the corps in play. */
export function lendable(asked: Asked, side: number, corps: readonly number[]): number[] {
  return unplayed(asked, side, corps).filter((unit) => onMap(asked.s, unit));
}

/** The units of some corps. */
export function unitsOfCorps({ content, s }: Asked, corps: readonly number[]): number[] {
  const members = membersOf(content, s.scenario);
  return corps.flatMap((one) => members[one]?.troops ?? []);
}
