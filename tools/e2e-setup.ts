/** Before the end-to-end tests: an up-to-date build, the real server on a free port, and a browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions, servePage } from './page/served.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** A server on which days pass when a test says so, which pushes to this machine too, and the file in which it says how many milliseconds. */
    letters: { readonly address: string; readonly clock: string };
    /** Where the browser listens that all files share. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await servePage();
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-clock-'));
  const clock = join(folder, 'passed');
  writeFileSync(clock, '0');
  const now = () => Date.now() + Number(readFileSync(clock, 'utf8'));
  const letters = await servePage({ now, silence: 400 * 86_400_000, mayKnock: async () => true });
  const browser = await chromium.launchServer(await browserOptions());
  project.provide('address', served.address);
  project.provide('letters', { address: letters.address, clock });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
    await letters.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
