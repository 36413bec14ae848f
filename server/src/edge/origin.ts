import type { FastifyReply, FastifyRequest } from 'fastify';

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
    const { origin, host } = request.headers;
    if (!isSameOrigin(origin, host, publicUrl)) return reply.code(403).send({ error: 'foreignOrigin' });
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('application/json')) return reply.code(415).send({ error: 'notJson' });
    return undefined;
  };
}
