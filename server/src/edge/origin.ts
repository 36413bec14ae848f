import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from './sessions.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request comes from a page that this server has sent: of another origin nothing is done. */
export function isSameOrigin(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === undefined || host === undefined) return false;
  if (publicUrl !== null) return origin === publicUrl;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** What changes something must come from our own page, as JSON: a form of another site can send neither. */
export function refuseForeign(publicUrl: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!request.url.startsWith('/api/') || SAFE.has(request.method)) return undefined;
    const { origin, host, authorization } = request.headers;
    // A token is shown by a program, never sent along by a browser: where it comes from does not matter.
    if (authorization === undefined && !isSameOrigin(origin, host, publicUrl))
      return reply.code(403).send({ error: 'foreignOrigin' });
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('application/json')) return reply.code(415).send({ error: 'notJson' });
    return undefined;
  };
}

/** What a program with a token may change: the tables at which its owner sits, and only if it may play. */
const FOR_PROGRAMS = /^\/api\/v1\/tables(?:\/|$)/;

/** A token that may only read changes nothing, and none reaches the account. */
export function refuseTokens(sessions: Sessions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!request.url.startsWith('/api/') || !sessions.hasToken(request.raw)) return undefined;
    const visitor = await sessions.visitor(request.raw);
    if (visitor === null) return reply.code(401).send({ error: 'unknownVisitor' });
    if (SAFE.has(request.method)) return undefined;
    const [path = ''] = request.url.split('?', 1);
    if (visitor.scope !== 'play' || !FOR_PROGRAMS.test(path)) return reply.code(403).send({ error: 'notForTokens' });
    return undefined;
  };
}
