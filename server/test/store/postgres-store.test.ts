import type { TestHead } from '@bivouac/host/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres/cluster.ts';
import { head, news, storeContract } from './store-contract.ts';

let postgres: TestPostgres;
let url = '';
let store: PostgresStore<TestHead>;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  store = await PostgresStore.open<TestHead>({ url });
});
afterAll(async () => {
  await store.close();
  await postgres.stop();
});

describe('matches in PostgreSQL', () => {
  storeContract(() => store);
});

describe('two processes on one database', () => {
  let other: PostgresStore<TestHead>;
  beforeAll(async () => {
    other = await PostgresStore.open<TestHead>({ url });
  });
  afterAll(() => other.close());

  test('of many who write the same match from both one goes on, and nothing is doubled', async () => {
    await store.begin(head('both'));
    let now = head('both');
    for (let no = 0; no < 10; no++) {
      const tries = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? store : other).append(now, news(no)));
      const won = (await Promise.all(tries)).filter((next) => next !== null);
      expect(won).toHaveLength(1);
      now = won[0] ?? now;
    }
    expect((await other.rows('both')).map(({ no }) => no)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('a job is taken by one of them', async () => {
    await store.begin(head('jobs of both'));
    const jobs = Array.from({ length: 20 }, (_, i) => ({ kind: 'x', key: `both ${i}`, runAt: 1, payload: '' }));
    await store.append(head('jobs of both'), news(0), { jobs });
    const taken = await Promise.all([store, other, store, other].map((one) => one.takeJobs(5, 20, 50)));
    const keys = taken.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(20);
    expect(keys).toHaveLength(20);
  });

  test('one chair is taken by one of two, and a name by one of two', async () => {
    const chair = { seat: 0, kind: 'person', level: '', powers: [0], handle: 'h' } as const;
    await store.seats.lay(head('chair'), [{ ...chair, account: null, promise: null, nonce: null }], 'seed', 'link');
    const sat = await Promise.all([store, other].map((one, i) => one.seats.sit('chair', 0, `guest ${i}`, 'nonce')));
    expect(sat.filter((won) => won)).toHaveLength(1);
    await Promise.all(['a', 'b'].map((id) => store.people.addGuest(id, '', 1)));
    const named = await Promise.all(
      ['a', 'b'].map((account, i) =>
        (i === 0 ? store : other).people.makeMember({ account, name: 'N', nameKey: 'n', password: 'p', codes: [] }),
      ),
    );
    expect(named.filter((won) => won)).toHaveLength(1);
  });

  test('what one says at once is numbered without a gap', async () => {
    const said = Array.from({ length: 12 }, (_, i) =>
      (i % 2 === 0 ? store : other).said.addSaid('talk', { rid: `r${i}`, seat: 0, to: 'all', text: `a\0b`, at: i }),
    );
    expect((await Promise.all(said)).every((line) => line?.text === 'ab')).toBe(true);
    expect((await store.said.saidIn('talk')).map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  test('what one keeps rings at the other, and not at itself', async () => {
    const heard: string[] = [];
    const rung = new Promise<void>((resolve) => {
      other.bell?.onRing((what) => {
        heard.push(`other ${what?.match} ${what?.revision}`);
        resolve();
      });
    });
    store.bell?.onRing((what) => heard.push(`own ${what?.match}`));
    await store.begin(head('bell'));
    await store.append(head('bell'), news(0));
    await rung;
    expect(heard).toEqual(['other bell 1']);
  });

  test('a match is driven by one of them, until its time is over', async () => {
    expect(await store.house.lease('m', 'one', 100, 200)).toBeNull();
    expect(await other.house.lease('m', 'two', 150, 250)).toBe(200);
    expect(await store.house.lease('m', 'one', 150, 250)).toBeNull();
    expect(await other.house.lease('m', 'two', 250, 350)).toBeNull();
  });

  test('what all must agree on is said once', async () => {
    const said = await Promise.all([store, other].map((one, i) => one.house.metaOnce('key', `of ${i}`)));
    expect(new Set(said).size).toBe(1);
  });
});
