import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { cookieIn, setCookie } from './cookies.ts';
import { hashOfSecret, newId, newSecret } from '../secrets.ts';
import type { Person } from '../store/people.ts';
import type { TableStore } from '../tables/head.ts';

const DAY = 86_400_000;
/** A browser is known for so long after its last visit. */
const LASTS = 180 * DAY;
/** A session older than this is given another name. */
const ROTATES = 7 * DAY;

export interface Visitor {
  readonly person: Person;
  readonly hash: string;
  readonly created: number;
  /** What a program with a token may do; all, for whoever has a session. */
  readonly scope: 'read' | 'play' | 'all';
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,64})$/;

export interface SessionCare {
  readonly store: TableStore;
  readonly now: () => number;
  /** Whether the page comes over TLS: then the cookie does not leave it. */
  readonly secure: boolean;
}

/** Who is there, by a cookie of 256 random bits of which only the hash is kept. */
export class Sessions {
  readonly #care: SessionCare;

  constructor(care: SessionCare) {
    this.#care = care;
  }

  get #name(): string {
    return this.#care.secure ? '__Host-bivouac' : 'bivouac';
  }

  /** Whether a program shows a token: then no cookie counts. */
  hasToken({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return headers.authorization !== undefined;
  }

  /** Whose browser or program sent this; null for a stranger. */
  async visitor({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Visitor | null> {
    if (headers.authorization !== undefined) {
      const token = BEARER.exec(headers.authorization)?.[1];
      const owner = token === undefined ? null : await this.#care.store.own.tokenOwner(hashOfSecret(token));
      return owner === null ? null : { ...owner, hash: '', created: this.#care.now() };
    }
    const secret = cookieIn(headers.cookie, this.#name);
    if (secret === null) return null;
    const hash = hashOfSecret(secret);
    const found = await this.#care.store.people.session(hash, this.#care.now());
    return found === null ? null : { ...found, hash, scope: 'all' };
  }

  /** Begins a session for an account; one that this browser had before ends with it. */
  async begin(reply: FastifyReply, account: string, before: string | null = null): Promise<void> {
    const { store, now } = this.#care;
    const secret = newSecret();
    await store.people.addSession({ hash: hashOfSecret(secret), account, now: now(), expires: now() + LASTS });
    if (before !== null) await store.people.endSession(before);
    this.#set(reply, secret, LASTS);
  }

  /** Gives an old session another name, now and then: a stolen one does not last. */
  async rotate(reply: FastifyReply, { person, hash, created }: Visitor): Promise<void> {
    if (this.#care.now() - created > ROTATES) await this.begin(reply, person.id, hash);
  }

  async end(reply: FastifyReply, hash: string): Promise<void> {
    await this.#care.store.people.endSession(hash);
    this.#set(reply, '', 0);
  }

  /** A guest, for whoever wants to play and is not known yet. */
  async newGuest(reply: FastifyReply): Promise<Person> {
    const person: Person = { id: newId(), name: '', kind: 'guest' };
    await this.#care.store.people.addGuest(person.id, '', this.#care.now());
    await this.begin(reply, person.id);
    return person;
  }

  #set(reply: FastifyReply, secret: string, lasts: number): void {
    void reply.header('set-cookie', setCookie(this.#name, secret, { secure: this.#care.secure, lasts }));
  }
}
