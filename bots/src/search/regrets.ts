/**
 * Regret matching: whoever plays each choice in proportion to how much he regrets not having played it comes, on the
 * average, to a mix that nobody can exploit.
 */
export class Regrets {
  readonly #regret: Float64Array;
  readonly #played: Float64Array;

  constructor(choices: number) {
    this.#regret = new Float64Array(choices);
    this.#played = new Float64Array(choices);
  }

  /** How often each choice is played now; the shares add up to one. */
  now(): number[] {
    return shares(this.#regret);
  }

  /** What each choice would have brought against what the others did this time. */
  learn(values: readonly number[]): void {
    const mix = this.now();
    let expected = 0;
    for (const [i, share] of mix.entries()) expected += share * (values[i] ?? 0);
    for (const [i, share] of mix.entries()) {
      this.#regret[i] = (this.#regret[i] as number) + (values[i] ?? 0) - expected;
      this.#played[i] = (this.#played[i] as number) + share;
    }
  }

  /** How often each choice was played on the average: the mix to play. */
  mix(): number[] {
    return shares(this.#played);
  }
}

/** Positive weights as shares of one; all alike if there is none. */
export function shares(weights: ArrayLike<number>): number[] {
  const positive = Array.from(weights, (weight) => Math.max(0, weight));
  const sum = positive.reduce((total, one) => total + one, 0);
  return positive.map((weight) => (sum > 0 ? weight / sum : 1 / positive.length));
}
