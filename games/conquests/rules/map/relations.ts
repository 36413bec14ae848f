import { coalition, NAPOLEON } from '../../content/types.ts';
import { type Board, type ConquestsState, POWERS, shipOwner, SHIPS } from '../state.ts';
import { isThere, presentAt } from './troops.ts';

/** CON 9.2, 17.3: members of one alliance, or Napoleon and his forced ally. Nobody is his own ally. */
export function areAllied(s: ConquestsState, a: number, b: number): boolean {
  if (a === b) return false;
  if (a === NAPOLEON) return s.forced === b;
  if (b === NAPOLEON) return s.forced === a;
  return s.pact[a] !== 0 && s.pact[a] === s.pact[b];
}

/** Whether two powers stand together: allies, or one and the same. Everybody belongs to one group of friends. */
export function areFriends(s: ConquestsState, a: number, b: number): boolean {
  return a === b || areAllied(s, a, b);
}

/** A power and its allies, in the order of the powers. */
export function friendsOf(s: ConquestsState, power: number): number[] {
  const all: number[] = [];
  for (let other = 0; other < POWERS; other++) if (areFriends(s, power, other)) all.push(other);
  return all;
}

/** Members of alliance 1 or 2. */
export function membersOf(s: ConquestsState, pact: number): number[] {
  return coalition.filter((power) => s.pact[power] === pact);
}

/** Who decides for a group of allies that do not agree (CON 10.4, 11.5): Napoleon over his forced ally, else the initiator. */
export function leaderOf(s: ConquestsState, power: number): number {
  if (power === NAPOLEON || power === s.forced) return NAPOLEON;
  const pact = s.pact[power] as number;
  return pact === 0 ? power : (s.pactBy[pact - 1] as number);
}

/** Two powers on a land that are not friends, or null: there will be a combat (CON 11). */
export function quarrelAt(s: ConquestsState, land: number): readonly [number, number] | null {
  const here = presentAt(s, land);
  for (let i = 0; i < here.length; i++) {
    for (let j = i + 1; j < here.length; j++) {
      if (!areFriends(s, here[i] as number, here[j] as number)) return [here[i] as number, here[j] as number];
    }
  }
  return null;
}

/** Nobody but friends stands there: it is free, controlled or an ally's (CON 11.4). */
export function isOpenTo(s: ConquestsState, land: number, power: number): boolean {
  for (let other = 0; other < POWERS; other++) {
    if (!areFriends(s, power, other) && isThere(s, land, other)) return false;
  }
  return true;
}

/** CON 17.3: a unit or frigate of one stands in or beside a place where one of the other's does. */
export function areAdjacent({ s, content }: Board, a: number, b: number): boolean {
  const { lands, seas } = content.map;
  const sails = new Array<number>(seas.length).fill(0);
  for (let ship = 0; ship < SHIPS; ship++) {
    const sea = s.ship[ship] as number;
    const owner = shipOwner(ship);
    if (sea >= 0 && (owner === a || owner === b)) sails[sea] = (sails[sea] as number) | (owner === a ? 1 : 2);
  }
  for (const [land, { neighbours, seas: coast }] of lands.entries()) {
    if (!isThere(s, land, a)) continue;
    if (isThere(s, land, b) || neighbours.some((near) => isThere(s, near, b))) return true;
    if (coast.some((sea) => ((sails[sea] as number) & 2) !== 0)) return true;
  }
  for (const [sea, { neighbours, lands: shore }] of seas.entries()) {
    if (((sails[sea] as number) & 1) === 0) continue;
    if (((sails[sea] as number) & 2) !== 0 || neighbours.some((near) => ((sails[near] as number) & 2) !== 0))
      return true;
    if (shore.some((land) => isThere(s, land, b))) return true;
  }
  return false;
}
