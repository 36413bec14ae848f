import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../processes/server-process.ts';
import { installed, oneAtATime } from './installed.ts';

/** A PostgreSQL of a test's own, with as many databases as it likes. */
export interface TestPostgres {
  readonly port: number;
  /** A new, empty database; its address. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one in a folder of its own. It syncs as one in earnest does, unless a test has no use for that. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-pg-'));
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const quick = durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const said: string[] = [];
  const cluster = await oneAtATime(async () => {
    const Postgres = await installed();
    const made = new Postgres({
      databaseDir: folder,
      port,
      password,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...quick],
      onLog: (text: string) => said.push(text),
      onError: (text: unknown) => said.push(String(text)),
    });
    await made.initialise();
    return made;
  });
  await cluster.start().catch(() => {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('')}`);
  });
  let databases = 0;
  return {
    port,
    database: async () => {
      const name = `bivouac_${++databases}`;
      await cluster.createDatabase(name);
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
