import type { Action, Dice, Game, Kind, Offer, Seat, State } from '@bivouac/kernel';

/** All that a bot is given: what its seat sees and is offered, and chance of its own. Never the state itself. */
export interface Seen<G extends Kind> {
  readonly game: Game<G>;
  readonly view: State<G['state']>;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  /** The bot's own dice: they have nothing to do with those of the match. */
  readonly dice: Dice;
}

/** A player that is not a person. It plays any game, and it chooses among the offers like everybody else. */
export interface Bot {
  readonly id: string;
  choose<G extends Kind>(seen: Seen<G>): Action;
}
