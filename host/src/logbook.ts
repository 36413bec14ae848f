import { type CheckedEntry, type Logged, type Row, RowReader, type Viewer } from '@bivouac/kernel';

/** All rows of a match, and what each viewer may read of them, in his own counting: read once, and then only what is new. */
export class Logbook {
  readonly #rows: Row[];
  readonly #read = new Map<Viewer, { readonly reader: RowReader; rows: number; readonly lines: Logged[] }>();

  constructor(rows: readonly Row[] = []) {
    this.#rows = [...rows];
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** The number of the last row; -1 if there is none. */
  get last(): number {
    return this.#rows.at(-1)?.no ?? -1;
  }

  get entries(): CheckedEntry[] {
    return this.#rows.flatMap(({ entry }) => entry ?? []);
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) if (row.no === this.last + 1) this.#rows.push(row);
  }

  /** What a viewer may read, from an entry on as he counts them. */
  since(viewer: Viewer, number: number): readonly Logged[] {
    const found = this.#read.get(viewer) ?? { reader: new RowReader(viewer), rows: 0, lines: [] };
    this.#read.set(viewer, found);
    for (; found.rows < this.#rows.length; found.rows++) {
      const row = this.#rows[found.rows];
      if (row !== undefined) found.lines.push(...found.reader.read(row));
    }
    const { lines } = found;
    let from = lines.length;
    while (from > 0 && (lines[from - 1]?.at ?? 0) >= number) from--;
    return lines.slice(from);
  }
}
