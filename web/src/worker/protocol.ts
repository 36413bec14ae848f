import type {
  Action,
  Decision,
  Done,
  Explanation,
  FileFault,
  Json,
  Seat,
  SeatClock,
  Showing,
  State,
  Thing,
  Viewer,
} from '@bivouac/kernel';
import type { ChanceMoment, News, Position } from '@bivouac/host';
import type { ContentPack } from '../matches/pack.ts';
import type { MatchKind, MatchRecord } from '../matches/record.ts';
import type { AheadQuestion, BotQuestion, Thoughts } from './bots/question.ts';

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
  readonly pack: ContentPack | null;
}

/** Why there is no table: no such match, a match that cannot be set up, a file that is damaged. */
export type NoTable =
  | { readonly ok: false; readonly why: 'unknown' }
  | { readonly ok: false; readonly why: 'setup'; readonly detail: string }
  | { readonly ok: false; readonly why: 'file'; readonly fault: FileFault };

/** Everything that one pair of eyes sees now, and who is to act. */
export interface Look {
  /** Its log begins with entry `since`, in the viewer's own counting: what he knows already is not sent again. */
  readonly showing: Showing<object>;
  readonly since: number;
  readonly viewer: Viewer;
  /** The bot that is to move, if one is. */
  readonly bot: Seat | null;
  /** The person that is asked next, if one is. */
  readonly person: Seat | null;
  /** Whether that person can answer from what everybody sees: then the screen need not change hands. */
  readonly openly: boolean;
  /** How many things of each kind there are. */
  readonly things: { readonly [kind: string]: number };
  readonly time: TimeLeft | null;
}

/** The clocks of a match as they stood at its last entry, and how many milliseconds have passed since. */
export interface TimeLeft {
  readonly seats: readonly SeatClock[];
  readonly since: number;
}

/** What came of asking a bot: it moved, none was to move, or its thought was dropped because something else came. */
export type BotMove = 'moved' | 'none' | 'dropped';

/** A standing order that is given for a question, or taken back. */
export interface OrderChange {
  readonly window: string;
  readonly answer: Action | null;
}

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

/** Any game's table, without its types. Both a match and a position tried out are hosts. */
export interface Host {
  readonly facts: GameFacts;
  readonly hasFile: boolean;
  /** Whether its clocks must be kept going. */
  readonly isTimed: boolean;
  look(viewer: Viewer, asked: Seat | null, since?: number): Look;
  act(seat: Seat, action: Action, stamp: number | undefined): Done;
  /** What the bot that is to move is asked, if one is. */
  botQuestion(): BotQuestion | null;
  /** What a bot that is not to move yet may think about, if there is one. */
  ponderQuestion(): AheadQuestion | null;
  /** What a bot was asked before entry `at` of a match that is over. */
  pastQuestion(at: number): Promise<BotQuestion | null>;
  chances(facts: readonly string[]): Promise<readonly ChanceMoment[]>;
  /** Lets time pass; whether somebody has lost by it. */
  tick(): boolean;
  untilFall(): number | null;
  undo(seat: Seat): Done;
  resign(seat: Seat): Done;
  proposeDraw(seat: Seat): Done;
  answer(seat: Seat, yes: boolean): Done;
  order(seat: Seat, change: OrderChange): Done;
  explain(seat: Seat, thing: Thing): Explanation;
  length(): number;
  position(at: number, viewer: Viewer): Promise<Position>;
  /** The match or position as it is kept; `from` is how it was kept before. */
  kept(from: MatchRecord): MatchRecord;
  /** What is to be kept beside it, when so many rows are kept already and the table was saved whole after so many entries. */
  news(rows: number, lastSaved: number): News;
  /** What to open a new table with, so that it begins at a position of this one. */
  branch(at: number, viewer: Viewer): Promise<{ readonly text: string } | { readonly state: Json } | null>;
  fileText(): string | null;
}

export type { ChanceMoment, Decision, Position };
