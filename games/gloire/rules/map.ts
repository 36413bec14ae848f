import type { Link, MoveCost, Town } from '../content/types.ts';
import { scenarioOf } from './pieces.ts';
import { type Board, OFF } from './state.ts';
import { fordExtra } from './weather.ts';

/** Who pays for a link (GLO 5.1, 5.2): each kind of piece has its own points and its own costs. */
export type Mover = keyof MoveCost;
export const movers = ['infantry', 'cavalry', 'artillery', 'leader'] as const satisfies readonly Mover[];

export function townOf({ content }: Board, town: number): Town {
  return content.map.towns[town] as Town;
}

export function linkOf({ content }: Board, link: number): Link {
  return content.map.links[link] as Link;
}

/** Whether the closed border may not be crossed now (GLO 1813.A.armistice#8). */
export function borderClosed(b: Board): boolean {
  return scenarioOf(b).frontier !== 'open';
}

/** GLO 5.3#11: a great river is crossed by a bridge that stands or by boats; everything else can be passed. */
export function isPassable(b: Board, link: number): boolean {
  const { crossing, frontier } = linkOf(b, link);
  if (frontier && borderClosed(b)) return false;
  if (crossing === 'bridge') return b.s.broken[link] === 0;
  return crossing !== 'boats' || b.s.boats[link] !== OFF;
}

/** GLO 5.2#1, 3.1#5: what a link costs somebody of this kind in the weather of the turn. */
export function linkCost(b: Board, link: number, mover: Mover): number {
  const { terrain } = b.content.tables;
  const { kind, crossing } = linkOf(b, link);
  const road = terrain.links[kind][mover];
  switch (crossing) {
    case 'none':
      return road;
    case 'ford':
      return road + terrain.ford + fordExtra(b.s.weather);
    case 'bridge':
      return road + terrain.bridge;
    case 'boats':
      return road + terrain.boats;
    default:
      return crossing satisfies never;
  }
}

/** The cheapest passable link between two towns for infantry, or OFF where they are not adjacent (GLO 5.2#3). */
export function linkBetween(b: Board, from: number, to: number): number {
  const { links, neighbours } = townOf(b, from);
  let best = OFF;
  for (const [i, near] of neighbours.entries()) {
    const link = links[i] as number;
    if (near !== to || !isPassable(b, link)) continue;
    if (best === OFF || linkCost(b, link, 'infantry') < linkCost(b, best, 'infantry')) best = link;
  }
  return best;
}

/** The towns that a passable link joins to this one, each once. */
export function adjacentTo(b: Board, town: number): number[] {
  const { links, neighbours } = townOf(b, town);
  const found: number[] = [];
  for (const [i, near] of neighbours.entries()) {
    if (isPassable(b, links[i] as number) && !found.includes(near)) found.push(near);
  }
  return found;
}

/**
 * Distances at the costs of infantry from a town, as far as `limit`: by town, or -1 beyond. `closed` towns are reached
 * but not passed through.
 */
export function distancesFrom(b: Board, from: number, limit: number, closed: (town: number) => boolean): number[] {
  const distance = new Array<number>(b.content.map.towns.length).fill(OFF);
  distance[from] = 0;
  const open = [from];
  while (open.length > 0) {
    // The nearest of those still to be looked at: a dozen at the most, so a list is quick enough.
    let at = 0;
    for (let i = 1; i < open.length; i++) {
      if ((distance[open[i] as number] as number) < (distance[open[at] as number] as number)) at = i;
    }
    const town = open.splice(at, 1)[0] as number;
    const far = distance[town] as number;
    if (town !== from && closed(town)) continue;
    const { links, neighbours } = townOf(b, town);
    for (const [i, near] of neighbours.entries()) {
      const link = links[i] as number;
      if (!isPassable(b, link)) continue;
      const sum = far + linkCost(b, link, 'infantry');
      const known = distance[near] as number;
      if (sum > limit || (known !== OFF && known <= sum)) continue;
      distance[near] = sum;
      if (known === OFF) open.push(near);
    }
  }
  return distance;
}
