import type { Words } from '@bivouac/kernel';
import type { ConquestsContent } from './content/types.ts';

/** The ways into this game, each fetched when somebody goes in; the shelf says what they have to lead to. */
export const doors = {
  paragraphs: async () => (await import('./text/paragraphs.ts')).paragraphs,
  play: {
    content: async () => (await import('./index.ts')).europe,
    async readContent(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./index.ts');
      const content = readContent(json, file);
      return 'id' in content ? { content } : { faults: content.map(sayFault) };
    },
    game: async (content: ConquestsContent) => (await import('./index.ts')).conquestsGame(content),
    text: async (language: keyof Words, content: ConquestsContent) =>
      (await import('./index.ts')).conquestsText(language, content),
    position: async (language: keyof Words, content: ConquestsContent) =>
      (await import('./text/position.ts')).conquestsPosition(language, content),
    guide: async (content: ConquestsContent) => (await import('./bot.ts')).conquestsGuide(content),
  },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  packs: {
    own: async () => (await import('./content/index.ts')).europePack,
    async check(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./content/index.ts');
      const content = readContent(json, file);
      return 'id' in content ? [] : content.map(sayFault);
    },
  },
};
