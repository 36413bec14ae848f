import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { playTurns, sitDownTogether } from './online.ts';
import { asked, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const DAY = 86_400_000;

async function letWatch(host: Page): Promise<string> {
  await host.getByRole('button', { name: 'Ask the others' }).click();
  await host.getByRole('menuitem', { name: 'Let others look on…' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

test('somebody looks on by link: he sees the match go on, no hand, and nothing that he could do', async () => {
  const guest = await visit(browser);
  const host = await sitDownTogether(browser, guest);
  const watcher = await visit(browser, { width: 360, height: 740, phone: true });
  await watcher.goto(await letWatch(host));
  await watcher.getByText('You look on. You see what everybody may see.').waitFor();
  const before = await watcher.locator('.log .line').count();
  await playTurns([host, guest], 8);
  await expect.poll(() => watcher.locator('.log .line').count()).toBeGreaterThan(before);
  expect(await offers(watcher).count()).toBe(0);
  expect(await asked(watcher).count()).toBe(0);
  expect(await watcher.getByRole('button', { name: 'Chat' }).count()).toBe(0);
  // Missions lie open to whoever keeps them; to whoever looks on as to the enemy.
  const missions = (page: Page) => page.locator('.nat-missions').innerText();
  const [kept, seen, watched] = [await missions(host), await missions(guest), await missions(watcher)];
  expect(kept.includes('?')).not.toBe(seen.includes('?'));
  expect(watched).toBe(seen.includes('?') ? seen : kept);
}, 120_000);

test('notes are for oneself alone, and are there again in another visit', async () => {
  const guest = await visit(browser);
  const host = await sitDownTogether(browser, guest);
  const open = async () => {
    await host.getByRole('button', { name: 'Ask the others' }).click();
    await host.getByRole('menuitem', { name: 'Notes' }).click();
    return host.getByRole('textbox', { name: 'Your notes on this match' });
  };
  await (await open()).fill('feint at Leipzig');
  const kept = host.waitForResponse((answer) => answer.url().endsWith('/own') && answer.request().method() === 'POST');
  await host.getByRole('button', { name: 'Close' }).click();
  await kept;
  await host.reload();
  await host.locator('.table-page').waitFor();
  const again = await open();
  await expect.poll(() => again.inputValue()).toBe('feint at Leipzig');
}, 120_000);

test('by letter among three, one never returns: the others go on with a bot in his place', async () => {
  const { address, clock } = inject('letters').absence;
  const host = await visit(browser, { path: address });
  await host.getByRole('button', { name: 'Set up a game of The Conquests of Napoleon' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Play with people far apart' }).check();
  const seats = dialog.getByRole('combobox', { name: 'Players' });
  if ((await seats.count()) > 0) await seats.selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: 'Time to think' }).selectOption({ label: 'A day a turn' });
  await dialog.getByRole('button', { name: 'Lay the table' }).click();
  const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const free = await host.locator('.online-seats [data-taken="false"]').count();
  expect(free).toBe(2);
  const others: Page[] = [];
  for (let n = 0; n < free; n++) {
    const page = await visit(browser, { path: link });
    await page.locator('.sit-down button[type="submit"]').click();
    others.push(page);
  }
  const pages = [host, ...others];
  await Promise.all(pages.map((page) => page.locator('.table-page').waitFor()));
  const isAsked = await Promise.all(pages.map(async (page) => (await asked(page).count()) > 0));
  const gone = pages[isAsked.indexOf(true)] ?? host;
  const there = pages.filter((page) => page !== gone);
  await gone.close();
  writeFileSync(clock, String(9 * DAY));
  const [claimer, ...rest] = there as [Page, ...Page[]];
  const bar = claimer.locator('.absence');
  await bar.getByText('does not come. You need not wait any longer.').waitFor();
  expect(await axeFaults(claimer)).toEqual([]);
  await bar.getByRole('button', { name: free > 1 ? 'A bot goes on' : 'Claim the match' }).click();
  for (const page of [claimer, ...rest]) {
    await page.getByText('takes over from').first().waitFor();
  }
  // Nothing has ended: somebody is asked.
  await expect
    .poll(async () => (await Promise.all(there.map((page) => asked(page).count()))).some((n) => n > 0))
    .toBe(true);
}, 180_000);

test('a local match that is checked is sound, and no server vouches for it', async () => {
  const page = await visit(browser, { path: '/?seed=replay' });
  await playNow(page, 'nations');
  await take(page, 0);
  await asked(page).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.locator('.verdict').getByText('actions are sound so far').waitFor();
  expect(await page.locator('.verdict').innerText()).toContain('Not attested');
}, 60_000);
