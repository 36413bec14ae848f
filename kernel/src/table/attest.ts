import { hashOf } from '../hash.ts';
import type { Result } from '../state.ts';
import type { Charter } from './types.ts';

/**
 * What a server vouches for at the end of a match: the head of the chain of its entries, signed. Whoever makes another
 * match of the same seed, or changes one entry, has another head and no signature for it. Signatures are Ed25519, in
 * hexadecimal; making and checking them is the edge's: the kernel says what is signed, and whether the head is the match's.
 */
export interface Attested {
  readonly chain: string;
  readonly key: string;
  readonly signature: string;
}

/** The text that is signed. */
export function attestedText(charter: Charter, chain: string, result: Result): string {
  return `bivouac match ${hashOf([charter, chain, result])}`;
}

const HEX = /^[0-9a-f]+$/;

export function isAttested(value: unknown): value is Attested {
  if (typeof value !== 'object' || value === null) return false;
  const { chain, key, signature } = value as { chain?: unknown; key?: unknown; signature?: unknown };
  return [chain, key, signature].every((part) => typeof part === 'string' && part.length <= 256 && HEX.test(part));
}
