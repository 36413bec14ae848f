import type { ConquestsMap } from '../../content/types-map.ts';
import type { ConquestsContent } from '../../content/types.ts';

/** Steps from every land and sea to each power's capital; they never change (ruling 132). */
export interface Distances {
  /** By power, then by land. */
  readonly lands: readonly (readonly number[])[];
  readonly seas: readonly (readonly number[])[];
}

const FAR = 1000;

function overLand(map: ConquestsMap, capital: number): number[] {
  const steps = map.lands.map(() => FAR);
  steps[capital] = 0;
  const queue = [capital];
  for (const land of queue) {
    for (const near of map.lands[land]?.neighbours ?? []) {
      if (steps[near] !== FAR) continue;
      steps[near] = (steps[land] as number) + 1;
      queue.push(near);
    }
  }
  return steps;
}

/** Lands first, then seas. */
function byLandAndSea(map: ConquestsMap, capital: number): number[] {
  const first = map.lands.length;
  const steps = new Array<number>(first + map.seas.length).fill(FAR);
  steps[capital] = 0;
  const queue = [capital];
  for (const at of queue) {
    const land = map.lands[at];
    const sea = map.seas[at - first];
    const near =
      land !== undefined
        ? [...land.neighbours, ...land.seas.map((one) => first + one)]
        : [...(sea?.lands ?? []), ...(sea?.neighbours ?? []).map((one) => first + one)];
    for (const next of near) {
      if (steps[next] !== FAR) continue;
      steps[next] = (steps[at] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

const known = new WeakMap<ConquestsContent, Distances>();

export function distancesOf(content: ConquestsContent): Distances {
  const found = known.get(content);
  if (found !== undefined) return found;
  const { map } = content;
  const all = map.capitals.map((capital) => ({ land: overLand(map, capital), any: byLandAndSea(map, capital) }));
  const made: Distances = {
    // Islands of other powers have no land way: they count by land and sea, beyond all that have one.
    lands: all.map(({ land, any }) => land.map((steps, at) => (steps === FAR ? FAR + (any[at] as number) : steps))),
    seas: all.map(({ any }) => map.seas.map((_, sea) => any[map.lands.length + sea] as number)),
  };
  known.set(content, made);
  return made;
}
