import { type LineOrigins, sayFault } from '@bivouac/kernel/packs';
import { auerstaedtFiles, auerstaedtPack } from './auerstaedt-1806/index.ts';
import { readContent, readOrigins } from './read.ts';
import type { EmpereurContent } from './types.ts';

export { type ContentFault, type LineOrigins, type Origin, type Source, sayFault } from '@bivouac/kernel/packs';
export { auerstaedtPack } from './auerstaedt-1806/index.ts';
export { type FileNames, readContent, readOrigins } from './read.ts';

function shipped(): EmpereurContent {
  const content = readContent(auerstaedtPack, 'auerstaedt-1806', auerstaedtFiles);
  if (Array.isArray(content)) throw new Error(content.map(sayFault).join('\n'));
  return content;
}

/** The pack that comes with the game. */
export const auerstaedt1806: EmpereurContent = shipped();

/** Where each value of that pack comes from. */
export function auerstaedtOrigins(): LineOrigins {
  return readOrigins(auerstaedtPack, 'auerstaedt-1806', auerstaedtFiles);
}
