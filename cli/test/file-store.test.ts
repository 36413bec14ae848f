import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeSuite, type TestHead } from '@bivouac/host/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileStore } from '../src/store/file-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const head = (id: string, changed = 1): TestHead => ({ id, revision: 0, changed });
const row = (no: number) => ({ no, entry: null, at: no, hidden: null, facts: [] });

describe('matches in a folder', () => {
  test.each(storeSuite)('$name', async ({ run }) => {
    await expect(run(new FileStore<TestHead>(folder), head)).resolves.toBeUndefined();
  });

  test('of two programs at the same match only one goes on, and half a file is none', async () => {
    const [one, two] = [new FileStore<TestHead>(folder), new FileStore<TestHead>(folder)];
    await one.begin(head('../m'));
    const next = await one.append(head('../m'), { rows: [row(0)], saved: null, seen: null });
    expect(await two.append(head('../m'), { rows: [row(0), row(1)], saved: null, seen: null })).toBeNull();
    // The name of a match cannot lead out of the folder, and what was not finished is not read.
    const [own = ''] = readdirSync(folder);
    writeFileSync(join(folder, own, 'new-1'), '{"head":');
    expect(await two.load('../m')).toMatchObject({ head: next, tail: [{ no: 0 }] });
  });

  test('is the same for another program, with few files however long the match is', async () => {
    const store = new FileStore<TestHead>(folder);
    await store.begin(head('long'));
    let now: TestHead | null = head('long');
    for (let no = 0; no < 300; no++) {
      const saved = no % 64 === 0 ? ({ no } as Parameters<typeof store.append>[1]['saved']) : null;
      now = now === null ? null : await store.append(now, { rows: [row(no)], saved, seen: null });
    }
    const again = new FileStore<TestHead>(folder);
    expect(await again.rows('long')).toEqual(Array.from({ length: 300 }, (_, no) => row(no)));
    expect((await again.load('long'))?.tail).toHaveLength(300 - 257);
    expect(readdirSync(join(folder, 'long')).length).toBeLessThan(60);
  });
});
