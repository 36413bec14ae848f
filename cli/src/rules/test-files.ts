import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestFile } from './coverage.ts';

/** The root of the house: wherever the command is called from. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the test runner does not look either. */
const SKIPPED = new Set(['node_modules', 'dist', 'e2e']);

/** The test files of a game, by their paths from the root. */
export function testFilesOf(game: string): TestFile[] {
  const folder = join(root, 'games', game);
  if (!existsSync(folder)) return [];
  return [...filesUnder(folder)].map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    source: readFileSync(path, 'utf8'),
  }));
}

function* filesUnder(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* filesUnder(path);
    } else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}
