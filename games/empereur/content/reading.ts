import { type Faults, list, quote, type Raw, report, text } from '@bivouac/kernel/packs';

/** Helpers that the readers of this pack share. */

/** A list of whole numbers of a fixed length; zeros stand for a bad one so that reading can go on. */
export function numbers(faults: Faults, entry: string, raw: Raw, key: string, length: number): readonly number[] {
  const found = list(faults, entry, raw, key);
  const fits = found.length === length && found.every((one) => typeof one === 'number' && Number.isInteger(one));
  if (fits) return found as number[];
  if (Array.isArray(raw[key])) {
    report(faults, entry, `"${key}" is ${quote(raw[key])}`, `write a list of ${length} whole numbers`);
  }
  return new Array<number>(length).fill(0);
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A hex by its label: two digits for the column, two for the row, both from 1. */
export function hexOf(faults: Faults, entry: string, key: string, label: unknown, grid: Grid): number {
  const match = typeof label === 'string' ? /^(\d\d)(\d\d)$/.exec(label) : null;
  const [column, row] = [Number(match?.[1] ?? 0) - 1, Number(match?.[2] ?? 0) - 1];
  if (match === null || column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) {
    // A missing hex has been reported with its object.
    if (label !== undefined)
      report(
        faults,
        entry,
        `"${key}" is ${quote(label)}`,
        `write a hex like "0101", up to column ${grid.columns} and row ${grid.rows}`,
      );
    return 0;
  }
  return row * grid.columns + column;
}

/** The label of a hex, for whoever says what is wrong there. */
export function labelOf(hex: number, { columns }: Grid): string {
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return two(hex % columns) + two(Math.floor(hex / columns));
}

/** Hexes by their labels. */
export function hexesOf(faults: Faults, entry: string, raw: Raw, key: string, grid: Grid): readonly number[] {
  return list(faults, entry, raw, key).map((label) => hexOf(faults, entry, key, label, grid));
}

/** A time of day, "12:30", in minutes since midnight. */
export function minutes(faults: Faults, entry: string, raw: Raw, key: string): number {
  const match = /^(\d{1,2}):(\d\d)$/.exec(text(faults, entry, raw, key));
  if (match === null && typeof raw[key] === 'string')
    report(faults, entry, `"${key}" is ${quote(raw[key])}`, 'write a time like "12:30"');
  return Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0);
}
