import type { OwnNotes } from '@bivouac/host';
import type { TableStore } from './head.ts';

/** What somebody keeps for himself at a table, and how much of the match he has looked at. */
export interface Own extends OwnNotes {
  readonly seen?: number;
}

const NOTHING: Own = { note: '', muted: [] };

export async function readOwn(store: TableStore, match: string, account: string): Promise<Own> {
  const text = await store.own.own(match, account);
  // It was written by the function below.
  return text === null ? NOTHING : (JSON.parse(text) as Own);
}

export async function changeOwn(store: TableStore, match: string, account: string, part: Partial<Own>): Promise<Own> {
  const own = { ...(await readOwn(store, match, account)), ...part };
  await store.own.setOwn(match, account, JSON.stringify(own));
  return own;
}
