/** Before the end-to-end tests: an up-to-date build, the real server on a free port, and a browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions, servePage } from './page/served.ts';

interface Letters {
  readonly address: string;
  /** The file in which a test says how many milliseconds have passed. */
  readonly clock: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Servers on which days pass when a test says so, which push to this machine too: one for each file, or days would pass for both. */
    letters: Readonly<Record<'absence' | 'push', Letters>>;
    /** Where the browser listens that all files share. */
    browser: string;
  }
}

/** A server whose clock stands in a file. */
async function serveLetters(clock: string) {
  writeFileSync(clock, '0');
  const now = () => Date.now() + Number(readFileSync(clock, 'utf8'));
  const { address, close } = await servePage({ now, silence: 400 * 86_400_000, mayKnock: async () => true });
  return { letters: { address, clock }, close };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await servePage();
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-clock-'));
  const absence = await serveLetters(join(folder, 'absence'));
  const push = await serveLetters(join(folder, 'push'));
  const browser = await chromium.launchServer(await browserOptions());
  project.provide('address', served.address);
  project.provide('letters', { absence: absence.letters, push: push.letters });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
    await absence.close();
    await push.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
