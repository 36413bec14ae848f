import type { Words } from './clauses.ts';
import type { Fact } from './facts.ts';
import type { Kind } from './procedure.ts';
import type { Seat } from './seats.ts';
import type { State } from './state.ts';

/** A moment at which chance spoke, as one seat lived it: what it saw before, and what it was told then. */
export interface ChanceMoment<G extends Kind> {
  readonly seat: Seat;
  readonly before: State<G['state']>;
  readonly facts: readonly Fact[];
}

/** What chance brought a seat once, and what the seat could expect of it just before. */
export interface Stroke {
  readonly actual: number;
  readonly expected: number;
  /** The variance of what was to be expected: how far chance goes astray without anybody wondering. */
  readonly variance: number;
}

/** How a game tells luck from play, for the end of a match: its reading of the facts in which chance spoke. */
export interface Luck<G extends Kind> {
  /** What is counted. */
  readonly title: Words;
  /** What is measured, and what is not. */
  readonly note: Words;
  /** The facts that tell of chance: of all others nothing is asked. */
  readonly facts: readonly string[];
  /** Everything that befell the seat in one entry; nothing where nothing hung on chance. */
  read(content: G['content'], moment: ChanceMoment<G>): readonly Stroke[];
}
