import { Council } from './council.ts';
import type { Errors, Guide, Judgement, Parts } from './guide.ts';
import type { Network } from './network.ts';
import type { Kind } from './procedure.ts';
import type { Seat } from './seats.ts';
import type { State } from './state.ts';

/** A judgement that tells its parts. */
export function judgementOf<G extends Kind>(parts: Judgement<G>['parts']): Judgement<G> {
  return { parts, evaluate: (state, seat) => sumOf(parts(state, seat)) };
}

export function sumOf(parts: Parts): number {
  let sum = 0;
  for (const part in parts) sum += parts[part] ?? 0;
  return sum;
}

/** From whose eyes networks see a game: a side, a nation. Of two sides both answer in points for the first. */
export type Role = number;

/** How networks are asked about positions of a game. */
export interface Telling<G extends Kind> {
  readonly inputs: number;
  /** The points that an answer of one stands for. */
  readonly unit: number;
  /** How much they count beside the judgement, by role. */
  readonly shares: readonly number[];
  role(state: State<G['state']>, seat: Seat): Role;
  /** Whether they know positions like this one at all. */
  knows(state: State<G['state']>): boolean;
  judge(state: State<G['state']>, seat: Seat): Parts;
  /** Writes the numbers of a position as a seat sees it, and returns the judgement that they were made from. */
  describe(state: State<G['state']>, seat: Seat, into: Float64Array): Parts;
}

/**
 * A judgement with what games have taught: `voices` were taught apart, and err apart. A searcher finds whatever a single
 * one overrates; what all of them like is good more often.
 */
export function experienced<G extends Kind>(
  voices: readonly (readonly Network[])[],
  telling: Telling<G>,
): Judgement<G> {
  const councils = telling.shares.map((_, role) => new Council(voices.flatMap((voice) => voice.slice(role, role + 1))));
  const opposed = telling.shares.length === 2;
  const into = new Float64Array(telling.inputs);
  return judgementOf((state, seat) => {
    const role = telling.role(state, seat);
    const share = telling.shares[role] ?? 0;
    if (share === 0 || !telling.knows(state)) return telling.judge(state, seat);
    const judged = telling.describe(state, seat, into);
    const answer = councils[role]?.answer(into) ?? 0;
    return { ...judged, experience: (opposed && role === 1 ? -1 : 1) * share * telling.unit * answer };
  });
}

/**
 * What networks can be taught by games: what the game's judgement misses. Each role has a network of its own, as it knows
 * other things. Of two sides all figures are points for the first; of more, points for the role itself.
 */
export interface Schooling<G extends Kind> {
  /** How many numbers describe a position. */
  readonly inputs: number;
  /** The points that an answer of one stands for. */
  readonly unit: number;
  /** How many networks there are, and which one a seat asks. */
  readonly roles: number;
  role(state: State<G['state']>, seat: Seat): number;
  /** Writes the numbers of a position as a seat sees it, and says what the judgement makes of it. */
  describe(state: State<G['state']>, seat: Seat, into: Float64Array): number;
  /** What a finished game was worth to a role. */
  worth(state: State<G['state']>, role: Role): number;
  /** The guide with these networks as its judgement; how much they count in it, from 0 to 1. */
  guideWith(networks: readonly Network[], share: number): Guide<G>;
  /** The game's own networks, as often as they were taught apart from each other; none for another pack. */
  readonly taught: readonly (readonly Network[])[];
  /** How much the players of lessons err at the most. */
  readonly errs: Errors;
  /** What is kept of such networks in a file of the game, which judges by the mean of what they answer. */
  keep(voices: readonly (readonly Network[])[], scenarios: readonly string[]): unknown;
}
