import type { About, Game, Kind, Words } from '@bivouac/kernel';
import { about as tinyAbout } from '@bivouac/kernel/testing/tiny/about';
import type { ShelfEntry } from '../entry.ts';
import { type GameFolder, onShelf, type PlayDoors } from '../folder.ts';

/** A folder around a game of the kernel's tests: it needs no content. */
function folderOf<G extends Kind>(
  about: About,
  load: () => Promise<Game<G>>,
  text: Pick<PlayDoors<G>, 'text'>,
): GameFolder<G> {
  return {
    about,
    doors: {
      paragraphs: async () => (await load()).paragraphs,
      play: { content: async () => (await load()).content, game: load, ...text },
    },
  };
}

/** The tiny game as a folder like any other's: a test puts it among the four. */
export const tinyFolder = folderOf(tinyAbout, async () => (await import('@bivouac/kernel/testing')).tiny, {
  text: async (language) =>
    language === 'fr' ? (await import('./tiny.fr.ts')).tinyFrench : (await import('./tiny.en.ts')).tinyEnglish,
});

function spike(id: string, en: string, fr: string): About {
  const nothing: Words = { en: '', fr: '' };
  const shown = { line: nothing, players: nothing, board: nothing, picture: nothing };
  return { id, title: { en, fr }, ...shown, soak: { games: 60 }, bench: null };
}

/** The games that the kernel is tested with: a test says when one of them is missing here. */
export const testingGames: readonly ShelfEntry[] = [
  onShelf(tinyFolder, { testing: true }),
  onShelf(
    folderOf(
      spike('spike-interception', 'Spike: an interception', 'Essai\u00a0: une interception'),
      async () => (await import('@bivouac/kernel/testing')).interceptionSpike,
      {},
    ),
    { testing: true },
  ),
  onShelf(
    folderOf(
      spike('spike-charge', 'Spike: a cavalry charge', 'Essai\u00a0: une charge de cavalerie'),
      async () => (await import('@bivouac/kernel/testing')).chargeSpike,
      {},
    ),
    { testing: true },
  ),
  onShelf(
    folderOf(
      spike('spike-alliance', 'Spike: an alliance of three', 'Essai\u00a0: une alliance à trois'),
      async () => (await import('@bivouac/kernel/testing')).allianceSpike,
      {},
    ),
    { testing: true },
  ),
];
