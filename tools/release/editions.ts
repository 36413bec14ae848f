import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { editionOnShelf, type ShelfEntry } from '@bivouac/shelf';

/** How the file of an edition is called. */
export const EDITION = /^(.+)-([^-]+)\.edition\.mjs$/;

/** All that is behind the doors of a game, as one file that imports nothing. */
async function bundled(doors: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [doors],
    bundle: true,
    write: false,
    format: 'esm',
    // Rules run in the page, in its workers and in Node: nothing of either may be in them.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Keeps the rules of these games as they are today, a file an edition. The file of the present edition is written anew
 * with each release, as long as its rules give the same states; that of an earlier one is never touched. The names of
 * those that have changed.
 */
export async function freezeEditions(entries: readonly ShelfEntry[], folder: string, games: string): Promise<string[]> {
  const rules = join(folder, 'rules');
  mkdirSync(rules, { recursive: true });
  const fresh: string[] = [];
  for (const entry of entries) {
    const edition = await editionOnShelf(entry);
    if (edition === null) continue;
    const name = `${entry.id}-${edition}.edition.mjs`;
    const text = await bundled(join(games, entry.id, 'doors.ts'));
    if (textIn(join(rules, name)) === text) continue;
    writeFileSync(join(rules, name), text);
    fresh.push(name);
  }
  return fresh;
}

function textIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
