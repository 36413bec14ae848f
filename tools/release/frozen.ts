import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOnShelf, type ShelfEntry } from '@bivouac/shelf';
import { writeKeptIndex } from './kept-index.ts';

/** So much of a hash names a file. */
const NAMED = 12;

/**
 * Keeps the packs that these games come with today, by their hash, in a folder of files that are never changed, and lists
 * all that are there in `index.ts`. A pack that is kept already is left alone; the names of those that are new.
 */
export async function freezePacks(entries: readonly ShelfEntry[], folder: string): Promise<string[]> {
  const packs = join(folder, 'packs');
  mkdirSync(packs, { recursive: true });
  const fresh: string[] = [];
  for (const entry of entries) {
    const content = entry.packs === undefined ? null : await contentOnShelf(entry);
    if (content === null || entry.packs === undefined) continue;
    const name = `${entry.id}-${content.slice(0, NAMED)}.json`;
    if (readdirSync(packs).includes(name)) continue;
    const kept = { game: entry.id, content, pack: await entry.packs.own() };
    writeFileSync(join(packs, name), `${JSON.stringify(kept)}\n`);
    fresh.push(name);
  }
  await writeKeptIndex(entries, folder);
  return fresh;
}
