import type { Json, Options, Result, SeatInfo } from '@bivouac/kernel';

/** What a match is to be opened with: all that the set-up dialog asks for. */
export interface OpeningOrder {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** Who sits on each chair; a bot without a level gets the house's usual one. */
  readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly level?: string }[];
  readonly seed: string;
}

/** A position that is played on from, without a match behind it: imagined, with dice of its own. */
export interface TrialPosition {
  readonly state: Json;
  readonly from: string;
}

/** What the list of matches says of one. */
export interface MatchSummary {
  readonly seats: readonly SeatInfo[];
  readonly holder: readonly number[];
  readonly entries: number;
  readonly result: Result | null;
}

export type MatchKind = 'match' | 'trial' | 'lesson';

/** A match as this browser keeps it: its file, or what it is to be opened with. */
export interface MatchRecord {
  readonly id: string;
  readonly kind: MatchKind;
  readonly game: string;
  readonly changed: number;
  /** Null until the match has been opened. */
  readonly text: string | null;
  readonly opening: OpeningOrder | null;
  readonly trial: TrialPosition | null;
  readonly summary: MatchSummary | null;
}

export function newRecord(opening: OpeningOrder, kind: MatchKind = 'match', id: string = newId()): MatchRecord {
  return { id, kind, game: opening.game, changed: Date.now(), text: null, opening, trial: null, summary: null };
}

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Seeds are chance, unless the address asks for one: so a match can be played again, and tests know what comes. */
export function newSeed(): string {
  const asked = new URLSearchParams(globalThis.location.search).get('seed');
  return asked ?? crypto.randomUUID();
}
