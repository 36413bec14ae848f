import type { Row } from '@bivouac/kernel/table';

/** Where rows of before are fetched, from one number to another, both included. */
export type RowSource = (from: number, to: number) => Promise<readonly Row[]>;

/** So many rows are fetched together, and so many of such sheets stay at hand: a replay goes back and forth. */
const SHEET = 256;
const AT_HAND = 4;

/** The rows of a match that a store keeps, fetched sheet by sheet when somebody wants to read them. */
export class OldRows {
  readonly #source: RowSource;
  /** The number of the first row that is not an old one. */
  readonly #end: number;
  readonly #sheets = new Map<number, Promise<readonly Row[]>>();

  constructor(source: RowSource, end: number) {
    this.#source = source;
    this.#end = end;
  }

  async read(from: number, to: number): Promise<Row[]> {
    const found: Row[] = [];
    for (let sheet = Math.floor(from / SHEET); sheet * SHEET <= to; sheet++) found.push(...(await this.#sheet(sheet)));
    return found.filter(({ no }) => no >= from && no <= to);
  }

  #sheet(sheet: number): Promise<readonly Row[]> {
    const last = Math.min(this.#end, (sheet + 1) * SHEET) - 1;
    const found = this.#sheets.get(sheet) ?? this.#source(sheet * SHEET, last);
    // The one asked for last is let go last.
    this.#sheets.delete(sheet);
    this.#sheets.set(sheet, found);
    for (const old of [...this.#sheets.keys()].slice(0, -AT_HAND)) this.#sheets.delete(old);
    return found;
  }
}
