import { randomHex } from '../chance.ts';
import type { Hosted, MatchSummary, TriedAction } from '@bivouac/host';
import type { Json, Options } from '@bivouac/kernel';
import type { ClockRules } from '@bivouac/kernel/table';
import type { ContentPack } from './pack.ts';

/** Who is to sit on a chair. */
export interface OrderedSeat {
  readonly kind: 'person' | 'bot';
  /** A bot without a level gets the house's usual one. */
  readonly level?: string;
  readonly name?: string;
  /** What he plays; where no seat says, the game's first seating with so many seats. */
  readonly powers?: readonly number[];
}

/** What a match is to be opened with: all that the set-up dialog asks for. */
export interface OpeningOrder {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly OrderedSeat[];
  readonly seed: string;
  /** Time to think; none unless it was asked for. */
  readonly clock?: ClockRules | null;
  /** A content pack in place of the game's own. */
  readonly pack?: ContentPack | null;
}

/**
 * A position that is played on from, without a match behind it: imagined, with dice of its own. What was done since is
 * kept beside it, so that it can be read and taken back after a reload too.
 */
export interface TrialPosition {
  readonly state: Json;
  readonly from: string;
  readonly played?: readonly TriedAction[];
}

export type MatchKind = 'match' | 'trial' | 'lesson';

/** A match as this browser keeps it, but for its entries: what it is to be opened with, and what a list says of it. */
export interface MatchRecord {
  readonly id: string;
  readonly kind: MatchKind;
  readonly game: string;
  readonly changed: number;
  /** How many rows of it are kept; 0 until it has been opened. */
  readonly rows: number;
  /** Its file, as matches were kept before version 0.2.0 and as one is read in: rows take its place when it is opened. */
  readonly text: string | null;
  readonly opening: OpeningOrder | null;
  readonly trial: TrialPosition | null;
  readonly summary: MatchSummary | null;
  /** The content pack that it is played with, if it is not the game's own. */
  readonly pack: ContentPack | null;
  /** How often it has been kept: whoever writes on an older one than the store has may not. */
  readonly revision: number;
}

export function newRecord(opening: OpeningOrder, kind: MatchKind = 'match', id: string = newId()): MatchRecord {
  const { game, pack = null } = opening;
  const empty = { rows: 0, text: null, trial: null, summary: null, revision: 0 };
  return { id, kind, game, changed: Date.now(), opening, pack, ...empty };
}

/** How a match is kept after it has gone on; `from` is how it was kept before. */
export function recordOf(hosted: Hosted, from: MatchRecord): MatchRecord {
  const tried = hosted.tried();
  const common = { ...from, changed: Date.now(), summary: hosted.summary() };
  if (tried !== null) return { ...common, trial: { from: from.trial?.from ?? '', ...tried } };
  return { ...common, text: null, rows: hosted.rows() };
}

export function newId(): string {
  return randomHex(4);
}

/** Seeds are chance, unless the address asks for one: so a match can be played again, and tests know what comes. */
export function newSeed(): string {
  const asked = new URLSearchParams(globalThis.location.search).get('seed');
  return asked ?? randomHex(16);
}
