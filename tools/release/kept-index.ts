import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOnShelf, editionOnShelf, type ShelfEntry } from '@bivouac/shelf';
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
 * Writes the list of all that is kept. Only those editions and packs are listed that no game on the shelf is played with:
 * so the page carries neither rules nor packs twice.
 */
export async function writeKeptIndex(entries: readonly ShelfEntry[], folder: string): Promise<void> {
  const presentEdition = new Map<string, string | null>();
  const presentContent = new Map<string, string | null>();
  for (const entry of entries) {
    presentEdition.set(entry.id, await editionOnShelf(entry));
    presentContent.set(entry.id, await contentOnShelf(entry));
  }
  const packs = filesIn(join(folder, 'packs')).flatMap((file): KeptPack[] => {
    const { game, content } = JSON.parse(readFileSync(join(folder, 'packs', file), 'utf8')) as Omit<KeptPack, 'file'>;
    return presentContent.get(game) === content ? [] : [{ game, content, file }];
  });
  const editions = filesIn(join(folder, 'rules')).flatMap((file): KeptEdition[] => {
    const [, game = '', edition = ''] = EDITION.exec(file) ?? [];
    return game === '' || presentEdition.get(game) === edition ? [] : [{ game, edition, file }];
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
