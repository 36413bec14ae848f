import { useMemo } from 'react';
import type { Fact, Logged } from '@bivouac/kernel';
import type { DayInfo, LookupTable } from '@bivouac/kit';
import { withoutUndone } from '../table/panel/undone.ts';
import type { Lighting } from './use-tables.ts';

/** A day that is over: its facts, and the entry that ended it. */
interface PastDay {
  readonly facts: readonly Fact[];
  readonly at: number;
}

/** The last day of a log that is over; null if none is, or if its beginning is not in the log any more. */
export function lastDay(
  log: readonly Logged[],
  { begins, over }: Pick<DayInfo<unknown>, 'begins' | 'over'>,
): PastDay | null {
  const told = withoutUndone(log);
  const is = (kinds: readonly string[], one: Logged | undefined) => one !== undefined && kinds.includes(one.fact.fact);
  const last = told.findLastIndex((one) => is(over, one));
  const from = told.slice(0, Math.max(0, last)).findLastIndex((one) => is(begins, one));
  if (from < 0) return null;
  const end = told.findIndex((one, i) => i > from && is(over, one));
  return { facts: told.slice(from, end).map(({ fact }) => fact), at: told[end]?.at ?? 0 };
}

/** What the last day brought, as its game sums it up. */
export interface DaySummary {
  readonly table: LookupTable;
  readonly at: number;
}

export function useLastDay({ board, content, speech, log }: Omit<Lighting, 'view'>): DaySummary | null {
  return useMemo(() => {
    const day = board?.day === undefined ? null : lastDay(log, board.day);
    const table = day === null ? null : (board?.day?.sum(content, speech, day.facts) ?? null);
    return table === null || day === null ? null : { table, at: day.at };
  }, [board, content, speech, log]);
}
