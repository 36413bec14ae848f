import { type AnyGame, anyGame } from '@bivouac/shelf';
import type { Bench } from './contestant.ts';

/**
 * What is measured where it is not a game's first scenario: the bar for Germany 1813 is for its second. Its rules are
 * three times as long as those of nations, and it takes the compiler five times as long to get to the bottom of them.
 */
const benches: { readonly [id: string]: Bench } = { gloire: { scenario: 'bautzen', warmUp: 15_000 } };

export function benchOf(id: string): Bench | undefined {
  return benches[id];
}

/** Games whose rules can be played already, though the shelf does not hand them out. */
const waiting: { readonly [id: string]: () => Promise<AnyGame> } = {
  async gloire() {
    const { germany1813, gloireGame } = await import('@bivouac/gloire');
    return anyGame(gloireGame(germany1813));
  },
};

export function unshelved(id: string): (() => Promise<AnyGame>) | undefined {
  return waiting[id];
}
