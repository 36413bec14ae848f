import type { Scored } from './tally.ts';

/** The two hypotheses of a sequential test: A's share lies below the bar, or above it. */
export interface Test {
  /** The share of points that is asked about. */
  readonly bar: number;
  /** How far from the bar a share must lie to count as below or above it. */
  readonly margin: number;
  /** How often the test may be wrong, either way. */
  readonly risk: number;
}

export const usualTest: Omit<Test, 'bar'> = { margin: 0.05, risk: 0.05 };

/** What a sequential test says, and all that is needed to check it. */
export interface Verdict {
  readonly tested: { readonly below: number; readonly above: number; readonly risk: number };
  /** `open` as long as nothing is decided. */
  readonly decision: 'above' | 'below' | 'open';
  /** The games it needed: whole rounds, from the first one on. */
  readonly games: number;
  /** The log-likelihood ratio, and where it decides. */
  readonly llr: number;
  readonly bounds: readonly [below: number, above: number];
  /** By how much the games of a round go together: 1 if not at all. */
  readonly together: number;
}

/**
 * Wald's sequential probability ratio test of A's share. It goes through the rounds (as many games with the same dice as
 * there are seats) in their order and never by who was ready first, since short games would come in before long ones.
 * Games of a round are not independent: the ratio is divided by how much more rounds vary than single games would.
 */
export function verdictOn(games: readonly Scored[], seats: number, { bar, margin, risk }: Test): Verdict {
  const below = Math.max(0.005, bar - margin);
  const above = Math.min(0.995, bar + margin);
  const edge = Math.log((1 - risk) / risk);
  const tested = { below, above, risk };
  const rounds = roundsOf(games, seats);
  let verdict: Verdict = { tested, decision: 'open', games: 0, llr: 0, bounds: [-edge, edge], together: 1 };
  let points = 0;
  let squares = 0;
  for (const [i, round] of rounds.entries()) {
    points += round;
    squares += round * round;
    const played = (i + 1) * seats;
    const together = Math.max(1, ratioOfVariances(points, squares, i + 1, seats));
    const won = points * Math.log(above / below) + (played - points) * Math.log((1 - above) / (1 - below));
    const llr = won / together;
    const decision = llr >= edge ? 'above' : llr <= -edge ? 'below' : 'open';
    verdict = { ...verdict, decision, games: played, llr, together };
    if (decision !== 'open') break;
  }
  return verdict;
}

/** A's points in each round, as far as they are complete from the first one on. */
function roundsOf(games: readonly Scored[], seats: number): number[] {
  const byNumber = new Map(games.map((one) => [one.number, one]));
  const rounds: number[] = [];
  for (let first = 0; ; first += seats) {
    let points = 0;
    for (let number = first; number < first + seats; number++) {
      const one = byNumber.get(number);
      if (one === undefined) return rounds;
      points += one.winner === 'a' ? 1 : one.winner === null ? 0.5 : 0;
    }
    rounds.push(points);
  }
}

/** How much the rounds vary, against what as many independent games would. */
function ratioOfVariances(points: number, squares: number, rounds: number, seats: number): number {
  if (rounds < 2) return 1;
  const mean = points / rounds;
  const found = (squares - rounds * mean * mean) / (rounds - 1);
  const share = mean / seats;
  const expected = seats * share * (1 - share);
  return expected === 0 ? 1 : found / expected;
}
