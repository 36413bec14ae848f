import type { NoticeKind, NoticeWay } from '@bivouac/host';
import type { TableStore } from './head.ts';

/** What an account has chosen, and the leave it has taken. */
export interface Settings {
  readonly language?: 'en' | 'fr';
  /** Which notices do not go which way. */
  readonly silent?: readonly { readonly kind: NoticeKind; readonly way: NoticeWay }[];
  readonly leaves?: readonly { readonly from: number; readonly to: number }[];
}

export async function readSettings(store: TableStore, account: string): Promise<Settings> {
  const text = await store.own.settings(account);
  // It was written by the function below.
  return text === null ? {} : (JSON.parse(text) as Settings);
}

export const writeSettings = (store: TableStore, account: string, settings: Settings): Promise<void> =>
  store.own.setSettings(account, JSON.stringify(settings));
