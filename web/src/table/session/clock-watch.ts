import type { TimeLeft } from '../../worker/protocol.ts';

/** Until the first of the running clocks falls; null if none runs. */
export function untilFall({ seats, since }: TimeLeft): number | null {
  const left = seats.flatMap(({ turn, bank, running }) => (running ? [turn + bank - since] : []));
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}

/** So often the table is told that it is still watched: time in which nobody tells it so is charged to nobody. */
const PULSE = 1000;

/** Sees to it that the table notices when somebody's time is up, though nobody does anything. */
export class ClockWatch {
  readonly #tick: () => Promise<number | null>;
  readonly #onFall: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(tick: () => Promise<number | null>, onFall: () => Promise<void>) {
    this.#tick = tick;
    this.#onFall = onFall;
  }

  watch(time: TimeLeft | null): void {
    this.stop();
    const left = time === null ? null : untilFall(time);
    if (left !== null) this.#wait(left);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => void this.#look(), Math.min(ms, PULSE));
  }

  /** The table's own clock decides: the timer may be early. */
  async #look(): Promise<void> {
    const timer = this.#timer;
    const left = await this.#tick();
    if (timer === null || this.#timer !== timer) return;
    this.#timer = null;
    if (left === null) await this.#onFall();
    else this.#wait(Math.max(20, left));
  }
}
