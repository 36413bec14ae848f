import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('after the match the replay tells what the computer considered, in words and figures', async () => {
  const page = await visit(browser, { path: '/?seed=thoughts' });
  await playNow(page, 'nations');
  for (let i = 0; i < 9; i++) {
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
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('10');
  const panel = page.getByRole('region', { name: 'What the computer considered' });
  await panel.getByRole('button').click();
  await panel.getByText('The best first').waitFor();
  const told = await panel.getByRole('listitem').allTextContents();
  expect(told.length).toBeGreaterThan(1);
  for (const one of told) expect(one).toMatch(/[+−-]?\d+\.\d.*missions to expect/);
  // His own action was nobody's thought but his.
  await page.getByRole('slider').fill('3');
  await panel.getByRole('button').click();
  await panel.getByText('A person took this action.').waitFor();
}, 60_000);
