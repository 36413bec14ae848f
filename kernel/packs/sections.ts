import { either, type Faults, quote, report } from './faults.ts';
import { noteOrigins, type OriginBook, type Origins, readSources } from './origins.ts';
import { isRaw, list, object, type Raw, text } from './shape.ts';

/** Where the values of a pack come from, and a line of its own for every entry that says more. */
export interface LineOrigins extends Origins {
  /** By what they are of: `units.fr-iii`, `cards.4.1`. */
  readonly lines: Readonly<Record<string, string>>;
}

/** The same while the pack is being read. */
export interface LineBook extends OriginBook {
  readonly lines: Map<string, string>;
}

export function openBook(faults: Faults, sources: unknown): LineBook {
  return { ...readSources(faults, sources), lines: new Map() };
}

export function closeBook(book: LineBook): LineOrigins {
  return {
    sources: [...book.sources.values()],
    of: Object.fromEntries(book.of),
    lines: Object.fromEntries(book.lines),
  };
}

/** What the readers of the sections share. */
export interface Reading {
  readonly faults: Faults;
  readonly book: LineBook;
}

/** Names and their indices. */
export type Names = ReadonlyMap<string, number>;

/** An entry of a section: how faults call it, its id, and what stands there. */
export interface Item {
  readonly entry: string;
  readonly id: string;
  readonly raw: Raw;
}

export interface Keys {
  readonly needed: readonly string[];
  readonly allowed?: readonly string[];
  /** Whether every entry has a line `source` of its own. */
  readonly lines?: boolean;
  /** Whether the section gives its reasons in a `note`, and an entry may give its own. */
  readonly notes?: boolean;
  /** The key that names an entry; `id` if not told. */
  readonly id?: string;
}

/** The entries of a section `{ "from": ..., "list": [...] }`, their keys checked and their origins noted. */
export function section(reading: Reading, name: string, value: unknown, keys: Keys): readonly Item[] {
  const { faults, book } = reading;
  const whole = object(faults, name, value, ['from', 'list', ...(keys.notes ? ['note'] : [])]);
  const own = [...(keys.lines ? ['source'] : []), ...(keys.notes ? ['note'] : []), 'from'];
  if (keys.notes) noteLine(reading, name, name, whole);
  const idKey = keys.id ?? 'id';
  const items = list(faults, name, whole, 'list').map((item, i): Item => {
    const entry = nameOf(name, i, item, idKey);
    const raw = object(faults, entry, item, keys.needed, [...(keys.allowed ?? []), ...own]);
    const written = raw[idKey];
    const id = typeof written === 'string' || typeof written === 'number' ? String(written) : '';
    if (keys.lines && raw['source'] === undefined) report(faults, entry, 'has no "source"', 'say where it comes from');
    if (keys.lines) book.lines.set(`${name}.${id}`, text(faults, entry, raw, 'source'));
    if (keys.notes) noteLine(reading, `${name}.${id}`, entry, raw);
    const scope = { faults, book, section: name, from: whole['from'] };
    noteOrigins(scope, entry, id, raw, [...keys.needed, ...(keys.allowed ?? [])]);
    return { entry, id, raw };
  });
  items.forEach(({ entry, id }, i) => {
    const first = items.findIndex((other) => other.id === id);
    if (id !== '' && first !== i)
      report(faults, entry, `has the same ${idKey} as ${name}[${first}]`, 'give it its own');
  });
  return items;
}

/** Keeps the reason that an entry gives for its values. */
export function noteLine({ faults, book }: Reading, at: string, entry: string, raw: Raw): void {
  if (raw['note'] !== undefined) book.lines.set(at, text(faults, entry, raw, 'note'));
}

/** `units[3] "fr-iii"`. */
export function nameOf(section: string, i: number, item: unknown, key = 'id'): string {
  const id = isRaw(item) ? item[key] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `${section}[${i}] "${id}"` : `${section}[${i}]`;
}

export function namesOf(items: readonly { readonly id: string }[]): Names {
  return new Map(items.map(({ id }, i) => [id, i]));
}

/** The index of what a key names. */
export function ref(reading: Reading, entry: string, raw: Raw, key: string, names: Names, what: string): number {
  const value = raw[key];
  return value === undefined ? -1 : refTo(reading, entry, value, `"${key}" is`, names, what);
}

/** The indices of a list of names. */
export function refs(
  reading: Reading,
  entry: string,
  raw: Raw,
  key: string,
  names: Names,
  what: string,
): readonly number[] {
  return list(reading.faults, entry, raw, key)
    .map((value) => refTo(reading, entry, value, `"${key}" names`, names, what))
    .filter((index) => index >= 0);
}

export function refTo(
  reading: Reading,
  entry: string,
  value: unknown,
  says: string,
  names: Names,
  what: string,
): number {
  const index = typeof value === 'string' ? names.get(value) : undefined;
  if (index !== undefined) return index;
  report(reading.faults, entry, `${says} ${quote(value)}`, `write the id of ${what}`);
  return -1;
}

/** One of some words; the first stands for a bad one so that reading can go on. */
export function word<T extends string>(
  reading: Reading,
  entry: string,
  raw: Raw,
  key: string,
  words: readonly [T, ...T[]],
): T {
  const value = raw[key];
  const found = words.find((one) => one === value);
  if (found === undefined && value !== undefined) {
    report(reading.faults, entry, `"${key}" is ${quote(value)}`, `write ${either(words)}`);
  }
  return found ?? words[0];
}

export function flag(reading: Reading, entry: string, raw: Raw, key: string): boolean {
  const value = raw[key];
  if (value !== undefined && typeof value !== 'boolean') {
    report(reading.faults, entry, `"${key}" is ${quote(value)}`, 'write true or false');
  }
  return value === true;
}
