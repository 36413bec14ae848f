import { games as theGames, testingGames } from '@bivouac/shelf';
import { benchOf, unshelved } from '../bench/benched.ts';
import { bareGame } from '../bench/bare-game.ts';
import { type Contestant, gameContestant } from '../bench/contestant.ts';
import { measure, median, medianRatio, type Rates } from '../bench/measure.ts';
import { searchContestant } from '../bench/search.ts';
import type { Io } from '../io.ts';
import { fine, type Outcome } from '../problem.ts';
import { progressLine } from '../progress.ts';

interface Speed {
  readonly stepsPerSecond: number;
}

/** `bivouac bench`: steps per second of every game, beside boardgame.io's reducer in the same run. */
export async function bench(seconds: number, io: Io): Promise<Outcome> {
  // React, Redux and Immer check more in development: the yardstick gets its best.
  process.env['NODE_ENV'] ??= 'production';
  const { boardgameIo } = await import('../bench/yardstick.ts');
  const yardstick = boardgameIo();
  const bare = gameContestant(bareGame);
  const tiny = testingGames.filter(({ id }) => id === 'tiny');
  const playing = new Map<string, Contestant | null>();
  const searching = new Map<string, Contestant>();
  for (const { id, load, guided } of [...theGames, ...tiny]) {
    const game = (await (guided ?? load ?? unshelved(id))?.()) ?? null;
    playing.set(id, game?.use((found) => gameContestant(found, benchOf(id))) ?? null);
    const searcher = game?.use((found, guide) => (guide === null ? null : searchContestant(found, guide))) ?? null;
    if (searcher !== null) searching.set(id, searcher);
  }
  const able = [...playing.values()].filter((one): one is Contestant => one !== null);
  const line = progressLine(io);
  const rates = measure([...able, ...searching.values(), bare, yardstick], seconds, (done) =>
    line.show(`measuring: ${Math.round(done * 100)} %`),
  );
  line.clear();
  return report(playing, searching, rates, bare, yardstick);
}

function report(
  playing: ReadonlyMap<string, Contestant | null>,
  searching: ReadonlyMap<string, Contestant>,
  rates: Rates,
  bare: Contestant,
  yardstick: Contestant,
): Outcome {
  const ratesOf = (one: Contestant) => rates.get(one) ?? [];
  const speedOf = (one: Contestant): Speed => ({ stepsPerSecond: Math.round(median(ratesOf(one))) });
  const ratioOf = (one: Contestant) => Math.round(medianRatio(ratesOf(one), ratesOf(yardstick)) * 10) / 10;
  const speeds: Record<string, Speed | null> = {};
  const ratio: Record<string, number> = {};
  const lines: string[] = [];
  for (const [id, contestant] of playing) {
    speeds[id] = contestant === null ? null : speedOf(contestant);
    if (contestant === null) {
      lines.push(row(id, 'cannot be played yet'));
      continue;
    }
    ratio[id] = ratioOf(contestant);
    lines.push(row(id, `${figure(speedOf(contestant))}   ${ratio[id]} times boardgame.io`));
  }
  const search: Record<string, number> = {};
  for (const [id, contestant] of searching) {
    const rate = Math.round(median(ratesOf(contestant)));
    search[id] = rate;
    lines.push(row(`${id} search`, `${rate.toLocaleString('en').padStart(10)} iterations/s`));
  }
  const microseconds = Math.round((1e6 / median(ratesOf(bare))) * 1000) / 1000;
  lines.push(row('boardgame.io', figure(speedOf(yardstick))), '');
  lines.push(`The kernel's own cost: ${microseconds} microseconds a step (a game with hardly any rules).`);
  const rounds = ratesOf(yardstick).length;
  lines.push(
    `Medians of ${rounds} rounds in which all took turns, per second of the processor; a step is asking, choosing and playing; an iteration is an action carried through and judged by the searcher in the middle of a game.`,
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

function row(name: string, text: string): string {
  return `${name.padEnd(14)}${text}`;
}

function figure({ stepsPerSecond }: Speed): string {
  return `${stepsPerSecond.toLocaleString('en').padStart(11)} steps/s`;
}
