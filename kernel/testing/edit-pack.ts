import type { Json } from '../src/json.ts';

/** One change to a pack. */
export type Edit = (pack: Json) => void;

type Holder = Json[] | { [key: string]: Json };

/**
 * Ways to spoil a pack by paths like `fields.list.taucha.terrain`. Entries of lists are found by what they are, by their
 * place, or by one of the keys that name them.
 */
export function packEdits(naming: readonly string[]): {
  readonly set: (path: string, value: Json) => Edit;
  readonly cut: (path: string) => Edit;
  readonly add: (path: string, value: Json) => Edit;
  readonly at: (pack: Json, path: string) => Json | undefined;
} {
  const indexIn = (list: readonly Json[], key: string): number => {
    const names = (item: Json) => item === key || (isHolder(item) && naming.some((name) => item[name] === key));
    const index = list.findIndex(names);
    const found = index >= 0 ? index : Number(key);
    if (!(found < list.length)) throw new Error(`no entry ${key}`);
    return found;
  };
  const find = (pack: Json, path: string): [Holder, string] => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at: Json | undefined = pack;
    for (const key of keys) at = Array.isArray(at) ? at[indexIn(at, key)] : isHolder(at) ? at[key] : undefined;
    if (!isHolder(at) && !Array.isArray(at)) throw new Error(`nothing at ${path}`);
    return [at, last];
  };
  /** The value at a path. */
  const at = (pack: Json, path: string): Json | undefined => {
    const [holder, key] = find(pack, path);
    return Array.isArray(holder) ? holder[indexIn(holder, key)] : holder[key];
  };
  return {
    at,
    set: (path, value) => (pack) => {
      const [holder, key] = find(pack, path);
      if (Array.isArray(holder)) holder[indexIn(holder, key)] = value;
      else holder[key] = value;
    },
    /** Takes a key or an entry of a list away. */
    cut: (path) => (pack) => {
      const [holder, key] = find(pack, path);
      if (Array.isArray(holder)) holder.splice(indexIn(holder, key), 1);
      else delete holder[key];
    },
    /** Adds a value to the end of a list. */
    add: (path, value) => (pack) => {
      const list = at(pack, path);
      if (!Array.isArray(list)) throw new Error(`no list at ${path}`);
      list.push(value);
    },
  };
}

function isHolder(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
