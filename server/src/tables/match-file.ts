import { readMatch, writeMatch } from '@bivouac/kernel/table';
import type { Signing } from '../signing.ts';
import type { LiveTable } from './live-table.ts';
import type { TableStore } from './head.ts';

/** The file of a match that is over, with what the server vouches for; null while it runs: it lists what is secret. */
export async function signedFile(table: LiveTable, store: TableStore, signing: Signing): Promise<string | null> {
  const text = await table.inTurn(() => table.hosted.fileText());
  const file = text === null ? null : readMatch(text);
  if (file === null || 'fault' in file || file.end === null) return null;
  const { charter, entries, end } = file;
  const [last] = await store.rows(table.id, entries.length, entries.length);
  if (last?.head === undefined) return text;
  return writeMatch({ ...file, end: { ...end, attested: signing.attest(charter, last.head, end.result) } });
}
