import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectLayout, FINGER } from './layout.ts';
import { asked, take } from './play.ts';
import { everything, launch, visit, visitors } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each(
  visitors(
    [
      { width: 360, height: 740, phone: true, locale: 'en-GB' },
      { width: 360, height: 740, phone: true, locale: 'fr-FR' },
      { width: 768, height: 1024, phone: false, locale: 'fr-FR' },
      { width: 1440, height: 900, phone: false, locale: 'fr-FR' },
      { width: 2560, height: 1440, phone: false, locale: 'en-GB' },
    ] as const,
    1,
    2,
    4,
  ),
)(
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
    // The same pages are looked at by axe in pages.e2e.ts.
    if (everything) await expectAccessible(page, 'table');
    await page.goto('/learn/nations');
    await page.locator('.lesson').waitFor();
    await expectLayout(page, 'lesson', width);
    if (everything) await expectAccessible(page, 'lesson');
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
