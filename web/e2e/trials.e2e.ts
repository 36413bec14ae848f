import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What is offered, without the keys: an answer keeps its key as long as much the same is asked. */
const answers = async (page: Page) => (await offers(page).allTextContents()).map((words) => words.replace(/^\d+/, ''));
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('what is tried out keeps its log and its undo over a reload', async () => {
  const page = await visit(browser, { path: '/?seed=trial' });
  await playNow(page, 'nations');
  for (let i = 0; i < 4; i++) await take(page, 0);
  await asked(page).waitFor();
  await page.goto(page.url().replace('/play/', '/replay/'));
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'Try it from here' }).click();
  const ready = page.getByRole('button', { name: 'I am Napoleon, show me the table' });
  await ready.click();
  await asked(page).waitFor();
  const question = await answers(page);
  for (let i = 0; i < 2; i++) {
    const all = await offers(page).allTextContents();
    await take(
      page,
      Math.max(
        0,
        all.findIndex((words) => words.includes('Lay out')),
      ),
    );
    await asked(page).waitFor();
  }
  const laid = page.locator('[data-fact="laid"]');
  expect(await laid.count()).toBe(2);
  const log = await page.locator('.log').textContent();
  await page.reload();
  await ready.click();
  await asked(page).waitFor();
  await page.getByText('Trying it out').waitFor();
  expect(await page.locator('.log').textContent()).toBe(log);
  for (let left = 1; left >= 0; left--) {
    expect(await undo(page).getAttribute('aria-disabled')).toBe('false');
    await undo(page).click();
    await expect.poll(() => laid.count()).toBe(left);
    await asked(page).waitFor();
  }
  expect(await answers(page)).toEqual(question);
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true');
}, 120_000);
