import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from '../store/migrate.ts';
import type { StorePlace } from '../store/open-store.ts';
import { poolTo } from '../store/postgres/pg-line.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Tables } from '../store/tables.ts';
import { checkCopy, KeepFault, removeAll, settle, takeKeys } from './copy-file.ts';
import { keptTables } from './tables-in-order.ts';

function putFiles(dataFolder: string, keys: ReturnType<typeof takeKeys>): void {
  for (const { name, bytes } of keys) writeFileSync(join(dataFolder, name), bytes, { mode: 0o600 });
}

function intoFolder(dataFolder: string, file: string): void {
  const target = join(dataFolder, 'bivouac.db');
  if (existsSync(target)) throw new KeepFault(`there is a database in ${dataFolder} already: move it away first`);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const part = `${target}.part`;
  removeAll(part);
  copyFileSync(file, part);
  putFiles(dataFolder, takeKeys(part));
  settle(part, target);
}

/** Into an empty database, in one transaction: it is all there, or nothing is. */
async function intoPostgres(url: string, dataFolder: string, file: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'bivouac-restore-'));
  const copied = join(scratch, 'copy.db');
  copyFileSync(file, copied);
  const keys = takeKeys(copied);
  const copy = openSqlite(copied);
  const target = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolTo(url) }) });
  try {
    await migrate(copy);
    await migrate(target, undefined, 'postgres');
    const { count } = await target
      .selectFrom('match')
      .select((say) => say.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) throw new KeepFault('there are matches in that database already: give an empty one');
    await target.transaction().execute(async (tx) => {
      for (const table of await keptTables(copy)) {
        await tx.deleteFrom(table).execute();
        const rows = await copy.selectFrom(table).selectAll().execute();
        for (const row of rows) await tx.insertInto(table).values(row).execute();
      }
      await sql`select setval(pg_get_serial_sequence('job', 'id'), coalesce((select max(id) from job), 0) + 1)`.execute(
        tx,
      );
    });
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    putFiles(dataFolder, keys);
  } finally {
    await copy.destroy();
    await target.destroy();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Puts a copy in the place of a server that has nothing yet. A file that was cut off is refused, and nothing is changed. */
export async function restore({ dataFolder, databaseUrl }: StorePlace, file: string): Promise<void> {
  checkCopy(file);
  if (databaseUrl === undefined || databaseUrl === null) intoFolder(dataFolder, file);
  else await intoPostgres(databaseUrl, dataFolder, file);
}
