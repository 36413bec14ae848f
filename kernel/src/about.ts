import type { Words } from './clauses.ts';

/** To whom one may speak beside a match: everybody, those of one's own side, one player. */
export type Channel = 'all' | 'allies' | 'one';

/** What the house says of a game before it is fetched, and how much of it is played to check and to measure it. */
export interface About {
  readonly id: string;
  /** The title of its rulebook; nobody else spells it. */
  readonly title: Words;
  /** What it is about: a sentence or two for the front page. */
  readonly line: Words;
  readonly players: Words;
  readonly board: Words;
  /** What its picture on the front page shows. */
  readonly picture: Words;
  /** The paragraphs that say how it is won: a reader of the rules finds them first. */
  readonly winning?: readonly string[];
  /**
   * How many random games `npm test` plays of it, once it can be played, and of which scenarios in turn where not of all:
   * the others are played when somebody names them.
   */
  readonly soak: { readonly games: number; readonly scenarios?: readonly string[] };
  /**
   * Who may speak to whom beside a match, between two and among more. Without it two speak freely, and so do more. Letters
   * that the book knows are part of the game, and not of this.
   */
  readonly chat?: { readonly two: readonly Channel[]; readonly more: readonly Channel[] };
  /** How it is measured; null if it is not. */
  readonly bench: Bench | null;
}

export interface Bench {
  /** The scenario that is measured, if it is not the first. */
  readonly scenario?: string;
  /** How long its rules take until they are compiled, in milliseconds of the processor, where the usual is too short. */
  readonly warmUp?: number;
  /** False where the guide comes to one thing to do by itself, so that nothing is left to search. */
  readonly search?: false;
}
