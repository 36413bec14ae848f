import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread from a source file, named by its address. From the sources it must be told how to read them; the build
 * puts every thread beside the server, under its name.
 */
export function startThread(source: URL, workerData: unknown): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(source.pathname, '.ts')}.mjs`, here), { workerData });
  }
  const tsx = pathToFileURL(createRequire(here).resolve('tsx/package.json'));
  const api = new URL('./dist/esm/api/index.mjs', tsx).href;
  const script = `import('${api}').then(({ register }) => { register(); return import('${source.href}'); })`;
  return new Worker(script, { eval: true, workerData });
}
