import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionOnShelf, type ShelfEntry } from '@bivouac/shelf';
import { EDITION } from './editions.ts';

interface KeptPack {
  readonly game: string;
  readonly content: string;
  readonly file: string;
}

interface KeptEdition {
  readonly game: string;
  readonly edition: string;
  readonly file: string;
}

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};

/**
 * Writes the list of all that is kept. Of editions only those are listed that no game on the shelf is played by: so the
 * page carries no rules twice.
 */
export async function writeKeptIndex(entries: readonly ShelfEntry[], folder: string): Promise<void> {
  const present = new Map<string, string | null>();
  for (const entry of entries) present.set(entry.id, await editionOnShelf(entry));
  const packs = filesIn(join(folder, 'packs')).map((file): KeptPack => {
    const { game, content } = JSON.parse(readFileSync(join(folder, 'packs', file), 'utf8')) as Omit<KeptPack, 'file'>;
    return { game, content, file };
  });
  const editions = filesIn(join(folder, 'rules')).flatMap((file): KeptEdition[] => {
    const [, game = '', edition = ''] = EDITION.exec(file) ?? [];
    return game === '' || present.get(game) === edition ? [] : [{ game, edition, file }];
  });
  writeFileSync(join(folder, 'index.ts'), indexOf(packs, editions));
}

const listOf = (items: readonly (readonly string[])[]): string =>
  items.length === 0
    ? '[];'
    : `[\n${items.map((lines) => `  {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`).join('')}];`;

function indexOf(packs: readonly KeptPack[], editions: readonly KeptEdition[]): string {
  const packLines = packs.map(({ game, content, file }) => [
    `game: '${game}',`,
    `content: '${content}',`,
    `file: '${file}',`,
    `load: async () => (await import('./packs/${file}', { with: { type: 'json' } })).default.pack,`,
  ]);
  const editionLines = editions.map(({ game, edition, file }) => [
    `game: '${game}',`,
    `edition: '${edition}',`,
    `load: () => import('./rules/${file}'),`,
  ]);
  return `import type { FrozenEdition } from '../old-editions.ts';
import type { FrozenPack } from '../old-packs.ts';

// Written by \`npm run freeze\`: change nothing by hand.

/** The content packs of earlier releases. */
export const frozenPacks: readonly FrozenPack[] = ${listOf(packLines)}

/** The rules of earlier editions. */
export const frozenEditions: readonly FrozenEdition[] = ${listOf(editionLines)}
`;
}
