import type { ShelfEntry } from './entry.ts';
import { frozenEditions } from './editions/index.ts';
import { games } from './games.ts';
import { testingGames } from './testing/testing-games.ts';

export { type AnyGame, anyGame } from './any-game.ts';
export { editionOnShelf, type FrozenEdition, ofEdition } from './old-editions.ts';
export { contentOnShelf, type FrozenPack, type OldPack, oldPackFor } from './old-packs.ts';
export type { BadPack, PackDoors, ShelfEntry } from './entry.ts';
export type { Line, Rival, SuitePosition, Tuning, Workshop } from './bench.ts';
export { frozenEditions, games, testingGames };

/** Everything there is: the four games first, then those for testing. */
export const shelf: readonly ShelfEntry[] = [...games, ...testingGames];

/** The game of this id, or null if there is none. */
export function findGame(id: string): ShelfEntry | null {
  return shelf.find((entry) => entry.id === id) ?? null;
}
