/** A forward step of more than this is no drift: the machine slept, or its clock was set. */
const JUMP = 5_000;

/** A time that passed for the world and not for the house. */
export interface Jump {
  readonly from: number;
  readonly to: number;
}

/**
 * The time of the house: it begins with the clock on the wall, and goes on by one that cannot be set. So a clock that is
 * set back or ahead takes time from nobody. It never goes back.
 */
export class HouseClock {
  readonly #steady: () => number;
  #base: number;
  #since: number;

  constructor(wall: number, steady: () => number = () => performance.now()) {
    this.#steady = steady;
    this.#base = wall;
    this.#since = steady();
  }

  readonly now = (): number => Math.floor(this.#base + this.#steady() - this.#since);

  /** What the wall says now. A step ahead is followed, and told, so that it is charged to nobody. */
  compare(wall: number): Jump | null {
    const from = this.now();
    if (wall - from <= JUMP) return null;
    this.#base = wall;
    this.#since = this.#steady();
    return { from, to: wall };
  }
}
