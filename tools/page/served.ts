/** The built page behind the real server, and a browser to look at it with: what end-to-end tests, benches and pictures share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../browser.mjs';
import { ensureBuilt, pageFolder, serverFile } from '../house/build.mjs';

interface Served {
  readonly ok: true;
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface ServedOrders {
  readonly now?: () => number;
  readonly silence?: number;
  /** Whether something may be pushed to an address. */
  readonly mayKnock?: (endpoint: string) => Promise<boolean>;
}

interface ServerBundle {
  readonly serve: (options: {
    port: number;
    host: string;
    pageFolder: string;
    online: { dataFolder: string } & ServedOrders;
  }) => Promise<Served | { readonly ok: false }>;
}

/** An up-to-date build on a free port. */
export async function servePage(orders: ServedOrders = {}): Promise<Served> {
  await ensureBuilt();
  const { serve } = (await import(pathToFileURL(serverFile).href)) as ServerBundle;
  const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-data-'));
  const served = await serve({ port: 0, host: '127.0.0.1', pageFolder, online: { dataFolder, ...orders } });
  if (!served.ok) throw new Error('the built server does not start');
  const close = async () => {
    await served.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...served, close };
}

export async function browserOptions(): Promise<{ readonly executablePath: string; readonly args: string[] }> {
  return { executablePath: await findBrowser(), args: browserFlags };
}

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserOptions());
