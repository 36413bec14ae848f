import { type Facts, places } from './data.ts';
import { isInside, projectLine } from './geometry.ts';

/** The terrain of every town: what the corrections say, else the first range it lies in, else plain. */
export function terrains(facts: Facts): ReadonlyMap<string, string> {
  const spots = places(facts);
  const told = new Map(facts.corrections.terrain.map(({ town, terrain }) => [town, terrain]));
  const areas = facts.ground.ranges.map(({ kind, area }) => ({ kind, area: projectLine(facts.ground.sheet, area) }));
  return new Map(
    facts.towns.map(({ id }) => {
      const spot = spots.get(id);
      const range = spot && areas.find(({ area }) => isInside(spot, area));
      return [id, told.get(id) ?? range?.kind ?? 'plain'];
    }),
  );
}
