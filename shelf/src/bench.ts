import type { Action, Dice, Game, Kind, Offer, Seat, State } from '@bivouac/kernel';
import type { Guide, Schooling } from '@bivouac/kernel/guide';

/** What a game brings along to measure and tune the bots with. No page offers any of it. */
export interface Workshop<G extends Kind> {
  readonly rivals: readonly Rival<G>[];
  readonly suite: readonly SuitePosition<G>[];
  readonly tuning: Tuning<G> | null;
  readonly lesson: Schooling<G> | null;
}

/** A player that knows this game alone, to measure the levels against. It is given what a bot is given. */
export interface Rival<G extends Kind> {
  readonly id: string;
  choose(seen: {
    readonly game: Game<G>;
    readonly view: State<G['state']>;
    readonly seat: Seat;
    readonly offers: readonly Offer[];
    readonly dice: Dice;
  }): Action;
}

/** What somebody does in a row: the first decisions of a turn, or all that belongs to one action. */
export type Line = readonly Action[];

/** A position with a clear answer: what is a blunder there, and why. */
export interface SuitePosition<G extends Kind> {
  readonly id: string;
  readonly theme: string;
  /** In English: what is to be seen here. */
  readonly why: string;
  readonly seat: Seat;
  /** Made anew for everybody who asks. */
  state(): State<G['state']>;
  /** What wins. Without `bad`, everything that does not begin like one of these is a blunder. */
  readonly good: readonly Line[];
  /** What loses: nothing else is a blunder. */
  readonly bad: readonly Line[];
  /**
   * Where no single action decides: the bot plays on, for whoever is asked, until it would do the last thing, and then it
   * is looked at how that stands. `good` and `bad` are empty there.
   */
  readonly outcome?: {
    last(state: State<G['state']>, action: Action): boolean;
    fails(state: State<G['state']>): boolean;
  };
}

/** The numbers of a game's judgement, and the judgement with others in their place. */
export interface Tuning<G extends Kind> {
  readonly weights: { readonly [name: string]: number };
  /** What some of them must not exceed to make sense. */
  readonly most: { readonly [name: string]: number };
  guideWith(weights: { readonly [name: string]: number }): Guide<G>;
}

export function emptyWorkshop<G extends Kind>(): Workshop<G> {
  return { rivals: [], suite: [], tuning: null, lesson: null };
}
