import { createPublicKey, verify } from 'node:crypto';

/** The bytes before an Ed25519 key in the form that Node reads (RFC 8410). */
const BEFORE_KEY = '302a300506032b6570032100';

/** Whether this text was signed with the private half of an Ed25519 key. */
export function isSigned({ key, signature, text }: { key: string; signature: string; text: string }): boolean {
  try {
    const known = createPublicKey({ key: Buffer.from(BEFORE_KEY + key, 'hex'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), known, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}
