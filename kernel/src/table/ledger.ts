import { type Fact, type Logged, toldTo } from '../facts.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { CheckedEntry } from './types.ts';

/** One line of a match as a store keeps it: an entry, when it was made, who alone may notice it, and what came of it. */
export interface Row {
  /** The number of the entry, from 1; the first row of all is 0, the setting up, and has no entry. */
  readonly no: number;
  readonly entry: CheckedEntry | null;
  readonly at: number;
  readonly hidden: Seat | null;
  readonly facts: readonly Fact[];
  /** The head of the chain after it, where the host asked for it: what players are given, to hold the host to it. */
  readonly head?: string;
}

type Packed = readonly [seat: Seat, act: CheckedEntry['act'], check: string, after: number, at: number, head?: string];

/**
 * The entries of a match and what came of them, in as little room as can be: each is a text, read when it is asked for.
 * Those that a store keeps can be forgotten here.
 */
export class Ledger {
  /** The number of the first row that is here. */
  #from: number;
  readonly #entries: string[] = [];
  readonly #hidden: (Seat | null)[] = [];
  readonly #facts: string[] = [];

  constructor(from = 0) {
    this.#from = from;
  }

  get from(): number {
    return this.#from;
  }

  get rows(): number {
    return this.#entries.length;
  }

  add(entry: CheckedEntry | null, at: number, hidden: Seat | null, facts: readonly Fact[], head?: string): void {
    const packed: Packed | null = entry === null ? null : [entry.seat, entry.act, entry.check, entry.after, at];
    const whole = packed === null || head === undefined ? packed : [...packed, head];
    this.#entries.push(JSON.stringify(whole));
    this.#hidden.push(hidden);
    this.#facts.push(facts.length === 0 ? '' : JSON.stringify(facts));
  }

  row(no: number): Row | null {
    const i = no - this.#from;
    const text = this.#entries[i];
    if (text === undefined) return null;
    const packed = JSON.parse(text) as Packed | null;
    const hidden = this.#hidden[i] ?? null;
    const facts = this.facts(no);
    if (packed === null) return { no, entry: null, at: 0, hidden, facts };
    const [seat, act, check, after, at, head] = packed;
    return { no, entry: { seat, act, after, check }, at, hidden, facts, ...(head === undefined ? {} : { head }) };
  }

  facts(no: number): readonly Fact[] {
    const text = this.#facts[no - this.#from] ?? '';
    return text === '' ? [] : (JSON.parse(text) as Fact[]);
  }

  /** The rows after a number, as far as they are here. */
  since(no: number): Row[] {
    const found: Row[] = [];
    for (let at = Math.max(no + 1, this.#from); at < this.#from + this.rows; at++) {
      const row = this.row(at);
      if (row !== null) found.push(row);
    }
    return found;
  }

  /** Forgets the rows up to a number. */
  forget(upTo: number): void {
    const many = Math.min(this.rows, upTo + 1 - this.#from);
    if (many <= 0) return;
    this.#entries.splice(0, many);
    this.#hidden.splice(0, many);
    this.#facts.splice(0, many);
    this.#from += many;
  }
}

/** Whether a viewer counts a row: the setting up is no entry, and of what is private only its seat knows. */
export const countsRow = (viewer: Viewer, { no, hidden }: Row): boolean =>
  no > 0 && (hidden === null || hidden === viewer);

/** Counts rows as one viewer does, one after the other. */
export class RowReader {
  readonly #viewer: Viewer;
  #number: number;

  /** `number` is what the viewer calls the row before the first one that will be read. */
  constructor(viewer: Viewer, number = 0) {
    this.#viewer = viewer;
    this.#number = number;
  }

  /** What the viewer calls the last row that was read. */
  get number(): number {
    return this.#number;
  }

  /** What the viewer may read of the next row. */
  read(row: Row): Logged[] {
    if (countsRow(this.#viewer, row)) this.#number++;
    return toldTo(row.facts, this.#viewer).map((fact) => ({ at: this.#number, fact }));
  }
}
