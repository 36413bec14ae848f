import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playNow, playToTheEnd } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('the tiny game, which has no board, from the front page to the end screen by mouse', async () => {
  const page = await visit(browser, { path: '/?testing&seed=tiny-1' });
  await playNow(page, 'tiny');
  await playToTheEnd(page, (count, turn) => (turn * 5 + 3) % count);
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).waitFor();
  expect(await page.locator('.end-result').textContent()).toMatch(/wins?|Drawn|draw/i);
}, 60_000);

test('a whole game of nations against the computer, from the front page to the end screen by mouse', async () => {
  const page = await visit(browser, { path: '/?seed=nations-1' });
  await playNow(page, 'nations');
  // Whatever brings time on: cards are played and armies laid out before any are drawn.
  const clicks = await playToTheEnd(page, (count, turn) => (turn % 3 === 0 ? count - 1 : 0));
  expect(clicks).toBeGreaterThan(20);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Play again' }).waitFor();
  expect(await page.locator('.end-result').textContent()).toMatch(/wins/);
}, 240_000);
