import type { Game, Guide, Kind } from '@bivouac/kernel';

/**
 * A game of which nobody needs to know the types: whoever takes it down from the shelf says what to do with a game of
 * any kind, and that is done with this one. So no caller has to pretend to know a type that it does not.
 */
export interface AnyGame {
  readonly id: string;
  /** With the game comes what it tells the bots, if it was taken down with that (`guided`). */
  use<T>(what: <G extends Kind>(game: Game<G>, guide: Guide<G> | null) => T): T;
}

export function anyGame<G extends Kind>(game: Game<G>, guide: Guide<G> | null = null): AnyGame {
  return { id: game.id, use: (what) => what(game, guide) };
}
