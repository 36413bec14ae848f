import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Downtimes } from '../src/downtime.ts';
import { HouseClock } from '../src/house-clock.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { TableHead } from '../src/tables/head.ts';

const HOUR = 3_600_000;

describe('the time of the house', () => {
  test('goes on by a clock that cannot be set: an hour back or ahead on the wall is charged to nobody', () => {
    let steady = 0;
    const clock = new HouseClock(1_000_000, () => steady);
    steady = 500;
    expect(clock.now()).toBe(1_000_500);
    // Set back: it goes on as if nothing had happened.
    expect(clock.compare(1_000_500 - HOUR)).toBeNull();
    expect(clock.now()).toBe(1_000_500);
    // A little ahead is drift, and no time at all.
    expect(clock.compare(1_000_500 + 4_000)).toBeNull();
    expect(clock.now()).toBe(1_000_500);
    // Set ahead, or the machine slept: it follows, and says which time that was.
    expect(clock.compare(1_000_500 + HOUR)).toEqual({ from: 1_000_500, to: 1_000_500 + HOUR });
    expect(clock.now()).toBe(1_000_500 + HOUR);
  });
});

describe('time in which no server ran', () => {
  let folder = '';
  let store: SqliteStore<TableHead>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bivouac-down-'));
    store = await SqliteStore.open<TableHead>(join(folder, 'bivouac.db'));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const started = async (now: number, process: string) => {
    const downtimes = new Downtimes({ store, now: () => now, process, clock: null });
    await downtimes.start();
    return downtimes;
  };

  test('is counted once, from the last that ended to the next that began', async () => {
    const first = await started(10_000, 'a');
    await first.stop();
    const second = await started(50_000, 'a');
    expect(second.since(0)).toBe(40_000);
    expect(second.since(30_000)).toBe(20_000);
    expect(second.since(60_000)).toBe(0);
    await second.stop();
  });

  test('is none while another process runs, and is some when all were killed', async () => {
    const one = await started(10_000, 'a');
    const two = await started(12_000, 'b');
    expect(two.since(0)).toBe(0);
    // Both are killed: neither says good-bye. The same process comes back.
    const again = await started(112_000, 'a');
    expect(again.since(0)).toBe(100_000);
    for (const each of [one, two, again]) await each.stop();
  });

  test('that two processes noted is given back once', async () => {
    const times = [
      { from: 10, to: 30 },
      { from: 12, to: 31 },
      { from: 100, to: 110 },
    ];
    for (const time of times) await store.house.addDowntime('downtimes', time);
    const downtimes = await started(200, 'a');
    expect(downtimes.since(0)).toBe(31);
    expect(downtimes.since(20)).toBe(21);
    await downtimes.stop();
  });
});
