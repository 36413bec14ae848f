import { expect, test } from 'vitest';
import { frozenPacks } from '../src/editions/index.ts';
import { contentOnShelf, games, oldPackFor } from '../src/index.ts';

test('every pack that is kept still gives the content that matches were played with', async () => {
  expect(frozenPacks.map(({ game }) => game)).toContain('gloire');
  for (const { game, content, file } of frozenPacks) {
    const entry = games.find(({ id }) => id === game);
    if (entry === undefined) throw new Error(`no game ${game} for ${file}`);
    if ((await contentOnShelf(entry)) === content) continue;
    expect(await oldPackFor(entry, content)).toMatchObject({ file });
  }
});
