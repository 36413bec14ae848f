import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { MailWay } from '../notices/ways.ts';
import type { TableStore } from '../tables/head.ts';
import { readSettings } from '../tables/settings.ts';
import { meOf } from './me-api.ts';
import { cleanName, nameKey } from './names.ts';
import { hashOfCode, hashPassword, isPassword, isRight, newCodes, newMailCode } from './passwords.ts';
import { EmptyBody } from './schemas.ts';
import type { Sessions } from './sessions.ts';

const Text = Type.String({ maxLength: 200 });
const Plain = (properties: Parameters<typeof Type.Object>[0]) =>
  Type.Object(properties, { additionalProperties: false });
const NamedBody = Plain({ name: Text, password: Text });
const RecoverBody = Plain({ name: Text, code: Text, password: Text });

/** So often somebody may try a password or a code in a quarter of an hour, from one address and for one name. */
const TRIES = 10;
const WINDOW = 900_000;

interface Named {
  readonly name: string;
  readonly password: string;
}

/** Counts tries by name, whoever makes them. */
class Tries {
  readonly #now: () => number;
  readonly #made = new Map<string, number[]>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether one more may be made. */
  may(key: string): boolean {
    const since = this.#now() - WINDOW;
    const made = (this.#made.get(key) ?? []).filter((at) => at > since);
    if (made.length >= TRIES) return false;
    this.#made.set(key, [...made, this.#now()]);
    if (this.#made.size > 10_000) this.#made.clear();
    return true;
  }
}

/** A guest becomes a member, and keeps his matches; signing in, out, and in again with a code. */
export function accountApi(
  app: FastifyInstance,
  store: TableStore,
  sessions: Sessions,
  { now, mail }: { readonly now: () => number; readonly mail: MailWay | null },
): void {
  const tries = new Tries(now);
  const limit = { rateLimit: { max: 3 * TRIES, timeWindow: WINDOW } };
  const post = <Body>(
    path: string,
    body: object,
    what: (request: FastifyRequest<{ Body: Body }>, reply: FastifyReply) => Promise<object>,
  ) => app.post<{ Body: Body }>(`/api/v1/${path}`, { schema: { body }, config: limit }, what);

  post<Named>('member', NamedBody, async (request, reply) => {
    const name = cleanName(request.body.name);
    if (name === null) return reply.code(400).send({ error: 'badName' });
    if (!isPassword(request.body.password)) return reply.code(400).send({ error: 'badPassword' });
    const visitor = await sessions.visitor(request.raw);
    const person = visitor?.person ?? (await sessions.newGuest(reply));
    if (person.kind === 'member') return reply.code(409).send({ error: 'nameTaken' });
    const { codes, hashes } = newCodes();
    const password = await hashPassword(request.body.password);
    const membership = { account: person.id, name, nameKey: nameKey(name), password, codes: hashes };
    if (!(await store.people.makeMember(membership))) return reply.code(409).send({ error: 'nameTaken' });
    // Whoever had this browser's session before has it no more.
    await sessions.begin(reply, person.id, visitor?.hash ?? null);
    return { me: meOf({ ...person, name, kind: 'member' }), codes };
  });

  post<Named>('sign-in', NamedBody, async (request, reply) => {
    const key = nameKey(request.body.name);
    if (!tries.may(key)) return reply.code(429).send({ error: 'tooFast' });
    const member = await store.people.member(key);
    if (!(await isRight(member?.password ?? null, request.body.password)) || member === null) {
      return reply.code(401).send({ error: 'wrongPassword' });
    }
    const before = await sessions.visitor(request.raw);
    await sessions.begin(reply, member.person.id, before?.hash ?? null);
    return { me: meOf(member.person) };
  });

  post<Named & { code: string }>('recover', RecoverBody, async (request, reply) => {
    const { name, code, password } = request.body;
    if (!isPassword(password)) return reply.code(400).send({ error: 'badPassword' });
    const key = nameKey(name);
    if (!tries.may(key)) return reply.code(429).send({ error: 'tooFast' });
    const account = await store.people.recover(key, hashOfCode(code), await hashPassword(password));
    if (account === null) return reply.code(401).send({ error: 'wrongPassword' });
    await sessions.begin(reply, account);
    const member = await store.people.member(key);
    return { me: member === null ? null : meOf(member.person) };
  });

  post<{ name: string }>('recover-mail', Plain({ name: Text }), async (request, reply) => {
    if (mail === null) return reply.code(409).send({ error: 'noMail' });
    const key = nameKey(request.body.name);
    if (!tries.may(`mail ${key}`)) return reply.code(429).send({ error: 'tooFast' });
    const member = await store.people.member(key);
    const found = member === null ? null : await store.notices.mailOf(member.person.id);
    if (member !== null && found?.verified === true) {
      const { code } = newMailCode();
      await store.people.addCode(member.person.id, hashOfCode(code));
      const { language = 'en' } = await readSettings(store, member.person.id);
      await mail.sendWayBack(found.address, language, code);
    }
    // Whether there is such a name, or such an address, is nobody's business.
    return { sent: true };
  });

  post<object>('sign-out', EmptyBody, async (request, reply) => {
    const visitor = await sessions.visitor(request.raw);
    if (visitor !== null) await sessions.end(reply, visitor.hash);
    return { me: null };
  });
}
