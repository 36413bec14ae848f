import type { Game, Kind } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { emptyWorkshop, type Workshop } from './bench.ts';

/**
 * A game of which nobody needs to know the types: whoever takes it down from the shelf says what to do with a game of
 * any kind, and that is done with this one. So no caller has to pretend to know a type that it does not.
 */
export interface AnyGame {
  readonly id: string;
  /** With the game come what it tells the bots (`guided`) and its workshop, as far as it was taken down with those. */
  use<T>(what: <G extends Kind>(game: Game<G>, guide: Guide<G> | null, workshop: Workshop<G>) => T): T;
}

export function anyGame<G extends Kind>(
  game: Game<G>,
  guide: Guide<G> | null = null,
  workshop: Workshop<G> = emptyWorkshop(),
): AnyGame {
  return { id: game.id, use: (what) => what(game, guide, workshop) };
}
