import { contentHash } from '@bivouac/kernel/table';
import { frozenPacks } from './editions/index.ts';
import type { ShelfEntry } from './entry.ts';

/** A content pack as it came with an earlier release, by the hash that matches played with it are known by. */
export interface FrozenPack {
  readonly game: string;
  readonly content: string;
  readonly file: string;
  readonly load: () => Promise<unknown>;
}

export interface OldPack {
  readonly file: string;
  readonly json: unknown;
}

/** The hash of the pack that a game is played with as it stands on the shelf. */
export async function contentOnShelf(entry: ShelfEntry): Promise<string | null> {
  return (await entry.load?.())?.use((game) => contentHash(game)) ?? null;
}

/**
 * The pack of an earlier release that a match was played with; null if it is the present one, if none of that hash is
 * kept, or if what is kept does not give that content any more.
 */
export async function oldPackFor(
  entry: ShelfEntry,
  content: string,
  kept: readonly FrozenPack[] = frozenPacks,
): Promise<OldPack | null> {
  const found = kept.find((pack) => pack.game === entry.id && pack.content === content);
  if (found === undefined || (await contentOnShelf(entry)) === content) return null;
  const json = await found.load();
  const changed = await entry.withContent?.(json, found.file);
  if (changed === undefined || 'faults' in changed) return null;
  return (await contentOnShelf(changed)) === content ? { file: found.file, json } : null;
}
