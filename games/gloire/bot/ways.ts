import { isPassable, linkCost, type Mover, netOf } from '../rules/pieces/map.ts';
import { decoyIn, outsideAt } from '../rules/pieces/pieces.ts';
import { allowance, mayEnter, moverOf } from '../rules/pieces/stack.ts';
import { type Board, OFF, other } from '../rules/state.ts';

/** Who marches from where. */
export interface Marchers {
  readonly side: number;
  readonly slots: readonly number[];
  readonly from: number;
  readonly forced: boolean;
  readonly entering: boolean;
}

/** Where a stack can come to: by town its cost (OFF where it cannot) and the town before it on the way. */
export interface Ways {
  readonly cost: Int16Array;
  readonly before: Int16Array;
  readonly towns: readonly number[];
}

/** Everywhere a stack can come to in one march. Enemy flags end a way: what is there is seen on the spot. */
export function waysOf(b: Board, { side, slots, from, forced, entering }: Marchers): Ways {
  let pace = Number.POSITIVE_INFINITY;
  let slow = false;
  for (const slot of slots) {
    pace = Math.min(pace, allowance(b, slot, forced, entering));
    const mover = moverOf(b, slot);
    if (mover === 'cavalry' || mover === 'artillery') slow = true;
  }
  // Passes are dearer for horses and guns.
  const mover = slow ? 'cavalry' : 'infantry';
  const barred = (town: number) => outsideAt(b, town, other(side)).length > 0;
  return spread(b, { from, pace, mover, barred, closed: (town) => !mayEnter(b, side, slots, town) });
}

/** How somebody goes his ways. */
export interface Spreading {
  readonly from: number;
  readonly pace: number;
  readonly mover: Mover;
  /** Towns where every way ends, and towns that are not entered at all. */
  readonly barred: (town: number) => boolean;
  readonly closed?: (town: number) => boolean;
}

/** All ways from a town, as far as somebody comes. */
export function spread(b: Board, { from, pace, mover, barred, closed }: Spreading): Ways {
  const size = b.content.map.towns.length;
  const cost = new Int16Array(size).fill(OFF);
  const before = new Int16Array(size).fill(OFF);
  cost[from] = 0;
  const towns: number[] = [];
  const net = netOf(b);
  const rings: number[][] = [[from]];
  for (let far = 0; far < rings.length; far++) {
    for (const town of rings[far] ?? []) {
      if (cost[town] !== far || (town !== from && towns.includes(town))) continue;
      if (town !== from) towns.push(town);
      if (town !== from && barred(town)) continue;
      const end = net.first[town + 1] as number;
      for (let i = net.first[town] as number; i < end; i++) {
        const link = net.link[i] as number;
        const near = net.near[i] as number;
        if (net.isOpen[link] === 0 && !isPassable(b, link)) continue;
        const sum = far + linkCost(b, link, mover);
        const known = cost[near] as number;
        if (sum > pace || (known !== OFF && known <= sum)) continue;
        if (closed?.(near) === true) continue;
        cost[near] = sum;
        before[near] = town;
        while (rings.length <= sum) rings.push([]);
        rings[sum]?.push(near);
      }
    }
  }
  return { cost, before, towns };
}

/** The way to a town, its end included. */
export function wayTo({ before }: Ways, from: number, end: number): number[] {
  const way: number[] = [];
  for (let town = end; town !== from && way.length < LONGEST; town = before[town] as number) way.unshift(town);
  return way;
}

/** No march has more towns. */
const LONGEST = 20;

/** Whether a stack is nothing but decoys. */
export function isBluff(b: Board, slots: readonly number[]): boolean {
  return slots.every((slot) => decoyIn(b, slot) !== OFF);
}
