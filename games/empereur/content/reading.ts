import { type Faults, isRaw, list, object, quote, type Raw, report, text } from '@bivouac/kernel/packs';

/** Helpers that the readers of this pack share. */

export function nameOf(section: string, at: number, item: unknown): string {
  const id = isRaw(item) && typeof item['id'] === 'string' ? ` "${item['id']}"` : '';
  return `${section}[${at}]${id}`;
}

/** A list of whole numbers of a fixed length; zeros stand for a bad one so that reading can go on. */
export function numbers(faults: Faults, entry: string, raw: Raw, key: string, length: number): readonly number[] {
  const found = list(faults, entry, raw, key);
  const fits = found.length === length && found.every((one) => typeof one === 'number' && Number.isInteger(one));
  if (fits) return found as number[];
  if (raw[key] !== undefined) {
    report(faults, entry, `"${key}" is ${quote(raw[key])}`, `write a list of ${length} whole numbers`);
  }
  return new Array<number>(length).fill(0);
}

/** The index of a thing by its id; the first one stands for a bad one. */
export function indexOf(faults: Faults, entry: string, key: string, id: unknown, ids: readonly string[]): number {
  const at = typeof id === 'string' ? ids.indexOf(id) : -1;
  if (at < 0) report(faults, entry, `"${key}" is ${quote(id)}`, `name one of ${ids.slice(0, 12).join(', ')}`);
  return Math.max(0, at);
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

/** Hexes by their labels. */
export function hexesOf(faults: Faults, entry: string, raw: Raw, key: string, grid: Grid): readonly number[] {
  return list(faults, entry, raw, key).map((label) => hexOf(faults, entry, key, label, grid));
}

/** A time of day, "12.30", in minutes since midnight. */
export function minutes(faults: Faults, entry: string, raw: Raw, key: string): number {
  const match = /^(\d{1,2})\.(\d\d)$/.exec(text(faults, entry, raw, key));
  if (match === null && raw[key] !== undefined)
    report(faults, entry, `"${key}" is ${quote(raw[key])}`, 'write a time like "12.30"');
  return Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0);
}

/** The objects of a section's list, each with its entry name. */
export function items(
  faults: Faults,
  section: string,
  raw: Raw,
  needed: readonly string[],
  allowed: readonly string[] = [],
): readonly { readonly entry: string; readonly raw: Raw }[] {
  return list(faults, section, raw, 'list').map((item, i) => {
    const entry = nameOf(section, i, item);
    return { entry, raw: object(faults, entry, item, needed, [...allowed, 'from']) };
  });
}
