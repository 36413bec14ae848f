import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lesson as conquestsLesson } from '@bivouac/conquests/lesson';
import { conquestsAt } from './conquests-positions.ts';
import { expectAccessible, expectLayout } from './layout.ts';
import { asked } from './play.ts';
import { launch, visit, visitors } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a match file and sits down where somebody is asked. */
async function sitDown(page: Page, text: string): Promise<void> {
  const file = { name: 'conquests.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  const ready = page.getByRole('button', { name: /^(I am |Je suis )/ });
  await asked(page).or(ready).first().waitFor();
  if ((await ready.count()) > 0) await ready.first().click();
  await asked(page).waitFor();
}

test('advisers are placed by a click on a lit space of the strip, and the log tells it', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await sitDown(page, conquestsAt('place'));
  const board = page.locator('.conquests-board');
  const lit = board.locator('[data-lit="place"]');
  const before = await board.locator('.con-adviser').count();
  const words = (await lit.first().getAttribute('aria-label')) ?? '';
  expect(words).toMatch(/^Adviser on Initiative \d$/);
  await lit.first().click();
  await expect.poll(async () => board.locator('.con-adviser').count()).toBeGreaterThan(before);
  await expect.poll(async () => page.locator('.log').textContent()).toContain('adviser on Initiative');
}, 60_000);

test('troops are marched by clicks on the map: a land, all of them, a land beside it', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await sitDown(page, conquestsAt('move', 'from'));
  const board = page.locator('.conquests-board');
  await board.locator('path[data-lit="from"]').first().dispatchEvent('click');
  await board.getByRole('button', { name: 'Take all' }).click();
  await board.locator('path[data-lit="march"]').first().dispatchEvent('click');
  await expect.poll(async () => page.locator('.log').textContent()).toMatch(/marches from/);
}, 60_000);

test('a land further off is one click: all of them march there, and the way is drawn while it is pointed at', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await sitDown(page, conquestsAt('move', 'from'));
  const board = page.locator('.conquests-board');
  await board.locator('path[data-lit="from"]').first().dispatchEvent('click');
  const far = board.locator('path[data-lit="run"]').first();
  await far.waitFor({ state: 'attached' });
  const words = (await far.getAttribute('aria-label')) ?? '';
  expect(words).toMatch(/^March to /);
  await far.dispatchEvent('mouseover');
  await board.locator('.con-way').waitFor({ state: 'attached' });
  await far.dispatchEvent('click');
  await expect
    .poll(async () => page.locator('.log').textContent())
    .toMatch(new RegExp(`marches from .*${words.replace('March to ', '').slice(0, 12)}`));
}, 60_000);

test('where a card would work is drawn on the map while its tab is pointed at, by mouse and by keyboard', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await sitDown(page, conquestsAt('playMilitary', 'play'));
  // To pass is answered where all may look; who would play a card takes the screen.
  await page.getByRole('button', { name: /^Show my hand/ }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.con-tab').first().waitFor();
  const board = page.locator('.conquests-board');
  const tabs = board.locator('.con-tab').filter({ hasText: /combat in|free|loses \d/ });
  const ahead = board.locator('.con-ahead');
  let drawn = 0;
  for (let n = 0; n < (await tabs.count()) && drawn === 0; n++) {
    await tabs.nth(n).hover();
    drawn = await ahead.count();
    if (drawn === 0) continue;
    await page.mouse.move(2, 2);
    await expect.poll(() => ahead.count()).toBe(0);
    await tabs.nth(n).focus();
    await expect.poll(() => ahead.count()).toBe(drawn);
  }
  expect(drawn).toBeGreaterThan(0);
}, 60_000);

test.each(
  visitors(
    [
      { width: 1366, height: 768, phone: false, locale: 'en-GB', theme: 'light' },
      { width: 360, height: 740, phone: true, locale: 'fr-FR', theme: 'dark' },
      { width: 1366, height: 768, phone: false, locale: 'fr-FR', theme: 'dark' },
      { width: 1920, height: 1080, phone: false, locale: 'fr-FR', theme: 'light' },
    ] as const,
    0,
    1,
  ),
)(
  'the table of conquests holds its layout and can be read by all: $width px, $locale, $theme',
  async (visitor) => {
    const page = await visit(browser, visitor);
    await sitDown(page, conquestsAt('alliance'));
    await page.locator('.con-treaty').waitFor();
    // What the pointer rests on is explained beside it, until it rests elsewhere.
    await page.mouse.move(visitor.width - 8, visitor.height - 8);
    if (!visitor.phone) await page.locator('.explain-card[data-empty="true"]').waitFor({ state: 'attached' });
    await expectLayout(page, 'conquests', visitor.width);
    await expectAccessible(page, 'conquests', '.conquests-board');
  },
  60_000,
);

test('the guided first turn of conquests goes by the lit things of the board to its end', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/learn/conquests' });
  const card = page.locator('.lesson');
  await card.waitFor();
  for (const [number, { title, action }] of conquestsLesson.steps.entries()) {
    await card.getByRole('heading', { name: title.en }).waitFor();
    if (number === conquestsLesson.steps.length - 1) break;
    const lit = page.locator('.conquests-board [data-lit]');
    if (action === undefined) await card.getByRole('button', { name: 'Go on' }).click();
    else {
      // One action leads on, and it alone is lit: a land, perhaps with the stack on it.
      await lit.first().waitFor({ state: 'attached' });
      expect(new Set(await lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-lit')))).size).toBe(1);
      await lit.first().dispatchEvent('click');
    }
  }
  await expect.poll(async () => page.locator('.log').textContent()).toContain('Turn 2 begins');
}, 120_000);
