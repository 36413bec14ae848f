import { useSyncExternalStore } from 'react';
import type { OnlineTable } from '@bivouac/host';
import { api } from './api.ts';
import { useHouse } from './use-house.ts';

/** So often one's own tables are looked at again while the page is looked at, in milliseconds. */
const AGAIN = 10_000;
const NONE: readonly OnlineTable[] = [];

/** Whether a match waits for whoever asks. */
export const isMyTurn = ({ status, seats, waiting, nonceAsked }: OnlineTable): boolean =>
  nonceAsked || (status === 'running' && seats.some(({ mine, seat }) => mine && waiting.includes(seat)));

let tables: readonly OnlineTable[] = NONE;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Looks again, at once. */
export async function lookAgain(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const answer = await api.mine();
  if (!answer.ok) return;
  tables = answer.value.tables;
  for (const tell of listeners) tell();
}

/** One look for all who want to know, as long as somebody does. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  if (listeners.size === 1) {
    void lookAgain();
    timer = setInterval(() => void lookAgain(), AGAIN);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) clearInterval(timer);
  };
}

const nobody = (): (() => void) => () => undefined;
const now = (): readonly OnlineTable[] => tables;
const none = (): readonly OnlineTable[] => NONE;

/** The tables at which one sits; none where there is no server, or one has never sat down. */
export function useMyTables(): readonly OnlineTable[] {
  const house = useHouse();
  const isKnown = house?.online === true && house.me !== null;
  return useSyncExternalStore(isKnown ? subscribe : nobody, isKnown ? now : none, none);
}

/** How many matches wait for whoever is here, but for one. */
export function useWaitingMatches(but: string | null = null): readonly OnlineTable[] {
  return useMyTables().filter((table) => isMyTurn(table) && table.id !== but);
}
