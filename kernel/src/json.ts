/** What a state may be made of: it must equal its own JSON round trip. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A deep copy of plain JSON. An array whose first element is a primitive is copied as a column, in one go: that is the
 * rule of the house for arrays (`plainFault` checks it), and it is what makes copying a state cheap.
 */
export function copy<T>(value: T): T {
  return copyValue(value) as T;
}

function copyValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    if (typeof first !== 'object' || first === null) return value.slice();
    const rows = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) rows[i] = copyValue(value[i]);
    return rows;
  }
  const from = value as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) {
    const field = from[key];
    to[key] = typeof field === 'object' && field !== null ? copyValue(field) : field;
  }
  return to;
}

/** JSON with sorted keys: the same text for the same state, whatever the order in which it was built. */
export function canonical(value: unknown): string {
  // Most of what is asked one by one are whole numbers: nothing in their text needs the engine's writer.
  if (typeof value === 'number' && Number.isInteger(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // A column has no keys to sort: the engine's own writer gives the same text, many times as fast.
  if (Array.isArray(value)) return isColumn(value) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const field = record[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${nameText(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

/** Names of fields as JSON writes them, kept: a game has a few dozen, and each is written at every action. */
const nameTexts = new Map<string, string>();
const MOST_NAMES = 2000;

function nameText(name: string): string {
  const known = nameTexts.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (nameTexts.size < MOST_NAMES) nameTexts.set(name, text);
  return text;
}

function isColumn(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object' && list[i] !== null) return false;
  return true;
}

/** Whether two JSON values say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}

/** The first place in which a value is not plain JSON in the house's sense, or null. */
export function plainFault(value: unknown, path = 'state'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}, which JSON cannot keep`;
    case 'undefined':
    case 'bigint':
    case 'function':
    case 'symbol':
      return `${path} is ${typeof value}`;
    case 'object':
      break;
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    const column = typeof value[0] !== 'object' || value[0] === null;
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      if (typeof item === 'number' && Number.isFinite(item) && !Object.is(item, -0)) continue;
      const isRow = typeof item === 'object' && item !== null;
      if (column && isRow) return `${path}[${i}] is an object in an array that begins with a plain value`;
      const fault = plainFault(item, `${path}[${i}]`);
      if (fault !== null) return fault;
    }
    return Object.keys(value).length === value.length ? null : `${path} has more on it than its elements`;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`;
  for (const [key, field] of Object.entries(value)) {
    if (key === '__proto__') return `${path} has a field called __proto__`;
    const fault = plainFault(field, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/** The first place in which two JSON values differ, or null: for messages that somebody can act on. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${shown(a)} here, ${shown(b)} there`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  // Most of a state are columns of numbers that agree: nothing is made for those.
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (let i = 0; i < a.length; i++) {
      const found = a[i] === b[i] ? null : difference(a[i], b[i], below(path, i));
      if (found !== null) return found;
    }
    return null;
  }
  for (const key of Object.keys(left)) {
    const found = left[key] === right[key] ? null : difference(left[key], right[key], below(path, key));
    if (found !== null) return found;
  }
  for (const key of Object.keys(right)) {
    if (!Object.hasOwn(left, key)) return difference(undefined, right[key], below(path, key));
  }
  if (Array.isArray(a) === Array.isArray(b)) return null;
  return Array.isArray(a) ? `${path}: a list here, an object there` : `${path}: an object here, a list there`;
}

const below = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
