import type { Budget } from '../levels.ts';

const WORLD = 1100;
const WORLD_MS = 200;

/** What a search may spend on one decision, and what it has spent: iterations, or milliseconds of a clock. */
export class Spending {
  readonly #budget: Budget;
  readonly #now: () => number;
  readonly #began: number;
  readonly #effort: number;
  /** Actions carried through and judged: one each is one iteration, or so many where that is dear. */
  iterations = 0;

  constructor(budget: Budget, now: () => number, effort = 1) {
    this.#budget = budget;
    this.#now = now;
    this.#effort = effort;
    this.#began = now();
  }

  /** The whole budget, in its own unit. */
  get whole(): number {
    return 'ms' in this.#budget ? this.#budget.ms : this.#budget.iterations;
  }

  /** What is spent so far, in the unit of the budget. */
  get spent(): number {
    return 'ms' in this.#budget ? this.#now() - this.#began : this.iterations * this.#effort;
  }

  /** What is worth spending on a single imagined world. */
  get world(): number {
    return 'ms' in this.#budget ? WORLD_MS : WORLD;
  }

  get left(): number {
    return Math.max(0, this.whole - this.spent);
  }
}
