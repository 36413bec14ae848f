import { useCallback, useEffect, useState } from 'react';
import type { MatchRecord } from '../matches/record.ts';
import { listMatches } from '../matches/store.ts';

export interface Matches {
  readonly all: readonly MatchRecord[];
  /** The one to go on with: the last that was played and is not over. */
  readonly last: MatchRecord | null;
  readonly dropped: (id: string) => void;
  readonly lookAgain: () => void;
}

const NONE: readonly MatchRecord[] = [];

/** The matches of this browser, the last one first. */
export function useMatches(): Matches {
  const [all, setAll] = useState(NONE);
  const lookAgain = useCallback(() => {
    // A browser that refuses storage has no matches to list; it can still be looked at.
    listMatches().then(setAll, () => setAll(NONE));
  }, []);
  useEffect(lookAgain, [lookAgain]);
  const dropped = useCallback((id: string) => setAll((now) => now.filter((one) => one.id !== id)), []);
  const last = all.find(({ kind, summary }) => kind === 'match' && summary !== null && summary.result === null) ?? null;
  return { all, last, dropped, lookAgain };
}
