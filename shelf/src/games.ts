import type { GameText, Language } from '@bivouac/words';
import { anyGame } from './any-game.ts';
import type { ShelfEntry } from './entry.ts';

async function nationsWords(language: Language): Promise<GameText> {
  const { leipzig, nationsText } = await import('@bivouac/nations');
  return nationsText(language, leipzig);
}

/** The four rulebooks. A game that can be played gets its `load`, and its words in `text`. */
export const games: readonly ShelfEntry[] = [
  {
    id: 'nations',
    title: { en: 'Battle of the Nations 1813', fr: 'La Bataille des Nations 1813' },
    testing: false,
    paragraphs: async () => (await import('@bivouac/nations/paragraphs')).paragraphs,
    async load() {
      const { leipzig, nationsGame } = await import('@bivouac/nations');
      return anyGame(nationsGame(leipzig));
    },
    text: { en: () => nationsWords('en'), fr: () => nationsWords('fr') },
  },
  {
    id: 'gloire',
    title: { en: 'Jours de Gloire Campagne: Germany 1813', fr: 'Jours de Gloire Campagne : Allemagne 1813' },
    testing: false,
    paragraphs: async () => (await import('@bivouac/gloire/paragraphs')).paragraphs,
    load: null,
    text: null,
  },
  {
    id: 'empereur',
    title: { en: 'Vive l’Empereur!', fr: 'Vive l’Empereur !' },
    testing: false,
    paragraphs: async () => (await import('@bivouac/empereur/paragraphs')).paragraphs,
    load: null,
    text: null,
  },
  {
    id: 'conquests',
    title: { en: 'Les Conquêtes de Napoléon', fr: 'Les Conquêtes de Napoléon' },
    testing: false,
    paragraphs: async () => (await import('@bivouac/conquests/paragraphs')).paragraphs,
    load: null,
    text: null,
  },
];
