import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

const results = 'test-results';

/** Every step can be traced, which takes a large board several times as long: for whoever looks for a fault. */
const traced = process.env['E2E_TRACE'] === '1';

/** Pages kept so far: one test may have several. */
let kept = 0;

/** The browser that all files share; to close it ends what this file has opened in it. */
export const launch = (): Promise<Browser> => chromium.connect(inject('browser'));

/** Whether everything is looked at, as `npm run e2e:all` does: every theme and width in every language. */
export const everything = import.meta.env.MODE === 'all';

/** Kinds of visitors: all of them, or those that between them have seen each theme, width and language once. */
export const visitors = <T>(all: readonly T[], ...usual: readonly number[]): readonly T[] =>
  everything ? all : all.filter((_, i) => usual.includes(i));

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly path?: string;
  /** Whether the page may keep itself for offline use; most tests are quicker without. */
  readonly offline?: boolean;
  /** Whether things are seen to move; most tests are quicker without. */
  readonly motion?: boolean;
  /** A phone: a finger instead of a mouse, and two dots to a pixel. */
  readonly phone?: boolean;
  /** In a test that runs beside others (`test.concurrent`): its own `onTestFinished`, or the page is closed with another's. */
  readonly finished?: typeof onTestFinished;
}

/**
 * Opens the page as a new visitor. When the test fails, a screenshot of it stays in test-results/; with E2E_TRACE=1 a
 * trace of every step too. An error on the page's console fails the test that is running.
 */
export async function visit(browser: Browser, options: Visit = {}): Promise<Page> {
  const { width = 1440, height = 900, theme = 'light', locale = 'en-GB', path = '/' } = options;
  const { offline = false, motion = false, phone = false, finished = onTestFinished } = options;
  const settings: BrowserContextOptions = {
    viewport: { width, height },
    colorScheme: theme,
    locale,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: offline ? 'allow' : 'block',
    timezoneId: 'Europe/Paris',
    baseURL: inject('address'),
  };
  const context = await browser.newContext(settings);
  if (traced) await context.tracing.start({ screenshots: true, snapshots: true });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  finished(async ({ task }) => {
    if (task.result?.state === 'fail' || errors.length > 0) {
      const name = join(results, `${task.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${++kept}`);
      mkdirSync(results, { recursive: true });
      await page.screenshot({ path: `${name}.png`, fullPage: true });
      if (traced) await context.tracing.stop({ path: `${name}.zip` });
      const trace = traced
        ? ` and ${name}.zip (npx playwright-core show-trace ${name}.zip)`
        : '; E2E_TRACE=1 npm run e2e keeps a trace of every step beside it';
      console.log(`kept: ${name}.png${trace}`);
    }
    await context.close();
    if (errors.length > 0) throw new Error(`errors on the page's console:\n${errors.join('\n')}`);
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
