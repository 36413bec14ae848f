import { CAVALRY, type EmpereurContent } from '../../content/types.ts';
import { fieldOf, nextHex } from '../ground/field.ts';
import { DIRECTIONS, OFF } from '../ground/hexes.ts';
import { paceOf } from '../movement/costs.ts';
import { perScenario } from '../per-pack.ts';
import { COLUMN } from '../state.ts';
import type { Asked } from './out.ts';

interface Step {
  readonly to: number;
  readonly price: number;
}

/** By hex: where cavalry in column can go from it, and what it pays (EMP XVII.5#3). */
const stepsOf = perScenario((content: EmpereurContent, scenario: number) => {
  const field = fieldOf(content, scenario);
  const stepsFrom = (hex: number): Step[] =>
    DIRECTIONS.flatMap((direction) => {
      const to = nextHex(field, hex, direction);
      const pace = to === OFF ? '' : paceOf(content, field, { arm: CAVALRY }, COLUMN, hex, direction);
      return typeof pace === 'string' ? [] : [{ to, price: pace.cost }];
    });
  return Array.from({ length: field.hexes }, (_, hex) => stepsFrom(hex));
});

/** Whether cavalry in column could go from a hex to one beside it. */
export function mayRide({ content, s }: Asked, from: number, to: number): boolean {
  return stepsOf(content, s.scenario)[from]?.some((step) => step.to === to) === true;
}

/** The hexes that a courier can come to, by the cheapest ways. */
export interface Ways {
  /** In the order in which they were found, his own first. */
  readonly reached: readonly number[];
  /** Per hex that is reached: the points of the way there, and the last hex before it. */
  readonly cost: Uint16Array;
  readonly before: Int16Array;
}

const FAR = 0xffff;
/** No way is cheaper: nobody asks again whether he may pass there. */
const CLOSED = 0;

/** All ways from a hex, or those that are no longer than the one to the goal. */
export function waysFrom({ content, s }: Asked, from: number, goal: number, mayPass: (hex: number) => boolean): Ways {
  const field = fieldOf(content, s.scenario);
  const steps = stepsOf(content, s.scenario);
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
      for (const { to, price } of steps[at] ?? []) {
        if (points + price >= (cost[to] as number)) continue;
        if (cost[to] === FAR) {
          if (!mayPass(to)) {
            cost[to] = CLOSED;
            continue;
          }
          reached.push(to);
        }
        cost[to] = points + price;
        before[to] = at;
        while (open.length <= points + price) open.push([]);
        open[points + price]?.push(to);
      }
    }
  }
  return { reached, cost, before };
}
