import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { migrate } from '../store/migrate.ts';
import type { StorePlace } from '../store/open-store.ts';
import { connectionTo } from '../store/postgres/pg-line.ts';
import { openSqlite } from '../store/sqlite.ts';
import { KeepFault, keysIn, putKeys, removeAll, settle } from './copy-file.ts';
import { type AnyRow, keptTables } from './tables-in-order.ts';

/** So many rows are read at a time. */
const AT_ONCE = 500;

/** The database as it is at one moment, copied while others write: a file of SQLite, wherever it is kept. */
function copyFile(dataFolder: string, part: string): void {
  const file = join(dataFolder, 'bivouac.db');
  if (!existsSync(file)) throw new KeepFault(`there is no database in ${dataFolder}`);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    database.prepare('VACUUM INTO ?').run(part);
  } finally {
    database.close();
  }
}

async function copyPostgres(url: string, part: string): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  client.on('error', () => undefined);
  await client.connect();
  const copy = openSqlite(part, ['journal_mode = DELETE', 'synchronous = OFF']);
  try {
    await migrate(copy);
    // One snapshot for all tables: what is written meanwhile is not in it.
    await client.query('begin isolation level repeatable read read only');
    for (const table of await keptTables(copy)) {
      await copy.deleteFrom(table).execute();
      await client.query(`declare rows no scroll cursor for select * from "${table}"`);
      for (;;) {
        const { rows } = await client.query<AnyRow>(`fetch ${AT_ONCE} from rows`);
        if (rows.length === 0) break;
        await copy.transaction().execute(async (tx) => {
          for (const row of rows) await tx.insertInto(table).values(row).execute();
        });
      }
      await client.query('close rows');
    }
    await client.query('commit');
  } finally {
    await copy.destroy();
    await client.end();
  }
}

/** Writes a whole copy of what a server keeps, its keys included, while it runs. It is secret, as the server's folder is. */
export async function backup({ dataFolder, databaseUrl }: StorePlace, file: string): Promise<void> {
  if (existsSync(file)) throw new KeepFault(`${file} is there already: give another name`);
  const part = `${file}.part`;
  removeAll(part);
  try {
    if (databaseUrl === undefined || databaseUrl === null) copyFile(dataFolder, part);
    else await copyPostgres(databaseUrl, part);
    putKeys(part, keysIn(dataFolder));
    settle(part, file);
  } catch (error) {
    removeAll(part, `${part}-journal`);
    throw error instanceof KeepFault ? error : new KeepFault(`the copy could not be written: ${String(error)}`);
  }
}
