import { type Origins, sayFault } from '@bivouac/kernel/packs';
import json from './leipzig.json' with { type: 'json' };
import { readContent, readOrigins } from './read.ts';
import type { NationsContent } from './types.ts';

export {
  type ContentFault,
  type Origin,
  type Origins,
  type Source,
  type Status,
  sayFault,
} from '@bivouac/kernel/packs';
export { readContent, readOrigins } from './read.ts';
export type * from './types.ts';
export { anyUnit, districts, levels, sides, terrains, unitTypes } from './types.ts';

/** The pack that comes with the game, as its file says it. */
export const leipzigPack = json;

function shipped(): NationsContent {
  const content = readContent(json, 'leipzig.json');
  if (Array.isArray(content)) throw new Error(content.map(sayFault).join('\n'));
  return content;
}

/** The pack that comes with the game. */
export const leipzig: NationsContent = shipped();

/** Where each value of that pack comes from. */
export function leipzigOrigins(): Origins {
  return readOrigins(json, 'leipzig.json');
}
