import type { Options, Result, Seat } from '@bivouac/kernel';
import type { ClockRules } from '@bivouac/kernel/table';

/** What a server and a page say to each other by HTTP: plain JSON, under `/api/v1`. */

/** Waiting for people, being played, played to its end, or given up before it began. */
export type TableStatus = 'open' | 'running' | 'over' | 'void';

/** Who finds a table: whoever has its link, or everybody in the lobby. */
export type Visibility = 'link' | 'lobby';

export interface OnlineSeat {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot';
  readonly level: string;
  readonly powers: readonly number[];
  readonly name: string;
  /** Whether somebody sits there; a bot always does. */
  readonly taken: boolean;
  /** Whether it is whoever asks. */
  readonly mine: boolean;
}

export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly clock: ClockRules | null;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly seats: readonly OnlineSeat[];
  /** Whether whoever asks has laid it. */
  readonly own: boolean;
  /** The promise of the seed that the dice come from. */
  readonly commitment: string;
  readonly changed: number;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  /** Everybody sits: whoever asks is to open the nonce that he promised. */
  readonly nonceAsked: boolean;
  /** The table at which the same play again, once one was laid. */
  readonly rematch: string | null;
}

export interface NewSeatOrder {
  readonly kind: 'me' | 'open' | 'bot';
  readonly level: string;
  readonly powers: readonly number[];
}

export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly clock: ClockRules | null;
  readonly visibility: Visibility;
  readonly seats: readonly NewSeatOrder[];
  /** The hash of a nonce, told when everybody sits: so nobody can choose the dice. */
  readonly promise: string;
}

export interface LaidTable {
  readonly table: OnlineTable;
  /** The secret of its link: it is told here, and never again. */
  readonly link: string;
}

export interface Me {
  readonly name: string;
  readonly kind: 'guest' | 'member';
}

/** Why something was not done, by name: the page has the words. */
export interface ApiRefusal {
  readonly error: string;
  readonly detail?: string;
}
