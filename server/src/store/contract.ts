import type { News, Store } from '@bivouac/host';
import type { Asked } from './deed-types.ts';
import type { houseDeeds } from './house.ts';
import type { noticeDeeds } from './notices.ts';
import type { ownDeeds } from './own.ts';
import type { peopleDeeds } from './people.ts';
import type { saidDeeds } from './said.ts';
import type { seatDeeds } from './seats.ts';

/** What every head says. */
export interface AnyHead {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
  /** Of a table with people: see `TableHead`. */
  readonly status?: string | null;
}

/** Something to be done later: one of a key, at its latest time. */
export interface Job {
  readonly kind: string;
  readonly key: string;
  readonly runAt: number;
  readonly payload: string;
}

/** A job that somebody has taken, until then: nobody else has it before. */
export interface TakenJob extends Job {
  readonly id: number;
  readonly attempts: number;
}

/** What is kept along with entries, in the same transaction. */
export interface Along {
  /** The request that an entry answers: its name is known from then on. */
  readonly asked?: { readonly no: number; readonly rid: string };
  readonly jobs?: readonly Job[];
}

/** Something that was kept: how far a match has come, or that something was said beside it. */
export interface Ring {
  readonly match: string;
  /** Null where only something was said. */
  readonly revision: number | null;
}

/**
 * What other processes on the same database have kept. It rings after the commit, now and then late or never: whoever
 * relies on it looks for himself now and then.
 */
export interface Bell {
  ring(what: Ring): void;
  /** What others rang; null if something may have been missed. */
  onRing(hear: (what: Ring | null) => void): void;
  close(): Promise<void>;
}

/** Sees what the store is asked, whether it did it, and how long it took in milliseconds. */
export type Watching = (deed: string, isDone: boolean, ms: number) => void;

/** The store of a server: the house's own, with requests that are answered once, and jobs. */
export interface ServerStore<H extends AnyHead> extends Store<H> {
  append(head: H, news: News, along?: Along): Promise<H | null>;
  /** The entry that a request led to, if it was kept. */
  answered(id: string, rid: string): Promise<number | null>;
  /** Jobs whose time has come; each is this caller's for so many milliseconds. */
  takeJobs(now: number, most: number, lease: number): Promise<readonly TakenJob[]>;
  /** It is done; false if somebody else has taken it meanwhile. */
  endJob(job: TakenJob): Promise<boolean>;
  readonly people: Asked<typeof peopleDeeds>;
  readonly seats: Asked<typeof seatDeeds>;
  readonly said: Asked<typeof saidDeeds>;
  readonly house: Asked<typeof houseDeeds>;
  /** Null where no other process can be. */
  readonly bell: Bell | null;
  watch(see: Watching): void;
  readonly own: Asked<typeof ownDeeds>;
  readonly notices: Asked<typeof noticeDeeds>;
  close(): Promise<void>;
}
