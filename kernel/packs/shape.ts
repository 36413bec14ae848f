import type { Words } from '../src/clauses.ts';
import { either, type Faults, quote, report } from './faults.ts';

/** A place on a board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An object of the file before anything is known of its values. */
export type Raw = Readonly<Record<string, unknown>>;

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at an entry, with its keys checked: what is wrong is reported, what is there can still be read. */
export function object(
  faults: Faults,
  entry: string,
  value: unknown,
  needed: readonly string[],
  allowed: readonly string[] = [],
): Raw {
  // A missing object has been reported with the one it belongs to.
  if (value === undefined) return {};
  if (!isRaw(value)) {
    report(faults, entry, `is ${quote(value)}, not an object`, `give it the keys ${needed.join(', ')}`);
    return {};
  }
  for (const key of needed) {
    if (!Object.hasOwn(value, key)) report(faults, entry, `has no "${key}"`, `add "${key}"`);
  }
  for (const key of Object.keys(value)) {
    if (needed.includes(key) || allowed.includes(key)) continue;
    report(
      faults,
      entry,
      `has an unknown key "${key}"`,
      `remove it or correct it to one of ${[...needed, ...allowed].join(', ')}`,
    );
  }
  return value;
}

/** The list at a key; a missing one has been reported with its object. */
export function list(faults: Faults, entry: string, raw: Raw, key: string): readonly unknown[] {
  const value = raw[key];
  if (Array.isArray(value)) return value as unknown[];
  if (value !== undefined) report(faults, entry, `"${key}" is ${quote(value)}, not a list`, 'write it in [ ]');
  return [];
}

export function text(faults: Faults, entry: string, raw: Raw, key: string): string {
  const value = raw[key];
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (value !== undefined) report(faults, entry, `"${key}" is ${quote(value)}, not a text`, 'write it in " "');
  return '';
}

/** A text in both languages; a single one serves for both. */
export function words(faults: Faults, entry: string, raw: Raw, key: string): Words {
  const value = raw[key];
  if (!isRaw(value)) {
    const both = text(faults, entry, raw, key);
    return { en: both, fr: both };
  }
  const at = `${entry} ${key}`;
  const pair = object(faults, at, value, ['en', 'fr']);
  return { en: text(faults, at, pair, 'en'), fr: text(faults, at, pair, 'fr') };
}

/** A whole number between bounds; the lower bound stands for a bad one so that reading can go on. */
export function whole(
  faults: Faults,
  entry: string,
  raw: Raw,
  key: string,
  [low, high]: readonly [number, number],
  clause?: string,
): number {
  const value = raw[key];
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value;
  if (value !== undefined) {
    const range = low === high ? `write ${low}` : `write a whole number from ${low} to ${high}`;
    report(faults, entry, `"${key}" is ${quote(value)}`, range, clause);
  }
  return low;
}

/** The index of a name in a list of names, or -1. */
export function oneOf(faults: Faults, entry: string, raw: Raw, key: string, names: readonly string[]): number {
  const value = raw[key];
  const index = typeof value === 'string' ? names.indexOf(value) : -1;
  if (index < 0 && value !== undefined) {
    report(faults, entry, `"${key}" is ${quote(value)}`, `write ${either(names)}`);
  }
  return index;
}

/** A place on the board, written [x, y]. */
export function spot(faults: Faults, entry: string, raw: Raw, key: string, size: Point): Point {
  const value = raw[key];
  if (Array.isArray(value) && value.length === 2) {
    const [x, y] = value as unknown[];
    if (typeof x === 'number' && typeof y === 'number') {
      const point = { x, y };
      if (isOnBoard(point, size)) return point;
    }
  }
  if (value !== undefined) {
    const range = `write [x, y] on the board of ${size.x} by ${size.y}`;
    report(faults, entry, `"${key}" is ${quote(value)}`, range);
  }
  return { x: 0, y: 0 };
}

/** A line of places, written "x,y x,y x,y". */
export function places(
  faults: Faults,
  entry: string,
  raw: Raw,
  key: string,
  size: Point,
  least: number,
): readonly Point[] {
  const value = raw[key];
  if (value === undefined) return [];
  const points = typeof value === 'string' ? value.trim().split(/\s+/).map(place) : [];
  if (points.length >= least && points.every((point) => point !== undefined && isOnBoard(point, size))) {
    return points as Point[];
  }
  const form = `write at least ${least} places "x,y x,y ..." on the board of ${size.x} by ${size.y}`;
  report(faults, entry, `"${key}" is ${quote(value)}`, form);
  return [];
}

function place(written: string): Point | undefined {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(written);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

function isOnBoard(point: Point, size: Point): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= size.x && point.y <= size.y;
}
