/** One thing at a time: what is begun while another runs is left out, or waits for its turn. */
export class Runs {
  readonly #onBusy: (busy: boolean) => void;
  readonly #onFault: (error: unknown) => void;
  #running: Promise<void> | null = null;

  constructor(onBusy: (busy: boolean) => void, onFault: (error: unknown) => void) {
    this.#onBusy = onBusy;
    this.#onFault = onFault;
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  /** Does it, unless something else is going on. */
  async now(what: () => Promise<void>): Promise<void> {
    if (this.#running !== null) return;
    const run = this.beside(what);
    this.#running = run;
    this.#onBusy(true);
    await run;
    if (this.#running !== run) return;
    this.#running = null;
    this.#onBusy(false);
  }

  /** Does it as soon as nothing else is going on. */
  async whenFree(what: () => Promise<void>): Promise<void> {
    while (this.#running !== null) await this.#running;
    await this.now(what);
  }

  /** Does it whatever else is going on. */
  async beside(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.#onFault(error);
    }
  }

  /** What runs now may never end, because nobody is left to answer it. */
  forget(): void {
    this.#running = null;
  }
}
