import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { hashOfSecret } from '../secrets.ts';

/** argon2id, with as much memory and time as is advised for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const SHORTEST = 10;
const LONGEST = 200;
/** So many codes a member gets for when the password is lost. */
const CODES = 8;
/** Without letters and digits that look alike. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';

export const isPassword = (text: string): boolean => text.length >= SHORTEST && text.length <= LONGEST;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** What is compared with where there is no such name: so that it takes as long. */
const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Whether this is the password; of nobody (null) it never is, and finding that out takes as long. */
export async function isRight(kept: string | null, password: string): Promise<boolean> {
  const right = await verify(kept ?? (await nobody), password);
  return kept !== null && right;
}

function newCode(): string {
  const signs = Array.from(randomBytes(16), (byte) => SIGNS[byte % SIGNS.length]);
  return [0, 4, 8, 12].map((at) => signs.slice(at, at + 4).join('')).join('-');
}

/** Codes to be written down; only their hashes are kept. */
export function newCodes(): { readonly codes: readonly string[]; readonly hashes: readonly string[] } {
  const codes = Array.from({ length: CODES }, newCode);
  return { codes, hashes: codes.map(hashOfCode) };
}

/** Codes are random and long: a quick hash keeps them as well as a slow one. Case and blanks do not matter. */
export const hashOfCode = (code: string): string => hashOfSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** A code that is sent by mail. */
export function newMailCode(): { readonly code: string; readonly hash: string } {
  const code = newCode();
  return { code, hash: hashOfSecret(code) };
}
