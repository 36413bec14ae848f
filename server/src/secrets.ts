import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits for an address, 256 for what opens something. */
export const newId = (): string => randomBytes(16).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: whoever reads the database cannot use it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
