import { games } from '@bivouac/shelf';

/** What the front page says about a rulebook: how many paragraphs it has, and how many are declared out of scope. */
export interface Rulebook {
  readonly paragraphs: number;
  readonly out: number;
}

export type Rulebooks = { readonly [game: string]: Rulebook };

const counted = games.map(async ({ id, paragraphs: load }): Promise<readonly [string, Rulebook]> => {
  const paragraphs = await load();
  return [id, { paragraphs: paragraphs.length, out: paragraphs.filter(({ out }) => out !== undefined).length }];
});

const rulebooks: Rulebooks = Object.fromEntries(await Promise.all(counted));

export default rulebooks;
