import { fileURLToPath } from 'node:url';
import { games } from '@bivouac/shelf';
import { freezeEditions } from './editions.ts';
import { freezePacks } from './frozen.ts';

/** `npm run freeze`: keeps the rules and the packs of this release, so that matches begun with them stay playable. */
const folder = fileURLToPath(new URL('../../shelf/src/editions', import.meta.url));
const rules = await freezeEditions(games, folder, fileURLToPath(new URL('../../games', import.meta.url)));
const packs = await freezePacks(games, folder);
const fresh = [...rules, ...packs];
console.log(fresh.length === 0 ? 'All of this release is kept already.' : `Kept: ${fresh.join(', ')}`);
