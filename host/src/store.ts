import type { Row, Saved, TimedEntry } from '@bivouac/kernel/table';

/** What has come since a match was last kept. */
export interface News {
  readonly rows: readonly Row[];
  /** The whole table, now and then: see `isDue`. */
  readonly saved: Saved | null;
  /** When the host last ran, where time matters. */
  readonly seen: number | null;
}

/** A match as it is kept: the last time it was saved whole, and the rows since then. */
export interface Kept<H> {
  readonly head: H;
  readonly saved: Saved | null;
  readonly tail: readonly Row[];
  readonly seen: number | null;
}

/**
 * Where matches are kept: rows that are only ever added, the whole table now and then, and a head that says what a list
 * of matches shows. One suite of tests (`@bivouac/host/testing`) is run on every implementation.
 */
export interface Store<H extends { readonly id: string; readonly revision: number }> {
  /** Begins a match, or begins it anew: nothing of before is left. */
  begin(head: H): Promise<void>;
  /**
   * Adds to a match all at once, or nothing. The head as it is kept now; null if the match has gone on elsewhere since
   * this head was read: so of two hosts neither can undo what the other has kept.
   */
  append(head: H, news: News): Promise<H | null>;
  load(id: string): Promise<Kept<H> | null>;
  /** Its rows from one number to another, both included; all of them unless it is said otherwise. 0 is the setting up. */
  rows(id: string, from?: number, to?: number): Promise<readonly Row[]>;
  /** The latest table that was saved whole after at most so many entries. */
  savedBefore(id: string, no: number): Promise<Saved | null>;
  /** The host still runs. */
  noteSeen(id: string, at: number): Promise<void>;
  /** The latest first. */
  list(): Promise<readonly H[]>;
  drop(id: string): Promise<void>;
}

/** A match is saved whole after so many entries: opening it costs the same however long it is. */
const OFTEN = 64;
/** Of the older ones so many entries lie between two, for replays. */
const SELDOM = 256;

export function isDue(length: number, lastSaved: number): boolean {
  return length - lastSaved >= OFTEN;
}

/** Which of the tables that were saved whole are worth keeping, by their numbers of entries in order. */
export function keptSnapshots(numbers: readonly number[]): number[] {
  const kept: number[] = [];
  for (const [i, no] of numbers.entries()) {
    const next = numbers[i + 1];
    // The last one always; one before it if without it the next would be too far from the one that is kept before.
    if (next === undefined || next - (kept.at(-1) ?? 0) > SELDOM) kept.push(no);
  }
  return kept;
}

/** Rows as the kernel resumes a match with them. */
export function tailOf(rows: readonly Row[]): TimedEntry[] {
  return rows.flatMap(({ entry, at }) => (entry === null ? [] : [{ ...entry, at }]));
}
