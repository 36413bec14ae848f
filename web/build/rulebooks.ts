import { createRequire } from 'node:module';
import { type Plugin, runnerImport } from 'vite';
import { type GameId, gameIds } from '../src/front/games.ts';

/** What the front page says about a rulebook: how many paragraphs it has, and how many are declared out of scope. */
export interface Rulebook {
  readonly paragraphs: number;
  readonly out: number;
}

export type Rulebooks = Readonly<Record<GameId, Rulebook>>;

interface ParagraphModule {
  readonly paragraphs: readonly { readonly out?: string }[];
}

const name = 'virtual:rulebooks';
const resolved = `\0${name}`;
const { resolve } = createRequire(import.meta.url);

const fileOf = (game: GameId): string => resolve(`@bivouac/${game}/paragraphs`);

async function count(game: GameId): Promise<Rulebook> {
  const { module } = await runnerImport<ParagraphModule>(fileOf(game));
  return { paragraphs: module.paragraphs.length, out: module.paragraphs.filter(({ out }) => out).length };
}

/** Counts the paragraphs when the page is built, so that the front page does not carry four rulebooks for four numbers. */
export function rulebooks(): Plugin {
  return {
    name: 'bivouac-rulebooks',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const entries = await Promise.all(gameIds.map(async (game) => [game, await count(game)] as const));
      for (const game of gameIds) this.addWatchFile(fileOf(game));
      return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  };
}
