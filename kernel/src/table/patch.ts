import type { Json } from '../json.ts';

/** One place in which a JSON value differs from another, and what is there instead; without a value it is not there. */
export type Change = readonly [path: readonly (string | number)[], value?: Json];

/**
 * What to change in one JSON value to make another of it. Lists of another length are replaced whole. What is `undefined`
 * is not there, as in JSON, so that the other need not have been JSON yet.
 */
export function changesBetween(from: unknown, to: unknown): Change[] {
  const found: Change[] = [];
  compare(from, to, [], found);
  return found;
}

function compare(from: unknown, to: unknown, path: readonly (string | number)[], found: Change[]): void {
  if (from === to) return;
  if (!isParted(from) || !isParted(to) || Array.isArray(from) !== Array.isArray(to)) {
    found.push([path, to as Json]);
    return;
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    if (from.length !== to.length) found.push([path, to as Json]);
    else for (let i = 0; i < to.length; i++) if (from[i] !== to[i]) compare(from[i], to[i], [...path, i], found);
    return;
  }
  const left = from as Record<string, unknown>;
  const right = to as Record<string, unknown>;
  for (const key of Object.keys(left)) {
    if (left[key] !== undefined && !hasValue(right, key)) found.push([[...path, key]]);
  }
  for (const key of Object.keys(right)) {
    const value = right[key];
    if (value === undefined || left[key] === value) continue;
    if (hasValue(left, key)) compare(left[key], value, [...path, key], found);
    else found.push([[...path, key], value as Json]);
  }
}

function hasValue(record: Record<string, unknown>, key: string): boolean {
  return Object.hasOwn(record, key) && record[key] !== undefined;
}

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value with those changes; it is changed in place, but for its very top. */
export function withChanges<T>(value: T, changes: readonly Change[]): T {
  let top: unknown = value;
  for (const change of changes) {
    const [path, fresh] = change;
    const last = path.at(-1);
    if (last === undefined) {
      top = fresh;
      continue;
    }
    let inner = top as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) inner = inner[key] as Record<string | number, unknown>;
    if (change.length === 1) delete inner[last];
    else inner[last] = fresh;
  }
  return top as T;
}
