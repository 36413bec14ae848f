import type { Words } from '@bivouac/kernel';
import { type AnyGame, anyGame } from '../any-game.ts';
import type { ShelfEntry } from '../entry.ts';

function testingEntry(id: string, title: Words, load: () => Promise<AnyGame>, text: ShelfEntry['text']): ShelfEntry {
  const paragraphs = async () => (await load()).use((game) => game.paragraphs);
  return { id, title, testing: true, paragraphs, load, text };
}

/** The games that the kernel is tested with: a test says when one of them is missing here. */
export const testingGames: readonly ShelfEntry[] = [
  testingEntry(
    'tiny',
    { en: 'The tiny game', fr: 'Le jeu minuscule' },
    async () => anyGame((await import('@bivouac/kernel/testing')).tiny),
    {
      en: async () => (await import('./tiny.en.ts')).tinyEnglish,
      fr: async () => (await import('./tiny.fr.ts')).tinyFrench,
    },
  ),
  testingEntry(
    'spike-interception',
    { en: 'Spike: an interception', fr: 'Essai : une interception' },
    async () => anyGame((await import('@bivouac/kernel/testing')).interceptionSpike),
    null,
  ),
  testingEntry(
    'spike-charge',
    { en: 'Spike: a cavalry charge', fr: 'Essai : une charge de cavalerie' },
    async () => anyGame((await import('@bivouac/kernel/testing')).chargeSpike),
    null,
  ),
  testingEntry(
    'spike-alliance',
    { en: 'Spike: an alliance of three', fr: 'Essai : une alliance à trois' },
    async () => anyGame((await import('@bivouac/kernel/testing')).allianceSpike),
    null,
  ),
];
