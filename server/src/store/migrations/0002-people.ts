import type { SchemaModule } from 'kysely';

/** Who plays: accounts and guests with their sessions, seats, links to a table, and what is secret until the end. */
export async function people({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('credential')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('credential_is_one', ['account', 'kind', 'data'])
    .execute();
  await schema
    .createTable('session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('session_by_account').on('session').column('account').execute();
  await schema
    .createTable('seat')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('powers', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('promise', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seat_is_one', ['match', 'seat'])
    .execute();
  await schema.createIndex('seat_by_account').on('seat').column('account').execute();
  await schema
    .createTable('invite')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('match_secret')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('seed', 'text', (column) => column.notNull())
    .execute();
  await schema.alterTable('match').addColumn('status', 'text').execute();
  await schema.createIndex('match_by_status').on('match').column('status').execute();
}
