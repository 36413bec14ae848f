/** Somebody who takes steps when asked to, and says how fast. */
export interface Racer {
  /** How long it warms up, in milliseconds of the processor; null if as long as the others. */
  readonly warmUp: Promise<number | null>;
  /** Runs so many milliseconds of the processor: steps a second. */
  rate(ms: number): Promise<number>;
}

/** What was measured: steps per second in every round, in order. */
export type Rates = ReadonlyMap<Racer, readonly number[]>;

/** How long one turn of one contestant takes, in milliseconds: short, so that a busy moment hits all alike. */
const SLICE = 60;
/** How long everybody warms up who says nothing else, in milliseconds: the compiler needs this long for most rules. */
const WARM_UP = 3000;
/** Measuring at least this long, in milliseconds, all warm up as long as they need; whoever wants it shorter gets less. */
const THOROUGH = 8000;

/** What is told while measuring: how much of it is done, from 0 to 1. */
export type Progress = (done: number) => void;

/**
 * Lets the contestants take turns for so many seconds in all. Seconds are the processor's: on a machine that does
 * nothing else they are the clock's, and on a busy one they still say what the code costs. Whoever goes one after the
 * other in short slices meets the same conditions, so that the ratio within a round is fair.
 */
export async function measure(racers: readonly Racer[], seconds: number, progress: Progress): Promise<Rates> {
  const total = seconds * 1000;
  const rounds = Math.max(3, Math.round(total / (SLICE * racers.length)));
  const share = Math.min(1, total / THOROUGH);
  const wanted = await Promise.all(racers.map(({ warmUp }) => warmUp));
  const warmUps = new Map(racers.map((one, i) => [one, (wanted[i] ?? WARM_UP) * share]));
  const whole = [...warmUps.values()].reduce((sum, ms) => sum + ms, rounds * SLICE * racers.length);
  let spent = 0;
  const spend = async (racer: Racer): Promise<number> => {
    const rate = await racer.rate(SLICE);
    spent += SLICE;
    progress(Math.min(1, spent / whole));
    return rate;
  };
  for (const [racer, warmUp] of warmUps) for (let ms = 0; ms < warmUp; ms += SLICE) await spend(racer);
  const rates = new Map<Racer, number[]>(racers.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [racer, measured] of rates) measured.push(await spend(racer));
  }
  return rates;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The middle one of the ratios of each round: fairer than the ratio of the medians. */
export function medianRatio(of: readonly number[], to: readonly number[]): number {
  return median(of.map((rate, round) => rate / (to[round] ?? Number.NaN)));
}
