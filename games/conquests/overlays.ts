import { refugesOf } from './rules/combat/refuges.ts';
import { controllerOf, seaControllerOf } from './rules/map/control.ts';
import { friendsOf, isOpenTo } from './rules/map/relations.ts';
import { isEmpty, sailingIn, shipsAt } from './rules/map/troops.ts';
import { fareOf, type Group, sailCost } from './rules/movement/cost.ts';
import { enterFault } from './rules/movement/why-not.ts';
import type { Board } from './rules/state.ts';

/** What the map can show on demand, from a view: the rules themselves on what everybody can see. */

/** By land with the movement points that a group would have left there; enemies are reached but not passed. */
export function reachOf(b: Board, power: number, from: number, group: Group): ReadonlyMap<number, number> {
  const { lands, neutralCapitals } = b.content.map;
  const found = new Map<number, number>();
  const open = [{ at: from, left: b.s.moves[power] as number, rested: 0 }];
  // Few lands and small purses: the first in line is always the one with most left.
  while (open.length > 0) {
    open.sort((one, two) => one.left - two.left || one.rested - two.rested);
    const now = open.pop();
    if (now === undefined) break;
    const known = found.get(now.at);
    if (known !== undefined && (known > now.left || now.rested === 0)) continue;
    found.set(now.at, Math.max(known ?? 0, now.left));
    const stops =
      now.at !== from && (!isOpenTo(b.s, now.at, power) || (isEmpty(b.s, now.at) && neutralCapitals.includes(now.at)));
    if (stops) continue;
    const fare = fareOf(group, now.rested);
    if (fare.points > now.left) continue;
    for (const near of lands[now.at]?.neighbours ?? []) {
      if (found.has(near) && fare.rested === 0) continue;
      if (enterFault(b, near, power) !== null || (found.get(near) ?? -1) >= now.left - fare.points) continue;
      open.push({ at: near, left: now.left - fare.points, rested: fare.rested });
    }
  }
  found.delete(from);
  return found;
}

/** By sea with the movement points that a frigate would have left there. */
export function seaReachOf(b: Board, power: number, ship: number): ReadonlyMap<number, number> {
  const from = b.s.ship[ship] as number;
  const found = new Map<number, number>([[from, b.s.moves[power] as number]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const left = found.get(at) as number;
    for (const near of b.content.map.seas[at]?.neighbours ?? []) {
      const then = left - sailCost(b, ship, near);
      if (then < 0 || (found.get(near) ?? -1) >= then) continue;
      found.set(near, then);
      open.push(near);
    }
  }
  found.delete(from);
  return found;
}

/** Where troops of a power would retreat to from a land: none means that they are encircled (CON 11.4). */
export function retreatOf(b: Board, power: number, land: number): readonly number[] {
  return refugesOf(b, power, land);
}

/** By sea: who is there with how many frigates, and who controls it. */
export function seasOverlay({
  s,
  content,
}: Board): readonly { controller: number; fleets: readonly [number, number][] }[] {
  return content.map.seas.map((_, sea) => ({
    controller: seaControllerOf(s, sea),
    fleets: sailingIn(s, sea).map((power): [number, number] => [power, shipsAt(s, sea, power)]),
  }));
}

/** By power: those with whom it stands, itself among them. */
export function alliancesOverlay({ s }: Board): readonly (readonly number[])[] {
  return s.money.map((_, power) => friendsOf(s, power));
}

/** By land: who controls it (-1 for nobody) and what it brings him (CON 6). */
export function incomeOverlay({ s, content }: Board): readonly { power: number; francs: number }[] {
  const { lands, capitals, neutralCapitals } = content.map;
  return lands.map((_, land) => {
    const power = controllerOf(s, land);
    if (power < 0) return { power, francs: 0 };
    const nation = capitals.indexOf(land);
    const francs = neutralCapitals.includes(land) ? 2 : nation >= 0 && nation !== power ? 5 : 1;
    return { power, francs };
  });
}
