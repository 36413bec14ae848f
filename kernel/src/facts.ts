import type { Json } from './json.ts';
import { includes, type Seats, type Viewer } from './seats.ts';

/** Something that happened: no words, those are in the catalogues. */
export interface Fact {
  readonly fact: string;
  readonly clause?: string;
  /** Who may know it; nobody named means everyone. */
  readonly to?: Seats;
  readonly [detail: string]: Json | undefined;
}

/** A fact in the log of a match: which entry of the log brought it. */
export interface Logged {
  readonly at: number;
  readonly fact: Fact;
}

export type Tell = (fact: Fact) => void;

/** Those of some facts that one seat (or the public) may know. Audiences are not told. */
export function toldTo(facts: readonly Fact[], viewer: Viewer): Fact[] {
  const told: Fact[] = [];
  for (const fact of facts) {
    if (fact.to !== undefined && !includes(fact.to, viewer)) continue;
    const { to: _, ...rest } = fact;
    told.push(rest);
  }
  return told;
}

/** What one seat (or the public) may read of the log, in order, from entry `since` on. */
export function readLog(log: readonly Logged[], viewer: Viewer, since = 0): Logged[] {
  return log.flatMap(({ at, fact }) => (at < since ? [] : toldTo([fact], viewer).map((told) => ({ at, fact: told }))));
}
