import type { Logged } from '@bivouac/kernel';

/** What is told of an entry that is no action of the game: talk, orders, proposals. */
const isAside = (facts: readonly string[] | undefined): boolean =>
  facts !== undefined && facts.length > 0 && facts.every((fact) => fact.startsWith('kernel.'));

/**
 * The entries of a log that were taken back, with those that took them back: nobody wants to read or see them again. The
 * viewer counts every entry that he may know of, so that whatever was taken back is the last action that still stood.
 */
export function takenBack(log: readonly Logged[]): ReadonlySet<number> {
  const told = new Map<number, string[]>();
  for (const { at, fact } of log) told.set(at, [...(told.get(at) ?? []), fact.fact]);
  const gone = new Set<number>();
  const standing: number[] = [];
  const first = log[0]?.at ?? 0;
  const last = log.at(-1)?.at ?? -1;
  for (let at = first; at <= last; at++) {
    const facts = told.get(at);
    if (facts?.includes('kernel.undone') !== true) {
      if (!isAside(facts)) standing.push(at);
      continue;
    }
    gone.add(at);
    const undone = standing.pop();
    if (undone !== undefined) gone.add(undone);
  }
  return gone;
}

/** The log without what was taken back. */
export function withoutUndone(log: readonly Logged[]): readonly Logged[] {
  const gone = takenBack(log);
  return gone.size === 0 ? log : log.filter(({ at }) => !gone.has(at));
}
