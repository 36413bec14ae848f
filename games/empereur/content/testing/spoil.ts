import type { Json } from '@bivouac/kernel';
import { type Edit, packEdits } from '@bivouac/kernel/testing';
import { auerstaedtFiles, auerstaedtPack } from '../auerstaedt-1806/index.ts';
import { type ContentFault, readContent, sayFault } from '../index.ts';

export type { Edit } from '@bivouac/kernel/testing';
export const { set, cut, add } = packEdits(['id', 'unit', 'leader', 'name']);

/** The shipped pack after some changes. */
export function spoilt(...edits: readonly Edit[]): Json {
  const pack = JSON.parse(JSON.stringify(auerstaedtPack)) as Json;
  for (const edit of edits) edit(pack);
  return pack;
}

/** What the reader says of it. */
export function faultsAfter(...edits: readonly Edit[]): readonly ContentFault[] {
  const result = readContent(spoilt(...edits), 'mine.json', auerstaedtFiles);
  return Array.isArray(result) ? result : [];
}

export function saidAfter(...edits: readonly Edit[]): readonly string[] {
  return faultsAfter(...edits).map(sayFault);
}
