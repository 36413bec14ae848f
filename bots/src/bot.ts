import type { Action, Dice, Game, Kind, Offer, Seat, State } from '@bivouac/kernel';
import type { Guide, Parts } from '@bivouac/kernel/guide';

/** All that a bot is given: what its seat sees and is offered, and chance of its own. Never the state itself. */
export interface Seen<G extends Kind> {
  readonly game: Game<G>;
  /** What the game tells the bots; without it they play at random. */
  readonly guide?: Guide<G> | null;
  readonly view: State<G['state']>;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  /** The bot's own dice: they have nothing to do with those of the match. */
  readonly dice: Dice;
}

/** Something that a bot thought of: what it would do, how it would go on, and what it expected of it. */
export interface Considered {
  readonly action: Action;
  /** The rest of the same action, as the bot saw it: the marker, the field. */
  readonly then: readonly Action[];
  /** What it meant to do after that, as far as it thought. */
  readonly later?: readonly Action[];
  /** In points of the game; higher is better. */
  readonly value: number;
  /** What the value is made of, by the parts of the game's guide. */
  readonly parts: Parts;
  /** In how many imagined worlds it was played on to see what the others make of it. */
  readonly tries?: number;
  /** Where several choose in secret: how often it would do this, from 0 to 1. */
  readonly share?: number;
}

/** A player that is not a person. It plays any game, and it chooses among the offers like everybody else. */
export interface Bot {
  readonly id: string;
  choose<G extends Kind>(seen: Seen<G>): Action;
  /** What it considered, the best first: the same dice think the same again. Nothing if it does not think. */
  explain<G extends Kind>(seen: Seen<G>): readonly Considered[];
}
