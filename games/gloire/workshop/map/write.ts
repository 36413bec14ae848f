import { writeFileSync } from 'node:fs';
import { buildMap, wrongBanks } from './build.ts';
import { loadFacts } from './data.ts';
import { propose } from './propose.ts';

/** Writes the map of the pack anew: `npx tsx games/gloire/workshop/map/write.ts`, then format it. */
const facts = loadFacts();
const out = new URL('../../content/germany-1813/map.json', import.meta.url);
writeFileSync(out, `${JSON.stringify(buildMap(facts), null, 2)}\n`);
for (const note of [...propose(facts).notes, ...wrongBanks(facts)]) console.log(note);
