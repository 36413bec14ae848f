import type { Action } from '../actions.ts';
import type { Options } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import type { Power, Seat } from '../seats.ts';
import type { ClockRules } from './clock.ts';
import type { Leaving } from './leaving.ts';

/** Who sits on a chair. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The level of a bot. */
  readonly level?: string;
  readonly powers: readonly Power[];
}

/** All that a match was begun with: the head of its file. */
export interface Charter {
  readonly game: string;
  readonly edition: string;
  /** The hash of the content pack. */
  readonly content: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockRules | null;
  /** The hash of the seed, published before the first roll; the seed itself comes out at the end. */
  readonly commitment: string;
  readonly nonces: readonly string[];
  /**
   * One entry in so many has the whole position in its check, and all of them are linked in a chain. Without it the
   * position is in every check, and there is no chain: so it was in matches before version 0.2.0.
   */
  readonly every?: number;
  /**
   * The bots' own dice come from what is secret until the end. Without it they came from the commitment, which everybody
   * knows: so it was in matches before version 0.2.0.
   */
  readonly botDice?: 'secret';
  /** What becomes of a seat that leaves a match of three or more; without it the match ends. */
  readonly leaving?: Leaving;
}

/** What somebody did at the table: an action of the game, or one of the table's own (`!undo`, `!resign` ...). */
export interface Entry {
  readonly seat: Seat;
  readonly act: Action;
  /** Milliseconds since the entry before, where time matters. */
  readonly after: number;
}

export interface CheckedEntry extends Entry {
  readonly check: string;
}

/** Why somebody cannot take back: what happened since, or that there is nothing to take back. */
export type UndoBarrier = 'dice' | 'shown' | 'other' | 'nothing';

/** What can be put to the others: a draw, going back to before an entry, a pause. */
export type Proposal =
  | { readonly kind: 'draw' }
  | { readonly kind: 'undo'; readonly entry: number }
  | { readonly kind: 'pause' };

export type TableRefusal =
  | Refusal
  | { readonly ok: false; readonly refused: 'undoBlocked'; readonly by: UndoBarrier }
  | { readonly ok: false; readonly refused: 'paused' }
  | { readonly ok: false; readonly refused: 'notPaused' }
  | { readonly ok: false; readonly refused: 'alreadyProposed' }
  | { readonly ok: false; readonly refused: 'noProposal' }
  | { readonly ok: false; readonly refused: 'noSuchEntry' }
  | { readonly ok: false; readonly refused: 'timeLeft' }
  | { readonly ok: false; readonly refused: 'fault'; readonly detail: string };

export type Done = { readonly ok: true } | TableRefusal;
export const DONE: Done = { ok: true };
