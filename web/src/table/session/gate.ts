/** Holds up bots that somebody watches: shut, opened for one entry, or open. */
export class Gate {
  #shut = false;
  #waiting: (() => void) | null = null;

  get shut(): boolean {
    return this.#shut;
  }

  /** Resolves at once while it is open; otherwise when it is opened, or for one entry. */
  async pass(): Promise<void> {
    if (!this.#shut) return;
    await new Promise<void>((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#shut = true;
  }

  open(): void {
    this.#shut = false;
    this.step();
  }

  /** Lets one through. */
  step(): void {
    this.#waiting?.();
    this.#waiting = null;
  }
}
