import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';

const rooms = ['kernel', 'games', 'bots', 'words', 'shelf', 'kit', 'host', 'server', 'web'];
const singleFiles = ['package-lock.json', 'tsconfig.json', 'tools/house/build.mjs'];
const skippedFolders = new Set(['node_modules', 'dist', 'e2e', 'test', 'test-results', '.cache']);

const isSource = (name) => /\.(ts|tsx|js|mjs|json|css|html|svg|png|woff2)$/.test(name) && !/\.test\.tsx?$/.test(name);

function* filesUnder(folder) {
  const entries = readdirSync(inRoot(folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name)) yield* filesUnder(path);
    } else if (isSource(entry.name)) yield path;
  }
}

/** One hash over everything the built page and server are made from. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const path of [...singleFiles, ...rooms.flatMap((room) => [...filesUnder(room)])]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
