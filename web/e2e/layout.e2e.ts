import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A finger is about this wide. */
const FINGER = 40;

/**
 * What is wrong with the controls of the page, in words: out of the page sideways, covered by something else, or too
 * small for a finger. Words inside a sentence that can be pressed may be as high as the sentence; what lies on a map is
 * as large as the map is near, and is looked at by itself.
 */
const FAULTS = `((finger) => {
  const faults = [];
  const name = (one) => (one.getAttribute('aria-label') || one.textContent || one.tagName).trim().slice(0, 40);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const one of document.querySelectorAll('button, a[href], select, input, [role="button"], [role="tab"]')) {
    if (!seen(one) || one.closest('.unseen, .map-sheet') !== null || one.matches('.unseen')) continue;
    one.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const scrolls = one.closest('.overlay-bar, .nat-own, .nat-market') !== null;
    if (!scrolls && (left < -1 || right > innerWidth + 1)) faults.push(name(one) + ': out of the page');
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    const label = one.closest('label');
    const same = there !== null && (one.contains(there) || there.contains(one) || label?.contains(there));
    const pair = there?.closest('.nat-group') !== null && there?.closest('.nat-group') === one.closest('.nat-group');
    if (!same && !pair) faults.push(name(one) + ': covered by ' + (there?.className?.baseVal ?? there?.className));
    const inline = one.matches('.clause, .thing, .plain, .colophon a, .card-facts a, .home, input');
    if (finger > 0 && !inline && (width < finger - 0.5 || height < finger - 0.5)) {
      faults.push(name(one) + ': ' + Math.round(width) + ' by ' + Math.round(height));
    }
  }
  // Text that is wider than its box is cut off, unless the box scrolls or says so by an ellipsis.
  for (const one of document.querySelectorAll('h1, h2, h3, p, button, li, td, th, dt, dd, label')) {
    if (!seen(one) || one.closest('.unseen, .map-sheet') !== null || one.matches('.unseen')) continue;
    const { overflowX, textOverflow } = getComputedStyle(one);
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 2) {
      faults.push(name(one) + ': cut off');
    }
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
})`;

async function expectLayout(page: Page, where: string, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where}: width`).toBe(width);
  const finger = width < 768 ? FINGER : 0;
  const faults = await page.evaluate<string[]>(`${FAULTS}(${finger})`);
  expect({ where, faults }).toEqual({ where, faults: [] });
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect({ where, faults }).toEqual({ where, faults: [] });
}

test.each([
  { width: 360, height: 740, phone: true, locale: 'en-GB' },
  { width: 360, height: 740, phone: true, locale: 'fr-FR' },
  { width: 768, height: 1024, phone: false, locale: 'fr-FR' },
  { width: 1440, height: 900, phone: false, locale: 'fr-FR' },
  { width: 2560, height: 1440, phone: false, locale: 'en-GB' },
] as const)(
  'the layout holds, and nothing is out of reach: $width px, $locale',
  async ({ width, ...visitor }) => {
    const page = await visit(browser, { ...visitor, width, path: '/?seed=layout' });
    await expectLayout(page, 'front page', width);
    await page.locator('[data-game="nations"] button.strong').first().click();
    await asked(page).waitFor();
    await expectLayout(page, 'set-up', width);
    for (let i = 0; i < 12; i++) {
      await take(page, i % 3 === 2 ? 1 : 0);
      await asked(page).waitFor();
    }
    // Opened over the board, the list covers it, as whoever opened it knows.
    const list = asked(page).locator('.list-switch[aria-expanded="true"]');
    if (await list.isVisible()) await list.click();
    await expectLayout(page, 'table', width);
    await expectAccessible(page, 'table');
    await page.goto('/learn/nations');
    await page.locator('.lesson').waitFor();
    await expectLayout(page, 'lesson', width);
    await expectAccessible(page, 'lesson');
  },
  180_000,
);

test('on a phone the map opens near enough to be read and pressed, on what is lit, and goes back to the whole', async () => {
  const page = await visit(browser, { width: 360, height: 740, phone: true, path: '/?seed=phone' });
  await page.locator('[data-game="nations"] button.strong').first().click();
  await asked(page).waitFor();
  // The question is in sight without scrolling.
  const prompt = await asked(page).getByRole('heading', { level: 2 }).boundingBox();
  expect((prompt?.y ?? 999) + (prompt?.height ?? 0)).toBeLessThanOrEqual(740);
  for (let i = 0; i < 5; i++) {
    await take(page, 0);
    await asked(page).waitFor();
  }
  const alone = page.locator('.map-sheet .kit-hit').first();
  const { width = 0, height = 0 } = (await alone.boundingBox()) ?? {};
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(FINGER);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(30);
  const sheet = page.locator('.map-sheet');
  const near = (await sheet.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Whole map' }).tap();
  const frame = (await page.locator('.map-viewport').boundingBox())?.width ?? 0;
  await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeLessThanOrEqual(frame + 1);
  expect(near).toBeGreaterThan(frame * 2);
}, 90_000);
