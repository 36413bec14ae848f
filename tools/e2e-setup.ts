/** Before the end-to-end tests: an up-to-date build, the real server on a free port, and a browser. */
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { browserFlags, findBrowser } from './browser.mjs';
import { ensureBuilt, pageFolder, serverFile } from './house/build.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: { readonly executablePath: string; readonly args: string[] };
  }
}

interface Served {
  readonly ok: true;
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface ServerBundle {
  readonly serve: (options: {
    port: number;
    host: string;
    pageFolder: string;
  }) => Promise<Served | { readonly ok: false }>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findBrowser();
  await ensureBuilt();
  const { serve } = (await import(pathToFileURL(serverFile).href)) as ServerBundle;
  const served = await serve({ port: 0, host: '127.0.0.1', pageFolder });
  if (!served.ok) throw new Error('the built server does not start');
  project.provide('address', served.address);
  project.provide('browser', { executablePath, args: browserFlags });
  return served.close;
}
