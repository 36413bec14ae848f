import type { Reason } from '@bivouac/kernel';
import { ARTILLERY, type Unit } from '../../content/types.ts';
import { valueAt } from '../fire/coverage.ts';
import { changeCost } from '../formations/allowed.ts';
import { turnedBy } from '../formations/poses.ts';
import { around, distance, fieldOf } from '../ground/field.ts';
import { isIdle, mayBePlayed } from '../interactive/roster.ts';
import { type Asked, changes, freshGroup, type Group, leadsTurn, stepOf, turnCost, turns } from '../movement/group.ts';
import { rides } from '../movement/rides.ts';
import { isWinded } from '../options/cavalry.ts';
import { isLeft } from '../options/left-guns.ts';
import { CHARGED, COLUMN, has, inOrder, MOVED, onMap } from '../state.ts';
import { chainOf } from './chain.ts';
import { isOut } from './out.ts';
import { ATTACK, FREED, MARCH, ordersIn, RETREAT, WENT, WITHDRAWAL } from './state.ts';
import {
  chiefOf,
  enemyHexes,
  hasBattled,
  hasFallenBack,
  hasGone,
  isFreed,
  isFurtherBack,
  isHere,
  LEAST_BACK,
  libertiesLeft,
  noteAct,
  orderOf,
  tacticFor,
  tacticOf,
  toEnemy,
  toLineOf,
  unitsOf,
} from './tactics.ts';

/** EMP XVII.3#5, XVII.3#18: so far a unit advances in an attack, and goes back in a retreat. */
const ADVANCE = 4;
const RETIRE = 3;

const sheetOf = ({ content }: Asked, unit: number) => content.units[unit] as Unit;

/** What an order brings the units of a side nearer to: how far each hex is from it. */
type Aim = (asked: Asked, side: number) => (hex: number) => number;

const towardsEnemy: Aim = (asked, side) => {
  const field = fieldOf(asked.content, asked.s.scenario);
  const enemies = enemyHexes(asked, side);
  return (hex) => enemies.reduce((least, at) => Math.min(least, distance(field, at, hex)), Infinity);
};
const towardsLine: Aim = (asked, side) => (hex) => toLineOf(asked, side, hex);

/** The chiefs of the player's corps that are in play. */
function corpsInPlay({ content, s }: Asked): number[] {
  const corps = chainOf(content, s.scenario).corps[s.active] as readonly number[];
  return corps.filter((leader) => mayBePlayed(s, content, leader));
}

/** Where a unit was as the turn of its player began; whoever came since then began where he is. */
function startOf({ s }: Asked, unit: number): number {
  const from = ordersIn(s).from[unit] as number;
  return from >= 0 ? from : (s.hex[unit] as number);
}

/** How many hexes nearer a unit is than as the turn began (EMP XVII.3#32: as the crow flies). */
function gained(asked: Asked, unit: number, aim: Aim): number {
  const far = aim(asked, sheetOf(asked, unit).side);
  return far(startOf(asked, unit)) - far(asked.s.hex[unit] as number);
}

/** What the answer would be if a group had turned, or formed column, at its price; then it stands as before. */
function ifPosed({ s }: Asked, { units }: Group, pose: (unit: number) => void, answer: () => boolean): boolean {
  const were = units.map((unit) => ({ form: s.form[unit], facing: s.facing[unit], spent: s.spent[unit] }));
  units.forEach(pose);
  const found = answer();
  units.forEach((unit, i) => {
    const { form, facing, spent } = were[i] as { form: number; facing: number; spent: number };
    s.form[unit] = form;
    s.facing[unit] = facing;
    s.spent[unit] = spent;
  });
  return found;
}

/** The hexes beside a group that are nearer to what it makes for. */
function betterHexes(asked: Asked, { units: [unit = 0], at }: Group, aim: Aim): number[] {
  const far = aim(asked, sheetOf(asked, unit).side);
  const rest = far(at);
  return around(fieldOf(asked.content, asked.s.scenario), at).filter((to) => far(to) < rest);
}

function stepsTo(asked: Asked, group: Group, hexes: readonly number[]): boolean {
  for (const to of hexes) if (typeof stepOf(asked, group, to) !== 'string') return true;
  return false;
}

/** Whether a group can take a step to one of some hexes as it stands, or after a turn. */
function turnsTo(asked: Asked, group: Group, hexes: readonly number[]): boolean {
  if (stepsTo(asked, group, hexes)) return true;
  const { s } = asked;
  return turns(asked, group).some((facing) => {
    const by = facing - (s.facing[leadsTurn(s, group)] as number);
    const cost = turnCost(asked, group, facing) as number;
    const turn = (one: number) => {
      s.facing[one] = turnedBy(s.facing[one] as number, by);
      s.spent[one] = (s.spent[one] as number) + cost;
    };
    return ifPosed(asked, group, turn, () => stepsTo(asked, group, hexes));
  });
}

/** Whether a group can take one more step for the better: as it stands, after a turn, or after forming column. */
function canStep(asked: Asked, group: Group, aim: Aim): boolean {
  const { s } = asked;
  const better = betterHexes(asked, group, aim);
  if (better.length === 0) return false;
  if (turnsTo(asked, group, better)) return true;
  const { arm } = sheetOf(asked, group.units[0] ?? 0);
  return changes(asked, group, COLUMN).some((facing) => {
    const form = (one: number) => {
      s.form[one] = COLUMN;
      s.facing[one] = facing;
      s.spent[one] = (s.spent[one] as number) + changeCost(arm);
    };
    return ifPosed(asked, group, form, () => turnsTo(asked, group, better));
  });
}

/**
 * Whether a unit could still do more: on the march with a group, or if it has not moved. Not one out of command, which goes by
 * EMP XVII.2 (XVII.3#33), nor one that was played on loan before (EMP XXI.6), nor guns that were left (EMP XVI.3).
 */
function couldStep(asked: Asked, unit: number, aim: Aim, going: Group | null): boolean {
  const { content, s } = asked;
  if (isOut(s, unit)) return false;
  if (going?.units.includes(unit) === true) return canStep(asked, going, aim);
  if (isIdle(s, content, unit) || isLeft(s, unit) || has(s, unit, MOVED) || has(s, unit, CHARGED)) return false;
  return canStep(asked, freshGroup(s, unit), aim);
}

/** The units in order of a corps: of them the half of a withdrawal is taken (EMP XVII.3#17). */
function orderly(asked: Asked, leader: number): number[] {
  return unitsOf(asked, leader).filter((unit) => inOrder(asked.s, unit));
}

/** EMP XVII.3#5, XVII.3#35: of whom a third attacks: no guns, nor cavalry that may not charge now (EMP XVI.4). */
function attackersOf(asked: Asked, leader: number): number[] {
  return orderly(asked, leader).filter((unit) => sheetOf(asked, unit).arm !== ARTILLERY && !isWinded(asked.s, unit));
}

const aThird = (units: readonly number[]) => Math.ceil(units.length / 3);

/** Whether a unit has an enemy beside it, or one whom it can fire at (ruling 454). */
function isInContact(asked: Asked, unit: number): boolean {
  const { content, s } = asked;
  const { side } = sheetOf(asked, unit);
  if (toEnemy(asked, side, s.hex[unit] as number) === 1) return true;
  return s.hex.some(
    (hex, one) => onMap(s, one) && sheetOf(asked, one).side !== side && valueAt(content, s, unit, hex) > 0,
  );
}

/** EMP XVII.3#5: whether a unit is engaged: it charged, went forward as far as it is asked to or can, or has an enemy in reach. */
function isEngaged(asked: Asked, unit: number): boolean {
  const forward = has(asked.s, unit, CHARGED) || hasGone(asked.s, unit) || gained(asked, unit, towardsEnemy) >= ADVANCE;
  return forward || isInContact(asked, unit);
}

/** What an order demands of the units of a corps. */
interface Demand {
  /** Who has not done it, and where it leads. */
  readonly rest: readonly number[];
  readonly aim: Aim;
  /** How many of them are still missing: all, of a retreat; and how many of those who can may do as they like. */
  readonly missing: number;
  readonly spared: number;
  readonly clause: string;
}

function demandOf(asked: Asked, leader: number): Demand | null {
  const { s } = asked;
  const isBack = (unit: number, least: number) => gained(asked, unit, towardsLine) >= least;
  const tactic = tacticOf(s, leader);
  if (tactic === ATTACK) {
    const units = attackersOf(asked, leader);
    const rest = units.filter((unit) => !isEngaged(asked, unit));
    const missing = aThird(units) - units.length + rest.length;
    return { rest, aim: towardsEnemy, missing, spared: 0, clause: 'EMP XVII.3#5' };
  }
  if (tactic === WITHDRAWAL) {
    const units = orderly(asked, leader);
    const rest = units.filter((unit) => !isBack(unit, LEAST_BACK));
    const missing = Math.floor(units.length / 2) - units.length + rest.length;
    return { rest, aim: towardsLine, missing, spared: 0, clause: 'EMP XVII.3#17' };
  }
  if (tactic === RETREAT) {
    const rest = unitsOf(asked, leader).filter((unit) => !isFreed(s, unit) && !isBack(unit, RETIRE));
    const spared = Math.max(0, libertiesLeft(asked, leader));
    return { rest, aim: towardsLine, missing: rest.length, spared, clause: 'EMP XVII.3#18' };
  }
  return null;
}

/** Of those who have not done it, the ones who still could; no more of them than are asked for. */
function ableOf(asked: Asked, { rest, aim }: Demand, going: Group | null = null, most = Infinity): number[] {
  const able: number[] = [];
  for (const unit of rest) {
    if (able.length >= most) break;
    if (couldStep(asked, unit, aim, going)) able.push(unit);
  }
  return able;
}

/** What the order of a corps still demands of units that can do it, or null. */
function unmet(asked: Asked, leader: number): Demand | null {
  const demand = demandOf(asked, leader);
  if (demand === null || demand.missing <= 0) return null;
  const { spared } = demand;
  return ableOf(asked, demand, null, spared + 1).length > spared ? demand : null;
}

/** EMP XVII.3#16: whether a chief who is to fall back has not, and could. */
function isLate(asked: Asked, leader: number): boolean {
  if (asked.s.chiefDone[leader] !== 0 || hasFallenBack(asked, leader)) return false;
  return rides(asked, { chief: leader, spent: 0 }).some(({ to }) => isFurtherBack(asked, leader, to));
}

/** What orders still demand before a player may end his movement, or null: only what can be done (EMP XVII.3). */
export function movementDuty(asked: Asked): Reason | null {
  for (const leader of corpsInPlay(asked)) {
    const args = { leader };
    if (isLate(asked, leader)) return { reason: 'dutyChief', clause: 'EMP XVII.3#16', args };
    const { tactic, goal } = orderOf(asked.s, leader);
    if (tactic === MARCH && goal < 0 && isHere(asked.s, leader))
      return { reason: 'dutyGoal', clause: 'EMP XVII.3#12', args };
    const demand = unmet(asked, leader);
    if (demand !== null) return { reason: 'duty', clause: demand.clause, args };
  }
  return null;
}

/** The units that would have to move before the movement may end, by what orders demand: what page and bots show. */
export function owing(asked: Asked): { readonly leader: number; readonly units: readonly number[] }[] {
  return corpsInPlay(asked).flatMap((leader) => {
    const demand = unmet(asked, leader);
    return demand === null ? [] : [{ leader, units: ableOf(asked, demand) }];
  });
}

/** Why those who are on the march may not halt here: the clause by which their corps needs them to go on, as they can; or null. */
export function goOnClause(asked: Asked, group: Group): string | null {
  for (const leader of new Set(group.units.map((unit) => chiefOf(asked, unit)))) {
    const demand = demandOf(asked, leader);
    if (demand === null || demand.missing <= 0) continue;
    const isGoing = (unit: number) => group.units.includes(unit);
    const mine = ableOf(asked, { ...demand, rest: demand.rest.filter(isGoing) }, group);
    if (mine.length <= demand.spared) continue;
    // Would the others be enough without them?
    const rest = demand.rest.filter((unit) => !isGoing(unit));
    const { missing } = demand;
    if (rest.length < missing || ableOf(asked, { ...demand, rest }, group, missing).length < missing)
      return demand.clause;
  }
  return null;
}

/** A march ends here: what it was worth for the order of its corps. */
export function halts(asked: Asked, group: Group): void {
  const falls = (unit: number) => gained(asked, unit, towardsLine) < RETIRE && canStep(asked, group, towardsLine);
  const goes = (unit: number) => gained(asked, unit, towardsEnemy) > 0 && !canStep(asked, group, towardsEnemy);
  for (const unit of group.units) {
    const tactic = tacticFor(asked, unit);
    if (tactic === RETREAT && falls(unit)) noteAct(asked.s, unit, FREED);
    if (tactic === ATTACK && goes(unit)) noteAct(asked.s, unit, WENT);
  }
}

/** EMP XVII.3#20: the movement is over: who should have retreated, and has stayed where he is, was an exception of this turn. */
export function stragglersFreed(asked: Asked): void {
  for (const leader of corpsInPlay(asked)) {
    if (tacticOf(asked.s, leader) !== RETREAT) continue;
    const demand = demandOf(asked, leader);
    for (const unit of demand === null ? [] : ableOf(asked, demand)) noteAct(asked.s, unit, FREED);
  }
}

/** EMP XVII.3#6: who of the corps that attack has not fought yet, where too few have. */
export function idleAttackers(asked: Asked): number[] {
  const { s } = asked;
  return corpsInPlay(asked).flatMap((leader) => {
    const units = tacticOf(s, leader) === ATTACK ? attackersOf(asked, leader) : [];
    const idle = units.filter((unit) => !hasBattled(s, unit));
    return units.length - idle.length >= aThird(units) ? [] : idle.filter((unit) => !isOut(s, unit));
  });
}
