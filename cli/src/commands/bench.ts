import { games as theGames, testingGames } from '@bivouac/shelf';
import { bareGame } from '../bench/bare-game.ts';
import { type Contestant, gameContestant } from '../bench/contestant.ts';
import { measure, median, medianRatio, type Rates } from '../bench/measure.ts';
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
  for (const { id, load } of [...theGames, ...tiny]) {
    const game = (await load?.()) ?? null;
    playing.set(id, game?.use((found) => gameContestant(found)) ?? null);
  }
  const able = [...playing.values()].filter((one): one is Contestant => one !== null);
  const line = progressLine(io);
  const rates = measure([...able, bare, yardstick], seconds, (done) =>
    line.show(`measuring: ${Math.round(done * 100)} %`),
  );
  line.clear();
  return report(playing, rates, bare, yardstick);
}

function report(
  playing: ReadonlyMap<string, Contestant | null>,
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
  const microseconds = Math.round((1e6 / median(ratesOf(bare))) * 1000) / 1000;
  lines.push(row('boardgame.io', figure(speedOf(yardstick))), '');
  lines.push(`The kernel's own cost: ${microseconds} microseconds a step (a game with hardly any rules).`);
  const rounds = ratesOf(yardstick).length;
  lines.push(
    `Medians of ${rounds} rounds in which all took turns, per second of the processor; a step is asking, choosing and playing.`,
  );
  const json = {
    ...speeds,
    yardstick: { 'boardgame.io': speedOf(yardstick) },
    ratio,
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
