import { type Tally, tally, type Timing, type Verdict } from '@bivouac/bots';
import { neverReached } from '../never-reached.ts';
import { fine, type Outcome } from '../problem.ts';
import type { ArenaJob, ArenaResult } from './job.ts';

/** All that a run of the arena is reported from. */
export interface ArenaReport {
  readonly game: string;
  readonly job: ArenaJob;
  readonly seats: number;
  /** The names of the powers, where more than two play. */
  readonly powers?: readonly string[];
  /** In the order of their numbers. */
  readonly results: readonly ArenaResult[];
  /** What the sequential test said, if there was one. */
  readonly verdict: Verdict | null;
}

export function reportOn(report: ArenaReport, reachable: readonly string[]): Outcome {
  const { game, job, seats, results, verdict, powers = [] } = report;
  const counts = seats > 2 ? powers : [];
  const found = tally(
    results.map(({ scored }) => scored),
    seats,
    counts.length,
  );
  const reached = new Set(results.flatMap(({ marks }) => marks));
  const unreached = reachable.filter((thing) => !reached.has(thing));
  const { games, a, b, draws, wilson, elo, bySide, p95ms, ...rest } = found;
  const counted = { games, a, b, draws, wilson, elo, bySide, p95ms, ...rest, unreached };
  const { scenario, options, seed } = job;
  const json = { ...counted, game, scenario, options, seed, bots: { a: job.a, b: job.b }, stop: verdict };
  return fine(json, textOf(job.a, job.b, found, unreached, verdict, counts));
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function textOf(
  a: string,
  b: string,
  found: Tally,
  unreached: readonly string[],
  verdict: Verdict | null,
  powers: readonly string[],
): string {
  const { games, draws, wilson, elo, bySide, seatWins, meanScores, medianMargin, ms } = found;
  const sides = bySide.map((side, seat) => `  ${a} as seat ${seat + 1}: ${side.a} of ${side.games}`);
  const time = (name: string, { median, p95, max }: Timing) =>
    `  ${name}: median ${median} ms, 95 % within ${p95} ms, longest ${max} ms`;
  const lines = [
    `${games} games: ${a} ${found.a}, ${b} ${found.b}, draws ${draws}`,
    `  share of ${a} between ${percent(wilson[0])} and ${percent(wilson[1])}; Elo ${elo >= 0 ? '+' : ''}${elo}`,
    ...sides,
    `  seats won: ${seatWins.join(', ')}; mean scores ${meanScores.join(', ')}; median margin ${medianMargin ?? '-'}`,
    ...powers.map((power, i) => `  ${power} won ${found.powerWins?.[i] ?? 0} of ${games}, alone or with others`),
    time(a, ms.a),
    time(b, ms.b),
  ];
  if (verdict !== null) lines.push('', ...verdictLines(a, verdict));
  lines.push(...neverReached(unreached));
  return `${lines.join('\n')}\n`;
}

function verdictLines(a: string, { tested, decision, games, llr, bounds, together }: Verdict): string[] {
  const { below, above, risk } = tested;
  const said = {
    above: `above: the share of ${a} is taken to be at least ${percent(above)} rather than ${percent(below)}`,
    below: `below: the share of ${a} is taken to be at most ${percent(below)} rather than ${percent(above)}`,
    open: 'open: nothing is decided yet',
  }[decision];
  return [
    `Sequential test, ${percent(below)} against ${percent(above)}, wrong at most ${percent(risk)} of the time:`,
    `  ${said}`,
    `  after ${games} games; log-likelihood ratio ${llr.toFixed(2)} between ${bounds.map((one) => one.toFixed(2)).join(' and ')}; variance of rounds ${together.toFixed(2)}`,
    '  The decision is what was tested. A share and an interval at a stop are not those of a fixed number of games.',
  ];
}
