import type { Reason } from '@bivouac/kernel';
import { ARTILLERY, type Unit } from '../../content/types.ts';
import { valueAt } from '../fire/coverage.ts';
import { changeCost } from '../formations/allowed.ts';
import { turnedBy } from '../formations/poses.ts';
import { around, distance, fieldOf } from '../ground/field.ts';
import { isIdle, mayBePlayed } from '../interactive/roster.ts';
import {
  type Asked,
  changes,
  freshGroup,
  type Group,
  leadsTurn,
  left,
  stepOf,
  turnCost,
  turns,
} from '../movement/group.ts';
import { rides } from '../movement/rides.ts';
import { isWinded } from '../options/cavalry.ts';
import { isLeft } from '../options/left-guns.ts';
import { closedOn, closings } from '../options/loose.ts';
import { hexesOf } from '../options/skirmish.ts';
import { CHARGED, COLUMN, type EmpereurState, has, inOrder, MOVED } from '../state.ts';
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
  return (hex) => {
    let least = Infinity;
    for (const at of enemies) least = Math.min(least, distance(field, at, hex));
    return least;
  };
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
  const [start, at] = [startOf(asked, unit), asked.s.hex[unit] as number];
  if (start === at) return 0;
  const far = aim(asked, sheetOf(asked, unit).side);
  return far(start) - far(at);
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

/** How units stand, and what they have spent. */
interface Standing {
  readonly form: readonly (number | undefined)[];
  readonly facing: readonly (number | undefined)[];
  readonly spent: readonly (number | undefined)[];
}

function standingOf(s: EmpereurState, units: readonly number[]): Standing {
  return {
    form: units.map((unit) => s.form[unit]),
    facing: units.map((unit) => s.facing[unit]),
    spent: units.map((unit) => s.spent[unit]),
  };
}

/** They stand again as they did. */
function stand(s: EmpereurState, units: readonly number[], { form, facing, spent }: Standing): void {
  units.forEach((unit, i) => {
    s.form[unit] = form[i] as number;
    s.facing[unit] = facing[i] as number;
    s.spent[unit] = spent[i] as number;
  });
}

/** Whether a group can take a step to one of some hexes as it stands, or after a turn. */
function turnsTo(asked: Asked, group: Group, hexes: readonly number[]): boolean {
  if (left(asked, group, true) <= 0) return false;
  if (stepsTo(asked, group, hexes)) return true;
  const { s } = asked;
  const were = standingOf(s, group.units);
  for (const facing of turns(asked, group)) {
    const by = facing - (s.facing[leadsTurn(s, group)] as number);
    const cost = turnCost(asked, group, facing) as number;
    for (const unit of group.units) {
      s.facing[unit] = turnedBy(s.facing[unit] as number, by);
      s.spent[unit] = (s.spent[unit] as number) + cost;
    }
    const can = stepsTo(asked, group, hexes);
    stand(s, group.units, were);
    if (can) return true;
  }
  return false;
}

/** Whether skirmishers could close up and then take a step for the better. */
function closesAndSteps(asked: Asked, group: Group, aim: Aim): boolean {
  const { content } = asked;
  const { units } = group;
  return closings(asked, group).some((at) =>
    canStep({ content, s: closedOn(asked, units, at) }, { ...group, at, free: false, along: false }, aim),
  );
}

/** Whether a group can take one more step for the better: as it stands, after a turn, after forming column or closing up. */
function canStep(asked: Asked, group: Group, aim: Aim): boolean {
  const { s } = asked;
  if (closesAndSteps(asked, group, aim)) return true;
  const better = betterHexes(asked, group, aim);
  if (better.length === 0) return false;
  if (turnsTo(asked, group, better)) return true;
  const were = standingOf(s, group.units);
  const cost = changeCost(sheetOf(asked, group.units[0] ?? 0).arm);
  for (const facing of changes(asked, group, COLUMN)) {
    for (const unit of group.units) {
      s.form[unit] = COLUMN;
      s.facing[unit] = facing;
      s.spent[unit] = (s.spent[unit] as number) + cost;
    }
    const can = turnsTo(asked, group, better);
    stand(s, group.units, were);
    if (can) return true;
  }
  return false;
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
  const { side, range } = sheetOf(asked, unit);
  if (toEnemy(asked, side, s.hex[unit] as number) === 1) return true;
  const near = hexesOf(s, unit).some((hex) => toEnemy(asked, side, hex) <= range);
  return near && enemyHexes(asked, side).some((hex) => valueAt(content, s, unit, hex) > 0);
}

/** EMP XVII.3#5: whether a unit is engaged: it charged, went forward as far as it is asked to or can, or has an enemy in reach. */
function isEngaged(asked: Asked, unit: number): boolean {
  const forward = has(asked.s, unit, CHARGED) || hasGone(asked.s, unit) || gained(asked, unit, towardsEnemy) >= ADVANCE;
  return forward || isInContact(asked, unit);
}

/** What an order demands of the units of a corps. */
interface Demand {
  readonly units: readonly number[];
  /** Whether one of them has done it, and where it leads. */
  readonly isDone: (asked: Asked, unit: number) => boolean;
  readonly aim: Aim;
  /** How many of them are to do it; and how many of those who can may do as they like. */
  readonly least: number;
  readonly spared: number;
  readonly clause: string;
}

const hasWithdrawn = (asked: Asked, unit: number) => gained(asked, unit, towardsLine) >= LEAST_BACK;
const hasRetired = (asked: Asked, unit: number) => gained(asked, unit, towardsLine) >= RETIRE;

function demandOf(asked: Asked, leader: number): Demand | null {
  const { s } = asked;
  const tactic = tacticOf(s, leader);
  if (tactic === ATTACK) {
    const units = attackersOf(asked, leader);
    return { units, isDone: isEngaged, aim: towardsEnemy, least: aThird(units), spared: 0, clause: 'EMP XVII.3#5' };
  }
  if (tactic === WITHDRAWAL) {
    const units = orderly(asked, leader);
    const least = Math.floor(units.length / 2);
    return { units, isDone: hasWithdrawn, aim: towardsLine, least, spared: 0, clause: 'EMP XVII.3#17' };
  }
  if (tactic === RETREAT) {
    const units = unitsOf(asked, leader).filter((unit) => !isFreed(s, unit));
    const spared = Math.max(0, libertiesLeft(asked, leader));
    return { units, isDone: hasRetired, aim: towardsLine, least: units.length, spared, clause: 'EMP XVII.3#18' };
  }
  return null;
}

/** Who of some units has not done what is demanded. */
function restOf(asked: Asked, { isDone }: Demand, units: readonly number[]): number[] {
  return units.filter((unit) => !isDone(asked, unit));
}

/** How many more must do it, if so many have not. */
function missingOf({ units, least }: Demand, rest: readonly number[]): number {
  return least - units.length + rest.length;
}

/** Of some units the ones who still could go on, no more of them than are asked for. */
function ableOf(
  asked: Asked,
  aim: Aim,
  rest: readonly number[],
  going: Group | null = null,
  most = Infinity,
): number[] {
  const able: number[] = [];
  for (const unit of rest) {
    if (able.length >= most) break;
    if (couldStep(asked, unit, aim, going)) able.push(unit);
  }
  return able;
}

/** What the order of a corps still demands of units that can do it, and who has not done it; or null. */
function unmet(asked: Asked, leader: number): { readonly demand: Demand; readonly rest: readonly number[] } | null {
  const demand = demandOf(asked, leader);
  if (demand === null) return null;
  const rest = restOf(asked, demand, demand.units);
  if (missingOf(demand, rest) <= 0) return null;
  const { aim, spared } = demand;
  return ableOf(asked, aim, rest, null, spared + 1).length > spared ? { demand, rest } : null;
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
    const duty = unmet(asked, leader);
    if (duty !== null) return { reason: 'duty', clause: duty.demand.clause, args };
  }
  return null;
}

/** The units that would have to move before the movement may end, by what orders demand: what page and bots show. */
export function owing(asked: Asked): { readonly leader: number; readonly units: readonly number[] }[] {
  return corpsInPlay(asked).flatMap((leader) => {
    const duty = unmet(asked, leader);
    return duty === null ? [] : [{ leader, units: ableOf(asked, duty.demand.aim, duty.rest) }];
  });
}

/** Why those who are on the march may not halt here: the clause by which their corps needs them to go on, as they can; or null. */
export function goOnClause(asked: Asked, group: Group): string | null {
  for (const leader of new Set(group.units.map((unit) => chiefOf(asked, unit)))) {
    const demand = demandOf(asked, leader);
    if (demand === null) continue;
    const { units, aim, least, spared, clause } = demand;
    // EMP XXI.6: whoever is on loan leaves it to the others of his corps, which is still to be played.
    if (least < units.length && !mayBePlayed(asked.s, asked.content, leader)) continue;
    const mine = units.filter((unit) => group.units.includes(unit));
    if (ableOf(asked, aim, restOf(asked, demand, mine), group).length <= spared) continue;
    // Would the others be enough without them?
    const rest = restOf(asked, demand, units);
    const others = rest.filter((unit) => !mine.includes(unit));
    const missing = missingOf(demand, rest);
    if (missing > 0 && ableOf(asked, aim, others, group, missing).length < missing) return clause;
  }
  return null;
}

/** A march ends here: what it was worth for the order of its corps. */
export function halts(asked: Asked, group: Group): void {
  for (const unit of group.units) {
    const tactic = tacticFor(asked, unit);
    if (tactic === RETREAT && !hasRetired(asked, unit) && canStep(asked, group, towardsLine))
      noteAct(asked.s, unit, FREED);
    if (tactic === ATTACK && gained(asked, unit, towardsEnemy) > 0 && !canStep(asked, group, towardsEnemy))
      noteAct(asked.s, unit, WENT);
  }
}

/** EMP XVII.3#20: the movement is over: who should have retreated, and has stayed where he is, was an exception of this turn. */
export function stragglersFreed(asked: Asked): void {
  for (const leader of corpsInPlay(asked)) {
    if (tacticOf(asked.s, leader) !== RETREAT) continue;
    const demand = demandOf(asked, leader);
    if (demand === null) continue;
    const rest = restOf(asked, demand, demand.units);
    for (const unit of ableOf(asked, demand.aim, rest)) noteAct(asked.s, unit, FREED);
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
