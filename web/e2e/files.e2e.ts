import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function load(page: Page, text: string): Promise<void> {
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('a match goes out as a file and comes back; a broken one says why and loses nothing', async () => {
  const page = await visit(browser, { path: '/?testing&seed=files' });
  await playNow(page, 'tiny');
  await take(page, 0);
  await asked(page).waitFor();
  await take(page, 0);
  await asked(page).waitFor();
  await page.goto('/?testing');
  const saving = page.waitForEvent('download');
  await page.locator('.match').filter({ hasText: 'action' }).getByRole('button', { name: 'Save as a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^bivouac-tiny-.*\.jsonl$/);
  const stream = await download.createReadStream();
  const text = (await stream.toArray()).join('');
  const kept = page.locator('[data-match]');
  expect(await kept.count()).toBe(1);

  await load(page, 'this is not a match\n');
  await page.getByText('This is not a Bivouac match file.').waitFor();
  await load(page, text.slice(0, -20));
  await page.getByText(/The file is cut off at action/).waitFor();
  await load(page, text.replace('"seed":"files"', '"seed":"other"'));
  await page.getByText('The seed is not the one that was promised before the first roll.').waitFor();
  expect(await kept.count()).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: 'Your matches' }).waitFor();
  await kept.first().waitFor();
  expect(await kept.count()).toBe(1);

  await load(page, text);
  await asked(page).waitFor();
  await page.goto('/?testing');
  await expect.poll(() => kept.count()).toBe(2);
  await kept.first().getByRole('button', { name: 'Delete' }).click();
  await kept.first().getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => kept.count()).toBe(1);
}, 60_000);

test('an address of a match that is not here says so', async () => {
  const page = await visit(browser, { path: '/play/nothing' });
  await page.getByText('There is no such match in this browser.').waitFor();
  await page.getByRole('link', { name: 'To the front page' }).click();
  await page.getByRole('heading', { name: 'The tables' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each(['/waterloo', '/rules/chess', '/learn/chess', '/learn/nations/9'])(
  'an address at which there is nothing says so: %s',
  async (path) => {
    const page = await visit(browser, { path });
    await page.getByText(`There is no page at ${path}.`).waitFor();
    await page.getByRole('link', { name: 'To the front page' }).click();
    await page.getByRole('heading', { name: 'The tables' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  },
);

test('the log of a long match begins at its end, and is read back by scrolling', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await load(page, readFileSync('games/gloire/test/matches/autumn.bivouac', 'utf8'));
  await page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).click();
  const log = page.getByRole('log');
  const lines = () => log.locator('li').count();
  const atEnd = await lines();
  const lastLine = await log.locator('li').last().textContent();
  const counts = [atEnd];
  for (let n = 0; n < 40 && (await log.getByRole('button', { name: /earlier lines?$/ }).count()) > 0; n++) {
    const before = await lines();
    await log.evaluate((list) => list.scrollTo(0, 0));
    await expect.poll(lines).toBeGreaterThan(before);
    // The reader stays where he was: what was the first line is not at the top any more.
    await expect.poll(() => log.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    counts.push(await lines());
  }
  expect(counts.length).toBeGreaterThan(4);
  expect(await log.locator('li').last().textContent()).toBe(lastLine);
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).click();
  await expect.poll(lines).toBe(atEnd);
}, 60_000);
