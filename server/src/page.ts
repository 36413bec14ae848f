import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Vite puts a hash of the content into the name of everything in this folder, so it can be kept for ever. */
const hashedFolder = '/assets/';

/** Whether a browser is asking for a place in the page (`/`, `/nations/3`), and not for a file or for data. */
function asksForAPlace(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '/';
  if (path.startsWith('/api/') || path.startsWith(hashedFolder)) return false;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return !lastPart.includes('.') && (request.headers.accept ?? '').includes('text/html');
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (asksForAPlace(request)) return reply.sendFile('index.html');
  return reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found' });
}

/** Serves the built page: its files with caching, and index.html for every place inside it. */
export async function servePage(app: FastifyInstance, pageFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: pageFolder,
    cacheControl: false,
    // The build puts a compressed copy beside each file that shrinks.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.replaceAll('\\', '/').includes(hashedFolder);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(answerUnknown);
}
