import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frozenEditions, frozenPacks } from '../src/editions/index.ts';
import { contentOnShelf, games, ofEdition, oldPackFor } from '../src/index.ts';

test('every pack that is kept still gives the content that matches were played with', async () => {
  expect(frozenPacks.map(({ game }) => game)).toContain('gloire');
  for (const { game, content, file } of frozenPacks) {
    const entry = games.find(({ id }) => id === game);
    if (entry === undefined) throw new Error(`no game ${game} for ${file}`);
    // By the rules of today, or by those of an edition that is kept.
    const kept = frozenEditions.filter((one) => one.game === game);
    const rules = [entry, ...(await Promise.all(kept.map(({ edition }) => ofEdition(entry, edition))))];
    const found = await Promise.all(rules.map((one) => oldPackFor(one, content)));
    expect(found.find((one) => one !== null)).toMatchObject({ file });
  }
});

test('a pack that is kept is listed as soon as its game is played with another one: run npm run freeze if this fails', async () => {
  const folder = new URL('../src/editions/packs/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const kept: { game: string; content: string } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const entry = games.find(({ id }) => id === kept.game);
    const isPresent = entry !== undefined && (await contentOnShelf(entry)) === kept.content;
    expect({ file, isListed: frozenPacks.some((one) => one.file === file) }).toEqual({ file, isListed: !isPresent });
  }
});
