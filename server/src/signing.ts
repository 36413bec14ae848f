import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attested, attestedText, type Charter } from '@bivouac/kernel/table';
import type { TableStore } from './tables/head.ts';
import type { Result } from '@bivouac/kernel';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** What a server vouches with: made when it first starts, and kept in its folder or its database. */
export class Signing {
  readonly #private: KeyObject;
  /** The public key, in hexadecimal. */
  readonly key: string;

  private constructor(pem: string | Buffer) {
    this.#private = createPrivateKey(pem);
    const spki = createPublicKey(this.#private).export({ type: 'spki', format: 'der' });
    this.key = spki.subarray(-32).toString('hex');
  }

  static ofFolder(dataFolder: string): Signing {
    const file = join(dataFolder, 'signing.pem');
    if (!existsSync(file)) writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx' });
    return new Signing(readFileSync(file));
  }

  /** Where several processes serve, all vouch with the key that the first of them has made. */
  static async ofStore({ house }: TableStore): Promise<Signing> {
    return new Signing(await house.metaOnce('signing', newKey()));
  }

  /** Vouches for a match that is over. */
  attest(charter: Charter, chain: string, result: Result): Attested {
    const signature = sign(null, Buffer.from(attestedText(charter, chain, result)), this.#private).toString('hex');
    return { chain, key: this.key, signature };
  }
}
