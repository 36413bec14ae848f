import { ENGLAND } from '../../content/types.ts';
import { areFriends } from '../map/relations.ts';
import { aboard, sailingIn, shipsAt } from '../map/troops.ts';
import { turnRuleOf } from '../turn-rules.ts';
import { type Board, CAN, CAV, GUARD_CAV, GUARD_INF, INF, KINDS, POWERS, shipOwner } from '../state.ts';

/** Units that move together: counts by power and kind, as they lie on a land. */
export type Group = number[];

export const GROUP = POWERS * KINDS;

export function emptyGroup(): Group {
  return new Array<number>(GROUP).fill(0);
}

/** Infantry, cavalry or guns of a group, guards among them, whoever's they are. */
export function armOf(group: Group, arm: number): number {
  let sum = 0;
  for (let at = 0; at < GROUP; at += KINDS) {
    sum += group[at + arm] as number;
    if (arm === INF) sum += group[at + GUARD_INF] as number;
    if (arm === CAV) sum += group[at + GUARD_CAV] as number;
  }
  return sum;
}

export function sizeOf(group: Group): number {
  let sum = 0;
  for (let at = 0; at < GROUP; at++) sum += group[at] as number;
  return sum;
}

/** What a march into one land costs, and how many cavalry have a free land before them after it. */
export interface Fare {
  readonly points: number;
  readonly rested: number;
}

const GUN = 2;

/**
 * CON 10.1#1 to #5: guns pay 2 each and take a cavalry along, and with it an infantry; the other infantry pays 1. The
 * other cavalry pays 1 and has the next land free (ruling 100): `rested` is how many of the group have it free now.
 */
export function fareOf(group: Group, rested: number): Fare {
  const inf = armOf(group, INF);
  const cav = armOf(group, CAV);
  const can = armOf(group, CAN);
  const paired = Math.min(cav, can);
  const alone = cav - paired;
  const free = Math.min(alone, rested);
  const points = GUN * can + (inf - Math.min(inf, paired)) + (alone - free);
  // Who rides with a gun has no half of a point left over, so only those who have just paid have one.
  return { points, rested: alone - free };
}

/** What it costs to march a group away in one step from where it stands (retreats). */
export function stepCost(group: Group): number {
  return fareOf(group, 0).points;
}

const SAIL = 2;
const ENGLISH = 1;
const STRANGER = 1;

/** CON 10.3#4: frigates in a sea of powers that are no friends. */
export function strangersIn(b: Board, sea: number, power: number): number {
  let count = 0;
  for (const other of sailingIn(b.s, sea)) if (!areFriends(b.s, power, other)) count += shipsAt(b.s, sea, other);
  return count;
}

/** CON 10.3#1, #4, #5: what a frigate pays to enter a sea; an English one without troops 1 for a free sea (ruling 104). */
export function sailCost(b: Board, ship: number, sea: number): number {
  const power = shipOwner(ship);
  const strangers = strangersIn(b, sea, power);
  if (power === ENGLAND && strangers === 0 && aboard(b.s, ship) === 0) {
    return turnRuleOf(b.s, 'englishSpeed', power, ENGLISH);
  }
  return SAIL + strangers * turnRuleOf(b.s, 'strangersAtSea', power, STRANGER);
}
