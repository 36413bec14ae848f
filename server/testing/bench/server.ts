import type { News } from '@bivouac/host';
import type { AnyHead } from '../../src/store/contract.ts';
import { DeedStore, type DeedLine } from '../../src/store/deed-store.ts';
import { WriterLine } from '../../src/store/writer-line.ts';
import { serve } from '../../src/serve.ts';
import type { TableHead } from '../../src/tables/head.ts';

/** What the generator asks of the server's process, and what it is told. */
export interface Usage {
  /** Milliseconds of the processor before what is not in use was thrown away, and after it: that is no player's. */
  readonly until: number;
  readonly since: number;
  /** What is in use after everything that is not has been thrown away, in bytes. */
  readonly heap: number;
  readonly rss: number;
}

const [pageFolder = '', dataFolder = '', kind = 'sqlite'] = process.argv.slice(2);

/** Entries are not kept at all, once a match has begun: what is left is all that is not the store's. */
async function withoutStore() {
  const line = await WriterLine.open({ file: ':memory:', pragmas: [] });
  const floor: DeedLine = {
    ask: async (deed, args) => {
      const [head, news] = args as [TableHead, News];
      if (deed !== 'append' || news.rows[0]?.no === 0) return line.ask(deed, args);
      return { ...head, revision: head.revision + 1 };
    },
    close: () => line.close(),
  };
  return { store: new DeedStore<TableHead & AnyHead>(floor), wall: async () => Date.now() };
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const online = { dataFolder, databaseUrl: process.env['DATABASE_URL'] ?? null };
const served = await serve({
  port: 0,
  host: '127.0.0.1',
  pageFolder,
  mostRequests: 1_000_000,
  online: kind === 'none' ? { ...online, open: withoutStore } : online,
});
if (!served.ok) throw new Error(JSON.stringify(served.error));
process.send?.({ address: served.address });
process.on('message', (message) => {
  if (message === 'stop') {
    void served.close().then(() => process.exit(0));
    return;
  }
  const until = cpuMs();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ until, since: cpuMs(), heap: heapUsed + external, rss } satisfies Usage);
});
