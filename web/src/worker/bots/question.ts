import type { Considered } from '@bivouac/bots';
import type { Action, Offer, Seat, State, Words } from '@bivouac/kernel';
import type { ContentPack } from '../../matches/pack.ts';

/** Which game the bots of a table play, and with which content pack. */
export interface BotTable {
  readonly game: string;
  readonly pack: ContentPack | null;
}

/** All that a bot is told: what its seat sees and is offered, and a seed of its own. The match stays where it is. */
export interface BotQuestion {
  readonly level: string;
  readonly seat: Seat;
  readonly view: State<object>;
  readonly offers: readonly Offer[];
  /** Of this decision alone: the same decision, asked again after a reload, is thought out in the same way. */
  readonly seed: string;
}

/** What a bot considered, the best first, and what the parts of its judgement are called. */
export interface Thoughts {
  readonly considered: readonly Considered[];
  readonly parts: { readonly [part: string]: Words };
}

/** What the table may ask of the worker in which the bots think. */
export interface BotDesk {
  sit(table: BotTable): Promise<void>;
  choose(question: BotQuestion): Promise<Action>;
  /** What the bot considered when it was asked this, the best first. */
  explain(question: BotQuestion): Promise<Thoughts>;
  /**
   * The bot may think ahead while somebody else decides: nothing is offered to it yet. Nobody waits for this; a level
   * that thinks ahead does so in slices, so that it hears the next question.
   */
  ponder(question: BotQuestion): Promise<void>;
}
