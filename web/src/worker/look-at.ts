import {
  type Game,
  type Kind,
  prepare,
  PUBLIC,
  Referee,
  same,
  type Seat,
  type SeatInfo,
  type State,
  viewOf,
} from '@bivouac/kernel';
import type { GameFacts } from './protocol.ts';

export function factsOf<G extends Kind>(game: Game<G>): GameFacts {
  const { id, powers, content, scenarios, domains } = game;
  const grammar: { readonly [verb: string]: readonly string[] } = prepare(game).grammar;
  return { id, powers, grammar, kinds: Object.keys(domains), content, scenarios };
}

/** How many things of each kind there are, as far as the viewer knows. */
export function countThings<G extends Kind>(game: Game<G>, view: State<G['state']>): { [kind: string]: number } {
  return Object.fromEntries(Object.entries(game.domains).map(([kind, count]) => [kind, count(view)]));
}

/** The first of those who are waited for that is a person. */
export function personAsked(waiting: readonly Seat[], seats: readonly SeatInfo[]): Seat | null {
  return waiting.find((seat) => seats[seat]?.kind === 'person') ?? null;
}

/**
 * Whether a seat can be asked from what everybody sees: it reacts in a window, and the public view alone gives the very
 * same offers. Then the question tells nothing, and the screen need not change hands.
 */
export function canAskOpenly<G extends Kind>(
  game: Game<G>,
  state: Readonly<State<G['state']>>,
  seat: Seat,
  offers: readonly unknown[],
): boolean {
  const referee = new Referee(prepare(game), viewOf(game, state, PUBLIC), { viewer: PUBLIC });
  try {
    if (referee.windowAsked(seat) === null) return false;
    return same(referee.offers(seat), offers);
  } catch {
    // The rules could not even offer without knowing what is hidden: so it is not open.
    return false;
  }
}
