import { cell } from '../columns.ts';
import { PUBLIC, type Seat, type Viewer } from '../seats.ts';

/** How many entries there are, and which of the last ones only one seat counts. */
export interface SavedNumbering {
  /** How many entries had been made, and how many of them each viewer counts (the public first), before those listed. */
  readonly from: number;
  readonly counts: readonly number[];
  readonly entries: number;
  readonly hidden: readonly (readonly [entry: number, seat: Seat])[];
}

/**
 * How each viewer counts the entries of a match. What a seat does inside a private branch, and its standing orders, are
 * not counted by the others: from gaps in the numbers they could tell how often somebody thought again.
 */
export class Numbering {
  #from: number;
  #counts: readonly number[];
  #entries: number;
  #hidden: (readonly [entry: number, seat: Seat])[];
  /** Per viewer, the public first: the entries that he does not count, in order. */
  #missed: number[][];

  constructor(seats: number, saved?: SavedNumbering) {
    this.#from = saved?.from ?? 0;
    this.#counts = saved?.counts ?? new Array<number>(seats + 1).fill(0);
    this.#entries = saved?.entries ?? 0;
    this.#hidden = [];
    this.#missed = Array.from({ length: seats + 1 }, () => []);
    for (const [entry, seat] of saved?.hidden ?? []) this.#miss(entry, seat);
  }

  get entries(): number {
    return this.#entries;
  }

  /** Counts the next entry; `hidden` is the only seat that may notice it, if it is private. */
  add(hidden: Seat | null): void {
    this.#entries++;
    if (hidden !== null) this.#miss(this.#entries, hidden);
  }

  #miss(entry: number, seat: Seat): void {
    this.#hidden.push([entry, seat]);
    for (const [i, missed] of this.#missed.entries()) if (i + PUBLIC !== seat) missed.push(entry);
  }

  /** What a viewer calls an entry (from 1; 0 is the setting up), or the last one before it that he counts. */
  of(viewer: Viewer, entry: number): number {
    const missed = this.#missed[viewer - PUBLIC];
    const before = this.#counts[viewer - PUBLIC];
    if (missed === undefined || before === undefined || entry < this.#from) return 0;
    return before + Math.min(entry, this.#entries) - this.#from - countUpTo(missed, entry);
  }

  count(viewer: Viewer): number {
    return this.of(viewer, this.#entries);
  }

  /** The entry that a viewer calls by a number, or 0. */
  entry(viewer: Viewer, number: number): number {
    if (!Number.isInteger(number) || number < 1 || number > this.count(viewer) || number <= this.of(viewer, this.#from))
      return 0;
    let low = this.#from + 1;
    let high = this.#entries;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.of(viewer, middle) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Forgets which of the entries up to this one were hidden: nobody will ask for them by number any more. */
  forget(upTo: number): void {
    if (upTo <= this.#from) return;
    this.#counts = this.#counts.map((_, i) => this.of(i + PUBLIC, upTo));
    this.#from = upTo;
    this.#hidden = this.#hidden.filter(([entry]) => entry > upTo);
    this.#missed = this.#missed.map((missed) => missed.filter((entry) => entry > upTo));
  }

  save(): SavedNumbering {
    return { from: this.#from, counts: this.#counts, entries: this.#entries, hidden: [...this.#hidden] };
  }
}

/** How many of these, which are in order, are not beyond a number. */
function countUpTo(list: readonly number[], most: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cell(list, middle) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
