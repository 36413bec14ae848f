import type { Io } from '../io.ts';
import { failed, fine, type Outcome, Problem } from '../problem.ts';
import { progressLine } from '../progress.ts';
import type { Entrant } from './entrant.ts';
import { measure, median, medianRatio } from './measure.ts';
import { checkOut, type OtherBuild } from './other-build.ts';
import { Runner } from './runner.ts';

/** As slow as this, measured by the other build, counts as slower: less is noise. */
const BAR = 0.9;

interface Row {
  readonly name: string;
  readonly here: number;
  readonly there: number;
  /** How many times as fast as the other build this one is. */
  readonly ratio: number;
}

/** Both builds in one run, in turns: whatever else the machine does hits both alike. */
export async function benchAgainst(
  commit: string,
  entrants: readonly Entrant[],
  seconds: number,
  io: Io,
): Promise<Outcome> {
  const line = progressLine(io);
  line.show(`checking out ${commit}`);
  const other = await checkOut(commit);
  const started: Runner[] = [];
  const start = (runner: Runner): Runner => {
    started.push(runner);
    return runner;
  };
  try {
    const pairs: { readonly entrant: Entrant; readonly here: Runner; readonly there: Runner }[] = [];
    const onlyHere: string[] = [];
    for (const entrant of entrants) {
      const there = start(new Runner(entrant, other));
      if (await isReady(there)) pairs.push({ entrant, here: start(new Runner(entrant)), there });
      else onlyHere.push(nameOf(entrant));
    }
    if (pairs.length === 0) throw new Problem('usage', `Nothing of ${other.commit} can be measured.`);
    const racers = pairs.flatMap(({ here, there }) => [here, there]);
    const rates = await measure(racers, seconds, (done) => line.show(`measuring: ${Math.round(done * 100)} %`));
    const rows = pairs.map(({ entrant, here, there }) =>
      rowOf(nameOf(entrant), rates.get(here) ?? [], rates.get(there) ?? []),
    );
    const [rounds = []] = rates.values();
    return report(rows, onlyHere, other, rounds.length);
  } finally {
    line.clear();
    for (const runner of started) runner.close();
    await other.remove();
  }
}

/** Whether the other build knows the game at all; one that does not is no failure. */
async function isReady(runner: Runner): Promise<boolean> {
  return runner.warmUp.then(
    () => true,
    () => false,
  );
}

function nameOf(entrant: Entrant): string {
  if (!('game' in entrant)) return entrant.kind;
  return entrant.kind === 'search' ? `${entrant.game} search` : entrant.game;
}

function rowOf(name: string, here: readonly number[], there: readonly number[]): Row {
  const ratio = Math.round(medianRatio(here, there) * 1000) / 1000;
  return { name, here: Math.round(median(here)), there: Math.round(median(there)), ratio };
}

function report(rows: readonly Row[], onlyHere: readonly string[], { commit }: OtherBuild, rounds: number): Outcome {
  const slower = rows.filter(({ ratio }) => ratio < BAR);
  const figure = (rate: number) => rate.toLocaleString('en').padStart(11);
  const lines = [
    `${''.padEnd(16)}${commit.padStart(11)}${'here'.padStart(12)}    ratio`,
    ...rows.map(
      ({ name, here, there, ratio }) =>
        `${name.padEnd(16)}${figure(there)} ${figure(here)}    ${ratio.toFixed(3)}${ratio < BAR ? '  slower' : ''}`,
    ),
    ...onlyHere.map((name) => `${name.padEnd(16)}${'not there'.padStart(11)}`),
    '',
    `Steps (searches: iterations) per second of the processor, medians of ${rounds} rounds in which both builds took turns.`,
    slower.length === 0
      ? 'No row is below 0.9.'
      : `Below 0.9: ${slower.map(({ name }) => name).join(', ')}. A busy machine may be the reason: measure those again, longer.`,
  ];
  const json = { against: commit, rows, onlyHere, rounds };
  return (slower.length === 0 ? fine : failed)(json, `${lines.join('\n')}\n`);
}
