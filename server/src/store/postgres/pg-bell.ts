import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Bell, Ring } from '../contract.ts';
import { connectionTo } from './pg-line.ts';

const CHANNEL = 'bivouac';
/** A message of PostgreSQL has at most 8,000 bytes. */
const LONGEST = 7_000;
const AGAIN = 500;

/** A ring as it is sent: `match` for something that was said, `match:revision` for entries. */
const written = ({ match, revision }: Ring): string => (revision === null ? match : `${match}:${revision}`);

function read(text: string): Ring {
  const [match = '', revision] = text.split(':');
  return { match, revision: revision === undefined ? null : Number(revision) };
}

/**
 * NOTIFY and LISTEN on a connection of their own. It rings after the commit: inside the transaction it would take a lock
 * on the whole database. Whatever was rung while the last message was under way goes into the next one.
 */
export class PgBell implements Bell {
  readonly #url: string;
  /** Names this process, which need not hear itself. */
  readonly #name = randomBytes(6).toString('hex');
  readonly #hearers = new Set<(what: Ring | null) => void>();
  readonly #waiting = new Set<string>();
  #client: pg.Client | null = null;
  #isRinging = false;
  #again: NodeJS.Timeout | null = null;
  #closed = false;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(url: string): Promise<PgBell> {
    const bell = new PgBell(url);
    await bell.#connect();
    return bell;
  }

  ring(what: Ring): void {
    this.#waiting.add(written(what));
    void this.#send();
  }

  onRing(hear: (what: Ring | null) => void): void {
    this.#hearers.add(hear);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(connectionTo(this.#url));
    const lost = () => this.#lost(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.#heard(payload));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  #heard(payload: string): void {
    const [name, ...rings] = payload.split(' ');
    if (name === this.#name) return;
    for (const text of rings) for (const hear of this.#hearers) hear(read(text));
  }

  /** Whatever was rung meanwhile was not heard: everybody looks for himself once the line stands again. */
  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#later();
  }

  #later(): void {
    if (this.#closed) return;
    this.#again = setTimeout(() => void this.#comeBack(), AGAIN);
    this.#again.unref();
  }

  async #comeBack(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      this.#client = null;
      this.#later();
      return;
    }
    for (const hear of this.#hearers) hear(null);
    await this.#send();
  }

  async #send(): Promise<void> {
    if (this.#isRinging) return;
    this.#isRinging = true;
    try {
      while (this.#waiting.size > 0 && this.#client !== null) {
        const batch = this.#next();
        await this.#client.query('select pg_notify($1, $2)', [CHANNEL, `${this.#name} ${batch.join(' ')}`]);
      }
    } catch {
      // The others look for themselves now and then.
    } finally {
      this.#isRinging = false;
    }
  }

  #next(): string[] {
    const batch: string[] = [];
    let bytes = 0;
    for (const text of this.#waiting) {
      if (bytes + text.length + 1 > LONGEST) break;
      batch.push(text);
      bytes += text.length + 1;
      this.#waiting.delete(text);
    }
    return batch;
  }
}
