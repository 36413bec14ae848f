import type { Json } from './json.ts';
import type { Facts, Kind } from './procedure.ts';
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

/** What facts of a kind have besides their details. */
type Told<Name extends string> = { readonly fact: Name; readonly clause?: string; readonly to?: Seats };

/** What the kernel itself tells: its words are in every house. */
export type KernelFact = Fact & { readonly fact: `kernel.${string}` };

/** The facts of a game, by name: those it declares in its `Kind`, or any where it declares none. */
export type FactOf<G extends Kind> = G extends { readonly facts: infer F extends Facts }
  ? { readonly [K in keyof F & string]: F[K] extends object ? Told<K> & Readonly<F[K]> : Told<K> }[keyof F & string]
  : Fact;

/** The names of the facts of a game: what its catalogues must have words for. */
export type FactName<G extends Kind> = G extends { readonly facts: infer F extends Facts } ? keyof F & string : string;

/** Tells what happened: a fact of the kernel's own, or one of the game's. */
export interface TellOf<G extends Kind> {
  (fact: KernelFact): void;
  (fact: FactOf<G>): void;
}

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
