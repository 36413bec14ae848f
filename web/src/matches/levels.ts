import { type Level, levels } from '@bivouac/bots';
import { findGame } from '@bivouac/shelf';

/** The opponents that a game has: one that tells the bots nothing can only be played at random, whoever plays it. */
export function levelsOf(game: string): readonly [Level, ...Level[]] {
  return findGame(game)?.guided === undefined ? [levels[0]] : levels;
}

/** The level of a bot for whom none was chosen, or one that the game does not have: the second weakest, if it can be. */
export function levelFor(game: string, wanted = ''): string {
  const all = levelsOf(game);
  return (all.find(({ id }) => id === wanted) ?? all[1] ?? all[0]).id;
}
