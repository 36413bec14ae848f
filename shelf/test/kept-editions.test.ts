import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadMatch, readMatch } from '@bivouac/kernel/table';
import { frozenEditions } from '../src/editions/index.ts';
import { editionOnShelf, findGame, ofEdition, type ShelfEntry } from '../src/index.ts';

const folder = new URL('editions/', import.meta.url);
const kept = new URL('../src/editions/rules/', import.meta.url);

const faultIn = (loaded: object): unknown => ('fault' in loaded ? loaded.fault : null);

const entryOf = (id: string): ShelfEntry => {
  const entry = findGame(id);
  if (entry === null) throw new Error(`no game ${id}`);
  return entry;
};

describe('the rules of earlier editions', () => {
  test('are listed as soon as a game is played by another one: run npm run freeze if this fails', async () => {
    for (const file of readdirSync(kept)) {
      const [, game = '', edition = ''] = /^(.+)-([^-]+)\.edition\.mjs$/.exec(file) ?? [];
      const isPresent = (await editionOnShelf(entryOf(game))) === edition;
      const isListed = frozenEditions.some((one) => one.game === game && one.edition === edition);
      expect({ file, isListed }).toEqual({ file, isListed: !isPresent });
    }
  });

  test.each(frozenEditions.map(({ game, edition }) => [game, edition]))(
    '%s, edition %s: a match of its time is refused by today’s rules and sound by its own, in every position',
    async (id, edition) => {
      const text = readFileSync(new URL(`${id}-${edition}.bivouac`, folder), 'utf8');
      const entry = entryOf(id);
      const today = (await entry.load?.())?.use((game) => faultIn(loadMatch(game, text)));
      expect(today).toBe('otherEdition');
      const then = await ofEdition(entry, edition);
      const loaded = (await then.guided?.())?.use((game, guide) => {
        expect(guide).not.toBeNull();
        const read = loadMatch(game, text);
        return 'fault' in read ? read : read.table.result;
      });
      const file = readMatch(text);
      expect(loaded).toEqual('fault' in file ? null : file.end?.result);
      // Its words are of its time, too.
      expect((await then.text?.fr())?.facts).toBeDefined();
    },
  );

  test('where none is kept the game is as it stands on the shelf', async () => {
    const entry = entryOf('nations');
    expect(await ofEdition(entry, 'none')).toBe(entry);
  });
});
