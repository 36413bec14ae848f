import type {
  Action,
  Decision,
  Done,
  Explanation,
  Fact,
  FileFault,
  Json,
  Logged,
  Result,
  Seat,
  Showing,
  State,
  Thing,
  Viewer,
} from '@bivouac/kernel';
import type { MatchKind, MatchRecord } from '../matches/record.ts';

/** What the page must know of a game to draw and name things; the rules themselves stay in the worker. */
export interface GameFacts {
  readonly id: string;
  readonly powers: readonly string[];
  readonly grammar: { readonly [verb: string]: readonly string[] };
  /** The kinds of things there are: what a line of the log may link to. */
  readonly kinds: readonly string[];
  readonly content: unknown;
  readonly scenarios: readonly string[];
}

export interface OpenedTable {
  readonly ok: true;
  readonly game: GameFacts;
  readonly kind: MatchKind;
  /** Whether the match has a file: a position tried out has none. */
  readonly hasFile: boolean;
}

/** Why there is no table: no such match, a match that cannot be set up, a file that is damaged. */
export type NoTable =
  | { readonly ok: false; readonly why: 'unknown' }
  | { readonly ok: false; readonly why: 'setup'; readonly detail: string }
  | { readonly ok: false; readonly why: 'file'; readonly fault: FileFault };

/** Everything that one pair of eyes sees now, and who is to act. */
export interface Look {
  readonly showing: Showing<object>;
  readonly viewer: Viewer;
  /** The bot that is to move, if one is. */
  readonly bot: Seat | null;
  /** The person that is asked next, if one is. */
  readonly person: Seat | null;
  /** Whether that person can answer from what everybody sees: then the screen need not change hands. */
  readonly openly: boolean;
  /** How many things of each kind there are. */
  readonly things: { readonly [kind: string]: number };
}

/** A position of the past, as one pair of eyes saw it. */
export interface Position {
  readonly at: number;
  readonly view: State<object>;
  /** What happened in the entry that led here. */
  readonly news: readonly Fact[];
  readonly log: readonly Logged[];
  readonly seat: Seat | null;
  readonly result: Result | null;
}

/** A file that was read in, or why not. */
export type ReadIn = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly fault: FileFault };

/** All that the page may ask of the worker. */
export interface TableDesk {
  open(id: string): Promise<OpenedTable | NoTable>;
  /** What the viewer sees; with `asked`, the question put to that seat though the eyes are the public's. */
  look(viewer: Viewer, asked?: Seat): Promise<Look>;
  act(seat: Seat, action: Action, stamp?: number): Promise<Done>;
  /** Lets the bot that is to move do so; false if none is. */
  botMove(): Promise<boolean>;
  undo(seat: Seat): Promise<Done>;
  resign(seat: Seat): Promise<Done>;
  proposeDraw(seat: Seat): Promise<Done>;
  answer(seat: Seat, yes: boolean): Promise<Done>;
  explain(seat: Seat, thing: Thing): Promise<Explanation>;
  /** How many entries the match has. */
  length(): Promise<number>;
  position(at: number, viewer: Viewer): Promise<Position>;
  /** Views of the whole course, at most so many, evenly spread, for plots. */
  course(viewer: Viewer, most: number): Promise<readonly { readonly at: number; readonly view: State<object> }[]>;
  /** A new table from a position of this match; its id. */
  tryFrom(at: number, viewer: Viewer): Promise<string>;
  fileText(): Promise<string | null>;
  /** Reads a match file in as a match of this browser, after playing it through. */
  readIn(text: string): Promise<ReadIn>;
}

/** Any game's table, without its types. Both a match and a position tried out are hosts. */
export interface Host {
  readonly facts: GameFacts;
  readonly hasFile: boolean;
  look(viewer: Viewer, asked: Seat | null): Look;
  act(seat: Seat, action: Action, stamp: number | undefined): Done;
  botMove(): boolean;
  undo(seat: Seat): Done;
  resign(seat: Seat): Done;
  proposeDraw(seat: Seat): Done;
  answer(seat: Seat, yes: boolean): Done;
  explain(seat: Seat, thing: Thing): Explanation;
  length(): number;
  position(at: number, viewer: Viewer): Position;
  /** The match or position as it is kept; `from` is how it was kept before. */
  kept(from: MatchRecord): MatchRecord;
  /** What to open a new table with, so that it begins at a position of this one. */
  branch(at: number, viewer: Viewer): { readonly text: string } | { readonly state: Json } | null;
  fileText(): string | null;
}

export type { Decision };
