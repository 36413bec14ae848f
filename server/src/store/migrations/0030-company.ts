import type { SchemaModule } from 'kysely';

/** What people have besides their seats: notes, tokens for programs, links to look on, notices and the ways they go. */
export async function company({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('own')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_is_one', ['match', 'account'])
    .execute();
  await schema
    .createTable('watch_link')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('token')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('token_by_account').on('token').column('account').execute();
  await schema
    .createTable('setting')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('mail')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('code_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('mail_by_address').on('mail').column('address').execute();
  await schema
    .createTable('push')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('push_by_account').on('push').column('account').execute();
  await schema
    .createTable('notice')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('wait', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_is_one', ['account', 'match', 'kind'])
    .execute();
}
