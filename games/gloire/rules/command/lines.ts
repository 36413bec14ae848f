import type { GloireContent, Unit } from '../../content/types.ts';
import { distancesFrom } from '../pieces/map.ts';
import { perPack } from '../per-pack.ts';
import {
  byCommand,
  highest,
  isUp,
  leaderIn,
  leaderPiece,
  outsideAt,
  sideOfSlot,
  slotOf,
  unitIn,
  unitOf,
} from '../pieces/pieces.ts';
import { type Board, COMMANDED, CUT_OFF, INDEPENDENT, NO_LINE, OFF, other, SIDES } from '../state.ts';

/** GLO 4.3#4: a line of communication is at most so long. */
export const LINE = 4;

/** Whether a piece stands in a town of the map. */
export function onMap({ s }: Board, slot: number): boolean {
  return slot !== OFF && (s.place[slot] as number) >= 0;
}

/**
 * Whether an enemy counter cuts a line (GLO 4.3#5, #6). A counter face down always does; of those face up a leader does
 * not, nor a unit that all know to be without strength (rulings 5 and 12). The same on a view as in truth.
 */
function cuts(b: Board, slot: number): boolean {
  if (!isUp(b, slot)) return true;
  if (leaderIn(b, slot) !== OFF) return false;
  const unit = unitIn(b, slot);
  if (unit === OFF || unitOf(b, unit).type === 'artillery') return true;
  return b.s.open[slot] !== 1 || b.s.points[unit] !== 0;
}

/** GLO 4.3#5: enemies outside the walls of a town cut a side's lines there. A garrison shut in does not (ruling 11). */
export function isCut(b: Board, town: number, side: number): boolean {
  const enemies = outsideAt(b, town, other(side));
  for (let i = 0; i < enemies.length; i++) if (cuts(b, enemies[i] as number)) return true;
  return false;
}

/** Whether enemies shut this counter in: it has no rear (ruling 10). */
export function isShutIn(b: Board, slot: number): boolean {
  const town = b.s.place[slot] as number;
  return b.s.inside[slot] === 1 && outsideAt(b, town, other(sideOfSlot(b, slot))).length > 0;
}

/** From which towns a line of at most 4 points leads to this leader: by town, its length or -1. */
export function reachOf(b: Board, leader: number): number[] {
  const slot = slotOf(b, leader);
  const towns = b.content.map.towns.length;
  if (!onMap(b, slot)) return new Array<number>(towns).fill(OFF);
  const town = b.s.place[slot] as number;
  const side = sideOfSlot(b, slot);
  // A line is cut where it passes, not where it ends (ruling 10): a chief who is attacked still sends for help.
  if (isShutIn(b, slot)) {
    const alone = new Array<number>(towns).fill(OFF);
    alone[town] = 0;
    return alone;
  }
  return distancesFrom(b, town, LINE, (near) => isCut(b, near, side));
}

/** Whether this counter has a line to a leader whose reach is known; walls with enemies before them part the two. */
export function hasLine(b: Board, slot: number, leader: number, reach: readonly number[]): boolean {
  const to = slotOf(b, leader);
  if (!onMap(b, slot) || !onMap(b, to)) return false;
  if (b.s.place[slot] === b.s.place[to] && isShutIn(b, slot) === isShutIn(b, to)) return true;
  return !isShutIn(b, slot) && reach[b.s.place[slot] as number] !== OFF;
}

/** Whether an army stands on the score sheet in force. */
export function isInPlay({ s, content }: Board, army: number): boolean {
  return content.armies[army]?.sheets.includes(s.sheet) ?? false;
}

/** The leaders of an army on the map. */
export function leadersOf(b: Board, army: number): number[] {
  const found: number[] = [];
  for (const leader of listedLeaders(b.content)[b.s.sheet]?.[army] ?? []) {
    if (onMap(b, slotOf(b, leaderPiece(b, leader)))) found.push(leader);
  }
  return found;
}

/** By score sheet and army: its leaders, on the map or not. */
const listedLeaders = perPack(({ campaign, armies, leaders }) =>
  campaign.sheets.map((_, sheet) =>
    armies.map((__, army) => leaders.flatMap(({ sheets }, leader) => (sheets[sheet]?.army === army ? [leader] : []))),
  ),
);

/** GLO 4.1#2: the commander in chief, or the general of highest rank who acts for him (ruling 21); OFF without any. */
export function chiefOf(b: Board, army: number): number {
  const named = b.s.commander[army] as number;
  if (named !== OFF && onMap(b, slotOf(b, leaderPiece(b, named)))) return named;
  return highest(b, leadersOf(b, army), byCommand);
}

/** The lines of an army: its chief, its leaders with their reach, and whether each has a line to the chief. */
export interface Command {
  readonly chief: number;
  readonly leaders: readonly { readonly leader: number; readonly reach: readonly number[]; readonly linked: boolean }[];
}

export function commandOf(b: Board, army: number): Command {
  const chief = chiefOf(b, army);
  if (chief === OFF) return { chief, leaders: [] };
  const chiefPiece = leaderPiece(b, chief);
  const reach = reachOf(b, chiefPiece);
  const leaders = leadersOf(b, army).map((leader) => {
    if (leader === chief) return { leader, reach, linked: true };
    const piece = leaderPiece(b, leader);
    return { leader, reach: reachOf(b, piece), linked: hasLine(b, slotOf(b, piece), chiefPiece, reach) };
  });
  return { chief, leaders };
}

/** GLO 4.3, 4.6: in command, with a line to a general who is cut off, or with none. */
export function statusOf(b: Board, slot: number, { leaders }: Command): number {
  let status = NO_LINE;
  for (const { leader, reach, linked } of leaders) {
    if (!hasLine(b, slot, leaderPiece(b, leader), reach)) continue;
    if (linked) return COMMANDED;
    status = CUT_OFF;
  }
  return status;
}

/** The armies that may pay for a unit: its own, or for an independent detachment those of its nation (GLO 1813.B.6.1). */
export function payersOf({ s, content }: Board, unit: number): readonly number[] {
  if (s.origin[unit] === INDEPENDENT) {
    const armies = nationalArmies(content)[s.sheet]?.[unit] ?? [];
    if (armies.length > 0) return armies;
  }
  return [s.armyOf[unit] as number];
}

/** By score sheet and unit: the armies that would pay for it as an independent detachment, in order. */
const nationalArmies = perPack((content) =>
  content.campaign.sheets.map((_, sheet) => content.units.map((unit) => armiesOfNations(content, sheet, unit))),
);

function armiesOfNations({ armies, campaign }: GloireContent, sheet: number, { nations }: Unit): readonly number[] {
  const listed = new Set(nations.flatMap((nation) => campaign.detachmentArmies[nation] ?? []));
  return [...listed].filter((army) => armies[army]?.sheets.includes(sheet)).sort((one, two) => one - two);
}

/** GLO 4.3, 4.6#8, ruling 22: the status of a unit now. */
export function unitStatus(b: Board, unit: number, commands: readonly Command[]): number {
  const slot = slotOf(b, unit);
  if (b.s.origin[unit] !== INDEPENDENT) {
    const command = commands[b.s.armyOf[unit] as number];
    return command === undefined ? NO_LINE : statusOf(b, slot, command);
  }
  const near = payersOf(b, unit).some((army) => {
    const command = commands[army];
    return command !== undefined && statusOf(b, slot, command) !== NO_LINE;
  });
  return near ? CUT_OFF : NO_LINE;
}

export function commandsOf(b: Board): Command[] {
  return b.content.armies.map((_, army) => (isInPlay(b, army) ? commandOf(b, army) : { chief: OFF, leaders: [] }));
}

/** By score sheet and side: its armies. */
const sideArmies = perPack((content) =>
  content.campaign.sheets.flatMap((_, sheet) => SIDES.map((side) => armiesOn(content, sheet, side))),
);

/** The armies of a side, those of the score sheet in force only. */
export function armiesOf({ s, content }: Board, side: number): readonly number[] {
  return sideArmies(content)[2 * s.sheet + side] as readonly number[];
}

function armiesOn({ armies }: GloireContent, sheet: number, side: number): number[] {
  return armies.flatMap((army, i) => (army.side === side && army.sheets.includes(sheet) ? [i] : []));
}
