import { useSyncExternalStore } from 'react';
import type { Me } from '@bivouac/host';
import { api } from './api.ts';

/** Whether there is a server behind this page, and who one is there; null until it is known. */
export interface House {
  readonly online: boolean;
  readonly me: Me | null;
}

let house: House | null = null;
let asked = false;
const listeners = new Set<() => void>();

function set(found: House): void {
  house = found;
  for (const tell of listeners) tell();
}

/** Asks once; a page that is only files, or is used without a network, finds nobody. */
async function look(): Promise<void> {
  asked = true;
  // Without a network there is nobody to ask, and the browser would complain.
  if (!navigator.onLine) return set({ online: false, me: null });
  const answer = await api.house();
  return set(answer.ok && answer.value.online ? answer.value : { online: false, me: null });
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  if (!asked) void look();
  return () => listeners.delete(tell);
}

const now = (): House | null => house;

export const useHouse = (): House | null => useSyncExternalStore(subscribe, now, now);

/** Who one is has changed. */
export function noteMe(me: Me | null): void {
  set({ online: true, me });
}
