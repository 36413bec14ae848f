import type { SchemaModule } from 'kysely';

/** What people say to each other beside the match. */
export async function said({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('said')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('audience', 'integer')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('rid', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('said_is_one', ['match', 'id'])
    .addUniqueConstraint('said_is_asked_once', ['match', 'rid'])
    .execute();
}
