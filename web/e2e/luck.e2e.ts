import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { asked, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function choose(page: Page, words: string): Promise<void> {
  await asked(page).waitFor();
  const all = await offers(page).allTextContents();
  await take(
    page,
    Math.max(
      0,
      all.findIndex((text) => text.includes(words)),
    ),
  );
}

test('the end tells luck from expectation, in both languages and on a phone', async () => {
  const page = await visit(browser, { path: '/?seed=luck' });
  await playNow(page, 'nations');
  for (let i = 0; i < 4; i++) await take(page, 0);
  await choose(page, 'Lay out');
  for (let i = 0; i < 4; i++) await choose(page, 'Draw a hidden');
  await asked(page).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  const table = page.getByRole('dialog').locator('.luck table');
  await table.waitFor();
  const cells = await table.locator('tbody tr').first().locator('th, td').allTextContents();
  expect(cells[0]).toContain('Napoleon');
  // Four draws with markers on the map: each could come out either way.
  expect(Number(cells[1])).toBe(4);
  expect(Number(cells[2])).toBeLessThanOrEqual(4);
  expect(Number(cells[3])).toBeGreaterThan(0);
  expect(Number(cells[3])).toBeLessThan(4);
  expect(cells[4]).toContain('usual: ±');
  expect(await page.getByRole('img', { name: /ahead of what was to be expected/ }).count()).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  await page.evaluate(() => localStorage.setItem('bivouac.language', 'fr'));
  await page.reload();
  await page.getByRole('heading', { name: 'La chance, comparée aux probabilités' }).waitFor();
  await page.getByText(/Les cartes Temps ne comptent jamais/).waitFor();
}, 120_000);
