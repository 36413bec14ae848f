import type { Action, Arg, Json, Policy, PolicyRules, Result, Seat, Thing, Viewer } from '@bivouac/kernel';
import type { Done, Explanation, Proposal, SeatClock, SeatInfo, Showing, Talk } from '@bivouac/kernel/table';
import type { AbsenceDeed } from './absence.ts';
import type { AheadQuestion, BotQuestion } from './bots/question.ts';
import type { LogPage, LogPoint } from './logbook.ts';
import type { Numbers } from './own-numbers.ts';
import type { News } from './store.ts';
import type { ChanceMoment, Position } from './timeline.ts';

/** What a page must know of a game to draw and name things; the rules themselves stay with the host. */
export interface GameFacts {
  readonly id: string;
  readonly powers: readonly string[];
  readonly grammar: { readonly [verb: string]: readonly string[] };
  /** The kinds of things there are: what a line of the log may link to. */
  readonly kinds: readonly string[];
  readonly content: unknown;
  readonly scenarios: readonly string[];
  /** The windows for which policies can be given, what they may turn on, and whether they may be public. */
  readonly windows: { readonly [window: string]: PolicyRules };
  /** What people may say to each other, where the game lets them. */
  readonly talk?: Talk;
}

/** How far a question rests on public things: not at all, as a reaction in another's turn, or for all at the table. */
export type Openness = 'no' | 'reaction' | 'table';

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
  /** Whether that person can answer from what everybody sees: then nothing need be hidden first. */
  readonly openly: Openness;
  /** How many things of each kind there are. */
  readonly things: { readonly [kind: string]: number };
  readonly time: TimeLeft | null;
}

/** The clocks of a match as they stood at its last entry, and how many milliseconds have passed since. */
export interface TimeLeft {
  readonly seats: readonly SeatClock[];
  readonly since: number;
}

/** A standing order that is given for a question, or taken back. */
export interface OrderChange {
  readonly window: string;
  readonly answer: Action | null;
}

/** Something said to these seats, or to all of them: a phrase of the game with its numbers, or a text of one's own. */
export interface Saying {
  readonly to: readonly Seat[];
  readonly phrase: string;
  readonly args: readonly Arg[];
}

/** All policies of a seat for a window, in the order in which they are tried; none takes them back. */
export interface PolicyChange {
  readonly window: string;
  readonly policies: readonly Policy[];
}

/** What a list of matches says of one. */
export interface MatchSummary {
  /** Which scenario it is; matches that were kept before this was noted do not say. */
  readonly scenario?: string;
  readonly seats: readonly SeatInfo[];
  readonly holder: readonly number[];
  readonly entries: number;
  readonly result: Result | null;
}

/** Something done where a position is tried out. */
export interface TriedAction {
  readonly seat: Seat;
  readonly action: Action;
}

/** Any game's table, without its types. Both a match and a position tried out are hosted. */
export interface Hosted {
  readonly facts: GameFacts;
  readonly hasFile: boolean;
  /** Whether its clocks must be kept going. */
  readonly isTimed: boolean;
  /** What is to be seen; whether its person can be asked openly is `openness`, and found out only where it matters. */
  look(viewer: Viewer, asked: Seat | null, since?: number): Look;
  /** Whether the person who is asked next, with these eyes on the screen, can answer from what everybody sees. */
  openness(viewer: Viewer): Openness;
  /** Who has something to decide now. */
  waiting(): readonly Seat[];
  /** Where a viewer begins to read the log who has read nothing yet. */
  logPoint(viewer: Viewer): LogPoint;
  /** The page of the log before a point, and where that one begins. */
  logBefore(viewer: Viewer, point: LogPoint): Promise<{ readonly page: LogPage; readonly at: LogPoint }>;
  act(seat: Seat, action: Action, stamp: number | undefined): Done;
  /** Actions one after the other, as long as each is offered and nothing comes between: one entry, one undo. */
  run(seat: Seat, actions: readonly Action[], stamp: number | undefined): Done;
  say(seat: Seat, saying: Saying): Done;
  policies(seat: Seat, change: PolicyChange): Done;
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
  /** Puts something to the others: an undo names the entry to go back before, as the seat counts them. */
  propose(seat: Seat, what: Proposal): Done;
  /** Goes on after a pause. */
  resumePlay(seat: Seat): Done;
  answer(seat: Seat, yes: boolean): Done;
  order(seat: Seat, change: OrderChange): Done;
  /** What is done about somebody who does not come, or about one's own leave. */
  absence(seat: Seat, deed: AbsenceDeed): Done;
  /** Somebody else sits down on a chair. */
  reseat(seat: Seat, info: Pick<SeatInfo, 'name' | 'kind' | 'level'>): Done;
  /** The seats whose time is up. */
  fallen(): readonly Seat[];
  /** Who would win with a seat: those who are not beaten when it is. */
  allies(seat: Seat): readonly Seat[];
  /** What everybody may see, as it stood at a moment; `turn`: nothing of the turn that is being played, either. */
  lookBack(until: number, turn: boolean, shown: number): Promise<{ readonly look: Look; readonly row: number }>;
  explain(seat: Seat, thing: Thing): Explanation;
  length(): number;
  /** How many entries a viewer counts. */
  count(viewer: Viewer): number;
  /** What a player is given to hold the host to: it stands for every entry up to the last one that he counts. */
  headOf(viewer: Viewer): string | null;
  /** How a viewer counts the entries; everybody as the host does once the match is over. */
  numbers(viewer: Viewer): Promise<Numbers>;
  position(at: number, viewer: Viewer): Promise<Position>;
  /** What a viewer was told before an entry of the past, a page of it. */
  pastLog(before: number, viewer: Viewer): Promise<LogPage>;
  summary(): MatchSummary;
  /** How many rows the match has; a position tried out has none. */
  rows(): number;
  /** What was done where a position is tried out, with the position that it began from; null for a match. */
  tried(): { readonly state: Json; readonly played: readonly TriedAction[] } | null;
  /** What is to be kept, when so many rows are kept already and the table was saved whole after so many entries. */
  news(rows: number, lastSaved: number): News;
  /** What to open a new table with, so that it begins at a position of this one; `seed` for what must be imagined. */
  branch(
    at: number,
    viewer: Viewer,
    seed: string,
  ): Promise<{ readonly text: string } | { readonly state: Json } | null>;
  fileText(): Promise<string | null>;
  /** What a viewer may keep of a running match; null where there is none. */
  record(viewer: Viewer): Promise<string | null>;
}
