import { etc, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2';
import { type Attested, type Charter, readMatch, verifyMatch } from '@bivouac/kernel/table';
import { packOfItsTime } from '../matches/pack.ts';
import { takeDown } from '../worker/take-down.ts';

// The page may come over plain http, where a browser has no hash of its own.
etc.sha512Sync = (...parts) => sha512(etc.concatBytes(...parts));

/** What a check of a match found: whether all of it is sound, and whether a server vouches for it. */
export type Checked =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly finished: boolean;
      readonly vouched: 'yes' | 'no' | 'forged';
      readonly key: string | null;
      readonly charter: Charter;
    }
  | { readonly ok: false; readonly detail: string; readonly otherFrom?: number };

function isSigned({ key, signature, text }: Attested & { readonly text: string }): boolean {
  try {
    return verify(signature, new TextEncoder().encode(text), key);
  } catch {
    // No key, or no signature at all.
    return false;
  }
}

/** Plays a match again, every action and every die, and checks what a server has signed, and what it had shown. */
export async function checkMatch(text: string, shown: readonly string[]): Promise<Checked> {
  const file = readMatch(text);
  if ('fault' in file) return { ok: false, detail: file.detail };
  const { charter } = file;
  const game = await takeDown(charter.game, await packOfItsTime(charter, null));
  if (game === null) return { ok: false, detail: charter.game };
  const verdict = game.use((known) => verifyMatch(known, text, { shown }));
  if (!verdict.ok) {
    const { fault, entry, detail } = verdict;
    return { ok: false, detail, ...(fault === 'notAsShown' ? { otherFrom: entry } : {}) };
  }
  const { entries, finished, attested } = verdict;
  const vouched = attested === null ? 'no' : isSigned(attested) ? 'yes' : 'forged';
  return { ok: true, entries, finished, vouched, key: attested?.key ?? null, charter };
}
