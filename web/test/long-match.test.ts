import { type Look, MemoryStore, PAGE, type Push } from '@bivouac/host';
import { type Logged, PUBLIC, type Viewer } from '@bivouac/kernel';
import { type Done, type Row, Table } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type MatchRecord, newRecord } from '../src/matches/record.ts';
import { Desk } from '../src/worker/desk.ts';
import { quickBots } from './desk-help.ts';

/** A store that counts the rows that are read from it. */
class CountingStore extends MemoryStore<MatchRecord> {
  read = 0;

  override async rows(id: string, from?: number, to?: number): Promise<readonly Row[]> {
    const rows = await super.rows(id, from, to);
    this.read += rows.length;
    return rows;
  }
}

const must = (done: Done): void => {
  if (!done.ok) throw new Error(done.refused);
};

/**
 * A match of so many entries that everybody counts: things are done and taken back. `thoughts` is how often one seat thinks
 * again in private, at the beginning and near the end.
 */
async function longMatch(entries: number, thoughts: number) {
  const seats = (tiny.seatings[0] ?? []).map((powers) => ({ name: '', kind: 'person' as const, powers }));
  const opening = { scenario: 'ring', options: {}, seats, clock: null, nonces: [], seed: 'long', every: 16 };
  const table = Table.open(tiny, opening, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  for (let n = 0; n < thoughts; n++) must(table.act(1, ['pick', n % 2], 0));
  for (const seat of [0, 1, 2]) {
    if (table.state.stamp[seat] === undefined) continue;
    while (table.decision(seat)?.prompt === 'tiny.muster') {
      const isChosen = table.decision(seat)?.offers.some(([verb]) => verb === 'done') === true;
      must(table.act(seat, isChosen ? ['done'] : ['pick', 0], 0));
    }
  }
  while (table.count(PUBLIC) < entries) {
    if (table.count(PUBLIC) > entries - 20) {
      for (let n = 0; n < thoughts; n++) must(table.order(1, 'ambush', n % 2 === 0 ? ['pass'] : null, 0));
    }
    must(table.act(0, ['rest'], 0));
    must(table.undo(0, 0));
  }
  const store = new CountingStore();
  const order = { game: 'tiny', scenario: '', options: {}, seats: [], seed: '' };
  const record = newRecord(order, 'match', 'long');
  await store.begin(record);
  const news = { rows: table.rowsSince(-1), saved: table.save(), seen: null };
  await store.append({ ...record, rows: table.length + 1 }, news);
  return { table, store };
}

/** The match opened: what is pushed to whoever has the screen. */
async function open(store: CountingStore) {
  const pushed: Look[] = [];
  const hear = (push: Push) => {
    if (push.push === 'look') pushed.push(structuredClone(push.look));
  };
  const desk = new Desk({ store, tell: () => undefined }, quickBots, hear);
  const opened = await desk.open('long');
  if (!opened.ok) throw new Error(opened.why);
  const through = async (viewer: Viewer): Promise<Look> => {
    must(await desk.eyes(viewer));
    const look = pushed.at(-1);
    if (look === undefined) throw new Error('nothing was pushed');
    return look;
  };
  return { desk, through };
}

describe('a long match', () => {
  test('opens as a short one does: the same rows are read, and as much of the log is sent', async () => {
    const costs = [];
    for (const entries of [1000, 10_000]) {
      const { store, table } = await longMatch(entries, 4);
      const { desk, through } = await open(store);
      const { read } = store;
      const { since, showing } = await through(0);
      expect(await desk.length()).toBe(table.length);
      expect(showing.entries).toBe(table.count(0));
      expect(since).toBe(table.count(0) - PAGE + 1);
      costs.push({ read, lines: showing.log.length });
    }
    expect(costs[0]).toEqual(costs[1]);
    expect(costs[0]?.read).toBeLessThanOrEqual(3 * PAGE);
  });

  test('is read back page by page, for every viewer to the very beginning', async () => {
    const { store, table } = await longMatch(700, 30);
    const { desk, through } = await open(store);
    for (const viewer of [PUBLIC, 0, 1]) {
      const look = await through(viewer);
      let { since } = look;
      let log: readonly Logged[] = look.showing.log;
      for (let pages = 0; since > 0 && pages < 20; pages++) {
        const page = await desk.earlier(viewer);
        expect(page.log.every(({ at }) => at >= page.since && at < since)).toBe(true);
        log = [...page.log, ...log];
        ({ since } = page);
      }
      expect(log).toEqual(table.show(viewer).log);
      expect(await desk.earlier(viewer)).toEqual({ since: 0, log: [] });
    }
    await through(0);
    await expect(desk.earlier(1)).rejects.toThrow('not for this connection');
  });

  test('tells nobody, by where its pages begin, how often another thought again in private', async () => {
    const seen = [];
    for (const thoughts of [2, 150]) {
      const { store } = await longMatch(700, thoughts);
      const { desk, through } = await open(store);
      const look = await through(0);
      const pages = [await desk.earlier(0), await desk.earlier(0), await desk.earlier(0)];
      seen.push(JSON.stringify([look.since, look.showing.log, look.showing.entries, pages]));
    }
    expect(seen[0]).toBe(seen[1]);
  });

  test('has its past at hand: positions, their log a page at a time, and its file', async () => {
    const { store, table } = await longMatch(700, 4);
    const { desk } = await open(store);
    const whole = table.log.filter(({ fact }) => fact.to === undefined);
    for (const at of [table.length, 400, 3, 0]) {
      const { log, since } = await desk.position(at, PUBLIC);
      expect(since).toBe(Math.max(0, at + 1 - PAGE));
      expect(log).toEqual(whole.filter((line) => line.at >= since && line.at <= at));
      const before = await desk.pastLog(since, PUBLIC);
      expect(before.log).toEqual(whole.filter((line) => line.at >= before.since && line.at < since));
    }
    expect((await desk.fileText())?.split('\n').filter((line) => line !== '')).toHaveLength(table.length + 2);
  });
});
