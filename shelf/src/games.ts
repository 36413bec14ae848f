import type { Gloire, GloireContent } from '@bivouac/gloire';
import type { Nations, NationsContent } from '@bivouac/nations';
import type { GameText, Language } from '@bivouac/words';
import { anyGame } from './any-game.ts';
import type { ShelfEntry } from './entry.ts';
import type { Bench } from './bench.ts';

/** Nations with its own content pack, or with one that was read from a file. */
export function nations(
  pack: (() => Promise<NationsContent>) | null,
  bench: Bench<NationsContent, Nations> | null = null,
): ShelfEntry {
  const contentOf = pack ?? (async () => (await import('@bivouac/nations')).leipzig);
  const words = async (language: Language): Promise<GameText> =>
    (await import('@bivouac/nations')).nationsText(language, await contentOf());
  const workshop = async () => {
    const [{ nationsGame }, { nationsGuide }, content] = await Promise.all([
      import('@bivouac/nations'),
      import('@bivouac/nations/bot'),
      contentOf(),
    ]);
    return anyGame(nationsGame(content), nationsGuide(content), await bench?.(content));
  };
  return {
    id: 'nations',
    title: { en: 'Battle of the Nations 1813', fr: 'La Bataille des Nations 1813' },
    testing: false,
    paragraphs: async () => (await import('@bivouac/nations/paragraphs')).paragraphs,
    async load() {
      const { nationsGame } = await import('@bivouac/nations');
      return anyGame(nationsGame(await contentOf()));
    },
    async guided() {
      const [{ nationsGame }, { nationsGuide }] = await Promise.all([
        import('@bivouac/nations'),
        import('@bivouac/nations/bot'),
      ]);
      const content = await contentOf();
      return anyGame(nationsGame(content), nationsGuide(content));
    },
    ...(bench === null ? {} : { workshop }),
    async withContent(json, file) {
      const { readContent, sayFault } = await import('@bivouac/nations');
      const content = readContent(json, file);
      return 'id' in content ? nations(async () => content, bench) : { faults: content.map(sayFault) };
    },
    text: { en: () => words('en'), fr: () => words('fr') },
  };
}

/** Gloire with its own content pack, or with one that was read from a file. */
export function gloire(
  pack: (() => Promise<GloireContent>) | null,
  bench: Bench<GloireContent, Gloire> | null = null,
): ShelfEntry {
  const contentOf = pack ?? (async () => (await import('@bivouac/gloire')).germany1813);
  const words = async (language: Language): Promise<GameText> =>
    (await import('@bivouac/gloire')).gloireText(language, await contentOf());
  const workshop = async () => {
    const [{ gloireGame }, { gloireGuide }, content] = await Promise.all([
      import('@bivouac/gloire'),
      import('@bivouac/gloire/bot'),
      contentOf(),
    ]);
    return anyGame(gloireGame(content), gloireGuide(content), await bench?.(content));
  };
  return {
    id: 'gloire',
    title: { en: 'Jours de Gloire Campagne: Germany 1813', fr: 'Jours de Gloire Campagne : Allemagne 1813' },
    testing: false,
    paragraphs: async () => (await import('@bivouac/gloire/paragraphs')).paragraphs,
    async load() {
      const { gloireGame } = await import('@bivouac/gloire');
      return anyGame(gloireGame(await contentOf()));
    },
    async guided() {
      const [{ gloireGame }, { gloireGuide }] = await Promise.all([
        import('@bivouac/gloire'),
        import('@bivouac/gloire/bot'),
      ]);
      const content = await contentOf();
      return anyGame(gloireGame(content), gloireGuide(content));
    },
    ...(bench === null ? {} : { workshop }),
    async withContent(json, file) {
      const { readContent, sayFault } = await import('@bivouac/gloire');
      const content = readContent(json, file);
      return 'id' in content ? gloire(async () => content, bench) : { faults: content.map(sayFault) };
    },
    text: { en: () => words('en'), fr: () => words('fr') },
  };
}

/** The four rulebooks. A game that can be played gets its `load`, and its words in `text`. */
export const games: readonly ShelfEntry[] = [
  nations(null),
  gloire(null),
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
