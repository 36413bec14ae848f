import { ARTILLERY, CAVALRY, type EmpereurContent, type Leader, type Unit } from '../../content/types.ts';
import { distance, fieldOf } from '../ground/field.ts';
import { plays, TACTICS } from '../options/options.ts';
import { DISORDERED, type EmpereurState, LINE, onMap, SQUARE } from '../state.ts';
import { chainOf } from './chain.ts';
import { type Asked, isOut } from './out.ts';
import { ATTACK, BATTLED, DEFENCE, FREED, MARCH, NONE, RESERVE, RETREAT, WENT, WITHDRAWAL } from './state.ts';

/** EMP XVII.3: how near a corps in reserve may come to an enemy. */
const APART = 6;
/** EMP XVII.3: a chief who defends moves so far; one who withdraws so far, and no farther. */
const DEFENDER = 2;
export const LEAST_BACK = 2;
export const MOST_BACK = 3;

const sheetOf = (content: EmpereurContent, unit: number) => content.units[unit] as Unit;

export function chiefOf({ content, s }: Asked, unit: number): number {
  return chainOf(content, s.scenario).chief[unit] as number;
}

/** The tactic of a leader's corps, NONE without orders. */
export function tacticOf(s: EmpereurState, leader: number): number {
  return s.command?.orders?.standing[leader]?.tactic ?? NONE;
}

/**
 * The tactic that binds a unit: that of its chief. Whoever is out of command goes by EMP XVII.2, and whoever is in disorder
 * is no part of its corps but for a retreat (EMP XVII.3#33, XVII.3#34).
 */
export function tacticFor(asked: Asked, unit: number): number {
  const { s } = asked;
  if (s.command?.orders === undefined) return NONE;
  const tactic = tacticOf(s, chiefOf(asked, unit));
  if (isOut(s, unit) || (s.form[unit] === DISORDERED && tactic !== RETREAT)) return NONE;
  return tactic;
}

/** The units of a leader's corps that are on the map. */
export function unitsOf(asked: Asked, leader: number): number[] {
  const { content, s } = asked;
  const { chief } = chainOf(content, s.scenario);
  return s.hex.flatMap((_, unit) => (onMap(s, unit) && chief[unit] === leader ? [unit] : []));
}

/** EMP XVII.3#9, XVII.3#20: how many units a turn act as they like. */
function liberties(tactic: number): number {
  return tactic === MARCH ? 1 : tactic === RETREAT ? 2 : 0;
}

function did(s: EmpereurState, unit: number, bit: number): boolean {
  return ((s.command?.orders?.acts[unit] ?? 0) & bit) !== 0;
}

export function noteAct(s: EmpereurState, unit: number, bit: number): void {
  const { orders } = s.command ?? {};
  if (orders !== undefined) orders.acts[unit] = (orders.acts[unit] as number) | bit;
}

/** Whether it went as far towards the enemy as it could. */
export function hasGone(s: EmpereurState, unit: number): boolean {
  return did(s, unit, WENT);
}

export function hasBattled(s: EmpereurState, unit: number): boolean {
  return did(s, unit, BATTLED);
}

export function isFreed(s: EmpereurState, unit: number): boolean {
  return did(s, unit, FREED);
}

/** How many more units of a corps may act as they like in this turn. */
export function libertiesLeft(asked: Asked, leader: number): number {
  const { content, s } = asked;
  const { chief } = chainOf(content, s.scenario);
  const used = s.hex.filter((_, unit) => chief[unit] === leader && isFreed(s, unit)).length;
  return liberties(tacticOf(s, leader)) - used;
}

/** Whether its order leaves a unit free to do what it forbids: it is the exception of its corps, or can still be it. */
export function isAtLiberty(asked: Asked, unit: number): boolean {
  return isFreed(asked.s, unit) || libertiesLeft(asked, chiefOf(asked, unit)) > 0;
}

/** It has done what its order forbids: from now on it is an exception of this turn. */
export function useLiberty(asked: Asked, units: readonly number[]): void {
  for (const unit of units) {
    const tactic = tacticFor(asked, unit);
    if (tactic === MARCH || tactic === RETREAT) noteAct(asked.s, unit, FREED);
  }
}

/** EMP XVII.3#8, XVII.3#19, XVII.3#23: whether the order of its corps forbids a unit to attack, by fire or by shock. */
export function isPeaceful(asked: Asked, unit: number): boolean {
  const tactic = tacticFor(asked, unit);
  if (tactic === RESERVE) return true;
  return (tactic === MARCH || tactic === RETREAT) && !isAtLiberty(asked, unit);
}

/** Of some units those who may attack together: of a corps that marches or retreats no more than may act as they like. */
export function atLiberty(asked: Asked, units: readonly number[]): number[] {
  if (asked.s.command?.orders === undefined) return [...units];
  const used = new Map<number, number>();
  return units.filter((unit) => {
    const tactic = tacticFor(asked, unit);
    if (tactic === RESERVE) return false;
    if ((tactic !== MARCH && tactic !== RETREAT) || isFreed(asked.s, unit)) return true;
    const leader = chiefOf(asked, unit);
    const more = (used.get(leader) ?? 0) + 1;
    if (more > libertiesLeft(asked, leader)) return false;
    used.set(leader, more);
    return true;
  });
}

/** EMP XVII.3#10: whoever marches does not give up its order by choice. */
export function mayGiveUpOrder(asked: Asked, unit: number): boolean {
  return tacticFor(asked, unit) !== MARCH || isAtLiberty(asked, unit);
}

export type OrderFault = 'orderColumn' | 'orderLine' | 'orderApart';

export const orderClauses: Readonly<Record<OrderFault, string>> = {
  orderColumn: 'EMP XVII.3#7',
  orderLine: 'EMP XVII.3#15',
  orderApart: 'EMP XVII.3#22',
};

/** How many hexes from a hex to the nearest enemy of a side. */
export function toEnemy({ content, s }: Asked, side: number, hex: number): number {
  const field = fieldOf(content, s.scenario);
  let nearest = Infinity;
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (!onMap(s, unit) || sheetOf(content, unit).side === side) continue;
    nearest = Math.min(nearest, distance(field, s.hex[unit] as number, hex));
  }
  return nearest;
}

/** How many hexes from a hex to the lines of communication of a side. */
export function toLineOf({ content, s }: Asked, side: number, hex: number): number {
  return fieldOf(content, s.scenario).toLine[side]?.[hex] ?? 0;
}

/** What its order says against a step of a unit, or null. */
export function stepFault(asked: Asked, unit: number, from: number, to: number): OrderFault | null {
  const { content, s } = asked;
  const tactic = tacticFor(asked, unit);
  if (tactic === NONE) return null;
  const { side } = sheetOf(content, unit);
  const form = s.form[unit] as number;
  if ((tactic === MARCH || tactic === RETREAT) && (form === LINE || form === SQUARE) && !isAtLiberty(asked, unit))
    return 'orderColumn';
  if (tactic === DEFENCE && isBeyondLine(asked, unit, to)) return 'orderLine';
  if (tactic === RESERVE) {
    const near = toEnemy(asked, side, to);
    if (near < APART && near <= toEnemy(asked, side, from)) return 'orderApart';
  }
  return null;
}

/** EMP XVII.3#15: whether a hex lies beyond the line of defence of a unit's corps. */
export function isBeyondLine(asked: Asked, unit: number, hex: number): boolean {
  const { content, s } = asked;
  if (tacticFor(asked, unit) !== DEFENCE) return false;
  const front = s.command?.orders?.front[chiefOf(asked, unit)] ?? -1;
  return front >= 0 && toLineOf(asked, 1 - sheetOf(content, unit).side, hex) < front;
}

/** A unit that steps in line or square while its corps marches or retreats uses the liberty of its corps. */
export function stepsFreely(asked: Asked, units: readonly number[]): void {
  const { s } = asked;
  if (s.command?.orders === undefined) return;
  useLiberty(
    asked,
    units.filter((unit) => s.form[unit] === LINE || s.form[unit] === SQUARE),
  );
}

/** EMP XVII.3#21: only a retreat leads off the map by choice, by the lines of communication. */
export function mayLeaveMap(asked: Asked, unit: number, at: number): boolean {
  const { side } = sheetOf(asked.content, unit);
  return tacticFor(asked, unit) === RETREAT && toLineOf(asked, side, at) === 0;
}

/** EMP XVII.3#13, XVII.3#16: where the order of his corps lets a chief ride. */
export function mayRideTo(asked: Asked, leader: number, to: number): boolean {
  const { content, s } = asked;
  const tactic = tacticOf(s, leader);
  if (tactic !== DEFENCE && tactic !== WITHDRAWAL) return true;
  const { side } = content.leaders[leader] as Leader;
  const start = s.command?.orders?.chiefFrom[leader] ?? -1;
  if (start < 0) return true;
  if (tactic === DEFENCE) {
    const far = distance(fieldOf(content, s.scenario), start, to);
    return far <= DEFENDER && toLineOf(asked, 1 - side, to) >= toLineOf(asked, 1 - side, start);
  }
  return distance(fieldOf(content, s.scenario), start, to) <= MOST_BACK;
}

/** EMP XVII.3#16: whether a chief has gone back as far as his order demands of him, if it does. */
export function hasFallenBack(asked: Asked, leader: number): boolean {
  const { content, s } = asked;
  const [at, start] = [s.chiefHex[leader] as number, s.command?.orders?.chiefFrom[leader] ?? -1];
  if (tacticOf(s, leader) !== WITHDRAWAL || at < 0 || start < 0) return true;
  const { side } = content.leaders[leader] as Leader;
  return toLineOf(asked, side, start) - toLineOf(asked, side, at) >= LEAST_BACK;
}

export function isFurtherBack(asked: Asked, leader: number, to: number): boolean {
  const { side } = asked.content.leaders[leader] as Leader;
  return toLineOf(asked, side, to) < toLineOf(asked, side, asked.s.chiefHex[leader] as number);
}

/** Chiefs whose own way their order counts in hexes ride alone, and so does an army chief at half pace (ruling 455). */
export function ridesAlone({ content, s }: Asked, leader: number): boolean {
  if (s.command?.orders === undefined || !plays(s, TACTICS)) return false;
  const tactic = tacticOf(s, leader);
  return tactic === DEFENCE || tactic === WITHDRAWAL || isSlow({ content, s }, leader);
}

/** EMP XVII.3#3: whether an army chief has half of his points: not when all is lost, or half of his corps retreat. */
export function isSlow({ content, s }: Asked, leader: number): boolean {
  const { rank, side } = content.leaders[leader] as Leader;
  if (rank !== 0 || s.command?.orders === undefined || !plays(s, TACTICS)) return false;
  const corps = chainOf(content, s.scenario).corps[side] ?? [];
  const retreating = corps.filter((one) => tacticOf(s, one) === RETREAT).length;
  if (corps.length > 0 && retreating >= Math.ceil(corps.length / 2)) return false;
  const bodies = (content.scenarios[s.scenario]?.bodies ?? []).flatMap((body, i) => (body.side === side ? [i] : []));
  return !(bodies.length > 0 && bodies.every((i) => (s.mood[i] as number) > 0));
}

/** EMP XVII.3#25: 1 for a fight in which all units of a side are fresh out of reserve. */
export function freshBonus(asked: Asked, units: readonly number[]): number {
  const { fresh } = asked.s.command?.orders ?? {};
  if (fresh === undefined || units.length === 0) return 0;
  return units.every((unit) => (fresh[chiefOf(asked, unit)] ?? 0) >= asked.s.turn) ? 1 : 0;
}

/** EMP XVII.7#6-7: what a chief's own will costs the morale of his units in the turn after. */
export function fineOf(asked: Asked, unit: number): number {
  const { orders } = asked.s.command ?? {};
  if (orders === undefined) return 0;
  const leader = chiefOf(asked, unit);
  return leader >= 0 && orders.fined[leader] === asked.s.turn ? (orders.fine[leader] as number) : 0;
}

/** EMP XVII.3#26: whether a leader commands cavalry alone: guns with it change nothing. */
export function isCavalryCorps({ content, s }: Asked, leader: number): boolean {
  const { chief } = chainOf(content, s.scenario);
  const arms = content.units.flatMap((unit, i) =>
    chief[i] === leader && (s.steps[i] as number) > 0 && unit.arm !== ARTILLERY ? [unit.arm] : [],
  );
  return arms.length > 0 && arms.every((arm) => arm === CAVALRY);
}

/** EMP XVII.3#11, XVII.3#24, XVII.3#26: the tactics to which a corps may pass at once, without a throw. */
export function freeChanges(asked: Asked, leader: number): number[] {
  const tactic = tacticOf(asked.s, leader);
  if (tactic === MARCH) return [ATTACK, DEFENCE];
  if (tactic === RESERVE) return [DEFENCE];
  return tactic === ATTACK && isCavalryCorps(asked, leader) ? [MARCH] : [];
}
