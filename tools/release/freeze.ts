import { fileURLToPath } from 'node:url';
import { games } from '@bivouac/shelf';
import { freezePacks } from './frozen.ts';

/** `npm run freeze`: keeps the packs of this release, so that matches begun with them stay playable. */
const fresh = await freezePacks(games, fileURLToPath(new URL('../../shelf/src/editions', import.meta.url)));
console.log(fresh.length === 0 ? 'Every pack of this release is kept already.' : `Kept: ${fresh.join(', ')}`);
