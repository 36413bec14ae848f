/** More than this would be a wall of text. */
const MOST = 30;

/** Lines about what could have come up in some games and never did: the first of it, and how to see all. */
export function neverReached(things: readonly string[]): string[] {
  if (things.length === 0) return [];
  const more = things.length - MOST;
  const rest = more > 0 ? [`  and ${more} more: --json lists them all`] : [];
  return ['', `Never reached (${things.length}):`, `  ${things.slice(0, MOST).join(', ')}`, ...rest];
}
