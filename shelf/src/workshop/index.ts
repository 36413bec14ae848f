import * as conquests from '@bivouac/conquests/about';
import * as empereur from '@bivouac/empereur/about';
import * as gloire from '@bivouac/gloire/about';
import * as nations from '@bivouac/nations/about';
import type { ShelfEntry } from '../entry.ts';
import { onShelf } from '../folder.ts';
import { games as plain } from '../games.ts';
import { testingGames } from '../testing/testing-games.ts';

/**
 * The shelf for the arena and its neighbours: the same games, those that have a workshop with it. It is a door of its
 * own, which the page may not use, so that no rival, position or tool can come into what is built of it.
 */
const withWorkshop: readonly ShelfEntry[] = [
  onShelf(nations, {
    workshop: async (content) => (await import('@bivouac/nations/workshop')).nationsWorkshop(content),
  }),
  onShelf(gloire, { workshop: async (content) => (await import('@bivouac/gloire/workshop')).gloireWorkshop(content) }),
  onShelf(empereur, {
    workshop: async (content) => (await import('@bivouac/empereur/workshop')).empereurWorkshop(content),
  }),
  onShelf(conquests, {
    workshop: async (content) => (await import('@bivouac/conquests/workshop')).conquestsWorkshop(content),
  }),
];

export const shelf: readonly ShelfEntry[] = [
  ...plain.map((entry) => withWorkshop.find(({ id }) => id === entry.id) ?? entry),
  ...testingGames,
];

/** The game of this id, or null if there is none. */
export function findGame(id: string): ShelfEntry | null {
  return shelf.find((entry) => entry.id === id) ?? null;
}
