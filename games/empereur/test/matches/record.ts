// Writes the recorded matches anew, after a change of the rules or of the pack:
// npx tsx games/empereur/test/matches/record.ts
import { writeFileSync } from 'node:fs';
import { MATCHES, record } from './recorded.ts';

for (const match of MATCHES) writeFileSync(new URL(`${match.name}.bivouac`, import.meta.url), record(match));
