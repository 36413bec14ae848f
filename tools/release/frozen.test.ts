import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, loadMatch, Table, writeMatch } from '@bivouac/kernel/table';
import { contentOnShelf, findGame, type FrozenPack, oldPackFor, type ShelfEntry } from '@bivouac/shelf';
import { freezePacks } from './frozen.ts';
import { writeKeptIndex } from './kept-index.ts';

const nations = findGame('nations') as ShelfEntry;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-editions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The game as a later release might have it: the same rules, a pack of another name. */
async function later(): Promise<ShelfEntry> {
  const pack = (await nations.packs?.own()) as object;
  const changed = await nations.withContent?.({ ...pack, id: 'later' }, 'later.json');
  if (changed === undefined || 'faults' in changed) throw new Error(JSON.stringify(changed));
  return changed;
}

/** A running match with the pack of today, as a file. */
async function running(entry: ShelfEntry): Promise<string> {
  const game = await entry.load?.();
  const text = game?.use((known) => {
    const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
    const table = Table.open(known, { scenario: 'leipzig', options: {}, seats, clock: null, nonces: [], seed: 'x' }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    const [offer] = table.decision(0)?.offers ?? [];
    table.act(0, offer, 0);
    return writeMatch(table.file(true));
  });
  return text ?? '';
}

describe('the packs of a release', () => {
  test('are kept once, by their hash, and listed as soon as the game comes with another one', async () => {
    const [name = ''] = await freezePacks([nations], folder);
    expect(await freezePacks([nations], folder)).toEqual([]);
    expect(readdirSync(join(folder, 'packs'))).toEqual([name]);
    const content = (await contentOnShelf(nations)) ?? '';
    expect(name).toBe(`nations-${content.slice(0, 12)}.json`);
    // As long as it is the present pack, the page does not carry it twice.
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).not.toContain(name);
    await writeKeptIndex([await later()], folder);
    const index = readFileSync(join(folder, 'index.ts'), 'utf8');
    expect(index).toContain(`content: '${content}'`);
    expect(index).toContain(`import('./packs/${name}'`);
  });

  test('are found by a match that a later release would refuse, and the match goes on', async () => {
    await freezePacks([nations], folder);
    const [name = ''] = readdirSync(join(folder, 'packs'));
    const file = JSON.parse(readFileSync(join(folder, 'packs', name), 'utf8')) as { content: string; pack: unknown };
    const kept: FrozenPack[] = [{ game: 'nations', content: file.content, file: name, load: async () => file.pack }];
    const text = await running(nations);
    const now = await later();
    const refused = (await now.load?.())?.use((game) => {
      const loaded = loadMatch(game, text);
      return 'fault' in loaded ? loaded.fault : null;
    });
    expect(refused).toBe('otherContent');
    const old = await oldPackFor(now, file.content, kept);
    const then = await now.withContent?.(old?.json, name);
    const found = then === undefined || 'faults' in then ? null : await then.load?.();
    expect(found?.use((game) => 'table' in loadMatch(game, text))).toBe(true);
  });

  test('are not asked for where the present one will do, nor where none of that hash is kept', async () => {
    const content = (await contentOnShelf(nations)) ?? '';
    const kept: FrozenPack[] = [{ game: 'nations', content, file: 'x', load: async () => nations.packs?.own() }];
    expect(await oldPackFor(nations, content, kept)).toBeNull();
    expect(await oldPackFor(nations, hashOf('another'), kept)).toBeNull();
    // What is kept must still give the content that it is known by.
    const wrong = [{ ...(kept[0] as FrozenPack), content: hashOf('another') }];
    expect(await oldPackFor(nations, hashOf('another'), wrong)).toBeNull();
  });
});
