import { capitalFor, neutralCapital } from '../map/control.ts';
import { areFriends, isOpenTo } from '../map/relations.ts';
import { aboard, isEmpty, presentAt, sailingIn, shipsAt, unitsAt } from '../map/troops.ts';
import { HOLD } from '../movement/hold.ts';
import { type Board, SHIPS, shipOwner } from '../state.ts';
import { distancesOf } from './distances.ts';

/** CON 11.4#1, ruling 133: a land for a retreat: nobody hostile, no garrison, no capital that would be taken. */
export function isRefuge(b: Board, power: number, land: number): boolean {
  const { s } = b;
  if (!isOpenTo(s, land, power)) return false;
  if (!isEmpty(s, land)) return true;
  const nation = capitalFor(b, land);
  return neutralCapital(b, land) < 0 && (nation < 0 || areFriends(s, nation, power));
}

/** The nearest to a power's capital of some places. */
function nearest(places: readonly number[], steps: readonly number[] | undefined): number[] {
  let best = Number.POSITIVE_INFINITY;
  for (const place of places) best = Math.min(best, steps?.[place] ?? best);
  return places.filter((place) => steps?.[place] === best);
}

/** CON 11.4#2, #3: where troops of a power may retreat to from a land; several where they are equally near. */
export function refugesOf(b: Board, power: number, land: number): number[] {
  const open = (b.content.map.lands[land]?.neighbours ?? []).filter((near) => isRefuge(b, power, near));
  return nearest(open, distancesOf(b.content).lands[power]);
}

/** CON 11.4#9: the same at sea: no frigate but friends' there. */
export function isSeaRefuge({ s }: Board, power: number, sea: number): boolean {
  return sailingIn(s, sea).every((other) => areFriends(s, other, power));
}

export function seaRefugesOf(b: Board, power: number, sea: number): number[] {
  const open = (b.content.map.seas[sea]?.neighbours ?? []).filter((near) => isSeaRefuge(b, power, near));
  return nearest(open, distancesOf(b.content).seas[power]);
}

/** CON 11.4#5: frigates beside a land that could take troops of their nation on board. */
export function shipsBeside(b: Board, power: number, land: number): number[] {
  const beside = b.content.map.lands[land]?.seas ?? [];
  const found: number[] = [];
  for (let ship = 0; ship < SHIPS; ship++) {
    if (shipOwner(ship) !== power || !beside.includes(b.s.ship[ship] as number)) continue;
    if (b.s.landed[ship] === 0 && aboard(b.s, ship) < HOLD) found.push(ship);
  }
  return found;
}

/** Where places are told apart by land and sea: the ways out of an encirclement go the same. */
export interface Ways {
  near(at: number): readonly number[];
  isRefuge(at: number): boolean;
  /** Units or frigates of powers that are no friends. */
  strangers(at: number): number;
}

export function landWays(b: Board, power: number): Ways {
  return {
    near: (at) => b.content.map.lands[at]?.neighbours ?? [],
    isRefuge: (at) => isRefuge(b, power, at),
    strangers: (at) =>
      presentAt(b.s, at).reduce((sum, other) => sum + (areFriends(b.s, other, power) ? 0 : unitsAt(b.s, at, other)), 0),
  };
}

export function seaWays(b: Board, power: number): Ways {
  return {
    near: (at) => b.content.map.seas[at]?.neighbours ?? [],
    isRefuge: (at) => isSeaRefuge(b, power, at),
    strangers: (at) =>
      sailingIn(b.s, at).reduce((sum, other) => sum + (areFriends(b.s, other, power) ? 0 : shipsAt(b.s, at, other)), 0),
  };
}

/** CON 11.4#6: from here the next places on the shortest ways to a refuge; none where there is no way at all. */
export function waysOut(ways: Ways, from: number): number[] {
  const steps = new Map<number, number>([[from, 0]]);
  const before = new Map<number, number[]>();
  let queue = [from];
  let found: number[] = [];
  while (queue.length > 0 && found.length === 0) {
    const next: number[] = [];
    for (const at of queue) {
      for (const near of ways.near(at)) {
        const known = steps.get(near);
        if (known === undefined) {
          steps.set(near, (steps.get(at) as number) + 1);
          before.set(near, [at]);
          next.push(near);
        } else if (known === (steps.get(at) as number) + 1) before.get(near)?.push(at);
      }
    }
    found = next.filter((at) => ways.isRefuge(at));
    queue = next;
  }
  // Back from the refuges to the first step.
  const first = new Set<number>();
  let back = new Set(found);
  while (back.size > 0) {
    const earlier = new Set<number>();
    for (const at of back) {
      for (const one of before.get(at) ?? []) {
        if (one === from) first.add(at);
        else earlier.add(one);
      }
    }
    back = earlier;
  }
  return [...first].sort((a, b) => a - b);
}
