import type { TableStore } from './tables/head.ts';

/** A time in which no server ran. */
interface Downtime {
  readonly from: number;
  readonly to: number;
}

const ALIVE = 'alive';
const DOWNTIMES = 'downtimes';
/** So many of them are remembered: a match that waits longer than that is no worse off than its players. */
const MOST = 500;
/** So often the server notes that it runs. */
const PULSE = 5_000;

/** When no server ran: that time is charged to nobody. */
export class Downtimes {
  readonly #store: TableStore;
  readonly #now: () => number;
  #times: Downtime[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(store: TableStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async start(): Promise<void> {
    const { people } = this.#store;
    const alive = await people.readMeta(ALIVE);
    const kept = await people.readMeta(DOWNTIMES);
    this.#times = kept === null ? [] : (JSON.parse(kept) as Downtime[]);
    const now = this.#now();
    if (alive !== null && Number(alive) < now) {
      this.#times = [...this.#times, { from: Number(alive), to: now }].slice(-MOST);
      await people.writeMeta(DOWNTIMES, JSON.stringify(this.#times));
    }
    await this.#note();
    this.#timer = setInterval(() => void this.#note().catch(() => undefined), PULSE);
    this.#timer.unref();
  }

  #note(): Promise<void> {
    return this.#store.people.writeMeta(ALIVE, String(this.#now()));
  }

  /** How long no server ran since a moment. */
  since(at: number): number {
    return this.#times.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, at)), 0);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#note();
  }
}
