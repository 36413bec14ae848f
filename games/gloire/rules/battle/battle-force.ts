import {
  highest,
  insideAt,
  leaderSheet,
  leadersIn,
  outsideAt,
  sheetOf,
  sideOfSlot,
  strengthOf,
  unitIn,
  unitOf,
} from '../pieces/pieces.ts';
import { type Board, OFF } from '../state.ts';

/** A battle in the field, an assault of walls with the defender inside, a sortie of those shut in (GLO 8.8). */
export type BattleKind = 'field' | 'assault' | 'sortie';

/** What a battle remembers: all of it open once the tactics are shown. */
export interface Battle {
  town: number;
  kind: BattleKind;
  /** The active side (GLO 8#3). */
  attacker: number;
  /** The side that intercepted here, or OFF: nobody marches to the guns of such a battle (GLO 6.5.1#23). */
  surprise: number;
  tactics: number[];
  /** Rounds by the tactics: the type of the battle; rounds that are fought; the one being fought. */
  type: number;
  rounds: number;
  round: number;
  /** By side: strength when it began, losses, whether it has come to 20 %, whether it must test now, has failed. */
  base: number[];
  lost: number[];
  shaken: number[];
  tests: number[];
  failed: number[];
  /** Losses of the round that are still to be borne, by side. */
  bears: number[];
  /** By side: 1 with the bonus of the flank. Whether the defender is encircled. */
  flank: number[];
  encircled: boolean;
  /** Links that attackers came by (GLO 8.5#8), towns that attackers of more than 3 points came from (GLO 8.5#17), and those that any came from. */
  links: number[];
  barred: number[];
  origins: number[];
  /** The leaders of both sides who have fought in it. */
  leaders: number[];
}

export function newBattle(town: number, kind: BattleKind, attacker: number, surprise: number): Battle {
  return {
    town,
    kind,
    attacker,
    surprise,
    tactics: [],
    type: 0,
    rounds: 0,
    round: 0,
    base: [0, 0],
    lost: [0, 0],
    shaken: [0, 0],
    tests: [0, 0],
    failed: [0, 0],
    bears: [0, 0],
    flank: [0, 0],
    encircled: false,
    links: [],
    barred: [],
    origins: [],
    leaders: [],
  };
}

/** The counters of a side that fight: those outside the walls, or in an assault the garrison, or both in a sortie. */
export function forceOf(b: Board, battle: Battle, side: number): readonly number[] {
  if (battle.kind === 'assault' && side !== battle.attacker) return insideAt(b, battle.town, side);
  if (battle.kind === 'sortie' && side === battle.attacker) {
    return [...insideAt(b, battle.town, side), ...outsideAt(b, battle.town, side)];
  }
  return outsideAt(b, battle.town, side);
}

export function strengthIn(b: Board, battle: Battle, side: number): number {
  return strengthOf(b, forceOf(b, battle, side));
}

/** GLO 1.2.2#24 to #27: the value with the most points behind it, 1 more where infantry is 2 better than that. */
export function averageCohesion(b: Board, slots: readonly number[]): number {
  const behind = new Map<number, number>();
  let bestInfantry = 0;
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit === OFF || b.s.points[unit] === 0) continue;
    const { cohesion } = sheetOf(b, unit);
    behind.set(cohesion, (behind.get(cohesion) ?? 0) + (b.s.points[unit] as number));
    if (unitOf(b, unit).type === 'infantry') bestInfantry = Math.max(bestInfantry, cohesion);
  }
  let average = 0;
  for (const [cohesion, points] of behind) {
    const most = behind.get(average) ?? 0;
    if (points > most || (points === most && cohesion > average)) average = cohesion;
  }
  return bestInfantry - average >= 2 ? average + 1 : average;
}

/** GLO 8.5#20, #21: the tactical bonus of the highest-ranking leader, 0 without any. */
export function tacticalBonus(b: Board, slots: readonly number[]): number {
  const leader = highest(b, leadersIn(b, slots), (sheet) => sheet.tactical);
  return leader === OFF ? 0 : leaderSheet(b, leader).tactical;
}

/** GLO 8.6#8 to #10: what the leader adds to cohesion in a morale test. */
export function moraleBonus(b: Board, slots: readonly number[]): number {
  const bonus = tacticalBonus(b, slots);
  return bonus >= 3 ? 2 : bonus >= 1 ? 1 : 0;
}

/** Artillery bonuses of a Force: of units with strength, and of reserves, which have none (GLO 1.2.1#1, #5). */
export function gunsOf(b: Board, slots: readonly number[]): number {
  const [first] = slots;
  // What an event card adds, for as long as the battle lasts.
  let sum = first === undefined ? 0 : (b.s.battery[sideOfSlot(b, first)] as number);
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit === OFF || unit === b.s.muted) continue;
    if (unitOf(b, unit).type === 'artillery' || (b.s.points[unit] as number) > 0) sum += sheetOf(b, unit).artillery;
  }
  return sum;
}

/** Cavalry bonuses of a Force (ruling 104). */
export function horseOf(b: Board, slots: readonly number[]): number {
  let sum = 0;
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit !== OFF && (b.s.points[unit] as number) > 0) sum += sheetOf(b, unit).cavalry;
  }
  return sum;
}
