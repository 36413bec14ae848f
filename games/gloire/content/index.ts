import { type LineOrigins, sayFault } from '@bivouac/kernel/packs';
import { germany1813Files, germany1813Pack } from './germany-1813/index.ts';
import { readContent, readOrigins } from './read.ts';
import type { GloireContent } from './types.ts';

export {
  type ContentFault,
  type LineOrigins,
  type Origin,
  type Source,
  type Status,
  sayFault,
} from '@bivouac/kernel/packs';
export { type FileNames, readContent, readOrigins } from './read.ts';
export type * from './types.ts';
export { sideIds, unitTypes } from './types.ts';
export { camps, cardTimes } from './types-cards.ts';
export { compass, countryIds, crossings, linkKinds, terrainIds } from './types-map.ts';
export { optionalRules } from './types-scenarios.ts';
export { weathers } from './types-tables.ts';

export { germany1813Pack } from './germany-1813/index.ts';

function shipped(): GloireContent {
  const content = readContent(germany1813Pack, 'germany-1813', germany1813Files);
  if (Array.isArray(content)) throw new Error(content.map(sayFault).join('\n'));
  return content;
}

/** The pack that comes with the game. */
export const germany1813: GloireContent = shipped();

/** Where each value of that pack comes from. */
export function germany1813Origins(): LineOrigins {
  return readOrigins(germany1813Pack, 'germany-1813', germany1813Files);
}
