import { spawn } from 'node:child_process';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestHead } from '@bivouac/host/testing';
import { openStore } from '../../src/store/open-store.ts';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { databaseAt, isWhole } from '../../testing/crash/examine.ts';
import { playOn } from '../../testing/online/play.ts';
import { Player } from '../../testing/online/player.ts';
import { servedHouse } from '../../testing/online/served.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres/cluster.ts';
import { type Bundle, bundledServer, freePort, ServerProcess } from '../../testing/processes/server-process.ts';
import { aPage, orderFor, twoAt } from '../online/help.ts';
import { head, news } from './store-contract.ts';

const pageFolder = aPage();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A line to the database that can be cut: what is sent then arrives nowhere, and nobody is told. */
async function cable(port: number) {
  const ends = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
    }
    near.on('data', (data) => isCut || far.write(data));
    far.on('data', (data) => isCut || near.write(data));
    near.on('close', () => isCut || far.destroy());
    far.on('close', () => isCut || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
      // Connections that were cut stay dead, as they do when a router has forgotten them.
      for (const end of ends) end.destroy();
      ends.clear();
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

describe('a process that is cut off from the database', () => {
  test('refuses within three seconds, shows nothing that is not kept, and goes on when the line is mended', async () => {
    const url = await postgres.database();
    const line = await cable(postgres.port);
    const databaseUrl = url.replace(`:${postgres.port}/`, `:${line.port}/`);
    const house = await servedHouse(pageFolder, { databaseUrl });
    try {
      const { id, players, lines } = await twoAt(house.address, 'nations');
      const dice = new StateDice(fastDice('cut'));
      await playOn(lines, dice, 3);
      const { entries } = lines[0].showing;
      line.cut();
      const since = performance.now();
      const actor = lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0) ?? lines[0];
      const { decision } = actor.showing;
      const answers: unknown[] = [];
      void actor.call('act', [decision?.offers[0], decision?.stamp]).then((answer) => answers.push(answer));
      // Everybody at the table is told to come again: what was applied here may not stand.
      await Promise.all(lines.map((each) => each.until(() => each.closed === 1012)));
      expect(answers).not.toContainEqual({ ok: true });
      expect(lines.every(({ frames }) => frames.includes('{"retry":true}'))).toBe(true);
      expect(performance.now() - since).toBeLessThan(10_000);
      expect(lines.map(({ showing }) => showing.entries)).toEqual([entries, entries]);
      expect((await fetch(`${house.address}/readyz`)).status).toBe(503);
      expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
      line.mend();
      const again = await Promise.all(players.map((player) => player.connect(id)));
      expect(again.map(({ showing }) => showing.entries)).toEqual([entries, entries]);
      expect(await playOn(again, dice, 3)).toBe(3);
      expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
    } finally {
      await house.close();
      line.close();
    }
  }, 60_000);

  test('a transaction of one that was stopped in the middle of it holds nobody up', async () => {
    const url = await postgres.database();
    const [one, two] = [await PostgresStore.open({ url }), await PostgresStore.open({ url })];
    await one.begin(head('held'));
    const stuck = databaseAt({ dataFolder: '', databaseUrl: url });
    const transaction = await stuck.startTransaction().execute();
    await transaction.updateTable('match').set({ revision: 7 }).where('id', '=', 'held').execute();
    // It is the database that waits: whoever asks is told in time that it did not work.
    const since = performance.now();
    await expect(two.append(head('held'), news(0))).rejects.toThrow(/does not answer/);
    expect(performance.now() - since).toBeLessThan(10_000);
    await transaction.rollback().execute();
    expect(await two.append(head('held'), news(0))).not.toBeNull();
    await stuck.destroy();
    await Promise.all([one.close(), two.close()]);
  }, 60_000);
});

describe('two processes of which one is stopped', () => {
  let bundle: Bundle;
  const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-stopped-'));
  beforeAll(async () => {
    bundle = await bundledServer();
  });
  afterAll(() => {
    bundle.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test('the other goes on; the one that wakes commits nothing of what it thought, and catches up', async () => {
    const databaseUrl = await postgres.database();
    const ports = [await freePort(), await freePort()];
    const servers = ports.map((port) => new ServerProcess(bundle, { dataFolder, databaseUrl, port }));
    const [one, two] = servers as [ServerProcess, ServerProcess];
    try {
      // One after the other: the second finds the tables of the first.
      await one.start();
      await two.start();
      const [host, guest] = [new Player(one.address), new Player(two.address)];
      const { table, link } = await host.lay(await orderFor('nations'));
      await guest.sit(table.id, link);
      await host.begin(table.id);
      const lines = [await host.connect(table.id), await guest.connect(table.id)] as const;
      const dice = new StateDice(fastDice('stopped'));
      await playOn(lines, dice, 4);
      one.signal('SIGSTOP');
      // What is said to it now waits in its ears, about a position that will be gone.
      const stale = lines[0].showing.decision;
      const late = stale === null ? null : lines[0].call('act', [stale.offers[0], stale.stamp]);
      const moved = new Player(two.address);
      moved.cookie = host.cookie;
      const lines2 = [await moved.connect(table.id), lines[1]] as const;
      expect(await playOn(lines2, dice, 6)).toBe(6);
      one.signal('SIGCONT');
      if (late !== null) expect(await late).toMatchObject({ ok: false });
      // What is shown after the last action may still be on its way to either line of the host.
      const both = [lines[0], lines2[0]];
      const agree = () => lines[0].showing.entries === lines2[0].showing.entries;
      await Promise.race(both.map((line) => line.until(() => agree() || lines[0].closed !== null)));
      const woken = lines[0].closed === null ? lines[0] : await host.connect(table.id);
      expect(woken.showing.entries).toBe(lines2[0].showing.entries);
      expect(await playOn([woken, lines[1]], dice, 4)).toBe(4);
      const db = databaseAt({ dataFolder, databaseUrl });
      expect(await isWhole(db, table.id)).toBe(true);
      await db.destroy();
    } finally {
      one.signal('SIGCONT');
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
    }
  }, 90_000);
});

describe('an upgrade that is killed in the middle', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-upgrade-'));
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  test.each(['sqlite', 'postgres'] as const)('leaves %s as it was, and is done whole the next time', async (kind) => {
    const databaseUrl = kind === 'postgres' ? await postgres.database() : null;
    const place = { dataFolder, databaseUrl };
    const program = fileURLToPath(new URL('../../testing/processes/half-upgrade.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(place)]);
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`it ended (${code})`)));
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    const { store } = await openStore<TestHead>(place);
    await store.begin(head('after'));
    expect(await store.append(head('after'), news(0))).not.toBeNull();
    await store.close();
    const db = databaseAt(place);
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    expect(names).not.toContain('half');
    expect(names).toContain('match');
    await db.destroy();
  });
});
