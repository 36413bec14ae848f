/** What runs inside the page of `store.e2e.ts`: bundled there, never imported. */
import { storeSuite } from '@bivouac/host/testing';
import { type MatchRecord, newRecord } from '../src/matches/record.ts';
import { BrowserStore } from '../src/matches/store.ts';

/** Runs the suite of all stores on IndexedDB; what went wrong, by the name of the test. */
export async function runSuite(): Promise<{ readonly ran: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  for (const [i, { name, run }] of storeSuite.entries()) {
    const store = new BrowserStore(`suite ${i}`);
    const opening = { game: 'tiny', scenario: '', options: {}, seats: [], seed: '' };
    const head = (id: string, changed = 1): MatchRecord => ({ ...newRecord(opening, 'match', id), changed });
    try {
      // A store gives back the heads it was given: the suite looks at what every head has.
      await run(store, head);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ran: storeSuite.length, faults };
}

/** A database of version 1, as browsers have it from before rows and saved tables, with one match in it. */
export function keepOld(record: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const wanted = indexedDB.open('bivouac', 1);
    wanted.addEventListener('upgradeneeded', () => {
      wanted.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    });
    wanted.addEventListener('error', () => reject(wanted.error ?? new Error('the database cannot be opened')));
    wanted.addEventListener('success', () => {
      const change = wanted.result.transaction('matches', 'readwrite');
      change.objectStore('matches').put(record);
      change.addEventListener('complete', () => {
        wanted.result.close();
        resolve();
      });
    });
  });
}
