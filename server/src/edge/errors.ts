import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const NAMES: { readonly [code: number]: string } = {
  400: 'malformed',
  413: 'tooLong',
  415: 'notJson',
  429: 'tooFast',
};

/** What went wrong, by name: an exception's own words stay here. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Only the names of tables stand in an address: what cannot be one is the name of no table.
  if (error.validationContext === 'params') return reply.code(404).send({ error: 'unknownTable' });
  const code = error.statusCode ?? 500;
  if (code >= 500) request.log.error({ what: request.routeOptions.url ?? '', error: error.message });
  return reply.code(code).send({ error: NAMES[code] ?? 'fault' });
}
