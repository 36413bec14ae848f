import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** The hash of a JSON value, the same for the same value however it was built. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

/** HMAC-SHA-256 of a text under a key, in hexadecimal. A host may hand in a quicker one than the kernel's own. */
export type Hasher = (key: string, text: string) => string;

export const keyedHash: Hasher = (key, text) => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));

const kept = new WeakMap<object, string>();

/** The hash of something that never changes, like a content pack: reckoned once. */
export function hashOfConstant(value: object): string {
  const known = kept.get(value) ?? hashOf(value);
  kept.set(value, known);
  return known;
}
