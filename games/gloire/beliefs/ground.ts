import type { GloireContent, Link, Scenario } from '../content/types.ts';
import { perPack } from '../rules/per-pack.ts';
import { OFF } from '../rules/state.ts';

/** What the map is to somebody who plans: how far towns lie apart, in points of infantry in dry weather. */
export interface Ground {
  readonly towns: number;
  /** `from * towns + to`; FAR where no way leads. */
  readonly steps: Uint8Array;
  /** By town: what the scenario gives for it to each side; and the towns that score. */
  readonly worth: readonly [Float64Array, Float64Array];
  readonly places: readonly number[];
}

export const FAR = 255;

const grounds = perPack((content) => content.scenarios.map((): Ground | null => null));

/** The ground of a scenario; bridges that come down in play and boats laid later are not asked for. */
export function groundOf(content: GloireContent, scenario: number): Ground {
  const known = grounds(content);
  const found = known[scenario] ?? survey(content, content.scenarios[scenario] as Scenario);
  known[scenario] = found;
  return found;
}

function survey(content: GloireContent, scenario: Scenario): Ground {
  const towns = content.map.towns.length;
  const steps = new Uint8Array(towns * towns).fill(FAR);
  const isOpen = content.map.links.map((link, i) => isUsual(link, i, scenario));
  const price = content.map.links.map(({ kind }) => content.tables.terrain.links[kind].infantry);
  for (let from = 0; from < towns; from++) walk(content, steps, from, isOpen, price);
  const worth: [Float64Array, Float64Array] = [new Float64Array(towns), new Float64Array(towns)];
  for (const { town, points } of scenario.places) {
    worth[0][town] = points[0];
    worth[1][town] = points[1];
  }
  return { towns, steps, worth, places: scenario.places.map(({ town }) => town) };
}

function isUsual({ crossing, frontier }: Link, link: number, scenario: Scenario): boolean {
  if (frontier && scenario.frontier === 'closed') return false;
  if (crossing === 'bridge') return !scenario.brokenBridges.includes(link);
  return crossing !== 'boats' || scenario.boats.some((one) => one.link === link);
}

/** Distances from one town: links cost one to three points, so towns are looked at in rings. */
function walk(
  { map }: GloireContent,
  steps: Uint8Array,
  from: number,
  isOpen: readonly boolean[],
  price: readonly number[],
): void {
  const base = from * map.towns.length;
  steps[base + from] = 0;
  const rings: number[][] = [[from]];
  for (let far = 0; far < rings.length && far < FAR - DEAREST; far++) {
    for (const town of rings[far] ?? []) {
      if (steps[base + town] !== far) continue;
      const { links, neighbours } = map.towns[town] as { links: readonly number[]; neighbours: readonly number[] };
      for (const [i, link] of links.entries()) {
        const near = neighbours[i] ?? OFF;
        const sum = far + (price[link] as number);
        if (!isOpen[link] || sum >= (steps[base + near] as number)) continue;
        steps[base + near] = sum;
        while (rings.length <= sum) rings.push([]);
        rings[sum]?.push(near);
      }
    }
  }
}

const DEAREST = 4;

export function stepsBetween({ steps, towns }: Ground, from: number, to: number): number {
  return steps[from * towns + to] as number;
}
