import { type Logged, PUBLIC, toldTo, type Viewer } from '@bivouac/kernel';
import { countsRow, type Row, RowReader } from '@bivouac/kernel/table';
import { OldRows, type RowSource } from './old-rows.ts';

/** A part of a log that is sent at once. */
export interface LogPage {
  /** The entry that it begins with, as its reader counts them; 0 if nothing came before it. */
  readonly since: number;
  readonly log: readonly Logged[];
}

/** Where a page of a log begins. The row is the host's own affair: others are not told how many there are. */
export interface LogPoint {
  readonly row: number;
  readonly since: number;
}

/** So many entries are in a page of the log. */
export const PAGE = 128;

interface Reading {
  readonly reader: RowReader;
  rows: number;
  readonly lines: Logged[];
}

/**
 * The rows of a match, and what each viewer may read of them, in his own counting: read once, and then only what is new.
 * The last rows are at hand; those of before are fetched when somebody wants to read them.
 */
export class Logbook {
  readonly #rows: Row[];
  readonly #first: number;
  readonly #old: OldRows;
  /** What each viewer calls the row before the first one that is here, the public first. */
  readonly #before: readonly number[];
  readonly #read = new Map<Viewer, Reading>();

  /** `counts`: how many entries each viewer counts up to the last of these rows, the public first. */
  constructor(rows: readonly Row[] = [], counts: readonly number[] = [], source: RowSource = async () => []) {
    this.#rows = [...rows];
    this.#first = rows[0]?.no ?? 0;
    this.#old = new OldRows(source, this.#first);
    this.#before = counts.map((count, i) => count - rows.filter((row) => countsRow(i + PUBLIC, row)).length);
  }

  /** The number of the last row; -1 if there is none. */
  get last(): number {
    return this.#rows.at(-1)?.no ?? -1;
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) if (row.no === this.last + 1) this.#rows.push(row);
  }

  /** The head of the chain after the last row that a viewer counts: that there is a later one is not his to know. */
  headOf(viewer: Viewer): string | null {
    return this.#rows.findLast((row) => countsRow(viewer, row))?.head ?? null;
  }

  /** The rows after a number, of those that are here: what has come since a match was opened always is. */
  after(no: number): Row[] {
    return this.#rows.slice(Math.max(0, no + 1 - this.#first));
  }

  /** The rows from one number to another, both included. */
  async rows(from: number, to: number): Promise<readonly Row[]> {
    const here = this.#rows.slice(Math.max(0, from - this.#first), Math.max(0, to + 1 - this.#first));
    if (from >= this.#first) return here;
    return [...(await this.#old.read(from, Math.min(to, this.#first - 1))), ...here];
  }

  #reading(viewer: Viewer): Reading {
    const number = this.#first === 0 ? 0 : (this.#before[viewer - PUBLIC] ?? 0);
    const found = this.#read.get(viewer) ?? { reader: new RowReader(viewer, number), rows: 0, lines: [] };
    this.#read.set(viewer, found);
    for (; found.rows < this.#rows.length; found.rows++) {
      const row = this.#rows[found.rows];
      if (row !== undefined) found.lines.push(...found.reader.read(row));
    }
    return found;
  }

  /** What a viewer may read, from an entry on as he counts them, as far as it is here. */
  since(viewer: Viewer, number: number): readonly Logged[] {
    const { lines } = this.#reading(viewer);
    let from = lines.length;
    while (from > 0 && (lines[from - 1]?.at ?? 0) >= number) from--;
    return lines.slice(from);
  }

  /** Where somebody begins to read who opens the match now: a page before its end. */
  point(viewer: Viewer): LogPoint {
    const { number } = this.#reading(viewer).reader;
    return pointIn(this.#rows, viewer, number) ?? { row: this.#first, since: (this.#before[viewer - PUBLIC] ?? 0) + 1 };
  }

  /** The page before a point, and where that one begins. */
  async pageBefore(viewer: Viewer, point: LogPoint): Promise<{ readonly page: LogPage; readonly at: LogPoint }> {
    if (point.since === 0) return { page: { since: 0, log: [] }, at: point };
    let rows: readonly Row[] = [];
    let at: LogPoint | null = null;
    for (let from = point.row; at === null; at = pointIn(rows, viewer, point.since - 1)) {
      const before = Math.max(0, from - PAGE);
      rows = [...(await this.rows(before, from - 1)), ...rows];
      from = before;
    }
    const { row, since } = at;
    const reader = new RowReader(viewer, Math.max(0, since - 1));
    const log = rows.filter(({ no }) => no >= row).flatMap((one) => reader.read(one));
    return { page: { since, log }, at };
  }

  /** What a viewer was told before an entry, numbered as the host does: the past is looked at by these numbers. */
  async past(viewer: Viewer, before: number): Promise<LogPage> {
    const since = Math.max(0, before - PAGE);
    const rows = await this.rows(since, before - 1);
    return { since, log: rows.flatMap(({ no, facts }) => toldTo(facts, viewer).map((fact) => ({ at: no, fact }))) };
  }
}

/**
 * Where the last page of these rows begins, if it is among them; the viewer calls the last of them `number`. A page is as
 * long as he counts: from where it begins he cannot tell what others have done in private.
 */
function pointIn(rows: readonly Row[], viewer: Viewer, number: number): LogPoint | null {
  let left = PAGE;
  for (const row of rows.toReversed()) {
    // The setting up is before all that is counted, and belongs to the page that reaches the beginning.
    if (row.no === 0) return { row: 0, since: 0 };
    if (countsRow(viewer, row) && --left === 0) return { row: row.no, since: number - PAGE + 1 };
  }
  return null;
}

/** The last rows of a match, back from some of them as far as a logbook needs them: everybody's last page is in them. */
export async function lastRows(rows: readonly Row[], end: number, seats: number, source: RowSource): Promise<Row[]> {
  const viewers = Array.from({ length: seats + 1 }, (_, i) => i + PUBLIC);
  const found = [...rows];
  for (let from = rows[0]?.no ?? end; from > 0; ) {
    if (viewers.every((viewer) => pointIn(found, viewer, 0) !== null)) return found;
    const before = Math.max(0, from - PAGE);
    found.unshift(...(await source(before, from - 1)));
    from = before;
  }
  return found;
}
