import type { SchemaModule } from 'kysely';

/** Several processes on one database: which of them run, and which one drives the bots of a match for now. */
export async function processes({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('process')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('lease')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
