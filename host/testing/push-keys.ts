const { subtle } = globalThis.crypto;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const utf8 = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const base64url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function derived(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8));
}

/** Where the parts of a pushed message lie (RFC 8188): salt, length of a record, key of the sender, then the record. */
const SALT = 16;
const KEY_LENGTH_AT = 20;
const KEY_AT = 21;
/** A record ends with this, and with zeros where it was made longer. */
const LAST = 2;

/** What a browser keeps to read what a server pushes to it (RFC 8291), for tests that stand in its place. */
export class PushKeys {
  readonly #private: CryptoKey;
  readonly #public: Bytes;
  readonly #auth: Bytes;

  private constructor(own: CryptoKey, shown: Bytes, auth: Bytes) {
    this.#private = own;
    this.#public = shown;
    this.#auth = auth;
  }

  static async make(): Promise<PushKeys> {
    const { privateKey, publicKey } = await subtle.generateKey(curve, true, ['deriveBits']);
    const shown = new Uint8Array(await subtle.exportKey('raw', publicKey));
    return new PushKeys(privateKey, shown, globalThis.crypto.getRandomValues(new Uint8Array(16)));
  }

  /** What the browser tells the server. */
  get told(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: base64url(this.#public), auth: base64url(this.#auth) };
  }

  /** The message in a body that was pushed; it throws if it is for somebody else, or was changed. */
  async read(body: Bytes): Promise<string> {
    const salt = body.slice(0, SALT);
    const end = KEY_AT + (body[KEY_LENGTH_AT] ?? 0);
    const sender = body.slice(KEY_AT, end);
    const theirs = await subtle.importKey('raw', sender, curve, false, []);
    const shared = new Uint8Array(await subtle.deriveBits({ name: 'ECDH', public: theirs }, this.#private, 256));
    const both = joined(utf8.encode('WebPush: info\0'), this.#public, sender);
    const secret = await derived(shared, this.#auth, both, 32);
    const key = await derived(secret, salt, utf8.encode('Content-Encoding: aes128gcm\0'), 16);
    const iv = await derived(secret, salt, utf8.encode('Content-Encoding: nonce\0'), 12);
    const cipher = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
    const record = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, cipher, body.slice(end)));
    return new TextDecoder().decode(record.slice(0, record.lastIndexOf(LAST)));
  }
}
