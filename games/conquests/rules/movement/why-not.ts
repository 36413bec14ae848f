import type { Reason } from '@bivouac/kernel';
import { NAPOLEON } from '../../content/types.ts';
import { waitsOnLand } from '../combat/battle-vars.ts';
import { foreseen } from '../combat/clash.ts';
import { ATTACK, bestDie, DEFENCE, forceOf } from '../combat/force.ts';
import { areFriends, quarrelAt } from '../map/relations.ts';
import { isThere, presentAt, unitsAt } from '../map/troops.ts';
import { type Board, type Ctx, KINDS, POWERS } from '../state.ts';
import { fareOf, type Group, sizeOf } from './cost.ts';

/** What the rules of movement look at: the board, and the battles that wait (all of it open). */
export type Ground = Board & Pick<Ctx, 'agenda'>;

const STAY = 2;
const PENALTY = 3;

/** Units of powers on a land that are no friends of this one. */
export function foesAt({ s }: Board, land: number, power: number): number {
  let sum = 0;
  for (let other = 0; other < POWERS; other++) if (!areFriends(s, power, other)) sum += unitsAt(s, land, other);
  return sum;
}

/** CON 10.2: what leaving a land costs beyond the march. */
export function penaltyOf(b: Board, land: number, power: number): number {
  return PENALTY * foesAt(b, land, power);
}

/** CON 10.2: why so many units of a side may not leave a land, by march or on board. */
export function leaveFault(b: Ground, land: number, mover: number, units: number): Reason | null {
  if (waitsOnLand(b, land)?.garrison === true) return { reason: 'garrisonStops', clause: 'CON 10.1#12' };
  if (foesAt(b, land, mover) === 0) return null;
  let friends = 0;
  for (let power = 0; power < POWERS; power++) if (areFriends(b.s, power, mover)) friends += unitsAt(b.s, land, power);
  return friends - units >= STAY ? null : { reason: 'twoMustStay', clause: 'CON 10.2#1' };
}

/** CON 10.1#10: why a power may not come into a land. */
export function enterFault({ s }: Board, land: number, power: number): Reason | null {
  if (quarrelAt(s, land) === null) return null;
  return presentAt(s, land).some((other) => areFriends(s, other, power))
    ? null
    : { reason: 'notYourBattle', clause: 'CON 10.1#10' };
}

function includes(group: Group, power: number): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (group[power * KINDS + kind] !== 0) return true;
  return false;
}

/** CON 9.4, 10.4#5, ruling 110: Napoleon sends no troops of his forced ally into a battle lost whatever the die. */
export function suicideFault(b: Board, land: number, mover: number, group: Group): Reason | null {
  if (mover !== NAPOLEON || b.s.forced < 0 || !includes(group, b.s.forced)) return null;
  const clash = foreseen(b, land, mover, group);
  if (clash === null) return null;
  const best = forceOf(b, clash, ATTACK) + bestDie(clash);
  return best < forceOf(b, clash, DEFENCE) ? { reason: 'sureToLose', clause: 'CON 10.4#5' } : null;
}

/** A group on the way: where it stands, who moves it, how many of its cavalry have a land free. */
export interface March {
  readonly power: number;
  readonly at: number;
  readonly group: Group;
  readonly rested: number;
}

/** What a march into the next land costs in all. */
export function marchCost(b: Board, march: March): number {
  return fareOf(march.group, march.rested).points + penaltyOf(b, march.at, march.power);
}

/** Why a group cannot march on into a land; null when it can. Offers ask it, refusals quote it. */
export function marchFault(b: Ground, march: March, to: number): Reason | null {
  const { power, at, group } = march;
  if (sizeOf(group) === 0) return { reason: 'nobodyInHand', clause: 'CON 10#3' };
  if (!(b.content.map.lands[at]?.neighbours.includes(to) ?? false)) {
    return { reason: 'notBeside', clause: 'CON 10.1#11' };
  }
  const left = leaveFault(b, at, power, sizeOf(group));
  if (left !== null) return left;
  const cost = marchCost(b, march);
  const purse = b.s.moves[power] as number;
  if (cost > purse) return { reason: 'tooFewMoves', clause: 'CON 10#3', args: { cost, moves: purse } };
  return enterFault(b, to, power) ?? suicideFault(b, to, power, group);
}

/** Whether a group can march anywhere. */
export function canMarch(b: Ground, march: March): boolean {
  const { at, power, group } = march;
  if (leaveFault(b, at, power, sizeOf(group)) !== null) return false;
  if (marchCost(b, march) > (b.s.moves[power] as number)) return false;
  return (b.content.map.lands[at]?.neighbours ?? []).some(
    (to) => enterFault(b, to, power) === null && suicideFault(b, to, power, group) === null,
  );
}

/** The powers whose troops a power moves in its turn: its own, and Napoleon those of his forced ally (CON 10.4#2). */
export function commandedBy({ s }: Pick<Board, 's'>, power: number): number[] {
  return power === NAPOLEON && s.forced >= 0 ? [NAPOLEON, s.forced] : [power];
}

/** Whether some commanded unit stands there. */
export function hasTroops(b: Board, land: number, power: number): boolean {
  return commandedBy(b, power).some((one) => isThere(b.s, land, one));
}
