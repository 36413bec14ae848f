import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

export type TableName = keyof Tables;
export type AnyRow = Readonly<Record<string, string | number | null>>;

/** What belongs to the processes that run now, and not to a copy. */
const PASSING = new Set(['process', 'lease', 'sqlite_sequence']);

/** All tables whose rows are worth keeping, as the database itself names them: a new one need not be told here. */
export async function keptTables(db: Kysely<Tables>): Promise<TableName[]> {
  const found = await db.introspection.getTables();
  const names = found.map(({ name }) => name).filter((name) => !PASSING.has(name));
  return names.toSorted() as TableName[];
}
