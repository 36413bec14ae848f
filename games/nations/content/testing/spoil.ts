import type { Json } from '@bivouac/kernel';
import { type Edit, packEdits } from '@bivouac/kernel/testing';
import { type ContentFault, readContent, sayFault } from '../index.ts';
import json from '../leipzig.json' with { type: 'json' };

export type { Edit } from '@bivouac/kernel/testing';
export const { set, cut, add, at } = packEdits(['id', 'village']);

/** The shipped pack after some changes. */
export function spoilt(...edits: readonly Edit[]): Json {
  const pack: Json = structuredClone<Json>(json);
  for (const edit of edits) edit(pack);
  return pack;
}

/** What the reader says of it. */
export function faultsAfter(...edits: readonly Edit[]): readonly ContentFault[] {
  const result = readContent(spoilt(...edits), 'mine.json');
  return Array.isArray(result) ? result : [];
}

export function saidAfter(...edits: readonly Edit[]): readonly string[] {
  return faultsAfter(...edits).map(sayFault);
}
