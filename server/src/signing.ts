import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attested, attestedText, type Charter } from '@bivouac/kernel/table';
import type { Result } from '@bivouac/kernel';

/** What a server vouches with: made when it first starts, and kept in its folder. */
export class Signing {
  readonly #private: KeyObject;
  /** The public key, in hexadecimal. */
  readonly key: string;

  constructor(dataFolder: string) {
    const file = join(dataFolder, 'signing.pem');
    if (!existsSync(file)) {
      const { privateKey } = generateKeyPairSync('ed25519');
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    }
    this.#private = createPrivateKey(readFileSync(file));
    const spki = createPublicKey(this.#private).export({ type: 'spki', format: 'der' });
    this.key = spki.subarray(-32).toString('hex');
  }

  /** Vouches for a match that is over. */
  attest(charter: Charter, chain: string, result: Result): Attested {
    const signature = sign(null, Buffer.from(attestedText(charter, chain, result)), this.#private).toString('hex');
    return { chain, key: this.key, signature };
  }
}
