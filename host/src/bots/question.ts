import type { Considered, Foreseen } from '@bivouac/bots';
import type { Action, Json, Offer, Seat, State, Words } from '@bivouac/kernel';
import type { Heard, Spoken } from '@bivouac/kernel/guide';

/** Which game the bots of a table play, with which content pack and by which edition of the rules, if not those of today. */
export interface BotTable {
  readonly game: string;
  readonly pack: { readonly file: string; readonly json: Json; readonly edition?: string } | null;
}

/** All that a bot is told: what its seat sees and is offered, and a seed of its own. The match stays where it is. */
export interface BotQuestion {
  readonly level: string;
  readonly seat: Seat;
  readonly view: State<object>;
  readonly offers: readonly Offer[];
  /** What has been said to its seat, the oldest first, where the game has words between players. */
  readonly heard?: readonly Heard[];
  /** Of this decision alone: the same decision, asked again after a reload, is thought out in the same way. */
  readonly seed: string;
}

/** While somebody else decides: nothing is offered to the bot yet, but it has the seeds of the decisions to come. */
export interface AheadQuestion extends BotQuestion {
  /** Of the next entries of the match, the first being the one that is decided now. */
  readonly seeds: readonly string[];
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
  /** What the bot says along with what it chose; null for nothing. */
  says(question: BotQuestion, action: Action): Promise<Spoken | null>;
  /** What the bot considered when it was asked this, the best first. */
  explain(question: BotQuestion): Promise<Thoughts>;
  /** What the bot will be asked next, as far as it can guess, and its answer: each attempt is another guess. */
  foresee(question: AheadQuestion, attempt: number): Promise<Foreseen | null>;
}
