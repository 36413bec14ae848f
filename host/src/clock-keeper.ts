/** Does something after so many milliseconds; what comes back calls it off. */
export type Later = (ms: number, what: () => void) => () => void;

/** So often a table is told that time passes: time in which nobody tells it so is charged to nobody. */
const PULSE = 1000;
/** A timer that was early is given so much. */
const LEAST = 20;

/** Tells a table of the time that passes, at least every second and when a clock falls, though nobody does anything. */
export class ClockKeeper {
  readonly #later: Later;
  readonly #tick: () => Promise<number | null>;
  #off: (() => void) | null = null;

  /** `tick` gives the milliseconds until the next clock falls, or null if none runs. */
  constructor(later: Later, tick: () => Promise<number | null>) {
    this.#later = later;
    this.#tick = tick;
  }

  /** Begins anew: what ran before is called off. */
  keep(untilFall: number | null): void {
    this.stop();
    if (untilFall === null) return;
    const off = this.#later(Math.max(LEAST, Math.min(untilFall, PULSE)), () => void this.#pulse(off));
    this.#off = off;
  }

  stop(): void {
    this.#off?.();
    this.#off = null;
  }

  async #pulse(off: () => void): Promise<void> {
    const left = await this.#tick();
    // Something may have happened meanwhile, and the time is kept anew since.
    if (this.#off === off) this.keep(left);
  }
}
