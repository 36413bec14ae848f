import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMatch, Table, writeMatch } from '@bivouac/kernel/table';
import { anyGame, editionOnShelf, findGame, type FrozenEdition, ofEdition, type ShelfEntry } from '@bivouac/shelf';
import { freezeEditions } from './editions.ts';
import { writeKeptIndex } from './kept-index.ts';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const nations = findGame('nations') as ShelfEntry;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-editions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The game as a later release might have it: rules of another edition. */
const later: ShelfEntry = {
  ...nations,
  load: async () => {
    const today = await nations.load?.();
    if (today === undefined) throw new Error('nations cannot be played');
    return today.use((game) => anyGame({ ...game, edition: 'later' }));
  },
};

/** A running match by the rules of today, as a file. */
async function running(): Promise<string> {
  const text = (await nations.load?.())?.use((game) => {
    const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
    const table = Table.open(game, { scenario: 'leipzig', options: {}, seats, clock: null, nonces: [], seed: 'x' }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    table.act(0, table.decision(0)?.offers[0], 0);
    return writeMatch(table.file(true));
  });
  return text ?? '';
}

test('the rules of a release are one file an edition, which imports nothing, and a later release plays on with them', async () => {
  const edition = (await editionOnShelf(nations)) ?? '';
  const name = `nations-${edition}.edition.mjs`;
  expect(await freezeEditions([nations], folder, games)).toEqual([name]);
  expect(await freezeEditions([nations], folder, games)).toEqual([]);
  const file = join(folder, 'rules', name);
  expect(readFileSync(file, 'utf8')).not.toMatch(/\bfrom\s*["'](@bivouac|node:)/);

  // As long as it is the present edition, the page does not carry it.
  await writeKeptIndex([nations], folder);
  expect(readFileSync(join(folder, 'index.ts'), 'utf8')).not.toContain(name);
  await writeKeptIndex([later], folder);
  expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toContain(`import('./rules/${name}')`);

  const text = await running();
  const refused = (await later.load?.())?.use((game) => {
    const loaded = loadMatch(game, text);
    return 'fault' in loaded ? loaded.fault : null;
  });
  expect(refused).toBe('otherEdition');
  const load = (): ReturnType<FrozenEdition['load']> => import(pathToFileURL(file).href);
  const then = await ofEdition(later, edition, [{ game: 'nations', edition, load }]);
  const length = (await then.load?.())?.use((game) => {
    const loaded = loadMatch(game, text);
    if ('fault' in loaded) throw new Error(loaded.detail);
    const { table } = loaded;
    for (let n = 0; n < 30; n++) {
      const [seat = 0] = table.waiting();
      const done = table.act(seat, table.decision(seat)?.offers[0], 0);
      if (!done.ok) throw new Error(done.refused);
    }
    return table.length;
  });
  expect(length).toBe(31);
});

test('what is kept of an earlier edition is never touched', async () => {
  const old = join(folder, 'rules', 'nations-before.edition.mjs');
  writeFileSync(old, 'export const doors = {};\n');
  const { mtimeMs } = statSync(old);
  await freezeEditions([nations], folder, games);
  expect(readFileSync(old, 'utf8')).toBe('export const doors = {};\n');
  expect(statSync(old).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(join(folder, 'rules'))).toHaveLength(2);
});
