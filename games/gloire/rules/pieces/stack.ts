import { chiefOf } from '../command/lines.ts';
import { isPassable, linkCost, type Mover, movers, rankOfMover } from './map.ts';
import { isNearEnemy, isPeace } from '../campaign/peace.ts';
import {
  decoyIn,
  hasStrength,
  leaderIn,
  leaderPiece,
  leaderSheet,
  outsideAt,
  pieces,
  unitIn,
  unitOf,
} from './pieces.ts';
import { type Board, COMMANDED, EDGE, NO_LINE, OFF, other } from '../state.ts';
import { dicedPace, isThrown } from '../players/solitaire.ts';
import { movePenalty } from '../turn/weather.ts';

/** GLO 5.1: movement points. */
const PACE: Readonly<Record<Mover, number>> = { infantry: 6, cavalry: 8, artillery: 6, leader: 8 };
/** GLO 5.5.2#3. */
const FORCED = 2;

/** What a counter moves as: decoys like what they pretend to be. */
export function moverOf(b: Board, slot: number): Mover {
  const unit = unitIn(b, slot);
  if (unit !== OFF) return unitOf(b, unit).type;
  return leaderIn(b, slot) === OFF ? (pieces(b).arm[decoyIn(b, slot)] ?? 'infantry') : 'leader';
}

/**
 * The command of a counter for this turn. Decoys pass for the troops of whatever army suits them best (ruling 23);
 * leaders are no units, and move as they like.
 */
export function statusOfSlot(b: Board, slot: number): number {
  const unit = unitIn(b, slot);
  if (unit !== OFF) return b.s.status[unit] as number;
  const decoy = decoyIn(b, slot);
  if (decoy === OFF) return COMMANDED;
  const armies = b.content.armies.length;
  let best = NO_LINE;
  for (let army = 0; army < armies; army++) best = Math.min(best, b.s.decoyStatus[decoy * armies + army] as number);
  return best;
}

/** GLO 5.1, 3.1, 4.6#1, 4.6#4, 5.5.2#3: the movement points of a counter. Who enters by an edge is not out of command. */
export function allowance(b: Board, slot: number, forced: boolean, entering: boolean): number {
  const mover = moverOf(b, slot);
  if (isThrown(b)) {
    const diced = dicedPace(b, slot, entering, movePenalty(b.s.weather, mover));
    return Math.max(0, diced - usedBy(b, slot) + (forced ? FORCED : 0));
  }
  const command = !entering && statusOfSlot(b, slot) !== COMMANDED ? 1 : 0;
  const full = PACE[mover] - movePenalty(b.s.weather, mover) - command;
  return Math.max(0, full - usedBy(b, slot) + (forced ? FORCED : 0));
}

/** Movement points that forming or taking back detachments has cost (GLO 6.1#10). */
function usedBy(b: Board, slot: number): number {
  const unit = unitIn(b, slot);
  return unit === OFF ? 0 : (b.s.used[unit] as number);
}

/** Points spent by each kind of mover on the same way: public, for it does not tell which of them are in the stack. */
export type Spent = [infantry: number, cavalry: number, artillery: number, leader: number];

export function spentBy(spent: Spent, mover: Mover): number {
  return spent[rankOfMover(mover)];
}

export function spend(b: Board, spent: Spent, link: number): Spent {
  const [infantry, cavalry, artillery, leader] = spent;
  return [
    infantry + linkCost(b, link, 'infantry'),
    cavalry + linkCost(b, link, 'cavalry'),
    artillery + linkCost(b, link, 'artillery'),
    leader + linkCost(b, link, 'leader'),
  ];
}

/** GLO 5.4#8: a stack goes on over a link if every one of it can. */
export function canCross(
  b: Board,
  slots: readonly number[],
  spent: Spent,
  link: number,
  how: { readonly forced: boolean; readonly entering: boolean },
): boolean {
  if (!isPassable(b, link)) return false;
  return slots.every((slot) => {
    const mover = moverOf(b, slot);
    return spentBy(spent, mover) + linkCost(b, link, mover) <= allowance(b, slot, how.forced, how.entering);
  });
}

/** Whether anybody at all could still cross a link after what has been spent: all that others may know. */
export function anybodyCould(b: Board, spent: Spent, link: number, forced: boolean): boolean {
  if (!isPassable(b, link)) return false;
  return movers.some((mover) => {
    const most = PACE[mover] - movePenalty(b.s.weather, mover) + (forced ? FORCED : 0);
    return spentBy(spent, mover) + linkCost(b, link, mover) <= most;
  });
}

/** GLO 5.4#2 to #6: how many infantry and cavalry count in a moving stack. Cadres keep no place (ruling 5). */
function counted(b: Board, slots: readonly number[]): [infantry: number, cavalry: number] {
  let infantry = 0;
  let cavalry = 0;
  for (const slot of slots) {
    const mover = countsAs(b, slot);
    if (mover === 'infantry') infantry++;
    if (mover === 'cavalry') cavalry++;
  }
  return [infantry, cavalry];
}

/** What a counter counts as in a moving stack; null for what keeps no place. */
function countsAs(b: Board, slot: number): Mover | null {
  const counts = unitIn(b, slot) !== OFF ? hasStrength(b, slot) : decoyIn(b, slot) !== OFF;
  return counts ? moverOf(b, slot) : null;
}

/** GLO 5.4#2, #3: at most three, at most two of them infantry. */
export function withinLimits(b: Board, slots: readonly number[], another: number = OFF): boolean {
  const [infantry, cavalry] = counted(b, slots);
  const more = another === OFF ? null : countsAs(b, another);
  const foot = infantry + (more === 'infantry' ? 1 : 0);
  return foot <= 2 && foot + cavalry + (more === 'cavalry' ? 1 : 0) <= 3;
}

/** GLO 5.5.1#1: whether the commander in chief of an army is among these counters. */
export function hasChief(b: Board, slots: readonly number[]): boolean {
  return slots.some((slot) => isChief(b, slot));
}

export function isChief(b: Board, slot: number): boolean {
  const leader = leaderIn(b, slot);
  return leader !== OFF && chiefOf(b, leaderSheet(b, leader).army) === leader;
}

/** GLO 5.5.2#1, #2, 4.6#5, ruling 39: each unit of a forced march has a line to a general; leaders alone make none. */
export function mayForce(b: Board, slots: readonly number[]): boolean {
  const troops = slots.filter((slot) => leaderIn(b, slot) === OFF);
  return troops.length > 0 && troops.every((slot) => statusOfSlot(b, slot) !== NO_LINE);
}

/** Rulings 34, 45: only a Force goes among enemies, or decoys that pass for one; leaders, guns and cadres do not. */
export function mayEnter(b: Board, side: number, slots: readonly number[], town: number): boolean {
  // GLO 1813.A.armistice#28, #29: during the armistice nobody goes near an enemy unit.
  if (isPeace(b) && isNearEnemy(b, town, side)) return false;
  if (outsideAt(b, town, other(side)).length === 0) return true;
  if (slots.some((slot) => hasStrength(b, slot))) return true;
  return slots.every((slot) => decoyIn(b, slot) !== OFF);
}

/** Whether a leader has a line to his commander in chief, as it was checked; the chief himself always. */
export function isLinked(b: Board, leader: number): boolean {
  if (chiefOf(b, leaderSheet(b, leader).army) === leader) return true;
  return b.s.status[leaderPiece(b, leader)] === COMMANDED;
}

/** Whether a counter waits at an edge, and at which. */
export function edgeOf(b: Board, slot: number): number {
  const place = b.s.place[slot] as number;
  return place <= EDGE ? EDGE - place : OFF;
}
