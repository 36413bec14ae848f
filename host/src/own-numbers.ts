import type { Viewer } from '@bivouac/kernel';
import { countsRow } from '@bivouac/kernel/table';
import type { LogPage } from './logbook.ts';
import type { RowSource } from './old-rows.ts';
import type { Position } from './timeline.ts';

/** How somebody numbers the entries of a match, and how the host does. */
export interface Numbers {
  /** How many entries there are. */
  readonly count: number;
  /** The host's number of an entry. */
  entry(number: number): number;
  /** What the entry is called, or the last one before it that is counted. */
  number(entry: number): number;
}

/** Whoever may know everything counts as the host does. */
export const asTheHost = (count: number): Numbers => ({ count, entry: (n) => n, number: (n) => n });

/** The entries that a viewer counts: of what others do in private he does not even know that it happened. */
export async function numbersOf(viewer: Viewer, last: number, rows: RowSource): Promise<Numbers> {
  const counted: number[] = [0];
  for (const row of await rows(1, last)) if (countsRow(viewer, row)) counted.push(row.no);
  const count = counted.length - 1;
  return {
    count,
    // What was hidden after his last entry does not show in the position that he sees.
    entry: (number) => counted[Math.max(0, Math.min(Math.floor(number), count))] ?? 0,
    number: (entry) => counted.findLastIndex((no) => no <= entry),
  };
}

/** The first entry that is counted from one on. */
const firstFrom = (numbers: Numbers, entry: number): number => (entry === 0 ? 0 : numbers.number(entry - 1) + 1);

const withOwn = <T extends LogPage>(page: T, numbers: Numbers): T => ({
  ...page,
  since: firstFrom(numbers, page.since),
  log: page.log.map(({ at, fact }) => ({ at: numbers.number(at), fact })),
});

/** A position of the past in somebody's own counting. Who made an entry is his to know if he counts it. */
export function ownPosition(position: Position, at: number, numbers: Numbers): Position {
  return { ...withOwn(position, numbers), at };
}

export const ownPage = (page: LogPage, numbers: Numbers): LogPage => withOwn(page, numbers);
