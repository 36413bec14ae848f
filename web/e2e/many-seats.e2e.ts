import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, offers, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const names = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil'];
/** The advisers of Napoleon and of the four others. */
const ADVISERS = 5 + 4 * 3;

const handOver = (page: Page) => page.locator('.hand-over');
const showHand = (page: Page) => page.getByRole('button', { name: /^Show my hand/ });

/** Five people sit down at one screen, from the set-up dialog. */
async function sitDown(page: Page): Promise<void> {
  await page
    .locator('[data-game="conquests"]')
    .getByRole('button', { name: /set up/i })
    .click();
  await page.getByLabel('Players').selectOption({ label: '5' });
  await page.getByRole('radio', { name: 'We share this screen' }).check();
  for (const [seat, name] of names.entries()) await page.locator(`[data-seat="${seat}"] input`).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page).waitFor();
}

test('five people place all their advisers on the common view: a click each, and no blanked screen', async () => {
  const page = await visit(browser, { path: '/?seed=five-people' });
  await sitDown(page);
  // Prussia leaves its troops as they stand; then everybody places.
  await page.getByText('Emil (Prussia) is asked. Everybody may see this.').waitFor();
  await offers(page).filter({ hasText: 'Done' }).click();
  const players = new Set<string>();
  const placing = () => page.locator('.conquests-board [data-lit="place"]').count();
  let clicks = 0;
  for (; (await placing()) > 0; clicks++) {
    expect(await handOver(page).count()).toBe(0);
    expect(await page.getByText('What everybody may see').count()).toBe(1);
    expect(await page.getByText('Your cards').count()).toBe(0);
    players.add((await page.locator('.asked-power').textContent()) ?? '');
    await take(page, 0);
  }
  expect(players.size).toBe(5);
  expect(clicks).toBe(ADVISERS);
  // The first secret is a card to play: to pass or to buy one is nobody's secret, and is answered where all may look.
  await asked(page).waitFor();
  expect(await handOver(page).count()).toBe(0);
  expect(
    await offers(page)
      .filter({ hasText: /^\d?\s*Play / })
      .count(),
  ).toBe(0);
  expect(await offers(page).filter({ hasText: /Pass/ }).count()).toBe(1);
  // Who would play one looks at his hand: now everything is hidden until he is there.
  await showHand(page).click();
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
  await page.getByRole('button', { name: /^I am / }).click();
  await asked(page).waitFor();
  await page.getByText('Your cards').waitFor();
  expect(await page.locator('.con-tab').count()).toBeGreaterThan(3);
}, 120_000);

test('one of five looks at his own hand and puts it away again', async () => {
  const page = await visit(browser, { path: '/?seed=five-people' });
  await sitDown(page);
  await showHand(page).click();
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
  await page.getByRole('button', { name: 'I am Emil (Prussia), show me the table' }).click();
  await page.getByText('You are Emil (Prussia)').waitFor();
  await page.getByText('Your cards').waitFor();
  await page.getByRole('button', { name: 'Put my hand away' }).click();
  await showHand(page).waitFor();
  expect(await page.getByText('Your cards').count()).toBe(0);
  expect(await page.locator('.log').textContent()).not.toContain('You are dealt');
  // He goes on there, and the next one is asked without a hand-over.
  await offers(page).filter({ hasText: 'Done' }).click();
  await page.getByText('Place your troops anew').waitFor({ state: 'hidden' });
  await asked(page).or(handOver(page)).first().waitFor();
  expect(await handOver(page).count()).toBe(0);
}, 120_000);
