import type { GloireContent, Link, MoveCost, Town } from '../../content/types.ts';
import { perPack } from '../per-pack.ts';
import { scenarioOf } from './pieces.ts';
import { type Board, OFF, RESUMED } from '../state.ts';
import { fordExtra } from '../turn/weather.ts';

/** Who pays for a link (GLO 5.1, 5.2): each kind of piece has its own points and its own costs. */
export type Mover = keyof MoveCost;
export const movers = ['infantry', 'cavalry', 'artillery', 'leader'] as const satisfies readonly Mover[];

export function townOf({ content }: Board, town: number): Town {
  return content.map.towns[town] as Town;
}

export function linkOf({ content }: Board, link: number): Link {
  return content.map.links[link] as Link;
}

/** The town at the other end of a connection. */
export function farEnd(board: Board, link: number, town: number): number {
  const { a, b } = linkOf(board, link);
  return a === town ? b : a;
}

/** Whether the border may not be crossed now (GLO 1813.A.armistice#8, #31, #43, ruling 132). */
export function borderClosed(b: Board): boolean {
  const { frontier } = scenarioOf(b);
  return frontier === 'closed' || (frontier === 'until resumption' && b.s.peace !== RESUMED);
}

/** GLO 5.3#11: a great river is crossed by a bridge that stands or by boats; everything else can be passed. */
export function isPassable(b: Board, link: number): boolean {
  const { crossing, frontier } = linkOf(b, link);
  if (frontier && borderClosed(b)) return false;
  if (crossing === 'bridge') return b.s.broken[link] === 0;
  return crossing !== 'boats' || b.s.boats[link] !== OFF;
}

/** GLO 5.2#1, 3.1#5: what a link costs somebody of this kind in the weather of the turn. */
export function linkCost({ s, content }: Board, link: number, mover: Mover): number {
  const { dry, isFord } = prices(content);
  return (dry[rankOfMover(mover)]?.[link] as number) + (isFord[link] === 1 ? fordExtra(s.weather) : 0);
}

/** Where a kind stands among the movers; asked so often that looking it up by its name would tell. */
export function rankOfMover(mover: Mover): 0 | 1 | 2 | 3 {
  switch (mover) {
    case 'infantry':
      return 0;
    case 'cavalry':
      return 1;
    case 'artillery':
      return 2;
    case 'leader':
      return 3;
    default:
      return mover satisfies never;
  }
}

/** By mover and link: its cost in dry weather; and by link whether it has a ford, which rain makes dearer. */
const prices = perPack((content) => ({
  dry: movers.map((mover) => Uint8Array.from(content.map.links, (link) => dryCost(content, link, mover))),
  isFord: Uint8Array.from(content.map.links, ({ crossing }) => (crossing === 'ford' ? 1 : 0)),
}));

/**
 * The net of links, for whoever looks far over the map: from `first[town]` up to `first[town + 1]` the links of a town
 * and the towns at their other ends, in the order of the pack; by link 1 where nothing can ever close it.
 */
export interface Net {
  readonly first: Int32Array;
  readonly link: Int16Array;
  readonly near: Int16Array;
  readonly isOpen: Uint8Array;
}

const nets = perPack(({ map: { towns, links } }): Net => {
  const first = new Int32Array(towns.length + 1);
  for (const [town, { links: here }] of towns.entries()) first[town + 1] = (first[town] as number) + here.length;
  return {
    first,
    link: Int16Array.from(towns.flatMap((town) => town.links)),
    near: Int16Array.from(towns.flatMap((town) => town.neighbours)),
    isOpen: Uint8Array.from(links, ({ crossing, frontier }) =>
      !frontier && (crossing === 'none' || crossing === 'ford') ? 1 : 0,
    ),
  };
});

export function netOf({ content }: Board): Net {
  return nets(content);
}

function dryCost({ tables: { terrain } }: GloireContent, { kind, crossing }: Link, mover: Mover): number {
  const road = terrain.links[kind][mover];
  return crossing === 'none' ? road : road + terrain[crossing];
}

/** The cheapest passable link between two towns for infantry, or OFF where they are not adjacent (GLO 5.2#3). */
export function linkBetween(b: Board, from: number, to: number): number {
  const { links, neighbours } = townOf(b, from);
  let best = OFF;
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as number;
    if (neighbours[i] !== to || !isPassable(b, link)) continue;
    if (best === OFF || linkCost(b, link, 'infantry') < linkCost(b, best, 'infantry')) best = link;
  }
  return best;
}

/** The towns that a passable link joins to this one, each once. */
export function adjacentTo(b: Board, town: number): number[] {
  const { links, neighbours } = townOf(b, town);
  const found: number[] = [];
  for (let i = 0; i < links.length; i++) {
    const near = neighbours[i] as number;
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
  // A town to which a shorter way is found later is looked at again: with costs of one to three that hardly happens.
  const open = [from];
  const net = netOf(b);
  for (let next = 0; next < open.length; next++) {
    const town = open[next] as number;
    const far = distance[town] as number;
    if (far === limit || (town !== from && closed(town))) continue;
    const end = net.first[town + 1] as number;
    for (let i = net.first[town] as number; i < end; i++) {
      const link = net.link[i] as number;
      const near = net.near[i] as number;
      const known = distance[near] as number;
      // Whatever the link costs, it is no shorter way.
      if (known !== OFF && known <= far) continue;
      if (net.isOpen[link] === 0 && !isPassable(b, link)) continue;
      const sum = far + linkCost(b, link, 'infantry');
      if (sum > limit || (known !== OFF && known <= sum)) continue;
      distance[near] = sum;
      open.push(near);
    }
  }
  return distance;
}
