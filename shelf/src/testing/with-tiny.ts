import type { ShelfEntry } from '../entry.ts';
import { onShelf } from '../folder.ts';
import { tinyFolder } from './testing-games.ts';

/** The list of games with the tiny one on it like any other: what one more line of `games.ts` does. */
export function withTiny(games: readonly ShelfEntry[]): readonly ShelfEntry[] {
  return [...games, onShelf(tinyFolder)];
}
