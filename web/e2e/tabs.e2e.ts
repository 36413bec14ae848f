import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, keptEntries, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const elsewhere = (page: Page) => page.getByText('This match is open in another tab. Here you can only watch.');
const taken = (page: Page) => page.getByText('This match is now played in another tab. Here you can only watch.');
const playOnHere = (page: Page) => page.getByRole('button', { name: 'Play on here' });

test('one match in two tabs: the second watches, takes over, and nothing is lost', async () => {
  const first = await visit(browser, { path: '/?seed=tabs' });
  await playNow(first, 'nations');
  await take(first, 0);
  await asked(first).waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await elsewhere(second).waitFor();
  expect(await second.locator('.offers').count()).toBe(0);
  expect(await second.getByRole('button', { name: /^Undo/ }).getAttribute('aria-disabled')).toBe('true');
  // What is played in the first tab is seen in the second.
  await take(first, 0);
  await asked(first).waitFor();
  await expect.poll(() => second.locator('[data-fact="seconds"]').count()).toBe(1);

  await playOnHere(second).click();
  await asked(second).waitFor();
  await taken(first).waitFor();
  expect(await elsewhere(second).count()).toBe(0);
  expect(await first.locator('.offers').count()).toBe(0);
  expect(await keptEntries(second)).toBe(2);
  await take(second, 0);
  await asked(second).waitFor();
  await expect.poll(() => first.locator('[data-fact="kept"]').count()).toBe(1);
  expect(await keptEntries(first)).toBe(3);

  // And back again: it goes on where the other left it.
  const question = await offers(second).allTextContents();
  await playOnHere(first).click();
  await asked(first).waitFor();
  await taken(second).waitFor();
  expect(await offers(first).allTextContents()).toEqual(question);
  await take(first, 0);
  await asked(first).waitFor();
  expect(await keptEntries(first)).toBe(4);

  // A tab that is closed leaves the match to the one that waits.
  await first.close();
  await asked(second).waitFor();
  expect(await taken(second).count()).toBe(0);
  expect(await keptEntries(second)).toBe(4);
  await take(second, 0);
  await asked(second).waitFor();
  expect(await keptEntries(second)).toBe(5);
}, 120_000);

test('with two persons the tab that only watches shows nobody’s secrets', async () => {
  const first = await visit(browser, { path: '/?seed=tabs' });
  await first.getByRole('button', { name: 'Set up a game of Battle of the Nations 1813' }).click();
  await first.getByRole('radio', { name: 'We share this screen' }).check();
  await first.getByRole('button', { name: 'Begin' }).click();
  await first.getByRole('button', { name: 'I am Napoleon, show me the table' }).click();
  await asked(first).waitFor();
  await first.locator('[data-fact="missions"]').waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await elsewhere(second).waitFor();
  await second.locator('.log').waitFor();
  expect(await second.locator('[data-fact="missions"]').count()).toBe(0);
  await playOnHere(second).click();
  await second.getByRole('heading', { name: 'Now it is Napoleon’s turn' }).waitFor();
  await taken(first).waitFor();
  expect(await first.locator('[data-fact="missions"]').count()).toBe(0);
}, 120_000);

test('a table that was left and is come back to is not taken for another tab', async () => {
  const page = await visit(browser, { path: '/?seed=tabs' });
  await playNow(page, 'nations');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await asked(page).waitFor();
  expect(await elsewhere(page).count()).toBe(0);
  await page.reload();
  await asked(page).waitFor();
  expect(await elsewhere(page).count()).toBe(0);
}, 120_000);

test('in a browser without locks nobody writes over what the other tab has kept', async () => {
  const first = await visit(browser, { path: '/' });
  const context = first.context();
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await first.goto('/?seed=tabs');
  await playNow(first, 'nations');
  const second = await context.newPage();
  await second.goto(first.url());
  await asked(second).waitFor();
  const late = await offers(second).allTextContents();
  for (let i = 0; i < 2; i++) {
    await take(first, 0);
    await asked(first).waitFor();
  }
  const question = await offers(first).allTextContents();
  expect(await offers(second).allTextContents()).toEqual(late);
  await offers(second).last().click();
  await second.getByText('The position has changed since you looked.').waitFor();
  await asked(second).waitFor();
  expect(await offers(second).allTextContents()).toEqual(question);
  expect(await keptEntries(second)).toBe(2);
}, 120_000);
