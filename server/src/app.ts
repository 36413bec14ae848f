import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerError } from './edge/errors.ts';
import { securityHeaders } from './headers.ts';
import { addOnline, type OnlineOptions } from './online.ts';
import { servePage } from './page.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly pageFolder: string;
  /** Play with people far apart; without it only the page is served. */
  readonly online?: OnlineOptions;
}

/** The largest thing that is sent to us by HTTP. */
const MOST_BYTES = 65_536;
/** Requests of one address in a minute: a page asks a few. */
const MOST_REQUESTS = 600;

/** The whole server, not yet listening. */
export async function createApp({ pageFolder, online }: AppOptions): Promise<FastifyInstance> {
  // What is sent is taken as it is, or refused: nothing is made to fit.
  const ajv = { customOptions: { coerceTypes: false, removeAdditional: false } } as const;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: MOST_BYTES, ajv });
  app.setErrorHandler(answerError);
  await app.register(fastifyHelmet, securityHeaders);
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  if (online !== undefined) {
    await app.register(fastifyRateLimit, {
      max: MOST_REQUESTS,
      timeWindow: 60_000,
      allowList: ({ url }) => !url.startsWith('/api/'),
    });
    const house = await addOnline(app, online);
    app.addHook('preClose', () => house.close());
  }
  await servePage(app, pageFolder);
  return app;
}
