import type { FastifyInstance, RouteOptions } from 'fastify';

interface Published {
  readonly path: string;
  readonly method: string;
  readonly schema: { readonly body?: unknown; readonly params?: unknown; readonly querystring?: unknown };
}

/** Notes every way in by HTTP as it is added, and publishes them: for whoever writes a player of his own. */
export function publishSchemas(app: FastifyInstance): void {
  const found: Published[] = [];
  app.addHook('onRoute', ({ url, method, schema = {} }: RouteOptions) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const one of [method].flat()) if (one !== 'HEAD') found.push({ path, method: one.toLowerCase(), schema });
  });
  app.get('/api/v1/openapi', async () => openApi(found.filter(({ path }) => path.startsWith('/api/v1/'))));
}

function openApi(found: readonly Published[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const { path, method, schema } of found) {
    const { body } = schema;
    const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => {
      return { name, in: 'path', required: true, schema: { type: 'string' } };
    });
    paths[path] = {
      ...paths[path],
      [method]: {
        parameters,
        ...(body === undefined ? {} : { requestBody: { content: { 'application/json': { schema: body } } } }),
        responses: { 200: { description: 'see host/src/online/api.ts' }, '4XX': { description: '{ error }' } },
      },
    };
  }
  const info = {
    title: 'Bivouac',
    version: '1',
    description: 'What changes something needs the page’s Origin, or a token.',
  };
  return { openapi: '3.1.0', info, paths };
}
