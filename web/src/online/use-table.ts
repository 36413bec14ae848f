import { useCallback, useEffect, useState } from 'react';
import type { OnlineTable } from '@bivouac/host';
import { type Answer, type ApiError, api } from './api.ts';
import { keepPromise, keptNonce } from './keepsake.ts';

/** So often a table that waits is looked at again, in milliseconds. */
const AGAIN = 1500;

export interface TableNow {
  readonly table: OnlineTable | null;
  readonly error: ApiError | null;
  /** Does something at the table, and shows what came of it. */
  readonly go: (what: Promise<Answer<OnlineTable>>) => Promise<void>;
}

/** The secret in the address that a friend has sent; it stays in the browser, and is in no request but the one for it. */
export const linkHere = (): string | null => {
  const link = globalThis.location.hash.slice(1);
  return link === '' ? null : link;
};

/** A table that people come to: looked at again and again until the match begins. */
export function useOnlineTable(id: string): TableNow {
  const [table, setTable] = useState<OnlineTable | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const take = useCallback((answer: Answer<OnlineTable>) => {
    if (answer.ok) setTable(answer.value);
    setError(answer.ok ? null : answer.error);
  }, []);
  const waits = table === null || table.status === 'open';
  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const answer = await api.table(id, linkHere());
      if (!wanted) return;
      take(answer);
      if (answer.ok) keepPromise(id, answer.value.commitment);
      const nonce = answer.ok && answer.value.nonceAsked ? keptNonce(id) : null;
      if (nonce !== null) {
        const begun = await api.openNonce(id, nonce);
        if (wanted) take(begun);
      }
      // Of a table that is not there nothing more will be heard.
      const isGone = !answer.ok && answer.error === 'unknownTable';
      if (wanted && !isGone) timer = setTimeout(() => void look(), AGAIN);
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, waits, take]);
  const go = useCallback(async (what: Promise<Answer<OnlineTable>>) => take(await what), [take]);
  return { table, error, go };
}
