import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { allDeeds, type Deed } from '../all-deeds.ts';
import type { DeedLine } from '../deed-store.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { StoreFault } from '../writer-line.ts';

export interface PgOrders {
  readonly url: string;
  /** So many connections at most, besides that of the bell. */
  readonly connections?: number;
  /** Whoever asks is told after so many milliseconds that it did not work. */
  readonly patience?: number;
}

/** Who is cut off from the database refuses within three seconds. */
const PATIENCE = 2_800;
const CONNECTIONS = 8;
/** A process that was stopped in the middle of a transaction holds nobody up for longer. */
const LONGEST_HOLD = 5_000;
/** So often a deed is tried again that lost against another one. */
const TRIES = 12;

/**
 * Deeds that are right on a snapshot: they only read, or what they write is guarded by a revision, a count of attempts or
 * a key. All others run as if they were alone, as they do in SQLite.
 */
const ON_A_SNAPSHOT: ReadonlySet<Deed> = new Set<Deed>([
  ...(['append', 'load', 'rows', 'savedBefore', 'answered', 'takeJobs', 'endJob', 'list'] as const),
  ...([
    'session',
    'member',
    'readMeta',
    'writeMeta',
    'metaOnce',
    'noteProcess',
    'processes',
    'revisions',
    'lateJobs',
  ] as const),
  ...(['seatsOf', 'head', 'link', 'seed', 'tablesOf', 'tablesIn', 'saidIn', 'changeHead', 'tryWriting'] as const),
]);

/** Lost against another transaction, or against one that wrote the same key meanwhile: to be tried again. */
const LOST = new Set(['40001', '40P01', '23505']);
const DOUBLED = '23505';

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Whether the database itself has refused, and the connection is as good as before. */
const isAnswer = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '') && !isGone(error);
/** The connection was ended from the other side: 57P01 to 57P03, and 25P03 for a transaction that stood still. */
const isGone = (error: unknown): boolean => /^(57P0[123]|25P03|08...)$/.test(codeOf(error) ?? '');

/** The connection was dead already, and nothing has been done: another one may do it. */
class NotBegun extends Error {}

/** Numbers of 64 bits are times and counts here: they fit. */
const BIGINT = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
};

/** What every connection of ours says of itself. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'bivouac',
  connectionTimeoutMillis: PATIENCE,
  keepAlive: true,
  types,
});

/** Connections to a database, so many at most. */
export function poolTo(url: string, most: number = CONNECTIONS): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url), max: most, idleTimeoutMillis: 60_000 });
  // An idle connection that breaks is replaced by the next one who asks.
  pool.on('error', () => undefined);
  // One that breaks while it is used says so to whoever uses it; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A query builder that speaks over one connection. */
function over(client: pg.PoolClient): Kysely<Tables> {
  const held = {
    query: client.query.bind(client),
    release: () => undefined,
  } as pg.PoolClient;
  const pool = { connect: async () => held, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Deeds on a PostgreSQL database that other processes use too, each in a transaction of its own. */
export class PgLine implements DeedLine {
  readonly #pool: pg.Pool;
  readonly #patience: number;
  readonly #builders = new WeakMap<pg.PoolClient, Kysely<Tables>>();
  readonly #open = new Set<Promise<unknown>>();
  #closed = false;

  private constructor({ url, connections = CONNECTIONS, patience = PATIENCE }: PgOrders) {
    this.#patience = patience;
    this.#pool = poolTo(url, connections);
  }

  static async open(orders: PgOrders): Promise<PgLine> {
    const line = new PgLine(orders);
    const client = await line.#pool.connect().catch((error: unknown) => {
      throw new StoreFault(`the database could not be opened: ${textOf(error)}`);
    });
    try {
      await migrate(line.#builderOn(client), undefined, 'postgres');
    } catch (error) {
      client.release(true);
      await line.#pool.end();
      throw error;
    }
    client.release();
    return line;
  }

  #builderOn(client: pg.PoolClient): Kysely<Tables> {
    const builder = this.#builders.get(client) ?? over(client);
    this.#builders.set(client, builder);
    return builder;
  }

  /** What the database says the time is, in milliseconds: the one clock that all processes have. */
  async now(): Promise<number> {
    const found = await this.#pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    return found.rows[0]?.now ?? Date.now();
  }

  ask(deed: Deed, args: readonly unknown[]): Promise<unknown> {
    if (this.#closed) return Promise.reject(new StoreFault('the store is closed'));
    const asked = this.#patiently(deed, args);
    this.#open.add(asked);
    const forget = () => this.#open.delete(asked);
    asked.then(forget, forget);
    return asked;
  }

  async #patiently(deed: Deed, args: readonly unknown[]): Promise<unknown> {
    let doubled = 0;
    const until = performance.now() + this.#patience;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#once(deed, args, until);
      } catch (error) {
        const code = codeOf(error);
        // Two wrote the same key at once: the second look tells which, and a third would tell no more.
        const isLost =
          error instanceof NotBegun || (code !== null && LOST.has(code) && (code !== DOUBLED || doubled++ === 0));
        if (!isLost || attempt === TRIES || performance.now() > until) throw new StoreFault(textOf(error));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * attempt));
      }
    }
  }

  /** The deed in one transaction. Whoever waits too long is told so, and the connection is not used again. */
  async #once(deed: Deed, args: readonly unknown[], until: number): Promise<unknown> {
    const client = await this.#pool.connect();
    let isOurs = true;
    const giveBack = (broken: boolean) => {
      if (!isOurs) return;
      isOurs = false;
      client.release(broken);
    };
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          giveBack(true);
          reject(new StoreFault('the database does not answer'));
        },
        Math.max(1, until - performance.now()),
      );
    });
    const done = this.#inTransaction(client, deed, args);
    done.then(
      () => giveBack(false),
      (error: unknown) => giveBack(!isAnswer(error)),
    );
    try {
      return await Promise.race([done, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #inTransaction(client: pg.PoolClient, deed: Deed, args: readonly unknown[]): Promise<unknown> {
    const level = ON_A_SNAPSHOT.has(deed) ? 'repeatable read' : 'serializable';
    const hold = `set local idle_in_transaction_session_timeout = ${LONGEST_HOLD}`;
    await client
      .query(`begin isolation level ${level}; ${hold}; set local synchronous_commit = on`)
      .catch((error: unknown) => {
        throw new NotBegun(textOf(error));
      });
    try {
      const call = allDeeds[deed] as (on: Kysely<Tables>, ...given: readonly unknown[]) => Promise<unknown>;
      const answer = await call(this.#builderOn(client), ...args);
      await client.query('commit');
      return answer;
    } catch (error) {
      if (isAnswer(error)) await client.query('rollback');
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#open);
    await this.#pool.end();
  }
}

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
