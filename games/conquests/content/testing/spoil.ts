import type { Json } from '@bivouac/kernel';
import { type Edit, packEdits } from '@bivouac/kernel/testing';
import { europeFiles, europePack } from '../europe/index.ts';
import { type ContentFault, readContent, sayFault } from '../index.ts';

export type { Edit } from '@bivouac/kernel/testing';
export const { set, cut, add } = packEdits(['id', 'at']);

/** The shipped pack after some changes. */
export function spoilt(...edits: readonly Edit[]): Json {
  const pack = JSON.parse(JSON.stringify(europePack)) as Json;
  for (const edit of edits) edit(pack);
  return pack;
}

/** What the reader says of it. */
export function faultsAfter(...edits: readonly Edit[]): readonly ContentFault[] {
  const result = readContent(spoilt(...edits), 'mine.json', europeFiles);
  return Array.isArray(result) ? result : [];
}

export function saidAfter(...edits: readonly Edit[]): readonly string[] {
  return faultsAfter(...edits).map(sayFault);
}
