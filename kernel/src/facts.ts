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

/** What one seat (or the public) may read of the log, in order, from entry `since` on. Audiences are not told. */
export function readLog(log: readonly Logged[], viewer: Viewer, since = 0): Logged[] {
  const lines: Logged[] = [];
  for (const { at, fact } of log) {
    if (at < since || (fact.to !== undefined && !includes(fact.to, viewer))) continue;
    const { to: _, ...told } = fact;
    lines.push({ at, fact: told });
  }
  return lines;
}
