import type { Viewer } from '@bivouac/kernel';
import type { FileFault } from '@bivouac/kernel/table';
import type {
  ChanceMoment,
  GameFacts,
  Look,
  OrderChange,
  PolicyChange,
  Position,
  Saying,
  SeatCalls,
  Thoughts,
  TimeLeft,
} from '@bivouac/host';
import type { ContentPack } from '../matches/pack.ts';
import type { MatchKind } from '../matches/record.ts';

export interface OpenedTable {
  readonly ok: true;
  readonly game: GameFacts;
  /** `online` if a server runs it, for people far apart. */
  readonly kind: MatchKind | 'online';
  /** Whether the match has a file: a position tried out has none. */
  readonly hasFile: boolean;
  readonly pack: ContentPack | null;
}

/** Why there is no table: no such match, a match that cannot be set up, a file that is damaged. */
export type NoTable =
  | { readonly ok: false; readonly why: 'unknown' }
  | { readonly ok: false; readonly why: 'setup'; readonly detail: string }
  | { readonly ok: false; readonly why: 'file'; readonly fault: FileFault };

/** A file that was read in, or why not. */
export type ReadIn = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly fault: FileFault };

/**
 * All that the page may ask of the worker: to open a match, which makes a connection to it with the seats of the persons
 * at this screen, and then what any connection may ask. What is to be seen is pushed.
 */
export interface TableDesk extends SeatCalls {
  /** `watch` if another page plays it, or one only looks at its past: then its clocks are not kept here. */
  open(id: string, how?: 'play' | 'watch'): Promise<OpenedTable | NoTable>;
  /** A new table from a position of this match; its id. */
  tryFrom(at: number, viewer: Viewer): Promise<string>;
  fileText(): Promise<string | null>;
  /** Reads a match file in as a match of this browser, after playing it through. */
  readIn(text: string): Promise<ReadIn>;
}

/** Their names on the line: nothing else can be asked. */
export const DESK_CALLS = [
  'open',
  'tryFrom',
  'fileText',
  'readIn',
  'eyes',
  'openly',
  'ready',
  'rest',
  'act',
  'run',
  'say',
  'policies',
  'undo',
  'resign',
  'proposeDraw',
  'propose',
  'resumePlay',
  'answer',
  'order',
  'explain',
  'earlier',
  'pastLog',
  'length',
  'position',
  'course',
  'chances',
  'botThoughts',
] as const satisfies readonly (keyof TableDesk)[];

export type { ChanceMoment, GameFacts, Look, OrderChange, PolicyChange, Position, Saying, Thoughts, TimeLeft };
