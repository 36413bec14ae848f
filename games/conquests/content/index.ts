import { type LineOrigins, sayFault } from '@bivouac/kernel/packs';
import { europeFiles, europePack } from './europe/index.ts';
import { readContent, readOrigins } from './read.ts';
import type { ConquestsContent } from './types.ts';

export {
  type ContentFault,
  type LineOrigins,
  type Origin,
  type Source,
  type Status,
  sayFault,
} from '@bivouac/kernel/packs';
export { isCombat, parts } from './check-card.ts';
export { priceOf } from './price.ts';
export { type FileNames, readContent, readOrigins } from './read.ts';
export type * from './types.ts';
export {
  AUSTRIA,
  coalition,
  domainIds,
  ENGLAND,
  NAPOLEON,
  PRUSSIA,
  powerIds,
  powers,
  RUSSIA,
  sideIds,
  unitIds,
  zoneIds,
} from './types.ts';
export { combatKinds, harmed, turnRules } from './types-cards.ts';
export { counted, NO_LIMIT } from './types-goals.ts';

export { europePack } from './europe/index.ts';

function shipped(): ConquestsContent {
  const content = readContent(europePack, 'europe', europeFiles);
  if (Array.isArray(content)) throw new Error(content.map(sayFault).join('\n'));
  return content;
}

/** The pack that comes with the game. */
export const europe: ConquestsContent = shipped();

/** Where each value of that pack comes from. */
export function europeOrigins(): LineOrigins {
  return readOrigins(europePack, 'europe', europeFiles);
}
