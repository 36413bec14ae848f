import type { Contestant } from './contestant.ts';

/** What was measured: steps per second in every round, in order. */
export type Rates = ReadonlyMap<Contestant, readonly number[]>;

/** How long one turn of one contestant takes, in milliseconds: short, so that a busy moment hits all alike. */
const SLICE = 60;
/** Steps between two looks at the clock. */
const CHUNK = 500;
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
export function measure(contestants: readonly Contestant[], seconds: number, progress: Progress): Rates {
  const total = seconds * 1000;
  const rounds = Math.max(3, Math.round(total / (SLICE * contestants.length)));
  const share = Math.min(1, total / THOROUGH);
  const warmUps = new Map(contestants.map((one) => [one, (one.warmUp ?? WARM_UP) * share]));
  const whole = [...warmUps.values()].reduce((sum, ms) => sum + ms, rounds * SLICE * contestants.length);
  let spent = 0;
  const spend = (contestant: Contestant, ms: number): number => {
    const rate = rateOf(contestant, ms);
    spent += ms;
    progress(Math.min(1, spent / whole));
    return rate;
  };
  for (const [contestant, warmUp] of warmUps) for (let ms = 0; ms < warmUp; ms += SLICE) spend(contestant, SLICE);
  const rates = new Map<Contestant, number[]>(contestants.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [contestant, measured] of rates) measured.push(spend(contestant, SLICE));
  }
  return rates;
}

/** Steps per second over so many milliseconds of the processor. */
function rateOf(contestant: Contestant, ms: number): number {
  const began = process.cpuUsage();
  let steps = 0;
  for (;;) {
    steps += contestant.run(CHUNK);
    const { user, system } = process.cpuUsage(began);
    const used = user + system;
    if (used >= ms * 1000) return (steps / used) * 1e6;
  }
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
