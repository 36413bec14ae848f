import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerError } from './edge/errors.ts';
import { securityHeaders } from './headers.ts';
import { addOnline, type OnlineOptions } from './online.ts';
import { servePage } from './page.ts';
import type { Log } from './watch/log.ts';
import type { Metrics } from './watch/metrics.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly pageFolder: string;
  /** Play with people far apart; without it only the page is served. */
  readonly online?: OnlineOptions;
  /** Requests of one address in a minute. */
  readonly mostRequests?: number;
  readonly log?: Log;
  readonly metrics?: Metrics;
}

/** The largest thing that is sent to us by HTTP. */
const MOST_BYTES = 65_536;
/** Requests of one address in a minute: a page asks a few. */
const MOST_REQUESTS = 600;

/** The whole server, not yet listening. */
export async function createApp({
  pageFolder,
  online,
  log,
  metrics,
  mostRequests = MOST_REQUESTS,
}: AppOptions): Promise<FastifyInstance> {
  // What is sent is taken as it is, or refused: nothing is made to fit.
  const ajv = { customOptions: { coerceTypes: false, removeAdditional: false } } as const;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: MOST_BYTES, ajv });
  app.setErrorHandler(answerError);
  await app.register(fastifyHelmet, securityHeaders);
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address itself: that may have a link in it.
    const route = request.routeOptions.url ?? 'other';
    metrics?.http(route, reply.statusCode);
    const facts = { method: request.method, route, code: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (route.startsWith('/api/')) log?.info('http', facts);
  });
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  if (online !== undefined) {
    await app.register(fastifyRateLimit, {
      max: mostRequests,
      timeWindow: 60_000,
      allowList: ({ url }) => !url.startsWith('/api/'),
    });
    const house = await addOnline(app, { ...online, ...(log && { log }), ...(metrics && { metrics }) });
    app.addHook('preClose', () => house.close());
    app.get('/readyz', async (_request, reply) => {
      const why = await house.ready();
      void reply.code(why === null ? 200 : 503).header('cache-control', 'no-store');
      return why === null ? { status: 'ready' } : { status: 'not ready', why };
    });
  }
  await servePage(app, pageFolder);
  return app;
}
