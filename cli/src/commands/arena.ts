import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { levels, playerFor, type Scored, usualTest, type Verdict, verdictOn } from '@bivouac/bots';
import type { Game, Kind } from '@bivouac/kernel';
import { seatingsIn } from '@bivouac/kernel/table';
import type { AnyGame, Workshop } from '@bivouac/shelf';
import { type ArenaJob, type ArenaResult, playNumber, roundOf, seatingOf, seatsOf } from '../arena/job.ts';
import { Pool } from '../arena/pool.ts';
import { weightsIn } from '../arena/weights.ts';
import { RunRecord } from '../arena/record.ts';
import { type ArenaReport, reportOn } from '../arena/report.ts';
import { checkSetup, optionsIn } from '../game-options.ts';
import type { Io } from '../io.ts';
import { type Outcome, Problem } from '../problem.ts';
import { progressBar, progressLine } from '../progress.ts';
import { checkScenarios, entryOf, gameOf, withContent } from '../take-down.ts';

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
  /** Files of weights to play with in place of the game's own. */
  readonly weightsA?: string;
  readonly weightsB?: string;
  readonly seats?: number;
  readonly sides?: string;
  /** Whether to stop as soon as A's share is known to lie above or below the bar. */
  readonly stop?: boolean;
  readonly bar?: number;
}

/** `bivouac arena`: two bots play rounds with the same dice and the seats swapped. */
export async function arena(id: string, options: ArenaOptions, io: Io): Promise<Outcome> {
  if (options.bar !== undefined && options.stop !== true) throw new Problem('usage', '--bar says where --stop stops.');
  const entry = await withContent(entryOf(id), options.content, io);
  const game = await gameOf(entry, 'workshop');
  for (const name of [options.a, options.b]) checkPlayer(game, name);
  const { scenario } = options;
  checkScenarios(
    id,
    game.use((found) => found.scenarios),
    scenario === undefined ? [] : [scenario],
  );
  const job: ArenaJob = {
    game: id,
    content: options.content === undefined ? null : resolve(io.folder, options.content),
    scenario: scenario ?? null,
    options: optionsIn(options.options),
    a: options.a,
    b: options.b,
    ...weightsFor(game, options, io),
    seed: options.seed,
    ...(options.seats === undefined ? {} : { seats: options.seats }),
    ...(options.sides === undefined ? {} : { sides: options.sides.split('|') }),
    files: options.save !== undefined,
  };
  game.use((found) => checkChairs(found, job));
  const seats = game.use((found) => roundOf(found, job));
  const record = options.save === undefined ? null : new RunRecord(resolve(io.folder, options.save));
  const run = new Run(
    options,
    seats,
    (record?.resume(job) ?? []).filter((one) => one.scored.number < options.games),
  );
  const line = progressLine(io);
  const began = io.now();
  const each = (result: ArenaResult) => {
    record?.add(result);
    run.add(result);
    line.show(run.progress(io.now() - began));
  };
  const processes = Math.min(options.jobs ?? availableParallelism(), Math.max(1, run.left));
  if (processes > 1) {
    const pool = new Pool(processes);
    try {
      await pool.play(job, () => run.next(), each);
    } finally {
      pool.close();
    }
  } else playHere(game, job, () => run.next(), each);
  line.clear();
  const reachable = game.use((found) => found.reachable ?? []);
  const chairs = game.use((found) => ({ seats: seatsOf(found, job), powers: [...found.powers] }));
  return reportOn({ ...run.report(id, job), ...chairs }, reachable);
}

/** Plays the games of a job in this process. */
export function playHere(
  game: AnyGame,
  job: ArenaJob,
  next: () => number | undefined,
  each: (result: ArenaResult) => void,
): void {
  game.use((found, guide, workshop) => {
    for (let number = next(); number !== undefined; number = next()) {
      each(playNumber(found, guide, workshop, job, number));
    }
  });
}

function weightsFor(game: AnyGame, { weightsA, weightsB }: ArenaOptions, io: Io): Pick<ArenaJob, 'weights'> {
  if (weightsA === undefined && weightsB === undefined) return {};
  const read = (file: string | undefined) => (file === undefined ? null : weightsIn(game, file, io));
  return { weights: { a: read(weightsA), b: read(weightsB) } };
}

/** Every bot and rival that can play this game; a name that is none of them is refused. */
function checkPlayer(game: AnyGame, name: string): void {
  game.use(<G extends Kind>(_: unknown, __: unknown, { rivals }: Workshop<G>) => {
    const found = playerFor(name, rivals);
    if (typeof found !== 'string') return;
    const all = [...levels, ...rivals].map((one) => one.id).join(', ');
    throw new Problem('usage', `${found} Choose one of: ${all}.`);
  });
}

/** So many seats, and powers of these names, or what is possible. */
function checkChairs<G extends Kind>(game: Game<G>, job: ArenaJob): void {
  const scenario = job.scenario ?? game.scenarios[0] ?? '';
  if (seatingOf(game, job) === null) {
    const able = seatingsIn(game, scenario).map(({ length }) => length);
    throw new Problem('usage', `${game.id} is played by ${able.join(' or ')}, not by ${job.seats}.`);
  }
  checkSetup(game, scenario, job.options, seatingOf(game, job) ?? []);
  const strange = job.sides?.find((name) => !game.powers.includes(name));
  if (strange === undefined) return;
  throw new Problem('usage', `There is no "${strange}". The powers are: ${game.powers.join(', ')}.`);
}

/** The games of one run: those that were played before, those that come in, those that are still to be played. */
class Run {
  readonly #options: ArenaOptions;
  readonly #seats: number;
  readonly #results: ArenaResult[];
  readonly #before: number;
  readonly #left: number[];
  #verdict: Verdict | null = null;

  constructor(options: ArenaOptions, seats: number, before: readonly ArenaResult[]) {
    this.#options = options;
    this.#seats = seats;
    this.#results = [...before];
    this.#before = before.length;
    const known = new Set(before.map(({ scored }) => scored.number));
    this.#left = Array.from({ length: options.games }, (_, i) => i).filter((number) => !known.has(number));
    this.#test();
  }

  get left(): number {
    return this.#left.length;
  }

  /** The number of the next game, or none: all are played, or the test has decided. */
  next(): number | undefined {
    return this.#decided ? undefined : this.#left.shift();
  }

  add(result: ArenaResult): void {
    this.#results.push(result);
    this.#test();
  }

  get #decided(): boolean {
    return this.#verdict !== null && this.#verdict.decision !== 'open';
  }

  #test(): void {
    const { stop, bar = 0.5 } = this.#options;
    if (stop !== true || this.#decided) return;
    const scored = this.#results.map((result) => result.scored);
    this.#verdict = verdictOn(scored, this.#seats, { bar, ...usualTest });
  }

  progress(ms: number): string {
    const { games, a, b } = this.#options;
    const won = (who: Scored['winner']) => this.#results.filter(({ scored }) => scored.winner === who).length;
    const done = this.#results.length;
    const test = this.#verdict === null ? '' : `, test at ${this.#verdict.llr.toFixed(2)}`;
    return `${progressBar(done, games, done - this.#before, ms)}; ${a} ${won('a')}, ${b} ${won('b')}${test}`;
  }

  /** Games that came in after the test had decided are kept, and not counted: whoever was quick must not count twice. */
  report(game: string, job: ArenaJob): ArenaReport {
    const counted = this.#decided ? (this.#verdict?.games ?? 0) : this.#options.games;
    const results = this.#results.filter(({ scored }) => scored.number < counted);
    const sorted = results.sort((one, two) => one.scored.number - two.scored.number);
    return { game, job, seats: this.#seats, results: sorted, verdict: this.#verdict };
  }
}
