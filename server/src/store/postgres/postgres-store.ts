import type { AnyHead } from '../contract.ts';
import { DeedStore } from '../deed-store.ts';
import { PgBell } from './pg-bell.ts';
import { PgLine, type PgOrders } from './pg-line.ts';

/** Matches in a PostgreSQL database, for as many processes as one likes: the revision of a match decides who may write. */
export class PostgresStore<H extends AnyHead> extends DeedStore<H> {
  readonly #pg: PgLine;

  private constructor(line: PgLine, bell: PgBell) {
    super(line, bell);
    this.#pg = line;
  }

  static async open<H extends AnyHead>(orders: PgOrders): Promise<PostgresStore<H>> {
    const line = await PgLine.open(orders);
    try {
      return new PostgresStore<H>(line, await PgBell.open(orders.url));
    } catch (error) {
      await line.close();
      throw error;
    }
  }

  /** The time of the database, which is that of all processes. */
  now(): Promise<number> {
    return this.#pg.now();
  }
}
