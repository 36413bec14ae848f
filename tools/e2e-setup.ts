/** Before the end-to-end tests: an up-to-date build, the real server on a free port, and a browser. */
import type { TestProject } from 'vitest/node';
import { browserOptions, servePage } from './page/served.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: { readonly executablePath: string; readonly args: string[] };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await browserOptions();
  const served = await servePage();
  project.provide('address', served.address);
  project.provide('browser', browser);
  return served.close;
}
