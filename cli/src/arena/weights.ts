import type { AnyGame } from '@bivouac/shelf';
import type { Io } from '../io.ts';
import { Problem } from '../problem.ts';
import { textOf } from '../take-down.ts';
import type { Weights } from './job.ts';

/** The weights of a game's judgement; games without any cannot be tuned. */
export function weightsOf(game: AnyGame): Weights {
  const weights = game.use((_, __, { tuning }) => tuning?.weights ?? null);
  if (weights !== null) return weights;
  throw new Problem('usage', `${game.id} has no weights to tune.`, { game: game.id });
}

/** What some of them never exceed. */
export function limitsOf(game: AnyGame): Weights {
  return game.use((_, __, { tuning }) => tuning?.most ?? {});
}

/** The weights in a file: an object of numbers, each by a name that the game knows. */
export function weightsIn(game: AnyGame, file: string, io: Io): Weights {
  const known = weightsOf(game);
  const found = objectIn(textOf(io.folder, file, 'weights'));
  const bad = (why: string) => new Problem('badFile', `"${file}" holds no weights: ${why}.`, { file });
  if (found === null) throw bad('it is not a JSON object');
  const weights: { [name: string]: number } = {};
  for (const [name, value] of Object.entries<unknown>(found)) {
    if (known[name] === undefined) throw bad(`${game.id} has no weight "${name}"`);
    if (typeof value !== 'number') throw bad(`"${name}" is no number`);
    weights[name] = value;
  }
  return weights;
}

function objectIn(text: string): { [name: string]: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
