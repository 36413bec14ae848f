import { useMemo } from 'react';
import type { Offer, Thing } from '@bivouac/kernel';
import type { Run } from '@bivouac/kit';
import { useTable, useTools } from '../page/table-context.ts';
import { useGiven } from './wording.ts';

const NONE: readonly Run[] = [];
const NOTHING: readonly Offer[] = [];

/** What whoever looks on may answer now; nothing while something is shown, or another is asked. */
export function useOffersNow(): readonly Offer[] {
  return useTable(({ seat, past, busy, look }) =>
    seat === null || past !== null || busy ? NOTHING : (look?.showing.decision?.offers ?? NOTHING),
  );
}

/** What one click may stand for beyond a single offer. A lesson speaks of one action at a time, and has none. */
export function useRuns(): readonly Run[] {
  const { board, marked } = useTools();
  const given = useGiven();
  const offers = useOffersNow();
  return useMemo(() => {
    if (given === null || offers.length === 0 || marked !== undefined) return NONE;
    return board?.runs?.(given, offers) ?? NONE;
  }, [board, given, offers, marked]);
}

/** The runs that a thing stands for. */
export const runsOn = (runs: readonly Run[], { kind, id }: Thing): Run[] =>
  runs.filter(({ thing }) => thing.kind === kind && thing.id === id);
