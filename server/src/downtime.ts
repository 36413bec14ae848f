import type { HouseClock, Jump } from './house-clock.ts';
import type { TableStore } from './tables/head.ts';

const ALIVE = 'alive';
const DOWNTIMES = 'downtimes';
/** So often a process notes that it runs; one that has not for twice as long does not. */
const PULSE = 5_000;
const GONE = 2 * PULSE;
const FORGOTTEN = 3_600_000;

export interface DowntimeCare {
  readonly store: TableStore;
  readonly now: () => number;
  /** The name under which this process comes back when it is started anew. */
  readonly process: string;
  /** The clock behind `now`, and what the wall says: null where a test has a clock of its own. */
  readonly clock: { readonly house: HouseClock; readonly wall: () => Promise<number> } | null;
}

/** When no server ran: that time is charged to nobody. */
export class Downtimes {
  readonly #care: DowntimeCare;
  #times: readonly Jump[] = [];
  #timer: NodeJS.Timeout | null = null;
  #last = 0;

  constructor(care: DowntimeCare) {
    this.#care = care;
  }

  async start(): Promise<void> {
    const { store, now } = this.#care;
    const alive = await store.people.readMeta(ALIVE);
    await this.#read();
    if (alive !== null && !(await this.#othersRun())) await this.#note({ from: Number(alive), to: now() });
    await this.#pulse();
    this.#timer = setInterval(() => void this.#beat().catch(() => undefined), PULSE);
    this.#timer.unref();
  }

  /** Whether another process has served meanwhile; those that ended long ago are forgotten. */
  async #othersRun(): Promise<boolean> {
    const { store, now, process } = this.#care;
    const others = (await store.house.processes()).filter(({ id }) => id !== process);
    for (const { id, seen } of others) if (seen < now() - FORGOTTEN) await store.house.noteProcess(id, null);
    return others.some(({ seen }) => seen > now() - GONE);
  }

  async #read(): Promise<void> {
    const kept = await this.#care.store.people.readMeta(DOWNTIMES);
    this.#times = kept === null ? [] : (JSON.parse(kept) as Jump[]);
  }

  async #note({ from, to }: Jump): Promise<void> {
    if (to <= from) return;
    this.#times = await this.#care.store.house.addDowntime(DOWNTIMES, { from, to });
  }

  /** Time has passed: perhaps more of it on the wall than here, or none at all here while the process was stopped. */
  async #beat(): Promise<void> {
    const { store, now, clock } = this.#care;
    const jump = clock?.house.compare(await clock.wall()) ?? null;
    if (jump !== null) await this.#note(jump);
    else if (clock !== null && now() - this.#last > GONE && !(await this.#othersRun())) {
      await this.#note({ from: this.#last, to: now() });
    }
    if (store.bell !== null) await this.#read();
    await this.#pulse();
  }

  async #pulse(): Promise<void> {
    const { store, now, process } = this.#care;
    this.#last = now();
    await store.people.writeMeta(ALIVE, String(this.#last));
    await store.house.noteProcess(process, this.#last);
  }

  /** How long no server ran since a moment. */
  since(at: number): number {
    let sum = 0;
    let counted = at;
    for (const { from, to } of this.#times.toSorted((a, b) => a.from - b.from)) {
      // Two processes may have noted the same time.
      sum += Math.max(0, to - Math.max(from, counted));
      counted = Math.max(counted, to);
    }
    return sum;
  }

  async stop(): Promise<void> {
    const { store, now, process } = this.#care;
    if (this.#timer !== null) clearInterval(this.#timer);
    await store.people.writeMeta(ALIVE, String(now()));
    await store.house.noteProcess(process, null);
  }
}
