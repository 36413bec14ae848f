import type { EmpereurContent } from '../content/types.ts';
import { chargeCost } from '../rules/charge/pace.ts';
import { type Field, fieldOf, nextHex } from '../rules/ground/field.ts';
import { DIRECTIONS, OFF } from '../rules/ground/hexes.ts';
import { paceOf } from '../rules/movement/costs.ts';
import { perScenario } from '../rules/per-pack.ts';
import { COLUMN } from '../rules/state.ts';

/** Points from a hex to every other, over the ground alone; beyond this it is too far to matter. */
export const FAR = 99;
const CHARGING = 3;

type Costs = Uint8Array;

function fill(field: Field, from: number, cost: (at: number, direction: number) => number): Costs {
  const found = new Uint8Array(field.hexes).fill(FAR);
  found[from] = 0;
  const buckets: number[][] = [[from]];
  for (let points = 0; points < buckets.length && points < FAR; points++) {
    for (const at of buckets[points] ?? []) {
      if (found[at] !== points) continue;
      for (const direction of DIRECTIONS) {
        const to = nextHex(field, at, direction);
        if (to === OFF) continue;
        const price = cost(at, direction);
        if (price < 0 || points + price >= (found[to] as number)) continue;
        found[to] = points + price;
        (buckets[points + price] ??= []).push(to);
      }
    }
    for (let next = points + 1; next < buckets.length; next++) buckets[next] ??= [];
  }
  return found;
}

const kept = perScenario((content: EmpereurContent, scenario: number) => ({
  field: fieldOf(content, scenario),
  known: new Map<number, Costs>(),
}));

function costs(content: EmpereurContent, scenario: number, kind: number, from: number): Costs {
  const { field, known } = kept(content, scenario);
  const key = from * 4 + kind;
  let found = known.get(key);
  if (found === undefined) {
    found = fill(field, from, (at, direction) => {
      if (kind === CHARGING) return chargeCost(content, field, at, direction, false) ?? -1;
      const pace = paceOf(content, field, { arm: kind }, COLUMN, at, direction);
      return typeof pace === 'string' ? -1 : pace.cost;
    });
    known.set(key, found);
  }
  return found;
}

/** What a march of this arm in column costs from a hex, units aside. */
export function marchCosts(content: EmpereurContent, scenario: number, arm: number, from: number): Costs {
  return costs(content, scenario, arm, from);
}

/** What a charge costs from a hex, straight or not, units aside. */
export function rideCosts(content: EmpereurContent, scenario: number, from: number): Costs {
  return costs(content, scenario, CHARGING, from);
}
