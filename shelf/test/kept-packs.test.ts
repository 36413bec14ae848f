import { expect, test } from 'vitest';
import { frozenEditions, frozenPacks } from '../src/editions/index.ts';
import { contentOnShelf, games, ofEdition, oldPackFor } from '../src/index.ts';

test('every pack that is kept still gives the content that matches were played with', async () => {
  expect(frozenPacks.map(({ game }) => game)).toContain('gloire');
  for (const { game, content, file } of frozenPacks) {
    const entry = games.find(({ id }) => id === game);
    if (entry === undefined) throw new Error(`no game ${game} for ${file}`);
    if ((await contentOnShelf(entry)) === content) continue;
    // By the rules of today, or by those of an edition that is kept.
    const kept = frozenEditions.filter((one) => one.game === game);
    const rules = [entry, ...(await Promise.all(kept.map(({ edition }) => ofEdition(entry, edition))))];
    const found = await Promise.all(rules.map((one) => oldPackFor(one, content)));
    expect(found.find((one) => one !== null)).toMatchObject({ file });
  }
});
