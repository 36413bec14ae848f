import type { Migrating } from '../migrate.ts';

/** Matches, their entries and saved tables, and what is to be done later. A migration is never changed once released. */
export async function matches({ schema, dialect }: Migrating): Promise<void> {
  await schema
    .createTable('match')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('head', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint')
    .execute();
  await schema
    .createTable('entry')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('no', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('act', 'text')
    .addColumn('after', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('chk', 'text')
    .addColumn('hidden', 'integer')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('chain', 'text')
    .addColumn('rid', 'text')
    .addPrimaryKeyConstraint('entry_is_one', ['match', 'no'])
    .addUniqueConstraint('entry_is_asked_once', ['match', 'rid'])
    .execute();
  await schema
    .createTable('snapshot')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('no', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshot_is_one', ['match', 'no'])
    .execute();
  await schema
    .createTable('job')
    .addColumn('id', dialect === 'postgres' ? 'serial' : 'integer', (column) =>
      dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('job_by_time').on('job').column('run_at').execute();
  await schema.createIndex('match_by_change').on('match').column('changed').execute();
}
