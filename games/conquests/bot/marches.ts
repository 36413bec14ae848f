import type { Seat, State } from '@bivouac/kernel';
import { reachOf, seaReachOf } from '../overlays.ts';
import { addTroops, aboard, isEmpty, isThere, troopsAt, unitsAt } from '../rules/map/troops.ts';
import { controllerOf, neutralCapital } from '../rules/map/control.ts';
import { emptyGroup, type Group, sizeOf } from '../rules/movement/cost.ts';
import { commandedBy } from '../rules/movement/why-not.ts';
import { CAN, CAV, type ConquestsState, GUARD_CAV, GUARD_INF, INF, KINDS, shipOwner, SHIPS } from '../rules/state.ts';
import { loadFault } from '../rules/movement/sailing.ts';
import type { Scene } from './battles.ts';
import { marchesBetween } from './ground.ts';

/** How a position is judged while a march is tried out on it. */
export type Opinion = (state: State<ConquestsState>, seat: Seat, mover: number) => number;

export interface Asked {
  readonly scene: Scene;
  readonly state: State<ConquestsState>;
  readonly seat: Seat;
  readonly power: number;
  readonly opinion: Opinion;
}

/** An operation by land: with whom, where to, and what the position is worth then. */
export interface Operation {
  readonly group: Group;
  readonly to: number;
  readonly value: number;
}

/** A step that is not worth this is not made: a plan must not waver. */
export const WORTHWHILE = 0.12;
/** Lands that are thought of as the end of a march, at the most. */
const MOST_ENDS = 7;

/** All that a power commands on a land. */
function everyone({ scene: { s }, power, scene }: Asked, land: number): Group {
  const group = emptyGroup();
  for (const one of commandedBy(scene, power)) {
    for (let kind = 0; kind < KINDS; kind++) group[one * KINDS + kind] = troopsAt(s, land, one, kind);
  }
  return group;
}

const WEAKEST: readonly number[] = [INF, CAV, GUARD_INF, GUARD_CAV, CAN];

/** The weakest unit alone; all; all but the weakest. */
export function groupsFrom(asked: Asked, land: number): Group[] {
  const all = everyone(asked, land);
  const weakest = WEAKEST.flatMap((kind) =>
    commandedBy(asked.scene, asked.power).map((one) => one * KINDS + kind),
  ).find((at) => (all[at] ?? 0) > 0);
  if (weakest === undefined) return [];
  const size = sizeOf(all);
  const one = emptyGroup();
  one[weakest] = 1;
  if (size === 1) return [one];
  const rest = [...all];
  rest[weakest] = (rest[weakest] ?? 0) - 1;
  return size === 2 ? [one, all] : [one, all, rest];
}

function shift({ s }: Scene, group: Group, from: number, to: number): void {
  for (const [at, count] of group.entries()) {
    if (count === 0) continue;
    addTroops(s, from, Math.floor(at / KINDS), at % KINDS, -count);
    addTroops(s, to, Math.floor(at / KINDS), at % KINDS, count);
  }
}

/** Where a march is worth ending: land that is not yet one's own first, then what is nearer to a capital of others. */
function ends({ scene, power }: Asked, reach: ReadonlyMap<number, number>): number[] {
  const { s, content } = scene;
  const far = marchesBetween(content);
  const goals = content.map.lands.flatMap(({ capital }, land) =>
    capital !== null && controllerOf(s, land) !== power ? [land] : [],
  );
  const rank = (land: number): number => {
    const owner = controllerOf(s, land);
    const worth = content.map.lands[land]?.capital !== null ? 6 : 1.5;
    const near = Math.min(9, ...goals.map((goal) => far[land]?.[goal] ?? 9));
    const own = owner === power ? (content.map.capitals[power] === land ? 2 : 0) : worth;
    return own + 2 / (1 + near) + (reach.get(land) ?? 0) * 0.01;
  };
  return [...reach.keys()].sort((one, two) => rank(two) - rank(one) || one - two).slice(0, MOST_ENDS);
}

/** What the position is worth if this group went there. */
function tried(asked: Asked, group: Group, from: number, to: number, left: number): number {
  const { scene, state, seat, power, opinion } = asked;
  const { s } = scene;
  const had = s.moves[power] as number;
  const capital = neutralCapital(scene, from);
  const [held, since] = [s.heldBy[capital] ?? 0, s.heldSince[capital] ?? 0];
  shift(scene, group, from, to);
  s.moves[power] = left;
  if (capital >= 0 && isEmpty(s, from)) s.heldBy[capital] = -1;
  const value = opinion(state, seat, power);
  if (capital >= 0) [s.heldBy[capital], s.heldSince[capital]] = [held, since];
  s.moves[power] = had;
  shift(scene, group, to, from);
  return value;
}

/** The best operation of a group, or of those that a land allows. */
export function bestFrom(asked: Asked, from: number, groups: readonly Group[]): Operation | null {
  let best: Operation | null = null;
  for (const group of groups) {
    const reach = reachOf(asked.scene, asked.power, from, group);
    for (const to of ends(asked, reach)) {
      const value = tried(asked, group, from, to, reach.get(to) ?? 0);
      if (best === null || value > best.value) best = { group, to, value };
    }
  }
  return best;
}

/** Of the next lands the one from which the group comes to its end with most points left. */
export function nextLand(asked: Asked, at: number, { group, to }: Operation, lands: readonly number[]): number | null {
  if (lands.includes(to)) return to;
  const far = marchesBetween(asked.scene.content);
  const open = lands.filter((land) => far[land]?.[to] === (far[at]?.[to] ?? 0) - 1 && passable(asked, land));
  const rest = open.length > 0 ? open : lands.filter((land) => passable(asked, land));
  const [first] = [...rest].sort(
    (one, two) => (far[one]?.[to] ?? 99) - (far[two]?.[to] ?? 99) || sizeOf(group) - sizeOf(group) || one - two,
  );
  return first ?? null;
}

function passable({ scene, power }: Asked, land: number): boolean {
  const { s } = scene;
  const owner = controllerOf(s, land);
  if (owner === power) return true;
  return isEmpty(s, land)
    ? neutralCapital(scene, land) < 0
    : commandedBy(scene, power).some((one) => isThere(s, land, one));
}

/** An operation at sea. */
export interface Voyage {
  readonly sea: number;
  /** Units to load here first, or to land there: kind and land; null for neither. */
  readonly load: readonly [kind: number, land: number] | null;
  readonly unload: readonly [kind: number, land: number] | null;
  readonly value: number;
}

const MOST_SEAS = 6;
const FARE = 1;

/** The best that a frigate can do. */
export function bestVoyage(asked: Asked, ship: number): Voyage | null {
  const { scene, state, seat, power, opinion } = asked;
  const { s, content } = scene;
  const at = s.ship[ship] as number;
  const owner = shipOwner(ship);
  const had = s.moves[power] as number;
  let best: Voyage | null = null;
  const consider = (voyage: Omit<Voyage, 'value'>, left: number) => {
    if (left < 0) return;
    s.moves[power] = left;
    const value = opinion(state, seat, power);
    if (best === null || value > best.value) best = { ...voyage, value };
  };
  const reach = seaReachOf(scene, power, ship);
  const kinds = [INF, CAN, CAV].filter((kind) => (s.cargo[ship * KINDS + kind] as number) > 0);
  const free = (sea: number) => (s.ship.includes(sea) ? 0 : 1);
  const seas = [...reach.keys()].sort(
    (one, two) => free(two) - free(one) || (reach.get(two) ?? 0) - (reach.get(one) ?? 0),
  );
  for (const sea of [at, ...seas.slice(0, MOST_SEAS)]) {
    const left = sea === at ? had : (reach.get(sea) ?? 0);
    s.ship[ship] = sea;
    if (sea !== at) consider({ sea, load: null, unload: null }, left);
    if (s.loaded[ship] === 0) {
      for (const kind of kinds.slice(0, 1)) {
        for (const land of content.map.seas[sea]?.lands ?? []) {
          if (!isEmpty(s, land) && controllerOf(s, land) !== owner) continue;
          s.cargo[ship * KINDS + kind] = (s.cargo[ship * KINDS + kind] as number) - 1;
          addTroops(s, land, owner, kind, 1);
          consider({ sea, load: null, unload: [kind, land] }, left - FARE);
          addTroops(s, land, owner, kind, -1);
          s.cargo[ship * KINDS + kind] = (s.cargo[ship * KINDS + kind] as number) + 1;
        }
      }
    }
    s.ship[ship] = at;
    s.moves[power] = had;
  }
  if (aboard(s, ship) === 0) {
    for (const land of content.map.seas[at]?.lands ?? []) {
      if (unitsAt(s, land, owner) < 2 || loadFault(asked.scene, power, ship, INF, land) !== null) continue;
      addTroops(s, land, owner, INF, -1);
      s.cargo[ship * KINDS + INF] = 1;
      consider({ sea: at, load: [INF, land], unload: null }, had - FARE);
      s.cargo[ship * KINDS + INF] = 0;
      addTroops(s, land, owner, INF, 1);
      s.moves[power] = had;
    }
  }
  return best;
}

/** Frigates that differ: of empty ones in one sea the first will do. */
export function differentShips({ scene: { s }, scene, power }: Asked, ships: readonly number[]): number[] {
  const seen = new Set<string>();
  return ships.filter((ship) => {
    if (ship >= SHIPS || !commandedBy(scene, power).includes(shipOwner(ship))) return false;
    const name = `${s.ship[ship]} ${s.cargo.slice(ship * KINDS, ship * KINDS + KINDS).join()} ${s.loaded[ship]} ${shipOwner(ship)}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
