/** Who may play a match: this page, another one, or another one that has just taken it from here. */
export type Holding = 'here' | 'elsewhere' | 'taken';

export type Locks = Pick<LockManager, 'request'>;

/** Something that must not be decided before what was just let go has come free. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The right to play a match, which one page of the browser has at a time. A page that does not have it waits in line:
 * when the other is closed it has it, and it can take it at once if the player wishes.
 */
export class Hold {
  readonly #name: string;
  readonly #locks: Locks | undefined;
  readonly #onChange: (holding: Holding) => void;
  #release: (() => void) | null = null;
  #waiting: AbortController | null = null;
  #over = false;

  constructor(match: string, onChange: (holding: Holding) => void, locks: Locks | undefined = navigator.locks) {
    this.#name = `bivouac match ${match}`;
    this.#onChange = onChange;
    this.#locks = locks;
  }

  /** Asks for the match as it comes; later changes are told. Without the lock manager there is nobody to ask. */
  async claim(): Promise<Holding> {
    if (this.#locks === undefined) return 'here';
    await nextTask();
    if (await this.#request({ ifAvailable: true })) return 'here';
    this.#wait();
    return 'elsewhere';
  }

  /** Takes the match from whoever has it. */
  async take(): Promise<void> {
    if (this.#locks === undefined || this.#release !== null) return;
    this.#stopWaiting();
    if (await this.#request({ steal: true })) this.#onChange('here');
  }

  letGo(): void {
    this.#over = true;
    this.#stopWaiting();
    this.#release?.();
    this.#release = null;
  }

  #stopWaiting(): void {
    this.#waiting?.abort();
    this.#waiting = null;
  }

  #wait(): void {
    const controller = new AbortController();
    this.#waiting = controller;
    void this.#cameFree(controller);
  }

  async #cameFree(controller: AbortController): Promise<void> {
    const got = await this.#request({ signal: controller.signal });
    if (!got || this.#waiting !== controller) return;
    this.#waiting = null;
    this.#onChange('here');
  }

  /** True once the lock is held; it stays so until it is let go or taken. */
  #request(how: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      let own: (() => void) | null = null;
      const held = this.#locks?.request(this.#name, how, (lock) => {
        if (lock === null || this.#over) {
          answer(false);
          return undefined;
        }
        const until = new Promise<void>((release) => {
          own = release;
          this.#release = release;
        });
        answer(true);
        return until;
      });
      // It is refused when the wait was broken off, and when another page took what was held.
      held?.catch(() => {
        answer(false);
        if (own !== null && own === this.#release) this.#taken();
      });
    });
  }

  #taken(): void {
    this.#release = null;
    this.#wait();
    this.#onChange('taken');
  }
}
