import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestHead } from '@bivouac/host/testing';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate, type Migrating, migrations } from '../../src/store/migrate.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { head, news, row, storeContract } from './store-contract.ts';

let folder = '';
const open = (pragmas: readonly string[] = []) => SqliteStore.open<TestHead>(join(folder, 'bivouac.db'), pragmas);

function freshFolder(): void {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-sqlite-'));
}
const dropFolder = () => rmSync(folder, { recursive: true, force: true });

describe('matches in SQLite', () => {
  let store: SqliteStore<TestHead>;
  beforeAll(async () => {
    freshFolder();
    store = await open();
  });
  afterAll(async () => {
    await store.close();
    dropFolder();
  });

  storeContract(() => store);
});

describe('when the store fails', () => {
  beforeEach(freshFolder);
  afterEach(dropFolder);

  test('a full disk refuses what does not fit, keeps what was told, and goes on', async () => {
    const store = await open(['max_page_count = 110']);
    await store.begin(head('full'));
    let now = head('full');
    let kept = 0;
    const big = (no: number) => ({ ...row(no), facts: [{ fact: 'x'.repeat(20_000) }] });
    await expect(async () => {
      for (; kept < 50; kept++) {
        const next = await store.append(now, { rows: [big(kept)], saved: null, seen: null });
        if (next !== null) now = next;
      }
    }).rejects.toThrow(/full/);
    expect(kept).toBeGreaterThan(0);
    expect((await store.rows('full')).map(({ no }) => no)).toEqual(Array.from({ length: kept }, (_, no) => no));
    await store.drop('full');
    await store.begin(head('after'));
    expect(await store.append(head('after'), news(0))).not.toBeNull();
    await store.close();
  });

  test('a database that may only be read says so, and can be read', async () => {
    const writing = await open();
    await writing.begin(head('read'));
    await writing.close();
    const store = await open(['query_only = ON']).catch((error: unknown) => error);
    // Nothing needs to be changed to open it: it is of today's version.
    if (!(store instanceof SqliteStore)) throw store;
    await expect(store.append(head('read'), news(0))).rejects.toThrow(/readonly/);
    expect(await store.rows('read')).toEqual([]);
    await store.close();
  });

  test('a database that another program holds is waited for, and not for ever', async () => {
    const store = await open(['busy_timeout = 50']);
    await store.begin(head('busy'));
    const other = new DatabaseSync(join(folder, 'bivouac.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.append(head('busy'), news(0))).rejects.toThrow(/locked/);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append(head('busy'), news(0))).not.toBeNull();
    await store.close();
  });

  test('one that fails in a batch takes no other with it', async () => {
    const store = await open();
    await Promise.all(['a', 'b', 'c'].map((id) => store.begin(head(id))));
    const twice = { rows: [row(0), row(0)], saved: null, seen: null };
    const done = await Promise.allSettled([
      store.append(head('a'), news(0)),
      store.append(head('b'), twice),
      store.append(head('c'), news(0)),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.rows('b')).toEqual([]);
    await store.close();
    await expect(store.rows('a')).rejects.toThrow('the writer has ended');
  });

  test('a folder that is not there is said', async () => {
    await expect(SqliteStore.open(join(folder, 'nowhere', 'x.db'))).rejects.toThrow(/open/);
  });
});

describe('a database of another version', () => {
  beforeEach(freshFolder);
  afterEach(dropFolder);

  test('is brought to today’s once, and left alone if it is of a later one', async () => {
    const file = join(folder, 'bivouac.db');
    const db = openSqlite(file);
    await migrate(db);
    await migrate(db);
    await db.updateTable('meta').set({ value: '99' }).where('key', '=', 'schema').execute();
    await expect(migrate(db)).rejects.toThrow(/later version/);
    await db.destroy();
  });

  test('is as it was if the upgrade breaks off in the middle', async () => {
    const file = join(folder, 'bivouac.db');
    const db = openSqlite(file);
    await migrate(db);
    await db.insertInto('meta').values({ key: 'mine', value: 'kept' }).execute();
    const half = async (tx: Migrating) => {
      await tx.schema.createTable('half').addColumn('x', 'text').execute();
      throw new Error('killed');
    };
    await expect(migrate(db, [...migrations, half])).rejects.toThrow('killed');
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
    await migrate(db);
    expect(await db.selectFrom('meta').selectAll().where('key', '=', 'mine').execute()).toHaveLength(1);
    await db.destroy();
  });
});
