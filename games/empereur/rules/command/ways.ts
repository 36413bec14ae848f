import { CAVALRY, type EmpereurContent } from '../../content/types.ts';
import { directionTo, fieldOf, nextHex } from '../ground/field.ts';
import { DIRECTIONS, OFF } from '../ground/hexes.ts';
import { paceOf } from '../movement/costs.ts';
import { perScenario } from '../per-pack.ts';
import { COLUMN } from '../state.ts';
import type { Asked } from './out.ts';

/** By hex and direction: what cavalry in column pays to ride there (EMP XVII.5#3), 0 where it cannot. */
const pricesOf = perScenario((content: EmpereurContent, scenario: number) => {
  const field = fieldOf(content, scenario);
  const prices = new Uint8Array(field.hexes * DIRECTIONS.length);
  for (let hex = 0; hex < field.hexes; hex++) {
    for (const direction of DIRECTIONS) {
      const pace = paceOf(content, field, { arm: CAVALRY }, COLUMN, hex, direction);
      if (typeof pace !== 'string') prices[hex * DIRECTIONS.length + direction] = pace.cost;
    }
  }
  return prices;
});

/** Whether cavalry in column could go from a hex to one beside it. */
export function mayRide({ content, s }: Asked, from: number, to: number): boolean {
  const direction = directionTo(fieldOf(content, s.scenario), from, to);
  return (pricesOf(content, s.scenario)[from * DIRECTIONS.length + direction] as number) > 0;
}

/** The hexes that a courier can come to, by the cheapest ways. */
export interface Ways {
  /** In the order in which they were found, his own first. */
  readonly reached: readonly number[];
  /** Per hex: the points of the way there, and the last hex before it. */
  readonly cost: Uint16Array;
  readonly before: Int16Array;
}

const FAR = 0xffff;

/** All ways from a hex, or those that are no longer than the one to the goal. */
export function waysFrom({ content, s }: Asked, from: number, goal: number, mayPass: (hex: number) => boolean): Ways {
  const field = fieldOf(content, s.scenario);
  const prices = pricesOf(content, s.scenario);
  const cost = new Uint16Array(field.hexes).fill(FAR);
  const before = new Int16Array(field.hexes).fill(OFF);
  const reached = [from];
  cost[from] = 0;
  // By points spent: who is looked at next has spent least.
  const open: number[][] = [[from]];
  for (let points = 0; points < open.length; points++) {
    for (const at of open[points] ?? []) {
      if (cost[at] !== points) continue;
      if (at === goal) return { reached, cost, before };
      for (const direction of DIRECTIONS) {
        const price = prices[at * DIRECTIONS.length + direction] as number;
        const to = price === 0 ? OFF : nextHex(field, at, direction);
        if (to === OFF || points + price >= (cost[to] as number) || !mayPass(to)) continue;
        if (cost[to] === FAR) reached.push(to);
        cost[to] = points + price;
        before[to] = at;
        while (open.length <= points + price) open.push([]);
        open[points + price]?.push(to);
      }
    }
  }
  return { reached, cost, before };
}
