import { benchAgainst } from '../bench/against.ts';
import { type Entrant, entrantsOf, measured, playable, searched } from '../bench/entrant.ts';
import { measure, median, medianRatio, type Rates } from '../bench/measure.ts';
import { Runner } from '../bench/runner.ts';
import { benchSets } from '../bench/sets.ts';
import type { Io } from '../io.ts';
import { fine, type Outcome, Problem } from '../problem.ts';
import { progressLine } from '../progress.ts';

interface Speed {
  readonly stepsPerSecond: number;
}

export interface BenchOptions {
  readonly seconds?: number;
  /** The commit to compare with; without it boardgame.io is. */
  readonly against?: string;
  /** Only these games, separated by commas. */
  readonly only?: string;
  /** One game with these sets of options beside itself without any. */
  readonly options?: string;
}

/** How long is measured unless somebody says otherwise, in seconds of the processor. */
const USUAL = { alone: 8, against: 24, sets: 60 };

/** `bivouac bench`: steps per second of every game, beside another build or beside boardgame.io. */
export async function bench(options: BenchOptions, io: Io): Promise<Outcome> {
  const { against, seconds } = options;
  const only = options.only?.split(',') ?? null;
  const unknown = only?.find((id) => !playable().includes(id));
  if (unknown !== undefined) {
    throw new Problem('usage', `Nothing of ${unknown} can be measured. Choose among: ${playable().join(', ')}.`);
  }
  if (options.options !== undefined) {
    const [game, ...more] = only ?? [];
    if (game === undefined || more.length > 0 || against !== undefined)
      throw new Problem('usage', 'Options are measured of one game: bench --only <game> --options <sets>.');
    return benchSets(game, options.options, seconds ?? USUAL.sets, io);
  }
  const entrants = entrantsOf(only);
  if (against !== undefined) return benchAgainst(against, entrants, seconds ?? USUAL.against, io);
  return beside([...entrants, { kind: 'yardstick' }], seconds ?? USUAL.alone, io);
}

/** Steps per second, beside boardgame.io's reducer in the same run. */
async function beside(entrants: readonly Entrant[], seconds: number, io: Io): Promise<Outcome> {
  const line = progressLine(io);
  const started = entrants.map((entrant) => new Runner(entrant));
  try {
    const rates = await measure(started, seconds, (done) => line.show(`measuring: ${Math.round(done * 100)} %`));
    return report(started, rates);
  } finally {
    line.clear();
    for (const runner of started) runner.close();
  }
}

function report(runners: readonly Runner[], rates: Rates): Outcome {
  const ratesOf = (kind: Entrant['kind'], game?: string) => {
    const runner = runners.find(({ entrant }) => entrant.kind === kind && gameOf(entrant) === game);
    return (runner === undefined ? null : rates.get(runner)) ?? [];
  };
  const speedOf = (of: readonly number[]): Speed => ({ stepsPerSecond: Math.round(median(of)) });
  const yardstick = ratesOf('yardstick');
  const speeds: Record<string, Speed | null> = {};
  const ratio: Record<string, number> = {};
  const lines: string[] = [];
  for (const { id, load } of measured) {
    const own = ratesOf('rules', id);
    if (own.length === 0 && load !== null) continue;
    speeds[id] = own.length === 0 ? null : speedOf(own);
    if (own.length === 0) {
      lines.push(row(id, 'cannot be played yet'));
      continue;
    }
    ratio[id] = Math.round(medianRatio(own, yardstick) * 10) / 10;
    lines.push(row(id, `${figure(speedOf(own))}   ${ratio[id]} times boardgame.io`));
  }
  const search: Record<string, number> = {};
  for (const id of searched()) {
    const own = ratesOf('search', id);
    if (own.length === 0) continue;
    const rate = Math.round(median(own));
    search[id] = rate;
    lines.push(row(`${id} search`, `${rate.toLocaleString('en').padStart(10)} iterations/s`));
  }
  const microseconds = Math.round((1e6 / median(ratesOf('kernel'))) * 1000) / 1000;
  lines.push(row('boardgame.io', figure(speedOf(yardstick))), '');
  lines.push(`The kernel's own cost: ${microseconds} microseconds a step (a game with hardly any rules).`);
  const rounds = yardstick.length;
  lines.push(
    `Medians of ${rounds} rounds in which all took turns, each in a process of its own, per second of the processor; a step is asking, choosing and playing; an iteration is an action carried through and judged by the searcher in the middle of a game.`,
  );
  const json = {
    ...speeds,
    yardstick: { 'boardgame.io': speedOf(yardstick) },
    ratio,
    search: { iterationsPerSecond: search },
    kernel: { microsecondsPerStep: microseconds },
  };
  return fine({ ...json, rounds }, `${lines.join('\n')}\n`);
}

function gameOf(entrant: Entrant): string | undefined {
  return 'game' in entrant ? entrant.game : undefined;
}

function row(name: string, text: string): string {
  return `${name.padEnd(14)}${text}`;
}

function figure({ stepsPerSecond }: Speed): string {
  return `${stepsPerSecond.toLocaleString('en').padStart(11)} steps/s`;
}
