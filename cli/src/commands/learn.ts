import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fastDice, type Game, type Kind, StateDice } from '@bivouac/kernel';
import type { Guide, Schooling, Network } from '@bivouac/kernel/guide';
import { makeFolder } from '../make-folder.ts';
import type { Io } from '../io.ts';
import { storiesOf, storiesOfMatch, type Story } from '../learn/record.ts';
import { freshNetwork, teach } from '../learn/teach.ts';
import { fine, type Outcome, Problem } from '../problem.ts';
import { progressBar, progressLine } from '../progress.ts';
import { checkScenarios, entryOf, gameOf } from '../take-down.ts';

export interface LearnOptions {
  /** Games a round. */
  readonly games: number;
  readonly rounds: number;
  readonly epochs: number;
  readonly seed: string;
  /** What is played; the game's first scenario, if nothing is said. */
  readonly scenario?: readonly string[];
  /** Whether to go on from what the game's own networks know. */
  readonly on?: boolean;
  /** Whether to keep the game's own networks beside the new ones. */
  readonly beside?: boolean;
  /** Folders with matches to learn from as well. */
  readonly matches?: readonly string[];
  readonly save?: string;
}

/** How much the networks count beside the judgement in games that are played to teach them further. */
const SHARES = [0.5, 0.7, 1];
const PATIENCE = 0.8;
const PACE = 0.001;

/** `bivouac learn`: networks that are taught what a game's judgement misses, by games of quick players. */
export async function learn(id: string, options: LearnOptions, io: Io): Promise<Outcome> {
  const game = await gameOf(entryOf(id), 'workshop');
  const file = options.save ?? `learnt/${id}.json`;
  return game.use((rules, guide, { lesson }) => {
    if (lesson === null || guide === null) {
      throw new Problem('usage', `${id} has nothing that networks could learn from.`, { game: id });
    }
    const { networks, errors } = rounds(rules, guide, lesson, options, io);
    const path = resolve(io.folder, file);
    makeFolder(dirname(path));
    const voices = options.beside === true ? [...lesson.taught, networks] : [networks];
    writeFileSync(path, `${JSON.stringify(lesson.keep(voices, scenariosOf(rules, options)), null, 2)}\n`);
    const lines = errors.map(
      (off, round) =>
        `round ${round + 1}: off by ${off.map((points, role) => `${points.toFixed(2)} points as side ${role + 1} sees it`).join(', ')}`,
    );
    const all = { game: id, ...options, errors, file };
    return fine(all, `${lines.join('\n')}\nKept in ${file}\n`);
  });
}

function rounds<G extends Kind>(
  game: Game<G>,
  guide: Guide<G>,
  lesson: Schooling<G>,
  options: LearnOptions,
  io: Io,
): { readonly networks: readonly Network[]; readonly errors: readonly (readonly number[])[] } {
  const { games, rounds: all, epochs, seed, on = false, matches = [] } = options;
  const scenarios = scenariosOf(game, options);
  const dice = new StateDice(fastDice(`${seed} networks`));
  const fresh = () => Array.from({ length: lesson.roles }, () => freshNetwork(lesson.inputs, dice));
  const [taught] = on ? lesson.taught : [];
  const networks = taught?.map((network) => structuredClone(network)) ?? fresh();
  const stories: Story[] = [];
  const errors: number[][] = [];
  const line = progressLine(io);
  for (const folder of matches) {
    line.show(`Reading the matches in ${folder}`);
    stories.push(...storiesIn(resolve(io.folder, folder), game, guide, lesson));
  }
  const began = io.now();
  for (let round = 0; round < all; round++) {
    const minds =
      round === 0 && taught === undefined ? [guide] : SHARES.map((share) => lesson.guideWith(networks, share));
    for (let n = 0; n < games; n++) {
      const scenario = scenarios[n % scenarios.length] as string;
      stories.push(...storiesOf(game, lesson, minds, scenario, `${seed} ${round} ${n}`));
      const done = round * games + n + 1;
      line.show(`${progressBar(done, all * games, done, io.now() - began)}; round ${round + 1}`);
    }
    line.show(`Teaching: round ${round + 1} of ${all}`);
    const how = { unit: lesson.unit, epochs, patience: PATIENCE, pace: PACE };
    errors.push(
      networks.map((network, role) => {
        const own = stories.filter((story) => story.role === role);
        return teach(network, own, how, dice).at(-1) ?? 0;
      }),
    );
  }
  line.clear();
  return { networks, errors };
}

function scenariosOf<G extends Kind>({ id, scenarios }: Game<G>, { scenario = [] }: LearnOptions): readonly string[] {
  checkScenarios(id, scenarios, scenario);
  return scenario.length > 0 ? scenario : scenarios.slice(0, 1);
}

function storiesIn<G extends Kind>(folder: string, game: Game<G>, guide: Guide<G>, lesson: Schooling<G>): Story[] {
  const files = filesOf(folder).filter((name) => name.endsWith('.bivouac'));
  const found = files.flatMap(
    (name) => storiesOfMatch(game, guide, lesson, readFileSync(join(folder, name), 'utf8')) ?? [],
  );
  if (found.length > 0) return found;
  throw new Problem('badFile', `No match in "${folder}" can be played to its end with this game's pack.`, { folder });
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    throw new Problem('badFile', `"${folder}" is not a folder that can be read.`, { folder });
  }
}
