import type { Json } from '@bivouac/kernel';
import { germany1813Files, germany1813Pack } from '../germany-1813/index.ts';
import { type ContentFault, readContent, sayFault } from '../index.ts';

/** One change to a pack. */
export type Edit = (pack: Json) => void;

/** Sets a value: `units.list.fr-iii.type`. Entries of lists are found by place, by id, by number or by what they name. */
export function set(path: string, value: Json): Edit {
  return (pack) => {
    const [holder, key] = find(pack, path);
    if (Array.isArray(holder)) holder[indexIn(holder, key)] = value;
    else holder[key] = value;
  };
}

/** Takes a key or an entry of a list away. */
export function cut(path: string): Edit {
  return (pack) => {
    const [holder, key] = find(pack, path);
    if (Array.isArray(holder)) holder.splice(indexIn(holder, key), 1);
    else delete holder[key];
  };
}

/** Adds a value to the end of a list. */
export function add(path: string, value: Json): Edit {
  return (pack) => {
    const [holder, key] = find(pack, path);
    const list = Array.isArray(holder) ? holder[indexIn(holder, key)] : holder[key];
    if (!Array.isArray(list)) throw new Error(`no list at ${path}`);
    list.push(value);
  };
}

/** The shipped pack after some changes. */
export function spoilt(...edits: readonly Edit[]): Json {
  const pack = JSON.parse(JSON.stringify(germany1813Pack)) as Json;
  for (const edit of edits) edit(pack);
  return pack;
}

/** What the reader says of it. */
export function faultsAfter(...edits: readonly Edit[]): readonly ContentFault[] {
  const result = readContent(spoilt(...edits), 'mine.json', germany1813Files);
  return Array.isArray(result) ? result : [];
}

export function saidAfter(...edits: readonly Edit[]): readonly string[] {
  return faultsAfter(...edits).map(sayFault);
}

type Holder = Json[] | { [key: string]: Json };

function find(pack: Json, path: string): [Holder, string] {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: Json | undefined = pack;
  for (const key of keys) at = Array.isArray(at) ? at[indexIn(at, key)] : isHolder(at) ? at[key] : undefined;
  if (!isHolder(at) && !Array.isArray(at)) throw new Error(`nothing at ${path}`);
  return [at, last];
}

function isHolder(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const naming = ['id', 'unit', 'leader', 'town', 'link', 'army'];

function indexIn(list: readonly Json[], key: string): number {
  const index = list.findIndex((item) => item === key || (isHolder(item) && naming.some((name) => item[name] === key)));
  const found = index >= 0 ? index : Number(key);
  if (!(found < list.length)) throw new Error(`no entry ${key}`);
  return found;
}
