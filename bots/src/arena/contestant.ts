import type { Action, Kind } from '@bivouac/kernel';
import type { Seen } from '../bot.ts';
import { type Budget, levelOf } from '../levels.ts';

/** Whoever plays one game: a bot plays them all, a rival that a game brings along plays that one. */
export interface Player<G extends Kind> {
  readonly id: string;
  choose(seen: Seen<G>): Action;
}

/** Who is to play, and with what: `grognard`, `marshal@400` (iterations), `marshal@2000ms`. */
export interface Contestant {
  readonly id: string;
  readonly budget: Budget | null;
}

export function readContestant(text: string): Contestant | null {
  const [, id, count, unit] = /^([a-z][a-z-]*)(?:@([1-9]\d{0,8})(ms)?)?$/.exec(text) ?? [];
  if (id === undefined) return null;
  if (count === undefined) return { id, budget: null };
  return { id, budget: unit === 'ms' ? { ms: Number(count) } : { iterations: Number(count) } };
}

/** The player of this name with this budget, or a sentence that says why there is none. */
export function playerFor<G extends Kind>(text: string, rivals: readonly Player<G>[]): Player<G> | string {
  const wanted = readContestant(text);
  if (wanted === null)
    return `"${text}" is no bot: name one, or one with a budget, like marshal@400 or marshal@2000ms.`;
  const { id, budget } = wanted;
  const level = levelOf(id);
  const found = level?.bot ?? rivals.find((rival) => rival.id === id);
  if (found === undefined) return `There is no bot "${id}".`;
  if (level?.within === undefined) return budget === null ? found : `"${id}" takes no budget: it always plays at once.`;
  const within = budget ?? level.arena;
  return within === undefined ? found : level.within(within);
}
