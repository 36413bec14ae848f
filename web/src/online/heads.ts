import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * What this browser was given while matches of servers were played: heads of their chains. A file of another match does not
 * fit them, whoever has signed it.
 */
interface Heads extends DBSchema {
  /** The key: the table, how many entries had been shown, and the head. One that says two things for one entry keeps both. */
  heads: { key: [string, number, string]; value: { table: string; no: number; head: string } };
}

const allOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

async function inHeads<T>(what: (db: IDBPDatabase<Heads>) => Promise<T>): Promise<T | null> {
  try {
    const db = await openDB<Heads>('bivouac heads', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('heads', { keyPath: ['table', 'no', 'head'] }),
    });
    try {
      return await what(db);
    } finally {
      db.close();
    }
  } catch {
    // A browser that keeps nothing: then nothing can be compared, and the page says so.
    return null;
  }
}

export async function keepHead(table: string, no: number, head: string): Promise<void> {
  await inHeads((db) => db.put('heads', { table, no, head }));
}

/** What was shown of a match, in its order. */
export async function keptHeads(table: string): Promise<readonly string[]> {
  const found = await inHeads((db) => db.getAll('heads', allOf(table)));
  return (found ?? []).map(({ head }) => head);
}
