import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const slider = (page: Page) => page.getByRole('slider');
const eyes = (page: Page) => page.getByRole('combobox', { name: 'Through the eyes of' }).getByRole('option');

async function openReplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await slider(page).waitFor();
}

test('the slider goes through a running match, only through one’s own eyes; an imagined copy can be tried', async () => {
  const page = await visit(browser, { path: '/?seed=replay' });
  await playNow(page, 'nations');
  for (let i = 0; i < 5; i++) {
    await take(page, 0);
    await asked(page).waitFor();
  }
  await openReplay(page);
  expect(await eyes(page).allTextContents()).toEqual(['Napoleon']);
  expect(await slider(page).inputValue()).toBe('5');
  await slider(page).fill('2');
  await page.getByText('After action 2 of 5').waitFor();
  await expect.poll(() => page.locator('[data-fact="seconds"]').count()).toBe(1);
  await slider(page).fill('1');
  await expect.poll(() => page.locator('[data-fact="seconds"]').count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await page.getByText('After action 2 of 5').waitFor();
  await page.keyboard.press('End');
  await page.getByText('After action 5 of 5').waitFor();
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await page.getByRole('button', { name: /show me the table/ }).click();
  await asked(page).waitFor();
  await page.getByText('Trying it out').waitFor();
  await take(page, 0);
  await asked(page).waitFor();
}, 60_000);

test('a finished match can be seen through any eyes, and played on from any moment', async () => {
  const page = await visit(browser, { path: '/?seed=finished' });
  await playNow(page, 'nations');
  for (let i = 0; i < 4; i++) {
    await take(page, 0);
    await asked(page).waitFor();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await slider(page).waitFor();
  expect((await eyes(page).allTextContents()).length).toBe(3);
  await slider(page).fill('3');
  await page.getByText('After action 3 of 5').waitFor();
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await page.getByRole('button', { name: 'I am Napoleon, show me the table' }).click();
  await page.getByRole('heading', { name: /do you keep/ }).waitFor();
}, 60_000);
