/** Les Conquêtes as it is played: a whole game against the computer, and what several people at one screen do. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beforeAlliance, beforeDivision, conquestsBefore } from './conquests-positions.ts';
import { asked, offers, openMatch, playToTheEnd } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Sits down as one nation of five, all the others being the computer's. */
async function sitDownAs(page: Page, nation: string): Promise<void> {
  await page
    .locator('[data-game="conquests"]')
    .getByRole('button', { name: /set up/i })
    .click();
  await page.getByLabel('Players').selectOption({ label: '5' });
  await page.getByRole('radio', { name: nation }).check();
  await page.getByLabel('Strength of the computer').selectOption({ label: 'Conscript' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page).waitFor();
}

test('a short game as Austria against four bots, from the set-up to the end screen by mouse', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=austria-1' });
  await sitDownAs(page, 'Austria');
  // Something is done of every kind, and what can be ended is ended now and then.
  const clicks = await playToTheEnd(page, (count, turn) => (turn % 5 === 4 ? count - 1 : (turn * 7) % count));
  expect(clicks).toBeGreaterThan(15);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Play again' }).waitFor();
  expect(await page.locator('.end-result').textContent()).toMatch(/wins?/);
  expect(await dialog.locator('.con-verdict tbody tr').count()).toBeGreaterThan(8);
}, 240_000);

/** Opens a match of people at one screen, and shows the table to whoever is asked. */
async function sitDownAt(page: Page, text: string): Promise<void> {
  await openMatch(page, text);
  await showTable(page);
}

/** The screen changes hands where a secret matters; then the next one is asked. */
async function showTable(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: /^I am / });
  await asked(page).or(ready).first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
  await asked(page).waitFor();
}

/** Whoever is asked where all may look takes the screen, to play from his hand. */
async function showHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Show my hand/ }).click();
  await showTable(page);
}

const log = (page: Page) => page.locator('.log').textContent();

test('three people at one screen: an alliance of all four is proposed to both of the Coalition, and both pay their share', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await sitDownAt(page, beforeAlliance(7));
  const treaty = page.locator('.con-treaty');
  const share = treaty.locator('button.contribute');
  expect(await treaty.textContent()).toMatch(/Still missing: [69] FG/);
  expect(await share.textContent()).toMatch(/^Agree, and give 3 FG, /);
  await share.click();
  // A player who has said all for his nations makes room for the other one.
  const asItStands = treaty.getByRole('button', { name: 'Agree as it stands' });
  const other = page.getByRole('button', { name: /^I am England and Prussia/ });
  await asItStands.or(other).first().waitFor();
  if ((await asItStands.count()) > 0) await asItStands.click();
  await other.waitFor();
  await showTable(page);
  expect(await share.textContent()).toMatch(/^Agree, and give 6 FG, /);
  await share.click();
  await treaty.waitFor({ state: 'hidden' });
  await showTable(page);
  await expect.poll(() => log(page)).toMatch(/Russia pays 3 FG.*(England|Prussia) pays 3 FG.*Allied: /s);
  expect(await page.locator('.con-ribbon').filter({ hasText: 'allied with' }).count()).toBe(4);
}, 120_000);

test('Division: Napoleon plays the card on the sheet of the combat and fights one of the allies alone', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await sitDownAt(page, beforeDivision(55));
  await showHand(page);
  const sheet = page.getByRole('region', { name: /^Combat: / });
  const defenders = sheet.locator('caption').nth(1).locator('.con-flag');
  expect(await defenders.count()).toBeGreaterThan(1);
  await page.locator('.con-tab[data-lit]').filter({ hasText: 'Division' }).first().click();
  // A card that leaves a choice says what each part does.
  const part = offers(page).filter({ hasText: /^\d?\s*Division/ });
  const victim = page.locator('.con-panel:has([data-lit="divide"])');
  await part.or(victim).first().waitFor();
  if ((await part.count()) > 0) await part.click();
  await victim.first().waitFor();
  expect(await victim.count()).toBeGreaterThan(1);
  await victim.last().locator('[data-lit="divide"]').click();
  await expect.poll(() => log(page)).toMatch(/Division: Napoleon/);
}, 120_000);

test('a capital that falls in mid-phase: its nation changes sides at once, and the next combats know it', async () => {
  const before = conquestsBefore((news) => {
    const facts = news.map(({ fact }) => fact);
    const fallen = facts.indexOf('captured');
    return fallen >= 0 && facts.includes('forcedAlly') && facts.slice(fallen).includes('battle');
  }, 16);
  const page = await visit(browser, { width: 1366, height: 768 });
  await sitDownAt(page, before.text);
  const verb = before.action[0];
  await page.locator(`.conquests-board [data-lit="${verb}"]`).first().click();
  await showTable(page);
  await expect.poll(() => log(page)).toMatch(/takes .* from .*Napoleon forces .* into an alliance.*Combat in/s);
  await page.locator('.con-ribbon').filter({ hasText: 'forced by Napoleon' }).waitFor();
  await page.getByRole('region', { name: /^Combat: / }).waitFor();
}, 120_000);
