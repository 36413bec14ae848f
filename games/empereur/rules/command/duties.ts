import type { Reason } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, type Leader, type Unit } from '../../content/types.ts';
import { valueAt } from '../fire/coverage.ts';
import { around, fieldOf } from '../ground/field.ts';
import { isIdle, mayBePlayed } from '../interactive/roster.ts';
import { type Asked, type Group, steps, turns } from '../movement/group.ts';
import { isWinded } from '../options/cavalry.ts';
import { isLeft } from '../options/left-guns.ts';
import { pileAt } from '../piles/board.ts';
import { CHARGED, DISORDERED, has, inOrder, MOVED, onMap } from '../state.ts';
import { chainOf } from './chain.ts';
import { isOut } from './out.ts';
import { ATTACK, MARCH, RETREAT, WENT, WITHDRAWAL } from './state.ts';
import {
  chiefOf,
  hasBattled,
  hasGone,
  isAtLiberty,
  isFreed,
  LEAST_BACK,
  libertiesLeft,
  noteAct,
  tacticFor,
  tacticOf,
  toEnemy,
  toLineOf,
  unitsOf,
  useLiberty,
} from './tactics.ts';

/** EMP XVII.3#5, XVII.3#18: so far a unit advances in an attack, and goes back in a retreat. */
const ADVANCE = 4;
const RETIRE = 3;

const sideOf = ({ content }: Asked, unit: number) => (content.units[unit] as Unit).side;

/** Where a unit was as the turn of its player began; whoever came since then began where he is. */
function startOf({ s }: Asked, unit: number): number {
  const from = s.command?.orders?.from[unit] ?? -1;
  return from >= 0 ? from : (s.hex[unit] as number);
}

/** How many hexes nearer to the enemy a unit is than as the turn began (EMP XVII.3#32: as the crow flies). */
function advanceOf(asked: Asked, unit: number): number {
  const side = sideOf(asked, unit);
  return toEnemy(asked, side, startOf(asked, unit)) - toEnemy(asked, side, asked.s.hex[unit] as number);
}

/** How many hexes nearer to its own lines of communication. */
function retireOf(asked: Asked, unit: number): number {
  const side = sideOf(asked, unit);
  return toLineOf(asked, side, startOf(asked, unit)) - toLineOf(asked, side, asked.s.hex[unit] as number);
}

type Better = (to: number, from: number) => boolean;

const nearerEnemy =
  (asked: Asked, unit: number): Better =>
  (to, from) =>
    toEnemy(asked, sideOf(asked, unit), to) < toEnemy(asked, sideOf(asked, unit), from);

const nearerLines =
  (asked: Asked, unit: number): Better =>
  (to, from) =>
    toLineOf(asked, sideOf(asked, unit), to) < toLineOf(asked, sideOf(asked, unit), from);

/** Whether a group on the march can take one more step for the better, as it stands or after a turn. */
function canStep(asked: Asked, group: Group, better: Better): boolean {
  const { s } = asked;
  const here = () => steps(asked, group).some(({ to }) => better(to, group.at));
  if (here()) return true;
  const [unit] = group.units;
  if (unit === undefined || group.units.length > 1) return false;
  const was = s.facing[unit] as number;
  const found = turns(asked, group).some((facing) => {
    s.facing[unit] = facing;
    const can = here();
    s.facing[unit] = was;
    return can;
  });
  return found;
}

/** Whether a unit that has not moved could: not one that was played on loan before (EMP XXI.6), nor guns that were left (EMP XVI.3). */
function couldStep(asked: Asked, unit: number, better: Better): boolean {
  const { content, s } = asked;
  if (isIdle(s, content, unit) || isLeft(s, unit)) return false;
  if (!onMap(s, unit) || has(s, unit, MOVED) || has(s, unit, CHARGED) || isOut(s, unit)) return false;
  return canStep(asked, { units: [unit], at: s.hex[unit] as number, free: true, road: true, along: false }, better);
}

/** The units in order of a corps: of them the half of a withdrawal is taken (EMP XVII.3#17). */
function counted(asked: Asked, leader: number, guns: boolean): number[] {
  const { content, s } = asked;
  return unitsOf(asked, leader).filter(
    (unit) => inOrder(s, unit) && (guns || (content.units[unit] as Unit).arm !== ARTILLERY),
  );
}

/** Whether a unit has an enemy whom it can fire at, or beside it. */
function isInContact(asked: Asked, unit: number): boolean {
  const { content, s } = asked;
  const side = sideOf(asked, unit);
  const at = s.hex[unit] as number;
  const beside = around(fieldOf(content, s.scenario), at).some((near) => {
    const first = pileAt(s, near)[0];
    return first !== undefined && sideOf(asked, first) !== side;
  });
  if (beside || (content.units[unit] as Unit).arm === CAVALRY) return beside;
  return s.hex.some((hex, enemy) => hex >= 0 && sideOf(asked, enemy) !== side && valueAt(content, s, unit, hex) > 0);
}

/** EMP XVII.3#5: whether a unit is engaged: it charged, has an enemy in reach, or came as near as was asked of it. */
function isEngaged(asked: Asked, unit: number): boolean {
  return has(asked.s, unit, CHARGED) || advanceOf(asked, unit) >= ADVANCE || isInContact(asked, unit);
}

/** Who of a unit's corps has still to do what its order demands, how many have done it, and how many must. */
interface Demand {
  readonly must: number;
  readonly done: readonly number[];
  readonly open: readonly number[];
  readonly clause: string;
}

/** EMP XVII.3#5, XVII.3#35: of whom a third attacks: no guns, nor cavalry that may not charge now (EMP XVI.4). */
function attackersOf(asked: Asked, leader: number): number[] {
  return counted(asked, leader, false).filter((unit) => !isWinded(asked.s, unit));
}

function demandOf(asked: Asked, leader: number): Demand | null {
  const { s } = asked;
  const tactic = tacticOf(s, leader);
  if (tactic === ATTACK) {
    const units = attackersOf(asked, leader);
    const done = units.filter((unit) => isEngaged(asked, unit) || hasGone(s, unit));
    const open = units.filter((unit) => !done.includes(unit) && couldStep(asked, unit, nearerEnemy(asked, unit)));
    return { must: Math.ceil(units.length / 3), done, open, clause: 'EMP XVII.3#5' };
  }
  if (tactic === WITHDRAWAL) {
    const units = counted(asked, leader, true);
    const done = units.filter((unit) => retireOf(asked, unit) >= LEAST_BACK);
    const open = units.filter((unit) => !done.includes(unit) && couldStep(asked, unit, nearerLines(asked, unit)));
    return { must: Math.floor(units.length / 2), done, open, clause: 'EMP XVII.3#17' };
  }
  if (tactic === RETREAT) {
    const units = unitsOf(asked, leader).filter((unit) => !isFreed(s, unit));
    const open = units.filter(
      (unit) => retireOf(asked, unit) < RETIRE && couldStep(asked, unit, nearerLines(asked, unit)),
    );
    const done = units.filter((unit) => !open.includes(unit));
    return { must: Math.max(0, units.length - libertiesLeft(asked, leader)), done, open, clause: 'EMP XVII.3#18' };
  }
  return null;
}

/** EMP XVII.3#16: a chief who is to fall back, has not, and could. */
function chiefFault(asked: Asked, leader: number): boolean {
  const { content, s } = asked;
  if (tacticOf(s, leader) !== WITHDRAWAL || s.chiefDone[leader] !== 0) return false;
  const at = s.chiefHex[leader] as number;
  const start = s.command?.orders?.chiefFrom[leader] ?? -1;
  if (at < 0 || start < 0) return false;
  const { side } = content.leaders[leader] as Leader;
  if (toLineOf(asked, side, start) - toLineOf(asked, side, at) >= LEAST_BACK) return false;
  return isWayBack(asked, side, at);
}

/** Whether a leader has a hex without enemies nearer to his lines beside him. */
export function isWayBack(asked: Asked, side: number, at: number): boolean {
  return around(fieldOf(asked.content, asked.s.scenario), at).some((to) => {
    const first = pileAt(asked.s, to)[0];
    return (
      (first === undefined || sideOf(asked, first) === side) && toLineOf(asked, side, to) < toLineOf(asked, side, at)
    );
  });
}

/** What orders still demand before a player may end his movement, or null: only what can be done (EMP XVII.3). */
export function movementDuty(asked: Asked): Reason | null {
  const { content, s } = asked;
  if (s.command?.orders === undefined) return null;
  for (const leader of chainOf(content, s.scenario).corps[s.active] ?? []) {
    if (!mayBePlayed(s, content, leader)) continue;
    const named = { leader };
    if (chiefFault(asked, leader)) return { reason: 'dutyChief', clause: 'EMP XVII.3#16', args: named };
    const { standing } = s.command.orders;
    const arrived = (s.chiefHex[leader] as number) >= 0;
    if (arrived && tacticOf(s, leader) === MARCH && (standing[leader]?.goal ?? -1) < 0)
      return { reason: 'dutyGoal', clause: 'EMP XVII.3#12', args: named };
    const demand = demandOf(asked, leader);
    if (demand !== null && demand.done.length < demand.must && demand.open.length > 0)
      return { reason: 'duty', clause: demand.clause, args: named };
  }
  return null;
}

/** The units that would have to move before the movement may end, by what orders demand: what page and bots show. */
export function owing(asked: Asked): { readonly leader: number; readonly units: readonly number[] }[] {
  const { content, s } = asked;
  if (s.command?.orders === undefined) return [];
  return (chainOf(content, s.scenario).corps[s.active] ?? []).flatMap((leader) => {
    const demand = demandOf(asked, leader);
    return demand === null || demand.done.length >= demand.must || demand.open.length === 0
      ? []
      : [{ leader, units: demand.open }];
  });
}

/** Whether those who are on the march may halt here: not while their corps needs them to go on, and they can. */
export function mayStopHere(asked: Asked, group: Group): boolean {
  const [unit] = group.units;
  if (asked.s.command?.orders === undefined || unit === undefined || isOut(asked.s, unit)) return true;
  const leader = chiefOf(asked, unit);
  const tactic = tacticOf(asked.s, leader);
  if (tactic !== ATTACK && tactic !== WITHDRAWAL && tactic !== RETREAT) return true;
  if (asked.s.form[unit] === DISORDERED && tactic !== RETREAT) return true;
  if (tactic === RETREAT) return group.units.every((one) => !fallsShort(asked, group, one) || isAtLiberty(asked, one));
  const demand = demandOf(asked, leader);
  if (demand === null || demand.done.length >= demand.must) return true;
  // Those who are on the way count as not done; would the others be enough without them?
  const others = [...demand.done, ...demand.open].filter((one) => !group.units.includes(one));
  if (others.length >= demand.must || group.units.some((one) => demand.done.includes(one))) return true;
  return !canStep(asked, group, tactic === ATTACK ? nearerEnemy(asked, unit) : nearerLines(asked, unit));
}

/** Whether a unit that retreats has not gone far enough, and could go on. */
function fallsShort(asked: Asked, group: Group, unit: number): boolean {
  return retireOf(asked, unit) < RETIRE && canStep(asked, group, nearerLines(asked, unit));
}

/** A march ends here: what it was worth for the order of its corps. */
export function halts(asked: Asked, group: Group): void {
  if (asked.s.command?.orders === undefined) return;
  for (const unit of group.units) {
    const tactic = tacticFor(asked, unit);
    if (tactic === RETREAT && fallsShort(asked, group, unit)) useLiberty(asked, [unit]);
    const on = tactic === ATTACK && advanceOf(asked, unit) > 0 && !canStep(asked, group, nearerEnemy(asked, unit));
    if (on) noteAct(asked.s, unit, WENT);
  }
}

/** EMP XVII.3#6: who of the corps that attack has not fought yet, where too few have. */
export function idleAttackers(asked: Asked): number[] {
  const { content, s } = asked;
  if (s.command?.orders === undefined) return [];
  return (chainOf(content, s.scenario).corps[s.active] ?? []).flatMap((leader) => {
    if (tacticOf(s, leader) !== ATTACK) return [];
    const units = attackersOf(asked, leader);
    const fought = units.filter((unit) => hasBattled(s, unit)).length;
    return fought >= Math.ceil(units.length / 3) ? [] : units.filter((unit) => !hasBattled(s, unit) && !isOut(s, unit));
  });
}
