import { type Attested, readMatch, writeMatch } from '@bivouac/kernel/table';
import { callDesk } from '../worker/client.ts';
import { keepSigned, keptSigned } from './keepsake.ts';

/** Reads the file of an online match in as one of this browser's own, which checks it whole; where it is replayed. */
export async function replayOf(table: string, text: string): Promise<string | null> {
  const line = callDesk(() => undefined);
  try {
    const read = await line.desk.readIn(text);
    if (!read.ok) return null;
    // A match of one's own has no signature: what the server vouched for is remembered beside it.
    const file = readMatch(text);
    const attested = 'fault' in file ? undefined : file.end?.attested;
    if (attested !== undefined) keepSigned(read.id, JSON.stringify({ attested, table }));
    return `/replay/${read.id}`;
  } finally {
    line.close();
  }
}

/** A match as it was read in, with what a server vouched for put back; as it is, where there is nothing. */
export function withSignature(id: string, text: string): { readonly text: string; readonly table: string | null } {
  const kept = keptSigned(id);
  const file = readMatch(text);
  if (kept === null || 'fault' in file || file.end === null) return { text, table: null };
  // It was written above.
  const { attested, table } = JSON.parse(kept) as { attested: Attested; table: string };
  return { text: writeMatch({ ...file, end: { ...file.end, attested } }), table };
}
