/** A charge in the hot seat: squares at the place, a countercharge, and what policies answer. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeBegun } from './empereur-positions.ts';
import { expectAccessible } from './layout.ts';
import { asked, offers, openMatch, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const prompt = (page: Page) => page.locator('.emp-prompt');
const facts = (page: Page, fact: string) => page.locator(`[data-fact="${fact}"]`);

/** Whoever is to have the screen takes it, and is asked. */
async function meet(page: Page): Promise<void> {
  const ready = page.locator('.hand-over button').first();
  await asked(page).or(ready).first().waitFor();
  if ((await asked(page).count()) === 0) await ready.click();
  await asked(page).waitFor();
}

/** Prussian dragoons ride at a regiment before Hassenhausen: the French are asked. */
async function openCharge(page: Page): Promise<void> {
  await openMatch(page, chargeBegun());
  await meet(page);
  await prompt(page).waitFor();
}

/** Takes what is on offer by its words. */
async function choose(page: Page, words: RegExp): Promise<void> {
  await meet(page);
  const all = await offers(page).allTextContents();
  const at = all.findIndex((one) => words.test(one));
  expect({ words, all, found: at >= 0 }).toEqual({ words, all, found: true });
  await take(page, at);
}

test('a charge with a square by key at the place, one that fails, and a countercharge', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await openCharge(page);
  expect(await prompt(page).textContent()).toMatch(/Form square\?.*Form square at 2211.*\d+\s%/);
  await expectAccessible(page, 'a question at the place', '.empereur-board');
  const key =
    (await prompt(page).locator('.emp-button', { hasText: 'Form square' }).locator('kbd').textContent()) ?? '';
  await page.keyboard.press(key);
  await meet(page);
  await expect.poll(() => facts(page, 'formed').filter({ hasText: 'square' }).count()).toBe(1);
  const braced = page.locator('[data-thing^="unit "][aria-label$=", square, at 2211"]');
  expect(await braced.count()).toBe(1);
  for (const hex of ['2109', '2209', '2309', '2310']) await choose(page, new RegExp(hex));
  await choose(page, /square at 2610/);
  await prompt(page)
    .getByRole('button', { name: /^\d Countercharge/ })
    .click();
  await expect.poll(() => facts(page, 'countercharged').count()).toBe(1);
}, 120_000);

test('“always” forms every square from then on, and the log says by which policy; “never during this charge” is kept', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await openCharge(page);
  await prompt(page).getByRole('button', { name: 'Always: Form square at 2211' }).click();
  await meet(page);
  await expect.poll(() => facts(page, 'formed').filter({ hasText: 'square' }).count()).toBe(1);
  for (const hex of ['2109', '2209', '2309', '2310']) await choose(page, new RegExp(hex));
  // The next one who could is not asked any more.
  await meet(page);
  await expect.poll(() => facts(page, 'kernel.policy').count()).toBe(1);
  expect(await facts(page, 'kernel.policy').textContent()).toMatch(/squares before a charge.*form square/i);
  const other = await visit(browser, { width: 1366, height: 768 });
  await openCharge(other);
  await prompt(other)
    .getByRole('button', { name: /No square during this charge/ })
    .click();
  await meet(other);
  await expect.poll(() => facts(other, 'kernel.waived').count()).toBe(1);
  for (const hex of ['2109', '2209', '2309', '2310']) await choose(other, new RegExp(hex));
  await meet(other);
  expect(await offers(other).filter({ hasText: 'square' }).count()).toBe(0);
}, 120_000);
