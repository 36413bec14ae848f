import type { Offer } from '@bivouac/kernel';

/** Where things of one kind are: `place[unit]`, as games keep it in columns. */
export interface Column {
  readonly key: string;
  /** The kind of things that the rows are, and the kind that the values name. */
  readonly of: string;
  readonly is: string;
  readonly values: readonly number[];
}

/** The columns of a view that say of one kind of things where it is: named like a kind, as long as another. */
export function columnsOf(game: object, things: { readonly [kind: string]: number }): Column[] {
  const kinds = Object.entries(things);
  return Object.entries(game).flatMap(([key, values]: [string, unknown]) => {
    if (!Array.isArray(values) || things[key] === undefined || values.length === 0) return [];
    if (!values.every((value): value is number => typeof value === 'number')) return [];
    const of = kinds.find(([kind, count]) => kind !== key && count === values.length)?.[0];
    return of === undefined ? [] : [{ key, of, is: key, values }];
  });
}

/** A number that no thing has: its name is the word for its kind, and this. */
const NO_SUCH = 987_654;

/** What things of a kind are called, in the language of the moment; empty for bare numbers. */
export function kindWord(kind: string, name: (kind: string, id: unknown) => string): string {
  return name(kind, NO_SUCH).replace(String(NO_SUCH), '').trim();
}

/** Whether things of a kind have names of their own, and so are worth a list. */
export function hasNames(kind: string, name: (kind: string, id: unknown) => string): boolean {
  return kindWord(kind, name) !== '' && name(kind, 0) !== `${kindWord(kind, name)} 0`;
}

/** Everything that some offer names, as `kind id`. */
export function litThings(
  offers: readonly Offer[],
  grammar: { readonly [verb: string]: readonly string[] },
): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const [verb, ...args] of offers) {
    for (const [i, kind] of (grammar[verb] ?? []).entries()) {
      const id = args[i];
      if (typeof id === 'number') lit.add(`${kind} ${id}`);
    }
  }
  return lit;
}
