import type { Json } from '@bivouac/kernel';
import { findGame, oldPackFor, type ShelfEntry } from '@bivouac/shelf';

/** A content pack that a match is played with in place of the game's own: the file as it was chosen. */
export interface ContentPack {
  readonly file: string;
  readonly json: Json;
}

/** The game as this pack makes it; null if there is no such game, or the pack cannot be played with. */
export async function entryWith(entry: ShelfEntry | null, pack: ContentPack | null): Promise<ShelfEntry | null> {
  if (pack === null || entry === null) return entry;
  const changed = await entry.withContent?.(pack.json, pack.file);
  return changed === undefined || 'faults' in changed ? null : changed;
}

/** The pack of an earlier release that a match of this content was played with, if it is another than today's and is kept. */
export async function oldPack(game: string, content: string): Promise<ContentPack | null> {
  const entry = findGame(game);
  const found = entry === null ? null : await oldPackFor(entry, content);
  // A pack is plain JSON: it was written as such.
  return found === null ? null : { file: found.file, json: found.json as Json };
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
