import { type Reading, report } from '@bivouac/kernel/packs';
import { powerIds, powers } from './types.ts';
import type { ConquestsMap } from './types-map.ts';

/** What the book fixes about the map: a pack that breaks it could not be played by its rules. */
export function checkMap({ faults }: Reading, map: ConquestsMap): void {
  const landAt = (i: number) => `lands[${i}] "${map.lands[i]?.id ?? ''}"`;
  const seaAt = (i: number) => `seas[${i}] "${map.seas[i]?.id ?? ''}"`;

  map.lands.forEach(({ neighbours, seas }, i) => {
    for (const other of neighbours) {
      if (other === i) report(faults, landAt(i), 'is its own neighbour', 'take it out of "lands"');
      else if (!map.lands[other]?.neighbours.includes(i)) {
        report(faults, landAt(i), `touches ${landAt(other)}, which does not touch it`, 'name each in the other');
      }
    }
    if (neighbours.length + seas.length === 0) report(faults, landAt(i), 'touches nothing', 'name its neighbours');
  });
  map.seas.forEach(({ neighbours }, i) => {
    for (const other of neighbours) {
      if (other === i || !map.seas[other]?.neighbours.includes(i)) {
        report(faults, seaAt(i), `touches ${seaAt(other)}, which does not touch it`, 'name each in the other');
      }
    }
    if (neighbours.length === 0) report(faults, seaAt(i), 'touches no other sea', 'name its neighbours in "seas"');
  });

  for (const power of powers) {
    const found = map.lands.filter((land) => land.capital === 'main' && land.home === power).length;
    if (found !== 1) {
      const problem = `${powerIds[power]} has ${found} main capitals`;
      report(faults, 'lands', problem, 'give every power one land with "capital": "main"', 'CON 11.8');
    }
  }
  const neutral = map.neutralCapitals.length;
  if (neutral !== 4) {
    report(faults, 'lands', `there are ${neutral} neutral capitals`, 'mark four lands as neutral capitals', 'CON 8.5');
  }
  if ((map.coasts[1] ?? []).length > 0) {
    report(faults, 'lands', 'a home land of austria touches a sea', 'take the sea from it', 'CON 17.2.4');
  }
  checkCounts(faults, map);
}

/** How many places a region of the victory tables or of 17.1 has in the book. */
const sizes: readonly (readonly [string, number, string])[] = [
  ['angleterre', 3, 'CON 13.2.2'],
  ['capitales-neutres', 4, 'CON 8.5'],
  ['capitales-principales', 5, 'CON 11.8'],
  ['atlantique', 10, 'CON 17.1'],
  ['mer-du-nord', 2, 'CON 17.1'],
  ['baltique', 2, 'CON 17.1'],
  ['mer-noire', 2, 'CON 17.1'],
  ['manche', 2, 'CON 17.1'],
];

function checkCounts(faults: Reading['faults'], map: ConquestsMap): void {
  for (const [id, size, clause] of sizes) {
    const region = map.regions.find((one) => one.id === id);
    const entry = `regions "${id}"`;
    if (!region) report(faults, entry, 'is not there', 'add it: rules and victory tables speak of it', clause);
    else if (region.lands.length + region.seas.length !== size) {
      report(faults, entry, `has ${region.lands.length + region.seas.length} places`, `give it ${size}`, clause);
    }
  }
  const france = map.regions.find((one) => one.id === 'france');
  const corsica = map.lands.findIndex((land) => land.id === 'corse');
  const home = (map.homes[0] ?? []).filter((land) => land !== corsica);
  if (!france) report(faults, 'regions "france"', 'is not there', 'add it: the victory tables speak of it', 'CON 13.2');
  else if (france.lands.length !== home.length || !home.every((land) => france.lands.includes(land))) {
    report(faults, 'regions "france"', 'is not Napoleon’s home lands without Corsica', 'name these', 'CON 13.2');
  }
}
