import type { Action, Offer } from './actions.ts';
import type { Words } from './clauses.ts';
import type { Thing } from './explain.ts';
import type { Kind } from './procedure.ts';
import type { Decision } from './referee.ts';

/** What whoever is asked sees: which counter is which depends on the match. */
export interface TurnSight<G extends Kind> {
  readonly content: G['content'];
  readonly state: G['state'];
  readonly offers: readonly Offer[];
}

/** Something of a guided turn: known beforehand, or found on the table. */
export type OnSight<T, G extends Kind> = T | ((seen: TurnSight<G>) => T);

/** One step of a guided turn: what is said, and what is to be done. */
export interface GuidedStep<G extends Kind = Kind> {
  readonly title: Words;
  readonly words: Words;
  /** The action that leads on; without one there is only something to read. */
  readonly action?: OnSight<Action, G>;
  /** What is done right after it without being taught. */
  readonly then?: readonly OnSight<Action, G>[];
  /** What to look at on the map. */
  readonly look?: OnSight<Thing, G>;
}

/** A guided first turn on the real engine: a seed, so that the same dice fall, and steps through it. */
export interface GuidedTurn<G extends Kind = Kind> {
  readonly game: string;
  readonly seed: string;
  /** How many play, and whose seat is the pupil's: two, and the first, where nothing is said. */
  readonly players?: number;
  readonly person?: number;
  readonly steps: readonly GuidedStep<G>[];
  /** The lesson that follows this one, for games that have more than one. */
  readonly next?: () => Promise<GuidedTurn<G>>;
  /**
   * What is answered to a question that is not taught, by the enemy above all: then no bot is asked. Null leaves the
   * question to the person, and without this the computer plays as it always does.
   */
  readonly answer?: (decision: Decision, seen: TurnSight<G>) => Action | null;
}
