import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playerFor, type Scored, tally, wilson } from '@bivouac/bots';
import { fastDice, StateDice } from '@bivouac/kernel';
import type { AnyGame } from '@bivouac/shelf';
import { type ArenaJob, type ArenaResult, seatsOf, type Weights } from '../arena/job.ts';
import { Pool } from '../arena/pool.ts';
import { limitsOf, weightsOf } from '../arena/weights.ts';
import type { Io } from '../io.ts';
import { fine, type Outcome, Problem } from '../problem.ts';
import { progressBar, progressLine } from '../progress.ts';
import { entryOf, gameOf } from '../take-down.ts';
import { type Round, TuneLog, type TuneJob } from '../tune/log.ts';
import { afterRound, type Pace, trialOf, usualPace } from '../tune/spsa.ts';
import { playHere } from './arena.ts';

export interface TuneOptions {
  readonly bot: string;
  /** Games a round. */
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
  /** Games between the tuned weights and those of before, at the end. */
  readonly check: number;
  /** The weights to tune, by name; all of them if none are named. */
  readonly only?: string;
  readonly jobs?: number;
  readonly save: string;
}

/** `bivouac tune`: the weights of a game's judgement, tuned by games of a bot against itself. */
export async function tune(id: string, options: TuneOptions, io: Io): Promise<Outcome> {
  const game = await gameOf(entryOf(id), 'workshop');
  const start = weightsOf(game);
  const job: TuneJob = {
    game: id,
    bot: options.bot,
    seed: options.seed,
    games: options.games,
    names: namesIn(options.only, start),
    start,
  };
  const found = playerFor(options.bot, []);
  if (typeof found === 'string') throw new Problem('usage', found);
  const log = new TuneLog(resolve(io.folder, options.save), `${id}-${options.seed}`);
  const rounds = log.resume(job).slice(0, options.rounds);
  const table = new TuningTable(game, options.jobs ?? availableParallelism());
  try {
    await playRounds(job, options, { ...usualPace, most: limitsOf(game) }, rounds, log, table, io);
    const weights = rounds.at(-1)?.weights ?? start;
    log.keep(weights);
    const check = await checked(job, options, weights, table, io);
    if (check !== null) log.add({ check });
    return report(job, rounds.length, weights, check, log);
  } finally {
    table.close();
  }
}

function namesIn(only: string | undefined, all: Weights): string[] {
  const names = only === undefined ? Object.keys(all) : only.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => all[name] === undefined);
  if (unknown === undefined) return names;
  throw new Problem('usage', `There is no weight "${unknown}". Choose among: ${Object.keys(all).join(', ')}.`);
}

/** Where the games are played: here, or in processes that stay for the whole run. */
class TuningTable {
  readonly #game: AnyGame;
  readonly #pool: Pool | null;

  constructor(game: AnyGame, processes: number) {
    this.#game = game;
    this.#pool = processes > 1 ? new Pool(processes) : null;
  }

  async play(job: ArenaJob, games: number, each: (result: ArenaResult) => void): Promise<Scored[]> {
    const scored: Scored[] = [];
    let number = 0;
    const next = () => (number < games ? number++ : undefined);
    const note = (result: ArenaResult) => {
      scored.push(result.scored);
      each(result);
    };
    if (this.#pool === null) playHere(this.#game, job, next, note);
    else await this.#pool.play(job, next, note);
    return scored;
  }

  get seats(): number {
    return this.#game.use((game) => seatsOf(game));
  }

  close(): void {
    this.#pool?.close();
  }
}

function arenaJob({ game, bot }: TuneJob, seed: string, a: Weights, b: Weights): ArenaJob {
  const weights = { a, b };
  return { game, content: null, scenario: null, options: {}, a: bot, b: bot, weights, seed, files: false };
}

async function playRounds(
  job: TuneJob,
  { rounds: wanted, games }: TuneOptions,
  pace: Pace,
  rounds: Round[],
  log: TuneLog,
  table: TuningTable,
  io: Io,
): Promise<void> {
  const line = progressLine(io);
  const began = io.now();
  const before = rounds.length;
  for (let round = before; round < wanted; round++) {
    const weights = rounds.at(-1)?.weights ?? job.start;
    const dice = new StateDice(fastDice(`${job.seed} ${round}`));
    const trial = trialOf(weights, job.names, round, pace, dice);
    const played = arenaJob(job, `${job.seed} round ${round}`, trial.plus, trial.minus);
    let done = round * games;
    const scored = await table.play(played, games, () => {
      done++;
      line.show(`${progressBar(done, wanted * games, done - before * games, io.now() - began)}; round ${round + 1}`);
    });
    const { a: plus, b: minus, draws } = tally(scored, table.seats);
    const next = afterRound(weights, trial, (plus + draws / 2) / games, round, pace);
    const one: Round = { round, plus, minus, draws, weights: next };
    rounds.push(one);
    log.add(one);
    log.keep(next);
  }
  line.clear();
}

interface Check {
  readonly games: number;
  readonly tuned: number;
  readonly before: number;
  readonly draws: number;
  readonly wilson: readonly [number, number];
}

/** Whether the tuned weights are better than those of before: games that were not played for tuning. */
async function checked(
  job: TuneJob,
  { check: games }: TuneOptions,
  weights: Weights,
  table: TuningTable,
  io: Io,
): Promise<Check | null> {
  if (games === 0) return null;
  const line = progressLine(io);
  const began = io.now();
  let done = 0;
  const scored = await table.play(arenaJob(job, `${job.seed} check`, weights, job.start), games, () => {
    done++;
    line.show(`${progressBar(done, games, done, io.now() - began)}; tuned against before`);
  });
  line.clear();
  const { a: tuned, b: before, draws } = tally(scored, table.seats);
  return { games, tuned, before, draws, wilson: wilson((tuned + draws / 2) / games, games) };
}

function report(job: TuneJob, rounds: number, weights: Weights, check: Check | null, log: TuneLog): Outcome {
  const changes = job.names.map((name) => `  ${name}: ${job.start[name]} → ${weights[name]}`);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const said =
    check === null
      ? []
      : [
          `${check.games} games against the weights of before: ${check.tuned} won, ${check.before} lost, ${check.draws} drawn`,
          `  share between ${percent(check.wilson[0])} and ${percent(check.wilson[1])}`,
        ];
  const text = [`${rounds} rounds of ${job.games} games`, ...changes, ...said, `Kept in ${log.weights}`].join('\n');
  return fine({ ...job, rounds, weights, check, log: log.file, file: log.weights }, `${text}\n`);
}
