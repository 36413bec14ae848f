import { storeSuite, type TestHead } from '@bivouac/host/testing';
import { expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/contract.ts';

export const head = (id: string, changed = 1): TestHead => ({ id, revision: 0, changed });
export const row = (no: number) => ({ no, entry: null, at: no, hidden: null, facts: [] });
export const news = (...numbers: readonly number[]) => ({ rows: numbers.map(row), saved: null, seen: null });

/** What must hold of a server's store, whatever it is kept in. */
export function storeContract(opened: () => ServerStore<TestHead>): void {
  test.each(storeSuite)('$name', async ({ run }) => {
    await expect(run(opened(), head)).resolves.toBeUndefined();
  });

  test('a request is known by its name ever after, and no two entries have the same', async () => {
    const store = opened();
    await store.begin(head('rid'));
    const next = await store.append(head('rid'), news(0, 1), { asked: { no: 1, rid: 'first' } });
    expect(await store.answered('rid', 'first')).toBe(1);
    expect(await store.answered('rid', 'second')).toBeNull();
    expect(await store.answered('other', 'first')).toBeNull();
    if (next === null) throw new Error('nobody else plays it');
    const again = store.append(next, news(2), { asked: { no: 2, rid: 'first' } });
    await expect(again).rejects.toThrow(/unique/i);
    // What failed left nothing behind.
    expect((await store.rows('rid')).length).toBe(2);
    expect((await store.load('rid'))?.head.revision).toBe(next.revision);
  });

  test('a job is kept with its entry, taken by one at a time, and done once', async () => {
    const store = opened();
    await store.begin(head('jobs'));
    const job = { kind: 'remind', key: 'jobs 1', runAt: 100, payload: '{}' };
    await store.append(head('jobs'), news(0), { jobs: [job] });
    expect(await store.append(head('jobs'), news(1), { jobs: [{ ...job, key: 'never' }] })).toBeNull();
    expect(await store.takeJobs(99, 10, 50)).toEqual([]);
    const [one, ...others] = await store.takeJobs(100, 10, 50);
    expect(one).toMatchObject({ ...job, attempts: 1 });
    expect(others).toEqual([]);
    expect(await store.takeJobs(149, 10, 50)).toEqual([]);
    // Whoever took it has died: another has it, and the first may not end it any more.
    const [two] = await store.takeJobs(150, 10, 50);
    if (one === undefined || two === undefined) throw new Error('the job is gone');
    expect(await store.endJob(one)).toBe(false);
    expect(await store.endJob(two)).toBe(true);
    expect(await store.takeJobs(9999, 10, 50)).toEqual([]);
  });

  test('of many who write the same match at once one goes on', async () => {
    const store = opened();
    await store.begin(head('race'));
    const all = await Promise.all(Array.from({ length: 20 }, () => store.append(head('race'), news(0))));
    expect(all.filter((next) => next !== null).length).toBe(1);
  });
}
