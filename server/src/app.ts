import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { securityHeaders } from './headers.ts';
import { servePage } from './page.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly pageFolder: string;
}

/** The whole server, not yet listening. */
export async function createApp({ pageFolder }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyHelmet, securityHeaders);
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  await servePage(app, pageFolder);
  return app;
}
