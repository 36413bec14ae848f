import type { Action, Seat, State, Thing, Viewer } from '@bivouac/kernel';
import type { Done, Explanation, Proposal } from '@bivouac/kernel/table';
import type { Thoughts } from './bots/question.ts';
import type { Look, OrderChange, PolicyChange, Saying } from './hosted.ts';
import type { LogPage } from './logbook.ts';
import type { ChanceMoment, Position } from './timeline.ts';

/**
 * How a connection wants the bots to play: one entry at a time, each shown before the next (`each`), or as many as come
 * quickly, shown together (`quick`).
 */
export type Pace = 'each' | 'quick';

/**
 * What a host sends of its own accord: what the connection sees now, with the log since what was sent before; at first only
 * the last page of it. `asked` is the seat that answers openly, through the eyes of the public.
 */
export type Push =
  | {
      readonly push: 'look';
      readonly look: Look;
      readonly length: number;
      readonly asked: Seat | null;
      /** Whether it came by itself, because time has passed: nobody did or awaited anything. */
      readonly unasked: boolean;
    }
  /** Something is broken, and the match cannot go on by itself. */
  | { readonly push: 'fault'; readonly detail: string };

/** A view of the past, for plots. */
export interface CoursePoint {
  readonly at: number;
  readonly view: State<object>;
}

/**
 * What a connection may ask of its host. No call names a seat to act for: whose deed it is follows from the connection.
 * Arguments and answers are plain JSON, so that a worker or a socket can carry them.
 */
export interface SeatCalls {
  /** Somebody else takes the screen: one of the connection's own seats, or the public. */
  eyes(viewer: Viewer): Promise<Done>;
  /** The person who is asked answers from what everybody sees, and the screen stays where it is. */
  openly(): Promise<Done>;
  /** What was pushed has been shown: the bots may go on. */
  ready(pace: Pace): Promise<void>;
  /** The bots wait until this connection is ready again; a thought is dropped. */
  rest(): Promise<void>;
  act(action: Action, stamp?: number): Promise<Done>;
  /** Several actions as one entry: as long as each is still offered and nothing comes between. */
  run(actions: readonly Action[], stamp?: number): Promise<Done>;
  /** Speaks to others at the table, where the game has words for it. */
  say(saying: Saying): Promise<Done>;
  /** Gives all policies for a window at once, in the order in which they are tried. */
  policies(change: PolicyChange): Promise<Done>;
  undo(): Promise<Done>;
  resign(): Promise<Done>;
  proposeDraw(): Promise<Done>;
  /** Puts something to the others: a draw, a pause, or going back before an entry, as whoever looks on counts them. */
  propose(what: Proposal): Promise<Done>;
  /** Goes on after a pause. */
  resumePlay(): Promise<Done>;
  /** Answers a proposal for the first of the connection's seats that it was put to. */
  answer(yes: boolean): Promise<Done>;
  /** Gives, changes or takes back standing orders; up to the first that is refused. */
  order(changes: readonly OrderChange[]): Promise<Done>;
  explain(thing: Thing): Promise<Explanation | null>;
  /** The page of the log before what this connection has got of it, through the eyes that are on it or the public's. */
  earlier(viewer: Viewer): Promise<LogPage>;
  /** How many entries the match has, as whoever looks on counts them; so are all numbers that go over the line. */
  length(): Promise<number>;
  position(at: number, viewer: Viewer): Promise<Position>;
  /** What was told before an entry of the past, a page of it. */
  pastLog(before: number, viewer: Viewer): Promise<LogPage>;
  /** Views of the whole course, at most so many, evenly spread. */
  course(viewer: Viewer, most: number): Promise<readonly CoursePoint[]>;
  /** The entries of a finished match in which one of these facts was told, seat by seat. */
  chances(facts: readonly string[]): Promise<readonly ChanceMoment[]>;
  /** What the bot considered before it made entry `at`; of a match that is over, since it tells what the bot held. */
  botThoughts(at: number): Promise<Thoughts | null>;
}
