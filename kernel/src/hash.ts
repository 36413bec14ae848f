import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** The hash of a JSON value, the same for the same value however it was built. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

const CHECK_LENGTH = 6;

/**
 * The short check of a state in a match file. It is keyed: whoever has the file of a running match, but not its seed,
 * cannot try out hidden cards until the check fits.
 */
export function checkOf(key: string, entry: number, state: unknown): string {
  const text = `${entry} ${canonical(state)}`;
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))).slice(0, CHECK_LENGTH);
}
