import { areFriends } from '../map/relations.ts';
import { isEmpty, presentAt, shipsAt, troopsAt } from '../map/troops.ts';
import { emptyGroup, type Group } from '../movement/cost.ts';
import { type Board, type ConquestsState, KINDS, POWERS, SHIPS, shipOwner } from '../state.ts';
import { turnRuleOf } from '../turn-rules.ts';
import type { Battle } from './battle-vars.ts';
import type { Clash } from './force.ts';

/** All units of these powers on a land. */
export function groupAt(s: ConquestsState, land: number, powers: readonly number[]): Group {
  const group = emptyGroup();
  for (const power of powers) {
    for (let kind = 0; kind < KINDS; kind++) group[power * KINDS + kind] = troopsAt(s, land, power, kind);
  }
  return group;
}

export function addGroups(a: Group, b: Group): Group {
  return a.map((count, at) => count + (b[at] as number));
}

function fleetAt(s: ConquestsState, sea: number, powers: readonly number[]): number[] {
  const fleet = new Array<number>(POWERS).fill(0);
  if (sea >= 0) for (const power of powers) fleet[power] = shipsAt(s, sea, power);
  return fleet;
}

const SUPPORT = 1;

/** CON 11.2#6: what frigates add to a battle beside them; a card may have changed it for their nation. */
export function supportForce(s: ConquestsState, ships: readonly number[]): number {
  let sum = 0;
  for (const ship of ships) sum += turnRuleOf(s, 'navalSupport', shipOwner(ship), SUPPORT);
  return sum;
}

/** Frigates of these powers that may support a battle on a land: free, or with their own battle still to come (CON 11.2#7). */
export function supporters(b: Board, land: number, powers: readonly number[]): number[] {
  const beside = b.content.map.lands[land]?.seas ?? [];
  const found: number[] = [];
  for (let ship = 0; ship < SHIPS; ship++) {
    if (b.s.fought[ship] !== 0 || !powers.includes(shipOwner(ship))) continue;
    if (beside.includes(b.s.ship[ship] as number)) found.push(ship);
  }
  return found;
}

/** A battle that has begun, as both sides' force is counted. */
export function clashOf(b: Board, battle: Battle): Clash {
  const { land, sea, sides, riders } = battle;
  const pursuit = riders.length > 0;
  const troops = (powers: readonly number[]) => (land >= 0 ? groupAt(b.s, land, powers) : emptyGroup());
  return {
    land,
    sea,
    troops: [pursuit ? [...riders] : troops(sides[0]), troops(sides[1])],
    fleets: [fleetAt(b.s, sea, sides[0]), fleetAt(b.s, sea, sides[1])],
    support: [supportForce(b.s, battle.support[0]), supportForce(b.s, battle.support[1])],
    cards: [...battle.cards],
    garrison: battle.garrison,
    pursuit,
  };
}

/**
 * What would be fought if a group came into a land now: without cards, with all the support there could be. What the
 * mover's friends have there stands with it. Null where nobody would fight.
 */
export function foreseen(b: Board, land: number, mover: number, group: Group): Clash | null {
  const { s, content } = b;
  const here = presentAt(s, land);
  const foes = here.filter((power) => !areFriends(s, power, mover));
  const garrison = isEmpty(s, land) && content.map.neutralCapitals.includes(land);
  if (foes.length === 0 && !garrison) return null;
  const friends: number[] = [];
  for (let power = 0; power < POWERS; power++) if (areFriends(s, power, mover)) friends.push(power);
  const theirs: number[] = [];
  for (let power = 0; power < POWERS; power++) if (foes.some((foe) => areFriends(s, foe, power))) theirs.push(power);
  return {
    land,
    sea: -1,
    troops: [addGroups(groupAt(s, land, friends), group), groupAt(s, land, foes)],
    fleets: [fleetAt(s, -1, []), fleetAt(s, -1, [])],
    support: [supportForce(s, supporters(b, land, friends)), supportForce(s, supporters(b, land, theirs))],
    cards: [0, 0],
    garrison,
    pursuit: false,
  };
}
