import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOnShelf, type ShelfEntry } from '@bivouac/shelf';

/** So much of a hash names a file. */
const NAMED = 12;

interface Frozen {
  readonly game: string;
  readonly content: string;
  readonly file: string;
}

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
  const all = readdirSync(packs)
    .sort()
    .map((name): Frozen => {
      const { game, content } = JSON.parse(readFileSync(join(packs, name), 'utf8')) as Omit<Frozen, 'file'>;
      return { game, content, file: name };
    });
  writeFileSync(join(folder, 'index.ts'), indexOf(all));
  return fresh;
}

function indexOf(all: readonly Frozen[]): string {
  const lines = all.flatMap(({ game, content, file }) => [
    '  {',
    `    game: '${game}',`,
    `    content: '${content}',`,
    `    file: '${file}',`,
    `    load: async () => (await import('./packs/${file}', { with: { type: 'json' } })).default.pack,`,
    '  },',
  ]);
  const list = lines.length === 0 ? '[];' : `[\n${lines.join('\n')}\n];`;
  return `import type { FrozenPack } from '../old-packs.ts';

/** The content packs of earlier releases. Written by \`npm run freeze\`: change nothing by hand. */
export const frozenPacks: readonly FrozenPack[] = ${list}
`;
}
