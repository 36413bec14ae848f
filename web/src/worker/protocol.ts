import type { Action, Done, Explanation, FileFault, Seat, State, Thing, Viewer } from '@bivouac/kernel';
import type { ChanceMoment, GameFacts, Look, OrderChange, Position, Thoughts, TimeLeft } from '@bivouac/host';
import type { ContentPack } from '../matches/pack.ts';
import type { MatchKind } from '../matches/record.ts';

export interface OpenedTable {
  readonly ok: true;
  readonly game: GameFacts;
  readonly kind: MatchKind;
  /** Whether the match has a file: a position tried out has none. */
  readonly hasFile: boolean;
  readonly pack: ContentPack | null;
}

/** Why there is no table: no such match, a match that cannot be set up, a file that is damaged. */
export type NoTable =
  | { readonly ok: false; readonly why: 'unknown' }
  | { readonly ok: false; readonly why: 'setup'; readonly detail: string }
  | { readonly ok: false; readonly why: 'file'; readonly fault: FileFault };

/** What came of asking a bot: it moved, none was to move, or its thought was dropped because something else came. */
export type BotMove = 'moved' | 'none' | 'dropped';

/** A file that was read in, or why not. */
export type ReadIn = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly fault: FileFault };

/** All that the page may ask of the worker. */
export interface TableDesk {
  open(id: string): Promise<OpenedTable | NoTable>;
  /** What the viewer sees, with the log from entry `since` on; with `asked`, the question put to that seat though the eyes are the public's. */
  look(viewer: Viewer, asked?: Seat | null, since?: number): Promise<Look>;
  act(seat: Seat, action: Action, stamp?: number): Promise<Done>;
  /** Lets the bot that is to move think and do so; everything else is answered meanwhile. */
  botMove(): Promise<BotMove>;
  /** Ends a bot's thought, if one runs: another page has taken the match. */
  dropThought(): Promise<void>;
  /** What the bot considered before it made entry `at`; of a match that is over, since it tells what the bot held. Null: no bot made it. */
  botThoughts(at: number): Promise<Thoughts | null>;
  /** Time has passed: whoever has none left loses. The milliseconds until the next clock falls, or null. */
  tick(): Promise<number | null>;
  undo(seat: Seat): Promise<Done>;
  resign(seat: Seat): Promise<Done>;
  proposeDraw(seat: Seat): Promise<Done>;
  answer(seat: Seat, yes: boolean): Promise<Done>;
  /** Gives, changes or takes back standing orders; up to the first that is refused. */
  order(seat: Seat, changes: readonly OrderChange[]): Promise<Done>;
  explain(seat: Seat, thing: Thing): Promise<Explanation>;
  /** How many entries the match has. */
  length(): Promise<number>;
  position(at: number, viewer: Viewer): Promise<Position>;
  /** Views of the whole course, at most so many, evenly spread, for plots. */
  course(viewer: Viewer, most: number): Promise<readonly { readonly at: number; readonly view: State<object> }[]>;
  /** The entries of a finished match in which one of these facts was told, seat by seat. */
  chances(facts: readonly string[]): Promise<readonly ChanceMoment[]>;
  /** A new table from a position of this match; its id. */
  tryFrom(at: number, viewer: Viewer): Promise<string>;
  fileText(): Promise<string | null>;
  /** Reads a match file in as a match of this browser, after playing it through. */
  readIn(text: string): Promise<ReadIn>;
}

export type { ChanceMoment, GameFacts, Look, OrderChange, Position, Thoughts, TimeLeft };
