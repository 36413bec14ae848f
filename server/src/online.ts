import { availableParallelism, hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Downtimes } from './downtime.ts';
import { accountApi } from './edge/account-api.ts';
import { meApi } from './edge/me-api.ts';
import { addCompany } from './company.ts';
import { publishSchemas } from './edge/openapi.ts';
import { refuseForeign, refuseTokens } from './edge/origin.ts';
import { Sessions } from './edge/sessions.ts';
import type { Sockets } from './edge/sockets.ts';
import { tableApi } from './edge/table-api.ts';
import { HouseClock } from './house-clock.ts';
import { Signing } from './signing.ts';
import type { MailOptions } from './notices/ways.ts';
import { type OpenedStore, openStore, type StorePlace } from './store/open-store.ts';
import { BotPool } from './tables/bots/bot-pool.ts';
import type { TableHead } from './tables/head.ts';
import { LiveTable } from './tables/live-table.ts';
import { signedFile } from './tables/match-file.ts';
import { TableHouse } from './tables/table-house.ts';
import type { Log } from './watch/log.ts';
import type { Metrics } from './watch/metrics.ts';

export interface OnlineOptions {
  /** The folder for the database and what is secret. */
  readonly dataFolder: string;
  /** The address that players see, behind a proxy with TLS; null where they come to this server itself. */
  readonly publicUrl?: string | null;
  /** A PostgreSQL database that other processes may use too; without it, SQLite in the folder. */
  readonly databaseUrl?: string | null;
  /** The name under which this process comes back when it is started anew. */
  readonly process?: string;
  readonly now?: () => number;
  /** A silence of the clock that is longer is given back to everybody, in milliseconds. */
  readonly silence?: number;
  /** Where mail is posted, and from whom it is; without it none is sent. */
  readonly mail?: MailOptions | null;
  /** To which addresses of browsers notices may be sent; by default those on the open internet, by TLS. */
  readonly mayKnock?: (endpoint: string) => Promise<boolean>;
  /** Opens the store, where it is another than these two. */
  readonly open?: (place: StorePlace) => Promise<OpenedStore<TableHead>>;
  readonly log?: Log;
  readonly metrics?: Metrics;
}

export interface Online {
  readonly house: TableHouse;
  readonly sockets: Sockets;
  /** Whether it can do its work now; else why not. */
  ready(): Promise<string | null>;
  close(): Promise<void>;
}

/** A job that waits longer than this is late. */
const LATE = 5_000;

const later = (ms: number, what: () => void) => {
  const timer = setTimeout(what, Math.min(ms, 2 ** 31 - 1));
  return () => clearTimeout(timer);
};

/** Play with people far apart: opens the store, and adds what is asked over HTTP and sockets to the server. */
export async function addOnline(app: FastifyInstance, options: OnlineOptions): Promise<Online> {
  const { dataFolder, publicUrl = null, process: name = `${hostname()} ${process.pid}` } = options;
  const { store, wall } = await (options.open ?? openStore<TableHead>)(options);
  const clock = options.now === undefined ? { house: new HouseClock(await wall()), wall } : null;
  const now = clock?.house.now ?? options.now ?? Date.now;
  const downtimes = new Downtimes({ store, now, process: name, clock });
  await downtimes.start();
  const bots = new BotPool(Math.max(1, availableParallelism() - 1));
  const report = (event: string, error: unknown) => {
    options.log?.fault(event, error);
    options.metrics?.fault(event);
  };
  if (options.metrics !== undefined) store.watch((...seen) => options.metrics?.deed(...seen));
  const house = new TableHouse({
    store,
    bots,
    now,
    later,
    report,
    process: name,
    downSince: (at) => downtimes.since(at),
    ...(options.silence === undefined ? {} : { silence: options.silence }),
  });
  const secure = publicUrl?.startsWith('https:') === true;
  const sessions = new Sessions({ store, now, secure });
  app.addHook('onRequest', refuseForeign(publicUrl));
  app.addHook('onRequest', refuseTokens(sessions));
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
  const answered = (ask: string, outcome: string, ms: number) => options.metrics?.request(ask, outcome, ms);
  publishSchemas(app);
  const company = addCompany(app, { ...options, store, house, sessions, now, report, answered });
  const { desk } = company;
  meApi(app, store, sessions);
  accountApi(app, store, sessions, { now, mail: company.mail });
  const signing = store.bell === null ? Signing.ofFolder(dataFolder) : await Signing.ofStore(store);
  tableApi(app, {
    desk,
    sessions,
    store,
    absence: company.absence,
    looks: company.looks,
    file: async (id, person) => {
      if (!(await desk.isSeated(id, person))) return { error: 'unknownTable' };
      const table = await house.open(id);
      const text = table instanceof LiveTable ? await signedFile(table, store, signing) : null;
      return text === null ? { error: 'notOpen' } : { text };
    },
  });
  const { sockets } = company;
  sockets.listen(app.server);
  house.start();
  house.onKept(({ head }) => options.metrics?.entries(head.game, 1));
  options.metrics?.watch({
    sockets: () => sockets.size,
    tables: () => house.size,
    botsWaiting: () => bots.waiting,
    lateJobs: () => store.house.lateJobs(now() - LATE),
  });
  let isStopping = false;
  return {
    house,
    sockets,
    ready: async () => {
      if (isStopping) return 'stopping';
      try {
        await store.house.tryWriting(now());
        return null;
      } catch {
        return 'store';
      }
    },
    close: async () => {
      isStopping = true;
      sockets.close();
      company.close();
      await house.close();
      await bots.close();
      // Without a database it ends all the same: its last pulse says when.
      await downtimes.stop().catch((error: unknown) => report('stop', error));
      await store.close();
    },
  };
}
