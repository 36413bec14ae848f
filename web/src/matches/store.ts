import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchRecord } from './record.ts';

interface Shelves extends DBSchema {
  matches: { key: string; value: MatchRecord; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('bivouac', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
    // Another page wants a newer shape: let it, and open again when next asked.
    blocking(_old, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** The matches of this browser. Every one is a whole match file, so that nothing else is needed to go on. */
export async function keepMatch(record: MatchRecord): Promise<void> {
  await (await database()).put('matches', record);
}

export async function findMatch(id: string): Promise<MatchRecord | null> {
  return (await (await database()).get('matches', id)) ?? null;
}

export async function dropMatch(id: string): Promise<void> {
  await (await database()).delete('matches', id);
}

/** The latest first. Lessons are not listed: they are begun anew each time. */
export async function listMatches(): Promise<MatchRecord[]> {
  const all = await (await database()).getAllFromIndex('matches', 'changed');
  return all.filter(({ kind }) => kind !== 'lesson').reverse();
}
