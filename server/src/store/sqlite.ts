import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from './tables.ts';

/** What every connection says first: written ahead, and on the disk before anybody is told. */
const CARE = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON'];

/** So many statements are kept prepared: all that the deeds have, but for long lists. */
const PREPARED = 256;

/** The driver under the query builder: its interface is that of `node:sqlite`, which takes its place one day. */
export function openSqlite(file: string, pragmas: readonly string[] = []): Kysely<Tables> {
  const database = new DatabaseSync(file);
  for (const pragma of [...CARE, ...pragmas]) database.exec(`PRAGMA ${pragma}`);
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...values) as unknown[],
      run: (values) => statement.run(...values),
      iterate: (values) => statement.iterate(...values),
    };
  };
  const prepared = new Map<string, SqliteStatement>();
  const dialect = new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const known = prepared.get(sql) ?? prepare(sql);
        if (prepared.size >= PREPARED) prepared.clear();
        prepared.set(sql, known);
        return known;
      },
    },
  });
  return new Kysely<Tables>({ dialect });
}
