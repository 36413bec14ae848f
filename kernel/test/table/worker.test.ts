import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Done } from '../../src/table-door.ts';
import { busyPlay, type Call } from './busy.ts';
import { loaded, opened, openingOf, rolling, textOf } from './help.ts';
import { type Ask, type Reply, shownBy } from './worker-talk.ts';

const clock = { perTurn: 60_000, bank: 3_600_000 };

/** A worker that holds a table, and answers one message at a time. */
class Remote {
  readonly #worker: Worker;

  constructor(code: string) {
    this.#worker = new Worker(code, { eval: true });
  }

  ask(ask: Ask): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const settle = () => {
        worker.off('message', heard);
        worker.off('error', failed);
      };
      const heard = (text: string) => {
        settle();
        resolve(JSON.parse(text) as Reply);
      };
      const failed = (error: Error) => {
        settle();
        reject(error);
      };
      worker.once('message', heard);
      worker.once('error', failed);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
      worker.postMessage(JSON.stringify(ask));
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

describe('the same table in a worker', () => {
  let remote: Remote;

  beforeAll(async () => {
    const host = fileURLToPath(new URL('worker-host.ts', import.meta.url));
    const bundle = await build({
      entryPoints: [host],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      logLevel: 'silent',
    });
    remote = new Remote(bundle.outputFiles[0]?.text ?? '');
  }, 30_000);

  afterAll(async () => {
    await remote.stop();
  });

  it('answers every call alike, shows the same to everybody, and writes the same file', async () => {
    const orders = { clock, seed: 'worker' };
    const here = opened(orders);
    const calls: { it: Call; done: Done; shown: string }[] = [];
    const dice = rolling('worker');
    // A whole match: some bustle first, then to the end.
    busyPlay(here, dice, 150, (it, done) => calls.push({ it, done, shown: shownBy(here) }));
    busyPlay(here, dice, 3000, (it, done) => calls.push({ it, done, shown: shownBy(here) }));
    expect(here.result).not.toBeNull();
    await remote.ask({ open: openingOf(orders) });
    for (const { it, done, shown } of calls) {
      const reply = await remote.ask({ call: it });
      expect(reply.done).toEqual(done);
      expect(reply.shown).toBe(shown);
    }
    const { file } = await remote.ask({ file: true });
    expect(file).toBe(textOf(here));
    expect(loaded(file).result).toEqual(here.result);
  }, 30_000);
});
