/** Before the end-to-end tests: an up-to-date build, the real server on a free port, and a browser. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions, servePage } from './page/served.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Where the browser listens that all files share. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await servePage();
  const browser = await chromium.launchServer(await browserOptions());
  project.provide('address', served.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
  };
}
