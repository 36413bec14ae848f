import { type Origins, sayFault } from '@bivouac/kernel/packs';
import json from './auerstaedt-1806.json' with { type: 'json' };
import { readContent, readOrigins } from './read.ts';
import type { EmpereurContent } from './types.ts';

export { type ContentFault, type Origin, type Origins, type Source, sayFault } from '@bivouac/kernel/packs';
export { readContent, readOrigins } from './read.ts';

const FILE = 'auerstaedt-1806.json';

/** The pack as its file says it. */
export const auerstaedtPack = json;

function shipped(): EmpereurContent {
  const content = readContent(json, FILE);
  if (Array.isArray(content)) throw new Error(content.map(sayFault).join('\n'));
  return content;
}

/** The pack that comes with the game. */
export const auerstaedt1806: EmpereurContent = shipped();

/** Where each value of that pack comes from. */
export function auerstaedtOrigins(): Origins {
  return readOrigins(json, FILE);
}
