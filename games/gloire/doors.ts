import type { Words } from '@bivouac/kernel';
import type { GloireContent } from './content/types.ts';

/** The ways into this game, each fetched when somebody goes in; the shelf says what they have to lead to. */
export const doors = {
  paragraphs: async () => (await import('./text/paragraphs.ts')).paragraphs,
  packs: {
    own: async () => (await import('./content/index.ts')).germany1813Pack,
    async check(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./content/index.ts');
      const content = readContent(json, file);
      return 'id' in content ? [] : content.map(sayFault);
    },
  },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  play: {
    content: async () => (await import('./index.ts')).germany1813,
    async readContent(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./index.ts');
      const content = readContent(json, file);
      return 'id' in content ? { content } : { faults: content.map(sayFault) };
    },
    game: async (content: GloireContent) => (await import('./index.ts')).gloireGame(content),
    text: async (language: keyof Words, content: GloireContent) =>
      (await import('./index.ts')).gloireText(language, content),
    position: async (language: keyof Words, content: GloireContent) =>
      (await import('./text/position.ts')).gloirePosition(language, content),
    guide: async (content: GloireContent) => (await import('./bot.ts')).gloireGuide(content),
  },
};
