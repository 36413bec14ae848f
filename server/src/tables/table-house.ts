import type { Later } from '@bivouac/host';
import type { TakenJob } from '../store/contract.ts';
import type { BotPool } from './bots/bot-pool.ts';
import type { TableStore } from './head.ts';
import { LiveTable, type TableCare } from './live-table.ts';
import { type OpeningCare, openMatch, type Unopened } from './open-match.ts';

export interface HouseOrders extends OpeningCare {
  readonly store: TableStore;
  readonly bots: BotPool;
  readonly later: Later;
  /** The name of this process among those that serve the same tables. */
  readonly process: string;
  /** Something went wrong that no player can mend. */
  readonly report: (what: string, error: unknown) => void;
}

/** A table at which nothing happens and nobody looks on is put away after so long, in milliseconds. */
const IDLE = 600_000;
const SWEEP = 1_000;
/** So many jobs are taken at a time, and are this process's for so long. */
const AT_ONCE = 32;
const LEASE = 60_000;
/** Where several processes serve, one of them drives the bots of a match for so long, and goes on. */
const DRIVES = 5_000;
/** What the bell did not tell is found so often. */
const LOOKS = 5_000;
/** A job that has failed so often is given up. */
const MOST_ATTEMPTS = 5;

/** The tables that are open in this process: each is opened when somebody comes, or when its time has come. */
export class TableHouse {
  readonly #orders: HouseOrders;
  readonly #tables = new Map<string, Promise<LiveTable | Unopened>>();
  readonly #broken = new Set<(table: LiveTable) => void>();
  readonly #jobs = new Map<string, (payload: string) => Promise<void>>();
  readonly #kept = new Set<(table: LiveTable) => void>();
  #off: (() => void) | null = null;
  #closed = false;
  #looked = performance.now();

  constructor(orders: HouseOrders) {
    this.#orders = orders;
  }

  /** Looks for what is due, now and then. */
  start(): void {
    this.#off = this.#orders.later(SWEEP, () => void this.#sweep());
    this.#orders.store.bell?.onRing((what) => {
      if (what === null) void this.#lookAround();
      else if (what.revision !== null) void this.#refresh(what.match, what.revision);
    });
  }

  /** Another process has kept something of a match: if it is open here, it goes on from there. */
  async #refresh(id: string, revision: number): Promise<void> {
    try {
      const table = await this.#tables.get(id);
      if (table instanceof LiveTable) await table.refresh(revision);
    } catch (error) {
      this.#orders.report('table', error);
    }
  }

  /** The bell may have been missed. */
  async #lookAround(): Promise<void> {
    this.#looked = performance.now();
    const { store, report } = this.#orders;
    try {
      const found = await store.house.revisions([...this.#tables.keys()]);
      for (const { id, revision } of found) await this.#refresh(id, revision);
    } catch (error) {
      report('lookingAround', error);
    }
  }

  get size(): number {
    return this.#tables.size;
  }

  onBroken(tell: (table: LiveTable) => void): void {
    this.#broken.add(tell);
  }

  /** What is done when the time of a job of some kind has come. */
  onJob(kind: string, what: (payload: string) => Promise<void>): void {
    this.#jobs.set(kind, what);
  }

  onKept(tell: (table: LiveTable) => void): void {
    this.#kept.add(tell);
  }

  open(id: string): Promise<LiveTable | Unopened> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = this.#open(id);
    this.#tables.set(id, opening);
    const forget = () => this.#forget(id, opening);
    opening.then((table) => !(table instanceof LiveTable) && forget(), forget);
    return opening;
  }

  #forget(id: string, opening: Promise<LiveTable | Unopened>): void {
    if (this.#tables.get(id) === opening) this.#tables.delete(id);
  }

  async #open(id: string): Promise<LiveTable | Unopened> {
    const { store, bots, now, later, report, process } = this.#orders;
    const kept = await openMatch(store, id, this.#orders);
    if ('fault' in kept) return kept;
    const care: TableCare = {
      store,
      bots,
      now,
      later,
      reopen: () => openMatch(store, id, this.#orders),
      mayDrive: async () => {
        if (store.bell === null) return null;
        const until = await store.house.lease(id, process, now(), now() + DRIVES);
        return until === null ? null : Math.max(1, until - now());
      },
      broken: (table, error) => {
        report('table', error);
        this.#tables.delete(id);
        for (const tell of this.#broken) tell(table);
      },
      kept: (table) => {
        for (const tell of this.#kept) tell(table);
      },
    };
    const { head, hosted, saved } = kept;
    const table = new LiveTable(head, saved.charter, hosted, saved.no, care);
    await table.tick();
    table.wake();
    return table;
  }

  async #sweep(): Promise<void> {
    if (this.#closed) return;
    const { store, now, later, report } = this.#orders;
    try {
      for (const job of await store.takeJobs(now(), AT_ONCE, LEASE)) {
        await this.#do(job);
      }
      await this.#putAway();
      if (store.bell !== null && performance.now() - this.#looked > LOOKS) await this.#lookAround();
    } catch (error) {
      report('sweep', error);
    }
    if (!this.#closed) this.#off = later(SWEEP, () => void this.#sweep());
  }

  /** A job that fails is tried again when its lease is over, a few times; it holds up no other. */
  async #do(job: TakenJob): Promise<void> {
    const { store, report } = this.#orders;
    try {
      if (job.kind === 'wake') {
        const table = await this.open(job.payload);
        if (table instanceof LiveTable) await table.tick();
      } else await this.#jobs.get(job.kind)?.(job.payload);
    } catch (error) {
      report(`the job ${job.kind}`, error);
      if (job.attempts < MOST_ATTEMPTS) return;
    }
    await store.endJob(job);
  }

  /** Nobody need look on: a table is opened again in a few milliseconds. */
  async #putAway(): Promise<void> {
    for (const [id, opening] of this.#tables) {
      const table = await opening;
      if (!(table instanceof LiveTable) || !table.isIdle) continue;
      if (this.#orders.now() - table.touched < IDLE) continue;
      this.#tables.delete(id);
      table.stop();
    }
  }

  /** Whatever was begun is kept; then nothing goes on. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#off?.();
    for (const opening of this.#tables.values()) {
      const table = await opening.catch(() => null);
      if (!(table instanceof LiveTable)) continue;
      await table.settled();
      table.stop();
    }
    this.#tables.clear();
  }
}
