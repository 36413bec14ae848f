import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Kept, keptSnapshots, matchText, type News, type Store } from '@bivouac/host';
import type { Row, Saved } from '@bivouac/kernel/table';
import type { MatchRecord } from './record.ts';

interface Shelves extends DBSchema {
  matches: { key: string; value: MatchRecord; indexes: { changed: number } };
  /** Rows as they came, some together; the key is the number of the first of them. */
  rows: { key: [string, number]; value: { id: string; no: number; rows: readonly Row[] } };
  /** Tables that were saved whole, as text: that is quicker to write and read than a tree of objects. */
  saves: { key: [string, number]; value: { id: string; no: number; saved: string } };
  seen: { key: string; value: { id: string; at: number } };
}

const SHELVES = ['matches', 'rows', 'saves', 'seen'] as const;

/** Everything of one match. */
const all = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** A record may be older than this page: what it does not say yet is filled in. */
function filledIn(record: MatchRecord): MatchRecord {
  return { ...record, pack: record.pack ?? null, revision: record.revision ?? 0, rows: record.rows ?? 0 };
}

/** The matches of this browser, in IndexedDB. Matches of version 1 of the database are in it as they were. */
export class BrowserStore implements Store<MatchRecord> {
  readonly #name: string;
  #opened: Promise<IDBPDatabase<Shelves>> | null = null;

  constructor(name = 'bivouac') {
    this.#name = name;
  }

  #database(): Promise<IDBPDatabase<Shelves>> {
    this.#opened ??= openDB<Shelves>(this.#name, 2, {
      upgrade: (db, from) => {
        if (from < 1) db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
        if (from < 2) {
          db.createObjectStore('rows', { keyPath: ['id', 'no'] });
          db.createObjectStore('saves', { keyPath: ['id', 'no'] });
          db.createObjectStore('seen', { keyPath: 'id' });
        }
      },
      // Another page wants a newer shape: let it, and open again when next asked.
      blocking: (_old, _blocked, event) => {
        (event.target as IDBDatabase).close();
        this.#opened = null;
      },
      terminated: () => {
        this.#opened = null;
      },
    });
    return this.#opened;
  }

  async begin(head: MatchRecord): Promise<void> {
    const change = (await this.#database()).transaction(SHELVES, 'readwrite');
    await Promise.all([
      change.objectStore('rows').delete(all(head.id)),
      change.objectStore('saves').delete(all(head.id)),
      change.objectStore('seen').delete(head.id),
      change.objectStore('matches').put(head),
      change.done,
    ]);
  }

  async append(head: MatchRecord, { rows, saved, seen }: News): Promise<MatchRecord | null> {
    const { id } = head;
    const change = (await this.#database()).transaction(SHELVES, 'readwrite');
    const there = await change.objectStore('matches').get(id);
    if (there !== undefined && (there.revision ?? 0) !== head.revision) {
      await change.done;
      return null;
    }
    const next = { ...head, revision: head.revision + 1 };
    await change.objectStore('matches').put(next);
    const [first] = rows;
    if (first !== undefined) await change.objectStore('rows').put({ id, no: first.no, rows });
    if (seen !== null) await change.objectStore('seen').put({ id, at: seen });
    if (saved !== null) {
      const saves = change.objectStore('saves');
      await saves.put({ id, no: saved.no, saved: JSON.stringify(saved) });
      const numbers = (await saves.getAllKeys(all(id))).map(([, no]) => no);
      const kept = keptSnapshots(numbers);
      await Promise.all(numbers.flatMap((no) => (kept.includes(no) ? [] : [saves.delete([id, no])])));
    }
    await change.done;
    if (saved !== null) await this.#bind(id);
    return next;
  }

  /** Binds the rows that came one by one into a few, so that reading them all stays quick. */
  async #bind(id: string): Promise<void> {
    const change = (await this.#database()).transaction('rows', 'readwrite');
    const loose: Shelves['rows']['value'][] = [];
    // They lie after all that are bound: however long the match is, only they are read.
    for (let at = await change.store.openCursor(all(id), 'prev'); at !== null; at = await at.continue()) {
      if (at.value.rows.length >= BOUND) break;
      loose.unshift(at.value);
    }
    const [first] = loose;
    const together = loose.flatMap(({ rows }) => rows);
    if (first !== undefined && loose.length > 1 && together.every(({ no }, i) => no === first.no + i)) {
      await Promise.all(loose.map(({ no }) => change.store.delete([id, no])));
      await change.store.put({ id, no: first.no, rows: together });
    }
    await change.done;
  }

  async load(id: string): Promise<Kept<MatchRecord> | null> {
    const db = await this.#database();
    const head = await db.get('matches', id);
    if (head === undefined) return null;
    const saved = await this.savedBefore(id, Number.POSITIVE_INFINITY);
    const tail = await this.rows(id, saved === null ? 0 : saved.no + 1);
    const seen = await db.get('seen', id);
    return { head: filledIn(head), saved, tail, seen: seen?.at ?? null };
  }

  async rows(id: string, from = 0, to = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    const { store } = (await this.#database()).transaction('rows');
    // The bundle that the first one is in began at or before it.
    const before = from === 0 ? null : await store.openKeyCursor(IDBKeyRange.bound([id, 0], [id, from]), 'prev');
    const first = before === null ? 0 : before.primaryKey[1];
    const bundles = await store.getAll(IDBKeyRange.bound([id, first], [id, to]));
    return bundles.flatMap(({ rows }) => rows.filter(({ no }) => no >= from && no <= to));
  }

  async savedBefore(id: string, no: number): Promise<Saved | null> {
    const { store } = (await this.#database()).transaction('saves');
    const found = await store.openCursor(IDBKeyRange.bound([id, 0], [id, no]), 'prev');
    return found === null ? null : (JSON.parse(found.value.saved) as Saved);
  }

  async noteSeen(id: string, at: number): Promise<void> {
    await (await this.#database()).put('seen', { id, at });
  }

  async drop(id: string): Promise<void> {
    const change = (await this.#database()).transaction(SHELVES, 'readwrite');
    await Promise.all([
      change.objectStore('rows').delete(all(id)),
      change.objectStore('saves').delete(all(id)),
      change.objectStore('seen').delete(id),
      change.objectStore('matches').delete(id),
      change.done,
    ]);
  }

  async list(): Promise<readonly MatchRecord[]> {
    const found = await (await this.#database()).getAllFromIndex('matches', 'changed');
    return found.map(filledIn).reverse();
  }
}

/** So many rows or more are bound together. */
const BOUND = 64;

export const matches = new BrowserStore();

export const keepMatch = (record: MatchRecord): Promise<void> => matches.begin(record);
export const dropMatch = (id: string): Promise<void> => matches.drop(id);

/** The latest first. Lessons are not listed: they are begun anew each time. */
export async function listMatches(): Promise<MatchRecord[]> {
  return (await matches.list()).filter(({ kind }) => kind !== 'lesson');
}

/** The file of a match that is kept here; null if it has none. */
export async function fileOf({ id, text }: MatchRecord): Promise<string | null> {
  const kept = await matches.load(id);
  if (kept === null || kept.saved === null) return text;
  return matchText(kept.saved, await matches.rows(id));
}
