/** The evening before Auerstaedt in the hot seat: neither side sees the other's corps. */
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { Table, writeMatch } from '@bivouac/kernel/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './layout.ts';
import { asked, offers, openMatch, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

function eveningBefore(): string {
  const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
  const setting = { scenario: 'auerstaedt', options: { deployment: 1 }, seats, clock: null, nonces: [], seed: 'eve' };
  const table = Table.open(empereurGame(auerstaedt1806), setting, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  return writeMatch(table.file(true));
}

const curtain = (page: Page) => page.locator('.hand-over');

/** Takes what is on offer by its words. */
async function choose(page: Page, words: RegExp): Promise<void> {
  await asked(page).waitFor();
  const all = await offers(page).allTextContents();
  const at = all.findIndex((one) => words.test(one));
  expect({ words, all, found: at >= 0 }).toEqual({ words, all, found: true });
  await take(page, at);
}

/** The screen changes hands: nothing of the table is on it meanwhile. */
async function handOver(page: Page): Promise<void> {
  await curtain(page).waitFor();
  expect(await page.locator('.empereur-board, .log, .offers').count()).toBe(0);
  await curtain(page).getByRole('button').first().click();
  await asked(page).waitFor();
}

const leaders = async (page: Page): Promise<string[]> =>
  (await page.locator('.emp-eve-leader > text').allTextContents()).toSorted();
const said = async (page: Page): Promise<string> =>
  (await page.locator('.log').allTextContents()).join(' ') +
  (await page.locator('.emp-eve').allTextContents()).join(' ');

test('leaders are laid face down: each sees his own by name, of the other only where one lies', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await openMatch(page, eveningBefore());
  if ((await asked(page).count()) === 0) await handOver(page);
  await choose(page, /Lay the leader of .*Schmettau/);
  // A square is pressed on the map itself.
  expect(await page.locator('.emp-sector.lit').count()).toBe(4);
  await expectAccessible(page, 'the evening before', '.empereur-board');
  await page.locator('[data-thing="sector 8"]').click();
  await choose(page, /With .*Blücher/);
  await handOver(page);
  expect(await leaders(page)).toEqual(['?']);
  expect(await said(page)).not.toMatch(/Schmettau|Blücher/);
  await choose(page, /Lay the leader of .*Gudin/);
  await choose(page, /Square D2/);
  await choose(page, /With .*Vialannes/);
  await handOver(page);
  expect(await leaders(page)).toEqual(['?', 'Blücher', 'Schmettau']);
  expect(await said(page)).not.toMatch(/Gudin|Vialannes/);
}, 120_000);
