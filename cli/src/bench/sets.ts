import type { Options } from '@bivouac/kernel';
import { setupFault } from '@bivouac/kernel/table';
import { optionsIn } from '../game-options.ts';
import type { Io } from '../io.ts';
import { failed, fine, type Outcome, Problem } from '../problem.ts';
import { progressLine } from '../progress.ts';
import { type Entrant, measured } from './entrant.ts';
import { measure, median, medianRatio } from './measure.ts';
import { Runner } from './runner.ts';

/** A game may lose a fifth of its speed to a set of its options. */
const BAR = 0.8;

/** Every set of options that the game itself names. */
const EACH = 'each';

/** Sets of options as they are typed: `rout;fatigue,walls`, one after the other. */
export function setsIn(text: string, named: readonly Options[]): readonly Options[] {
  const sets = text === EACH ? named : text.split(';').map(optionsIn);
  return sets.filter((set) => Object.keys(set).length > 0);
}

/** The rules of one game with each of these sets of options, beside the game without any in the same run. */
export async function benchSets(game: string, text: string, seconds: number, io: Io): Promise<Outcome> {
  const sets = await playableSets(game, text);
  const line = progressLine(io);
  const entrants: Entrant[] = [
    { kind: 'rules', game },
    ...sets.map((options) => ({ kind: 'rules' as const, game, options })),
  ];
  const started = entrants.map((entrant) => new Runner(entrant));
  try {
    const rates = await measure(started, seconds, (done) => line.show(`measuring: ${Math.round(done * 100)} %`));
    const [plain = [], ...others] = [...rates.values()];
    const rows = others.map((own, i) => ({
      options: sets[i] ?? {},
      stepsPerSecond: Math.round(median(own)),
      ratio: Math.round(medianRatio(own, plain) * 1000) / 1000,
    }));
    return report(game, Math.round(median(plain)), rows, plain.length);
  } finally {
    line.clear();
    for (const runner of started) runner.close();
  }
}

/** Those sets that the measured scenario knows; a mistyped one is an error, one of the game's own that is for another scenario is not. */
async function playableSets(id: string, text: string): Promise<readonly Options[]> {
  const entry = measured.find((one) => one.id === id);
  const loaded = await entry?.load?.();
  if (loaded === undefined) throw new Problem('usage', `Nothing of ${id} can be measured.`);
  return loaded.use((game) => {
    const scenario = entry?.about.bench?.scenario ?? game.scenarios[0] ?? '';
    const [seats = []] = game.seatings;
    const faultOf = (options: Options) => setupFault(game, { scenario, options, seats });
    const sets = setsIn(text, game.variants ?? []);
    const wrong = text === EACH ? null : (sets.map(faultOf).find((fault) => fault !== null) ?? null);
    if (wrong !== null) throw new Problem('usage', `${id}, ${scenario}: ${wrong}`);
    const able = sets.filter((options) => faultOf(options) === null);
    if (able.length === 0) throw new Problem('usage', `Name options of ${id}: --options "one;two,three", or ${EACH}.`);
    return able;
  });
}

interface Row {
  readonly options: Options;
  readonly stepsPerSecond: number;
  /** How many times as fast as the game without options. */
  readonly ratio: number;
}

function report(game: string, plain: number, rows: readonly Row[], rounds: number): Outcome {
  const named = (options: Options) =>
    Object.entries(options)
      .map(([name, value]) => (value === true ? name : `${name}=${JSON.stringify(value)}`))
      .join(',');
  const wide = Math.max(game.length, ...rows.map(({ options }) => named(options).length)) + 2;
  const line = (name: string, rate: number, ratio: number) =>
    `${name.padEnd(wide)}${rate.toLocaleString('en').padStart(9)} steps/s   ${ratio.toFixed(3)}${ratio < BAR ? '  slower' : ''}`;
  const slower = rows.filter(({ ratio }) => ratio < BAR);
  const text = [
    line(game, plain, 1),
    ...rows.map(({ options, stepsPerSecond, ratio }) => line(named(options), stepsPerSecond, ratio)),
    '',
    `Medians of ${rounds} rounds in which all took turns, each in a process of its own, per second of the processor.`,
    slower.length === 0
      ? 'No set costs more than a fifth.'
      : `More than a fifth: ${slower.map(({ options }) => named(options)).join('; ')}.`,
  ];
  return (slower.length === 0 ? fine : failed)(
    { game, stepsPerSecond: plain, sets: rows, rounds },
    `${text.join('\n')}\n`,
  );
}
