import type { Row, Saved } from '@bivouac/kernel/table';
import type { News, Store } from '../src/store.ts';

/** The least that a head must say. */
export interface TestHead {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
}

type AnyStore = Store<TestHead>;

/** What a store must do, a name and a deed each: plain functions, so that the same suite runs in Node and in a browser. */
export interface StoreTest {
  readonly name: string;
  readonly run: (store: AnyStore, head: (id: string, changed?: number) => TestHead) => Promise<void>;
}

function rowsOf(from: number, to: number): Row[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const no = from + i;
    const entry = no === 0 ? null : { seat: no % 2, act: ['march', no] as const, after: 7, check: 'abcdef' };
    return { no, entry, at: no * 10, hidden: no % 3 === 0 ? 1 : null, facts: [{ fact: 'told', no }] };
  });
}

function savedAt(no: number): Saved {
  // A store does not look inside.
  return { shape: 1, no, at: no * 10, seed: 'x' } as Partial<Saved> as Saved;
}

function news(rows: readonly Row[], saved: Saved | null = null, seen: number | null = null): News {
  return { rows, saved, seen };
}

function same(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}

async function must(store: AnyStore, head: TestHead, what: News): Promise<TestHead> {
  const next = await store.append(head, what);
  if (next === null) throw new Error('a match that nobody else plays should go on');
  return next;
}

export const storeSuite: readonly StoreTest[] = [
  {
    name: 'knows no match that was not begun',
    async run(store) {
      same(await store.load('none'), null, 'load');
      same(await store.rows('none'), [], 'rows');
      same(await store.savedBefore('none', 99), null, 'savedBefore');
    },
  },
  {
    name: 'gives back what was added, in order, however it came',
    async run(store, head) {
      await store.begin(head('a'));
      let now = await must(store, head('a'), news(rowsOf(0, 0)));
      for (let no = 1; no <= 200; no += 1 + (no % 3)) now = await must(store, now, news(rowsOf(no, no + (no % 3))));
      const rows = await store.rows('a');
      same(rows, rowsOf(0, rows.length - 1), 'rows');
      const kept = await store.load('a');
      same(kept?.tail.length, rows.length, 'tail without a saved table');
      same(kept?.head.revision, now.revision, 'revision');
    },
  },
  {
    name: 'loads the last table that was saved, and only the rows since then',
    async run(store, head) {
      await store.begin(head('b'));
      let now = await must(store, head('b'), news(rowsOf(0, 64), savedAt(64)));
      now = await must(store, now, news(rowsOf(65, 70)));
      now = await must(store, now, news(rowsOf(71, 128), savedAt(128)));
      await must(store, now, news(rowsOf(129, 130)));
      const kept = await store.load('b');
      same(kept?.saved, savedAt(128), 'saved');
      same(kept?.tail, rowsOf(129, 130), 'tail');
      same(await store.rows('b'), rowsOf(0, 130), 'all rows');
      for (const [from, to] of [
        [0, 0],
        [10, 20],
        [60, 66],
        [70, 71],
        [100, 130],
        [130, 130],
        [129, 400],
      ] as const) {
        same(await store.rows('b', from, to), rowsOf(from, Math.min(to, 130)), `rows ${from} to ${to}`);
      }
      same(await store.rows('b', 131), [], 'rows after the last');
    },
  },
  {
    name: 'keeps a saved table every 256 entries for replays',
    async run(store, head) {
      await store.begin(head('c'));
      let now = await must(store, head('c'), news(rowsOf(0, 0), savedAt(0)));
      for (let no = 64; no <= 1280; no += 64) now = await must(store, now, news(rowsOf(no - 63, no), savedAt(no)));
      for (let no = 0; no <= 1280; no += 32) {
        // The beginning of a match can always be set up again.
        const { no: found } = (await store.savedBefore('c', no)) ?? { no: 0 };
        if (found > no || no - found > 256) throw new Error(`before ${no} the table at ${found} is kept`);
      }
    },
  },
  {
    name: 'lets nobody add to a match that has gone on elsewhere',
    async run(store, head) {
      await store.begin(head('d'));
      const first = await must(store, head('d'), news(rowsOf(0, 1)));
      await must(store, first, news(rowsOf(2, 2)));
      same(await store.append(first, news(rowsOf(2, 4), savedAt(4), 99)), null, 'the later one');
      same(await store.rows('d'), rowsOf(0, 2), 'rows');
      same((await store.load('d'))?.saved, null, 'saved');
    },
  },
  {
    name: 'remembers when the host last ran',
    async run(store, head) {
      await store.begin(head('e'));
      same((await store.load('e'))?.seen, null, 'before');
      await must(store, head('e'), news(rowsOf(0, 1), null, 500));
      same((await store.load('e'))?.seen, 500, 'after an entry');
      await store.noteSeen('e', 900);
      same((await store.load('e'))?.seen, 900, 'after a sign of life');
    },
  },
  {
    name: 'begins anew, drops, and lists the latest first',
    async run(store, head) {
      await store.begin(head('f', 100));
      await must(store, head('f', 100), news(rowsOf(0, 5), savedAt(5), 7));
      await store.begin(head('f', 200));
      same(await store.rows('f'), [], 'rows of a match begun anew');
      same((await store.load('f'))?.saved, null, 'its saved table');
      await store.begin(head('g', 300));
      const ids = (await store.list()).map(({ id }) => id);
      same(ids.indexOf('g') < ids.indexOf('f') && ids.includes('f'), true, 'order of the list');
      await store.drop('f');
      same(await store.load('f'), null, 'a match that was dropped');
      same(
        (await store.list()).some(({ id }) => id === 'f'),
        false,
        'in the list',
      );
    },
  },
];
