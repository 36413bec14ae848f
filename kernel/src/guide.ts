import type { Action, Offer } from './actions.ts';
import type { Words } from './clauses.ts';
import type { Dice } from './dice.ts';
import type { Kind } from './procedure.ts';
import type { Seat } from './seats.ts';
import type { State } from './state.ts';

/** What a judgement is made of, part by part; the parts add up to the whole. */
export type Parts = { readonly [part: string]: number };

/** How positions are judged. */
export interface Judgement<G extends Kind> {
  /** How good a position is for a seat: higher is better, and what a seat gains others lose. */
  evaluate(state: State<G['state']>, seat: Seat): number;
  /** The same judgement in its parts, for explanations. */
  parts(state: State<G['state']>, seat: Seat): Parts;
}

/** Somebody who judges for himself, and may think of other things than everybody else. */
export interface Mind<G extends Kind> extends Judgement<G> {
  candidates?(state: State<G['state']>, seat: Seat, offers: readonly Offer[]): readonly Offer[];
  /**
   * A whole run of actions from here, where one plan answers many questions: it is kept until a die or somebody else
   * speaks. Null where each question is answered by itself; without it all are.
   */
  run?(state: State<G['state']>, seat: Seat, offers: readonly Offer[]): readonly Action[] | null;
  /**
   * How often to play which of these offers where several choose in secret at once, if the game can reckon it; null where
   * it cannot. Without it such choices are tried out.
   */
  mix?(state: State<G['state']>, seat: Seat, offers: readonly Offer[]): readonly Share[] | null;
}

/** One of several things to do in secret, how often to do it, and what it may be expected to bring. */
export interface Share {
  readonly offer: Offer;
  readonly share: number;
  readonly value: number;
}

/** What somebody says at the table: to these seats or to all, a phrase of the game with its numbers (`Talk`). */
export interface Spoken {
  readonly to: readonly Seat[];
  readonly phrase: string;
  readonly args: readonly number[];
}

/** What a seat has heard. */
export interface Heard {
  readonly seat: Seat;
  readonly phrase: string;
  readonly numbers: readonly number[];
}

/** How a beginner errs: of so many things in a hundred he does not think, and he misjudges the rest by up to so many points. */
export interface Errors {
  readonly overlooks: number;
  readonly misjudges: number;
}

/**
 * What a game tells the bots. It judges from what the seat may know: it may be given a view or a state imagined from
 * one, and says the same of both. Its numbers are points of the game, comparable from one position to the next.
 */
export interface Guide<G extends Kind> extends Mind<G> {
  /** How a beginner judges, who does not see all that counts, and what he thinks of. Without it he is like everybody else. */
  readonly novice?: Mind<G> & { readonly errs?: Errors };
  /** What many games have taught, for those who look far ahead. It is slower, and it pays only for them. */
  readonly seasoned?: Mind<G>;
  /** What each part is called. */
  readonly words: { readonly [part: string]: Words };
  /** Whether something that was begun is still going on (card, then marker, then field), so that it is too early to judge. */
  midway(state: State<G['state']>): boolean;
  /** Whether what is decided here is judged by itself: to think on from it would be guessing. Never, if it is left out. */
  apart?(state: State<G['state']>): boolean;
  /** How many actions in a row are worth thinking through; as many as a searcher likes, if it is left out. */
  readonly ahead?: number;
  /** How dear it is to carry an action through and judge it, against other games: 1, if it is left out. */
  readonly effort?: number;
  /** What part of a budget is spent inside an action, where it is thought through when it begins: all, if it is left out. */
  readonly inside?: number;
  /**
   * Whether the game may end with the action that is going on: then the others are expected to answer it as well as they
   * can, which is dear. Always, if it is left out.
   */
  readonly closing?: (state: State<G['state']>) => boolean;
  /** In how many imagined worlds a secret choice is tried, where much depends on chance afterwards. */
  readonly trials?: number;
  /**
   * Changes what is hidden from a seat in a state imagined from its view to what the seat takes for likely: what others
   * took, kept or revealed tells something. Without it everything that is possible is equally likely.
   */
  guess?(state: State<G['state']>, seat: Seat, dice: Dice): void;
  /** The offers worth thinking about, the best first; never empty, and each one of `offers`. */
  candidates(state: State<G['state']>, seat: Seat, offers: readonly Offer[]): readonly Offer[];
  /** What a seat says along with an action, from what it sees: why it refuses, what it means to do. Null for nothing. */
  says?(state: State<G['state']>, seat: Seat, action: Action): Spoken | null;
  /** The guide of somebody who has heard this, the oldest first. */
  hearing?(heard: readonly Heard[]): Guide<G>;
}
