/** What is out of reach of keys and screen readers, as axe finds it. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong, in words (the rule, and the places that break it), and the rules that it found kept. */
export interface Looked {
  readonly faults: readonly string[];
  readonly passed: readonly string[];
}

/**
 * Looks at the page, or at a part of it, in the page itself: none has a frame that would have to be asked from outside. Of
 * what is as it should be only the rules are noted: to describe every place of a large board takes several times as long.
 */
export async function lookWithAxe(page: Page, part = 'html'): Promise<Looked> {
  await page.evaluate(axe.source);
  return page.evaluate<Looked>(`axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] }).then(
    ({ violations, passes }) => ({
      faults: violations.map(({ id, nodes }) => [id + ':', ...nodes.map(({ html }) => html)].join(' ')),
      passed: passes.map(({ id }) => id),
    }),
  )`);
}

export const axeFaults = async (page: Page, part = 'html'): Promise<readonly string[]> =>
  (await lookWithAxe(page, part)).faults;
