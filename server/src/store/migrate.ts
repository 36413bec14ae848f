import { type Kysely, type SchemaModule, sql } from 'kysely';
import { matches } from './migrations/0001-matches.ts';
import { people } from './migrations/0002-people.ts';
import { said } from './migrations/0003-said.ts';
import { processes } from './migrations/0010-processes.ts';
import { company } from './migrations/0030-company.ts';
import type { Tables } from './tables.ts';

/** Where the two databases speak differently: how rows are counted, and how two who upgrade at once are kept apart. */
export type Dialect = 'sqlite' | 'postgres';
/** What a migration may touch: tables as they were in its time, whatever they are today. */
export type Migrating = { readonly schema: SchemaModule; readonly dialect: Dialect };
type Migration = (db: Migrating) => Promise<void>;

/** The steps from an empty database to today's tables, in their order: only ever added to. */
export const migrations: readonly Migration[] = [matches, people, said, processes, company];

/** Any number that only this program means. */
const UPGRADE_LOCK = 1_813_001;

/**
 * Brings a database to today's tables, all in one transaction: whoever is killed in the middle finds it as it was. A
 * database of a later program is left alone.
 */
export async function migrate(
  db: Kysely<Tables>,
  steps: readonly Migration[] = migrations,
  dialect: Dialect = 'sqlite',
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${UPGRADE_LOCK})`.execute(tx);
    await tx.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const found = await tx.selectFrom('meta').select('value').where('key', '=', 'schema').executeTakeFirst();
    const done = Number(found?.value ?? 0);
    if (done > steps.length) {
      throw new Error(
        `the database is of a later version (${done}, this program knows ${steps.length}): update Bivouac`,
      );
    }
    if (done === steps.length) return;
    for (const step of steps.slice(done)) await step({ schema: tx.schema, dialect });
    const value = String(steps.length);
    await tx
      .insertInto('meta')
      .values({ key: 'schema', value })
      .onConflict((known) => known.column('key').doUpdateSet({ value }))
      .execute();
  });
}
