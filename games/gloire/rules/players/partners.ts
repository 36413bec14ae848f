import { EVERYONE } from '@bivouac/kernel';
import { armiesOf, payersOf } from '../command/lines.ts';
import { byCommand, highest, leaderIn, leaderSheet, leadersIn, sideOfSlot, unitIn } from '../pieces/pieces.ts';
import { senior } from './sides.ts';
import { type Board, COMBAT, type Ctx, MOVEMENT, OFF } from '../state.ts';

/** GLO 10#15: one power for each player of a side, of the armies in play; the senior one first, the others in order. */
export function playersOf(b: Board, side: number): number[] {
  const first = senior(b, side);
  const players = [first];
  for (const army of armiesOf(b, side)) {
    if (!players.some((one) => b.s.holders[one] === b.s.holders[army])) players.push(army);
  }
  return players;
}

export function hasPartners(b: Board, side: number): boolean {
  const armies = armiesOf(b, side);
  const first = armies[0] ?? 0;
  // Asked for every counter that might move: no lists.
  for (let i = 1; i < armies.length; i++) if (!isSamePlayer(b, armies[i] as number, first)) return true;
  return false;
}

/** Whether two powers are the same player's. */
export function isSamePlayer({ s }: Board, one: number, two: number): boolean {
  return s.holders[one] === s.holders[two];
}

/** GLO 10#16: whether a player leads this counter: a unit or leader of his armies; decoys are anybody's. */
export function leads(b: Board, power: number, slot: number): boolean {
  if (!hasPartners(b, sideOfSlot(b, slot))) return true;
  const unit = unitIn(b, slot);
  const leader = leaderIn(b, slot);
  if (unit === OFF && leader === OFF) return true;
  const armies = unit === OFF ? [leaderSheet(b, leader).army] : payersOf(b, unit);
  return armies.some((army) => army !== OFF && isSamePlayer(b, army, power));
}

/**
 * Ruling 142: who decides for a side now: the player whose armies move, in his movement phase; the general on the spot, in
 * a combat; otherwise the senior commander in chief.
 */
export function decides(b: Board, side: number): number {
  const { phase, active, player, generals } = b.s;
  if (phase === MOVEMENT && side === active && player !== OFF) return player;
  if (phase === COMBAT && generals[side] !== OFF) return generals[side] as number;
  return senior(b, side);
}

/** The army of the highest leader among these counters; without any, that with most strength there. */
function general(b: Board, side: number, slots: readonly number[]): number {
  const leader = highest(b, leadersIn(b, slots), byCommand);
  const strength = new Map<number, number>();
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    const army = unit === OFF ? undefined : payersOf(b, unit)[0];
    if (army !== undefined && army !== OFF)
      strength.set(army, (strength.get(army) ?? 0) + (b.s.points[unit] as number));
  }
  if (leader !== OFF) return leaderSheet(b, leader).army;
  const [most] = [...strength].sort(([, one], [, two]) => two - one);
  return most?.[0] ?? senior(b, side);
}

/** Says who commands each side in a town where they fight. Among partners that is news: it tells whose troops are there. */
export function appoint(c: Ctx, counters: readonly (readonly number[])[]): void {
  for (const [side, slots] of counters.entries()) {
    const partners = hasPartners(c, side);
    c.s.generals[side] = partners ? general(c, side, slots) : senior(c, side);
    if (partners) c.disclose(EVERYONE);
  }
}
