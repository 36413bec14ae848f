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

/**
 * Keeps how a match has gone on; the record as it is kept now. Null if it has gone on elsewhere since this record was
 * read: then nothing is written, so that of two pages neither can undo what the other one has kept.
 */
export async function keepOn(record: MatchRecord): Promise<MatchRecord | null> {
  const change = (await database()).transaction('matches', 'readwrite');
  const there = await change.store.get(record.id);
  const mayWrite = there === undefined || (there.revision ?? 0) === record.revision;
  const next = { ...record, revision: record.revision + 1 };
  if (mayWrite) await change.store.put(next);
  await change.done;
  return mayWrite ? next : null;
}

/** A record may be older than this page: what it does not say yet is filled in. */
function filledIn(record: MatchRecord): MatchRecord {
  return { ...record, pack: record.pack ?? null, revision: record.revision ?? 0 };
}

export async function findMatch(id: string): Promise<MatchRecord | null> {
  const record = await (await database()).get('matches', id);
  return record === undefined ? null : filledIn(record);
}

export async function dropMatch(id: string): Promise<void> {
  await (await database()).delete('matches', id);
}

/** The latest first. Lessons are not listed: they are begun anew each time. */
export async function listMatches(): Promise<MatchRecord[]> {
  const all = await (await database()).getAllFromIndex('matches', 'changed');
  return all
    .filter(({ kind }) => kind !== 'lesson')
    .map(filledIn)
    .reverse();
}
