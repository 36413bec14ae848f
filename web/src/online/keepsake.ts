/** What this browser remembers of a table of a server: gone if it refuses to remember, and nothing breaks by it. */
const PREFIX = 'bivouac online';

function keep(kind: string, table: string, value: string): void {
  try {
    localStorage.setItem(`${PREFIX} ${kind} ${table}`, value);
  } catch {
    // Then it is asked again, or given up.
  }
}

function kept(kind: string, table: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX} ${kind} ${table}`);
  } catch {
    return null;
  }
}

/** The secret of the link to a table that was laid here. */
export const keepLink = (table: string, link: string): void => keep('link', table, link);
export const keptLink = (table: string): string | null => kept('link', table) || null;

/** What was promised for the dice, to be told when everybody sits. */
export const keepNonce = (table: string, nonce: string): void => keep('nonce', table, nonce);
export const keptNonce = (table: string): string | null => kept('nonce', table);

/** How much of the match was seen here, as whoever plays counts the entries. */
export const keepSeen = (table: string, entries: number): void => keep('seen', table, String(entries));
export function keptSeen(table: string): number | null {
  const seen = kept('seen', table);
  return seen === null ? null : Number(seen);
}

/** What a server vouched for, of a match that was read in here. */
export const keepSigned = (match: string, signed: string): void => keep('signed', match, signed);
export const keptSigned = (match: string): string | null => kept('signed', match);

/** The promise of the seed as it was told before the match: the first one counts. */
export function keepPromise(table: string, promise: string): void {
  if (kept('promise', table) === null) keep('promise', table, promise);
}
export const keptPromise = (table: string): string | null => kept('promise', table);
