import type { Kind } from '@bivouac/kernel';
import { frozenEditions } from './editions/index.ts';
import type { ShelfEntry } from './entry.ts';
import { type GameDoors, onShelf } from './folder.ts';

/** The rules of an earlier edition as a release kept them: the game's doors, with its content, words and bots. */
export interface FrozenEdition {
  readonly game: string;
  readonly edition: string;
  readonly load: () => Promise<{ readonly doors: GameDoors<Kind> }>;
}

/** The edition of the rules by which a game is played as it stands on the shelf. */
export async function editionOnShelf(entry: ShelfEntry): Promise<string | null> {
  return (await entry.load?.())?.use(({ edition }) => edition) ?? null;
}

/**
 * The game by the rules of an edition: as a release kept it; where none is kept of that edition, as it stands on the shelf.
 * What is kept has all of the rules in it, and is played by the referee of today: a test plays a match of each.
 */
export async function ofEdition(
  entry: ShelfEntry,
  edition: string,
  kept: readonly FrozenEdition[] = frozenEditions,
): Promise<ShelfEntry> {
  const found = kept.find((one) => one.game === entry.id && one.edition === edition);
  if (found === undefined) return entry;
  const { doors } = await found.load();
  return onShelf({ about: entry.about, doors }, { testing: entry.testing });
}
