import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { levelOf, levels, type Tally, tally, type Timing } from '@bivouac/bots';
import type { Options } from '@bivouac/kernel';
import { type ArenaJob, type ArenaResult, playNumber } from '../arena/job.ts';
import { playInProcesses } from '../arena/pool.ts';
import { RunRecord } from '../arena/record.ts';
import type { Io } from '../io.ts';
import { fine, type Outcome, Problem } from '../problem.ts';
import { progressLine } from '../progress.ts';
import { entryOf, gameOf, withContent } from '../take-down.ts';

export interface ArenaOptions {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: string;
  readonly scenario?: string;
  readonly options?: string;
  readonly content?: string;
  readonly jobs?: number;
  readonly save?: string;
}

/** `bivouac arena`: two bots play paired seeds with the sides swapped. */
export async function arena(id: string, options: ArenaOptions, io: Io): Promise<Outcome> {
  for (const level of [options.a, options.b]) {
    if (levelOf(level) !== null) continue;
    const all = levels.map((one) => one.id).join(', ');
    throw new Problem('usage', `There is no bot "${level}". Choose one of: ${all}.`);
  }
  const entry = await withContent(entryOf(id), options.content, io);
  const game = await gameOf(entry, 'guided');
  const job: ArenaJob = {
    game: id,
    content: options.content === undefined ? null : resolve(io.folder, options.content),
    scenario: options.scenario ?? null,
    options: optionsIn(options.options),
    a: options.a,
    b: options.b,
    seed: options.seed,
    files: options.save !== undefined,
  };
  const record = options.save === undefined ? null : new RunRecord(resolve(io.folder, options.save));
  const results = (record?.resume(job) ?? []).filter(({ scored }) => scored.number < options.games);
  const known = new Set(results.map(({ scored }) => scored.number));
  const numbers = Array.from({ length: options.games }, (_, i) => i).filter((number) => !known.has(number));
  const line = progressLine(io);
  const each = (result: ArenaResult) => {
    record?.add(result);
    results.push(result);
    line.show(progressText(results, options));
  };
  const processes = options.jobs ?? availableParallelism();
  if (processes > 1) await playInProcesses(job, numbers, processes, each);
  else game.use((found, guide) => numbers.forEach((number) => each(playNumber(found, guide, job, number))));
  line.clear();
  const reachable = game.use((found) => found.reachable ?? []);
  return outcomeOf(id, options, results, reachable);
}

function optionsIn(text: string | undefined): Options {
  const names = (text ?? '').split(',').filter((name) => name !== '');
  return Object.fromEntries(names.map((name) => [name, true]));
}

function progressText(results: readonly ArenaResult[], { games, a, b }: ArenaOptions): string {
  const won = (who: 'a' | 'b') => results.filter(({ scored }) => scored.winner === who).length;
  return `${results.length} of ${games} games, ${a} ${won('a')}, ${b} ${won('b')}`;
}

export function outcomeOf(
  id: string,
  { a, b }: ArenaOptions,
  results: readonly ArenaResult[],
  reachable: readonly string[],
): Outcome {
  const scored = results.map((result) => result.scored).sort((one, two) => one.number - two.number);
  const found = tally(scored, 2);
  const reached = new Set(results.flatMap(({ marks }) => marks));
  const unreached = reachable.filter((thing) => !reached.has(thing));
  const { games, a: wonByA, b: wonByB, draws, wilson, elo, bySide, p95ms, ...rest } = found;
  const json = { games, a: wonByA, b: wonByB, draws, wilson, elo, bySide, p95ms, ...rest, unreached };
  return fine({ ...json, game: id, bots: { a, b } }, textOf(a, b, found, unreached));
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function textOf(a: string, b: string, found: Tally, unreached: readonly string[]): string {
  const { games, draws, wilson, elo, bySide, seatWins, meanScores, medianMargin, ms } = found;
  const sides = bySide.map((side, seat) => `  ${a} as seat ${seat + 1}: ${side.a} of ${side.games}`);
  const time = (name: string, { median, p95, max }: Timing) =>
    `  ${name}: median ${median} ms, 95 % within ${p95} ms, longest ${max} ms`;
  const lines = [
    `${games} games: ${a} ${found.a}, ${b} ${found.b}, draws ${draws}`,
    `  share of ${a} between ${percent(wilson[0])} and ${percent(wilson[1])}; Elo ${elo >= 0 ? '+' : ''}${elo}`,
    ...sides,
    `  seats won: ${seatWins.join(', ')}; mean scores ${meanScores.join(', ')}; median margin ${medianMargin ?? '-'}`,
    time(a, ms.a),
    time(b, ms.b),
  ];
  if (unreached.length > 0) lines.push('', `Never reached (${unreached.length}):`, `  ${unreached.join(', ')}`);
  return `${lines.join('\n')}\n`;
}
