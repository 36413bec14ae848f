import type { Words } from '@bivouac/kernel';
import type { EmpereurContent } from './content/types.ts';

/** The ways into this game, each fetched when somebody goes in. */
export const doors = {
  paragraphs: async () => (await import('./text/paragraphs.ts')).paragraphs,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  packs: {
    own: async () => (await import('./content/index.ts')).auerstaedtPack,
    async check(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./content/index.ts');
      const content = readContent(json, file);
      return 'id' in content ? [] : content.map(sayFault);
    },
  },
  play: {
    content: async () => (await import('./index.ts')).auerstaedt1806,
    async readContent(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./index.ts');
      const content = readContent(json, file);
      return 'id' in content ? { content } : { faults: content.map(sayFault) };
    },
    game: async (content: EmpereurContent) => (await import('./index.ts')).empereurGame(content),
    text: async (language: keyof Words, content: EmpereurContent) =>
      (await import('./index.ts')).empereurText(language, content),
    position: async (language: keyof Words, content: EmpereurContent) =>
      (await import('./text/position.ts')).empereurPosition(language, content),
    guide: async (content: EmpereurContent) => (await import('./bot.ts')).empereurGuide(content),
  },
};
