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
  /** Since when those who are waited for are; and when the first clock falls, if nobody acts. */
  readonly since: number | null;
  readonly due: number | null;
  /** Whether it can be looked on by a link. */
  readonly watched: boolean;
  /** Whether whoever asks has come to look on. */
  readonly watching: boolean;
  /** Seats that the others need not wait for any longer; told to those who sit there. */
  readonly claimable: readonly Seat[];
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

/** What somebody is told of: a match waits for him, his time runs out, a match of his has begun or is over. */
export const NOTICE_KINDS = ['turn', 'time', 'begun', 'over'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How he is told besides on the page. */
export const NOTICE_WAYS = ['push', 'mail'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

export interface Notice {
  readonly match: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly at: number;
}

/** What is kept of an account besides its matches. */
export interface OwnSettings {
  readonly language: 'en' | 'fr';
  /** Which notices go which way. */
  readonly ways: { readonly [kind in NoticeKind]: readonly NoticeWay[] };
  /** The key that a browser needs to be told while its page is closed. */
  readonly pushKey: string;
  /** Whether this server sends mail, and where to; an address counts once its owner has told the code. */
  readonly canMail: boolean;
  readonly mail: { readonly address: string; readonly verified: boolean } | null;
  readonly leave: { readonly until: number | null; readonly days: number };
  readonly tokens: readonly TokenShown[];
}

/** A program that plays for somebody. The token itself is told once, when it is made. */
export interface TokenShown {
  readonly id: string;
  readonly name: string;
  readonly scope: 'read' | 'play';
  readonly created: number;
}

/** What somebody keeps for himself at a table. */
export interface OwnNotes {
  readonly note: string;
  /** Seats whose words he does not want to read. */
  readonly muted: readonly Seat[];
}
