import type { Json } from '@bivouac/kernel';
import type { Charter } from '@bivouac/kernel/table';
import { findGame, ofEdition, oldPackFor, type ShelfEntry } from '@bivouac/shelf';

/**
 * A content pack that a match is played with in place of the game's own: the file as it was chosen. With an `edition`, the
 * rules are those of an earlier one too; without JSON, it is that edition's own pack.
 */
export interface ContentPack {
  readonly file: string;
  readonly json: Json;
  readonly edition?: string;
}

/** The game as this pack makes it; null if there is no such game, or the pack cannot be played with. */
export async function entryWith(entry: ShelfEntry | null, pack: ContentPack | null): Promise<ShelfEntry | null> {
  if (pack === null || entry === null) return entry;
  const then = pack.edition === undefined ? entry : await ofEdition(entry, pack.edition);
  if (pack.json === null) return then;
  const changed = await then.withContent?.(pack.json, pack.file);
  return changed === undefined || 'faults' in changed ? null : changed;
}

/**
 * What a match was played with, by its charter: a pack of its own (`chosen`), or the pack of an earlier release; by the
 * rules of an earlier edition, where that one is kept. Null if it is played as the game stands on the shelf.
 */
export async function packOfItsTime(
  { game, edition, content }: Pick<Charter, 'game' | 'edition' | 'content'>,
  chosen: ContentPack | null,
): Promise<ContentPack | null> {
  const entry = findGame(game);
  if (entry === null || chosen?.edition !== undefined) return chosen;
  const then = await ofEdition(entry, edition);
  const isOld = then !== entry;
  if (chosen !== null) return isOld ? { ...chosen, edition } : chosen;
  const found = await oldPackFor(then, content);
  if (!isOld && found === null) return null;
  // A pack is plain JSON: it was written as such.
  return { file: found?.file ?? '', json: (found?.json ?? null) as Json, ...(isOld ? { edition } : {}) };
}

/** A file that is no pack for this game: what is wrong, a line each. */
export interface PackFaults {
  readonly file: string;
  /** Whether it is JSON at all. */
  readonly kind: 'notJson' | 'faults' | 'noPacks';
  readonly faults: readonly string[];
}

/** Reads a file as a pack for a game; nothing is kept. */
export async function readPack(entry: ShelfEntry, file: string, text: string): Promise<ContentPack | PackFaults> {
  let json: Json;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch (error) {
    return { file, kind: 'notJson', faults: [error instanceof Error ? error.message : String(error)] };
  }
  const changed = await entry.withContent?.(json, file);
  if (changed === undefined) return { file, kind: 'noPacks', faults: [] };
  return 'faults' in changed ? { file, kind: 'faults', faults: changed.faults } : { file, json };
}

/** What a pack is called: by the name it gives itself, else by its file. */
export function packName({ json, file }: ContentPack, language: 'en' | 'fr'): string {
  const name = isObject(json) ? json['name'] : undefined;
  const words = isObject(name) ? name[language] : name;
  return typeof words === 'string' && words.trim() !== '' ? words : file;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
