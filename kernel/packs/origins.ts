import { type Faults, quote, report } from './faults.ts';
import { isRaw, object, type Raw, text } from './shape.ts';

/** Read in the box or the rulebook; worked out from what is printed or measured; or found again by us. */
export const statuses = ['printed', 'derived', 'reconstructed'] as const;
export type Status = (typeof statuses)[number];

export interface Source {
  readonly key: string;
  readonly title: string;
  readonly what: string;
  readonly licence: string;
}

export interface Origin {
  readonly status: Status;
  /** The key of its source. */
  readonly source: string;
}

/** Where the values of a pack come from: `fields.breitenfeld.terrain` and the like. */
export interface Origins {
  readonly sources: readonly Source[];
  readonly of: Readonly<Record<string, Origin>>;
}

/** The origins of a pack while it is being read. */
export interface OriginBook {
  readonly sources: Map<string, Source>;
  readonly of: Map<string, Origin>;
}

export function readSources(faults: Faults, value: unknown): OriginBook {
  const book: OriginBook = { sources: new Map(), of: new Map() };
  if (!isRaw(value)) {
    report(
      faults,
      'sources',
      `is ${quote(value)}, not a table of sources`,
      'write { "key": { title, what, licence } }',
    );
    return book;
  }
  for (const key of Object.keys(value)) {
    const entry = `sources "${key}"`;
    const raw = object(faults, entry, value[key], ['title', 'what', 'licence']);
    book.sources.set(key, {
      key,
      title: text(faults, entry, raw, 'title'),
      what: text(faults, entry, raw, 'what'),
      licence: text(faults, entry, raw, 'licence'),
    });
  }
  return book;
}

/** Who says where a value comes from: the entry itself, then its section; `*` stands for every key. */
export interface Scope {
  readonly faults: Faults;
  readonly book: OriginBook;
  /** The name of the section, e.g. `fields`. */
  readonly section: string;
  /** Its `from`. */
  readonly from: unknown;
}

/** Notes the origin of every key of an entry that has a value; an entry without an id is its section itself. */
export function noteOrigins(scope: Scope, entry: string, id: string, raw: Raw, keys: readonly string[]): void {
  const own = table(scope, entry, raw['from'], keys);
  const shared = id === '' ? {} : table(scope, scope.section, scope.from, keys);
  for (const key of keys) {
    if (raw[key] === undefined) continue;
    const ownWord = own[key] ?? own['*'];
    const written = ownWord ?? shared[key] ?? shared['*'];
    if (written === undefined) {
      const remedy = `add "from": { "${key}": "printed:<source>" } to it or to its section`;
      report(scope.faults, entry, `does not say where "${key}" comes from`, remedy);
      continue;
    }
    const origin = originOf(scope, ownWord === undefined ? scope.section : entry, key, written);
    if (origin) scope.book.of.set([scope.section, ...(id === '' ? [] : [id]), key].join('.'), origin);
  }
}

function table(scope: Scope, entry: string, value: unknown, keys: readonly string[]): Raw {
  if (value === undefined) return {};
  if (!isRaw(value)) {
    reportOnce(scope, entry, `"from" is ${quote(value)}, not an object`, 'write { "key": "status:source" }');
    return {};
  }
  for (const key of Object.keys(value)) {
    if (key === '*' || keys.includes(key)) continue;
    reportOnce(scope, entry, `"from" speaks of an unknown key "${key}"`, `correct it to one of ${keys.join(', ')}`);
  }
  return value;
}

/** The table of a section is looked at with every entry; what is wrong with it is said once. */
function reportOnce(scope: Scope, entry: string, problem: string, remedy: string): void {
  const known = scope.faults.found.some((fault) => fault.entry === entry && fault.problem === problem);
  if (!known) report(scope.faults, entry, problem, remedy);
}

function originOf(scope: Scope, entry: string, key: string, written: unknown): Origin | undefined {
  const [first, source, ...rest] = typeof written === 'string' ? written.split(':') : [];
  const status = statuses.find((name) => name === first);
  if (status === undefined || source === undefined || rest.length > 0) {
    const remedy = 'write "printed:", "derived:" or "reconstructed:" and the key of a source';
    reportOnce(scope, entry, `the origin of "${key}" is ${quote(written)}`, remedy);
    return undefined;
  }
  if (!scope.book.sources.has(source)) {
    reportOnce(scope, entry, `the origin of "${key}" names no source: "${source}"`, 'add it to "sources"');
    return undefined;
  }
  return { status, source };
}
