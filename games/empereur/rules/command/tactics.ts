import {
  ARTILLERY,
  CAVALRY,
  type EmpereurContent,
  type Leader,
  type Scenario,
  type Unit,
} from '../../content/types.ts';
import { distance, fieldOf } from '../ground/field.ts';
import { plays, TACTICS } from '../options/options.ts';
import { boardOf } from '../piles/board.ts';
import { DISORDERED, type EmpereurState, LINE, onMap, SQUARE } from '../state.ts';
import { chainOf } from './chain.ts';
import { type Asked, isOut } from './out.ts';
import {
  ATTACK,
  BATTLED,
  blankOrder,
  DEFENCE,
  FREED,
  MARCH,
  NONE,
  type Order,
  ordersIn,
  RESERVE,
  RETREAT,
  WENT,
  WITHDRAWAL,
} from './state.ts';

/** EMP XVII.3: how near a corps in reserve may come to an enemy. */
const APART = 6;
/** EMP XVII.3: a chief who defends moves so far; one who withdraws so far, and no farther. */
const DEFENDER = 2;
export const LEAST_BACK = 2;
export const MOST_BACK = 3;

const sheetOf = (content: EmpereurContent, unit: number) => content.units[unit] as Unit;

/** Whether a leader is on the map; -1 stands for nobody. */
export function isHere(s: EmpereurState, leader: number): boolean {
  return (s.chiefHex[leader] ?? -1) >= 0;
}

export function chiefOf({ content, s }: Asked, unit: number): number {
  return chainOf(content, s.scenario).chief[unit] as number;
}

/** What a leader's corps is ordered to do: a blank order without orders. */
export function orderOf(s: EmpereurState, leader: number): Order {
  return s.command?.orders?.standing[leader] ?? blankOrder();
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
  const tactic = tacticOf(s, chiefOf(asked, unit));
  if (isOut(s, unit) || (s.form[unit] === DISORDERED && tactic !== RETREAT)) return NONE;
  return tactic;
}

/** The units of a leader's corps that are on the map. */
export function unitsOf({ content, s }: Asked, leader: number): number[] {
  const units = chainOf(content, s.scenario).units[leader] ?? [];
  return units.filter((unit) => onMap(s, unit));
}

/** EMP XVII.3#9, XVII.3#20: how many units a turn act as they like. */
function liberties(tactic: number): number {
  return tactic === MARCH ? 1 : tactic === RETREAT ? 2 : 0;
}

function did(s: EmpereurState, unit: number, bit: number): boolean {
  return ((ordersIn(s).acts[unit] as number) & bit) !== 0;
}

export function noteAct(s: EmpereurState, unit: number, bit: number): void {
  const { acts } = ordersIn(s);
  acts[unit] = (acts[unit] as number) | bit;
}

/** EMP XVII.3#5: whoever comes onto the map in his turn has begun it where he came in. */
export function beginsAt(s: EmpereurState, unit: number): void {
  if (s.command?.orders !== undefined) s.command.orders.from[unit] = s.hex[unit] as number;
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

/** Whether its order is a march or a retreat, which forbid more than any other. */
function isTight(asked: Asked, unit: number): boolean {
  return liberties(tacticFor(asked, unit)) > 0;
}

/** How many more units of a corps may act as they like in this turn. */
export function libertiesLeft(asked: Asked, leader: number): number {
  const { content, s } = asked;
  const { chief } = chainOf(content, s.scenario);
  const used = s.hex.filter((_, unit) => chief[unit] === leader && isFreed(s, unit)).length;
  return liberties(tacticOf(s, leader)) - used;
}

/** Of some units those whom no march or retreat holds: of each such corps no more than may act as they like. */
function unheld(asked: Asked, units: readonly number[]): number[] {
  const used = new Map<number, number>();
  return units.filter((unit) => {
    if (!isTight(asked, unit) || isFreed(asked.s, unit)) return true;
    const leader = chiefOf(asked, unit);
    const more = (used.get(leader) ?? 0) + 1;
    used.set(leader, more);
    return more <= libertiesLeft(asked, leader);
  });
}

/** They have done what their order forbids: from now on they are exceptions of this turn. */
export function useLiberty(asked: Asked, units: readonly number[]): void {
  for (const unit of units) if (isTight(asked, unit)) noteAct(asked.s, unit, FREED);
}

/** Of some units those whose orders let them attack together, by fire or by shock (EMP XVII.3#8, XVII.3#19, XVII.3#23). */
export function atLiberty(asked: Asked, units: readonly number[]): number[] {
  return unheld(asked, units).filter((unit) => tacticFor(asked, unit) !== RESERVE);
}

/** Whether the order of its corps forbids a unit to attack. */
export function isPeaceful(asked: Asked, unit: number): boolean {
  return atLiberty(asked, [unit]).length === 0;
}

/** EMP XVII.3#10: whoever marches does not give up its order by choice. */
export function mayGiveUpOrder(asked: Asked, unit: number): boolean {
  return tacticFor(asked, unit) !== MARCH || unheld(asked, [unit]).length > 0;
}

/** Units have given up their order by choice: on the march as the exceptions that they are, while a retreat allows it (EMP XVII.3#18). */
export function gaveUpOrder(asked: Asked, units: readonly number[]): void {
  useLiberty(
    asked,
    units.filter((unit) => tacticFor(asked, unit) === MARCH),
  );
}

export type OrderFault = 'orderColumn' | 'orderLine' | 'orderApart';

export const orderClauses: Readonly<Record<OrderFault, string>> = {
  orderColumn: 'EMP XVII.3#7',
  orderLine: 'EMP XVII.3#15',
  orderApart: 'EMP XVII.3#22',
};

/** The hexes on which a side has enemies. */
export function enemyHexes({ content, s }: Asked, side: number): number[] {
  const found: number[] = [];
  for (const [hex, [top = 0]] of boardOf(s).on) if (sheetOf(content, top).side !== side) found.push(hex);
  return found;
}

/** How many hexes from a hex to the nearest enemy of a side. */
export function toEnemy(asked: Asked, side: number, hex: number): number {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  let least = Infinity;
  for (const [at, [top = 0]] of boardOf(s).on)
    if (sheetOf(content, top).side !== side) least = Math.min(least, distance(field, at, hex));
  return least;
}

/** How many hexes from a hex to the lines of communication of a side. */
export function toLineOf({ content, s }: Asked, side: number, hex: number): number {
  return (fieldOf(content, s.scenario).toLine[side] as readonly number[])[hex] as number;
}

/** Those of some units who stand in line or square, in which nobody marches or retreats but as an exception. */
function drawnUp(s: EmpereurState, units: readonly number[]): number[] {
  return units.filter((unit) => s.form[unit] === LINE || s.form[unit] === SQUARE);
}

/** What their orders say against a step of some units together, or null. */
export function stepFault(asked: Asked, units: readonly number[], from: number, to: number): OrderFault | null {
  const stiff = drawnUp(asked.s, units);
  return unheld(asked, stiff).length < stiff.length ? 'orderColumn' : placeFault(asked, units, from, to);
}

/** What their orders say against it that they come to stand on a hex, however they do. */
export function placeFault(asked: Asked, units: readonly number[], from: number, to: number): OrderFault | null {
  if (units.some((unit) => isBeyondLine(asked, unit, to))) return 'orderLine';
  return units.some((unit) => isTooNear(asked, unit, from, to)) ? 'orderApart' : null;
}

/** EMP XVII.3#15: whether a hex lies beyond the line of defence of a unit's corps. */
export function isBeyondLine(asked: Asked, unit: number, hex: number): boolean {
  if (tacticFor(asked, unit) !== DEFENCE) return false;
  const front = ordersIn(asked.s).front[chiefOf(asked, unit)] as number;
  return toLineOf(asked, 1 - sheetOf(asked.content, unit).side, hex) < front;
}

/** EMP XVII.3#22, ruling 459: whether a step leads a unit in reserve too near to an enemy, unless it gets away from him by it. */
function isTooNear(asked: Asked, unit: number, from: number, to: number): boolean {
  if (tacticFor(asked, unit) !== RESERVE) return false;
  const { side } = sheetOf(asked.content, unit);
  const near = toEnemy(asked, side, to);
  return near < APART && near <= toEnemy(asked, side, from);
}

/** Units that step in line or square while their corps marches or retreats use its liberty. */
export function stepsFreely(asked: Asked, units: readonly number[]): void {
  useLiberty(asked, drawnUp(asked.s, units));
}

/** EMP XVII.3#21: only a retreat leads off the map by choice, by the lines of communication. */
export function mayLeaveMap(asked: Asked, unit: number, at: number): boolean {
  const { side } = sheetOf(asked.content, unit);
  return tacticFor(asked, unit) === RETREAT && toLineOf(asked, side, at) === 0;
}

/** Where a chief was as the turn of his player began; who came since then began where he is. */
function startOfChief({ s }: Asked, leader: number): number {
  const from = ordersIn(s).chiefFrom[leader] as number;
  return from >= 0 ? from : (s.chiefHex[leader] as number);
}

/** EMP XVII.3#13, XVII.3#16: where the order of his corps lets a chief ride. */
export function mayRideTo(asked: Asked, leader: number, to: number): boolean {
  const { content, s } = asked;
  const tactic = tacticOf(s, leader);
  if (tactic !== DEFENCE && tactic !== WITHDRAWAL) return true;
  const start = startOfChief(asked, leader);
  const far = distance(fieldOf(content, s.scenario), start, to);
  if (tactic === WITHDRAWAL) return far <= MOST_BACK;
  const enemy = 1 - (content.leaders[leader] as Leader).side;
  return far <= DEFENDER && toLineOf(asked, enemy, to) >= toLineOf(asked, enemy, start);
}

/** EMP XVII.3#16: whether a chief has gone back as far as his order demands of him, if it does. */
export function hasFallenBack(asked: Asked, leader: number): boolean {
  const { content, s } = asked;
  if (tacticOf(s, leader) !== WITHDRAWAL || !isHere(s, leader)) return true;
  const at = s.chiefHex[leader] as number;
  const { side } = content.leaders[leader] as Leader;
  return toLineOf(asked, side, startOfChief(asked, leader)) - toLineOf(asked, side, at) >= LEAST_BACK;
}

export function isFurtherBack(asked: Asked, leader: number, to: number): boolean {
  const { side } = asked.content.leaders[leader] as Leader;
  return toLineOf(asked, side, to) < toLineOf(asked, side, asked.s.chiefHex[leader] as number);
}

/** Chiefs whose own way their order counts in hexes ride alone, and so does an army chief at half pace (ruling 455). */
export function ridesAlone(asked: Asked, leader: number): boolean {
  const tactic = tacticOf(asked.s, leader);
  return tactic === DEFENCE || tactic === WITHDRAWAL || isSlow(asked, leader);
}

/** EMP XVII.3#3: whether an army chief has half of his points: not when all is lost, or half of his corps retreat. */
export function isSlow({ content, s }: Asked, leader: number): boolean {
  const { rank, side } = content.leaders[leader] as Leader;
  if (rank !== 0 || !plays(s, TACTICS)) return false;
  const corps = chainOf(content, s.scenario).corps[side] as readonly number[];
  const retreating = corps.filter((one) => tacticOf(s, one) === RETREAT).length;
  if (retreating > 0 && retreating * 2 >= corps.length) return false;
  // Ruling 455: the army has lost heart when all its bodies have.
  const { bodies } = content.scenarios[s.scenario] as Scenario;
  const moods = s.mood.filter((_, i) => bodies[i]?.side === side);
  return moods.length === 0 || moods.some((mood) => mood === 0);
}

/** EMP XVII.3#25: 1 for a fight in which all units of a side are fresh out of reserve. */
export function freshBonus(asked: Asked, units: readonly number[]): number {
  const { fresh } = asked.s.command?.orders ?? {};
  if (fresh === undefined) return 0;
  return units.every((unit) => (fresh[chiefOf(asked, unit)] ?? 0) >= asked.s.turn) ? 1 : 0;
}

/** EMP XVII.7#6-7: what a chief's own will costs the morale of his units in the turn after. */
export function fineOf(asked: Asked, unit: number): number {
  const { orders } = asked.s.command ?? {};
  if (orders === undefined) return 0;
  const leader = chiefOf(asked, unit);
  const left = (orders.fined[leader] as number) - asked.s.turn;
  const paid = left === 0 ? orders.fine[leader] : left === 1 ? orders.fineBefore[leader] : 0;
  return paid ?? 0;
}

/** EMP XVII.3#26: whether a leader commands cavalry alone: guns with it change nothing. */
export function isCavalryCorps({ content, s }: Asked, leader: number): boolean {
  const units = chainOf(content, s.scenario).units[leader] ?? [];
  const alive = units.filter((unit) => (s.steps[unit] as number) > 0 && sheetOf(content, unit).arm !== ARTILLERY);
  return alive.length > 0 && alive.every((unit) => sheetOf(content, unit).arm === CAVALRY);
}

/** EMP XVII.3#11, XVII.3#24, XVII.3#26: the tactics to which a corps may pass at once, without a throw. */
export function freeChanges(asked: Asked, leader: number): number[] {
  const tactic = tacticOf(asked.s, leader);
  if (tactic === MARCH) return [ATTACK, DEFENCE];
  if (tactic === RESERVE) return [DEFENCE];
  return tactic === ATTACK && isCavalryCorps(asked, leader) ? [MARCH] : [];
}
