import type { Words } from '@bivouac/kernel';
import type { NationsContent } from './content/types.ts';

/** The ways into this game, each fetched when somebody goes in; the shelf says what they have to lead to. */
export const doors = {
  paragraphs: async () => (await import('./text/paragraphs.ts')).paragraphs,
  packs: {
    own: async () => (await import('./content/index.ts')).leipzigPack,
    async check(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./content/index.ts');
      const content = readContent(json, file);
      return 'id' in content ? [] : content.map(sayFault);
    },
  },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  play: {
    content: async () => (await import('./index.ts')).leipzig,
    async readContent(json: unknown, file: string) {
      const { readContent, sayFault } = await import('./index.ts');
      const content = readContent(json, file);
      return 'id' in content ? { content } : { faults: content.map(sayFault) };
    },
    game: async (content: NationsContent) => (await import('./index.ts')).nationsGame(content),
    text: async (language: keyof Words, content: NationsContent) =>
      (await import('./index.ts')).nationsText(language, content),
    position: async (language: keyof Words, content: NationsContent) =>
      (await import('./text/position.ts')).nationsPosition(language, content),
    guide: async (content: NationsContent) => (await import('./bot.ts')).nationsGuide(content),
  },
};
