import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, keptEntries, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** In the table's worker: what a bot is asked waits until the test says otherwise. */
const slowBots = `
  const post = Worker.prototype.postMessage;
  let held = [];
  Worker.prototype.postMessage = function (message, ...rest) {
    const ask = () => post.call(this, message, ...rest);
    if (held === null || message?.path?.[0] !== 'choose') ask();
    else held.push(ask);
  };
  new BroadcastChannel('let bots go').onmessage = () => {
    for (const ask of held ?? []) ask();
    held = null;
  };
`;

/** A bot thinks for as long as the test needs. */
async function holdBots(page: Page): Promise<void> {
  await page.context().route('**/table-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: slowBots + (await response.text()) });
  });
}

const letBotsGo = (page: Page) =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('let bots go');
    // A channel has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage('now');
    channel.close();
  });

async function layOutArmy(page: Page): Promise<void> {
  await asked(page).waitFor();
  const all = await offers(page).allTextContents();
  const number = all.findIndex((words) => words.includes('Lay out'));
  await take(page, Math.max(0, number));
}

/** Napoleon lays out armies for a whole turn: nothing is drawn or shown, so the last one can be taken back. */
async function layOutArmies(page: Page): Promise<void> {
  for (let i = 0; i < 9; i++) await layOutArmy(page);
}

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('while a bot thinks the bar says so, and undo is answered at once', async () => {
  const page = await visit(browser, { path: '/?seed=thinking' });
  await holdBots(page);
  await playNow(page, 'nations');
  await layOutArmies(page);
  const status = page.getByText(/^Schwarzenberg \(.*\) is thinking…$/);
  await status.waitFor();
  const before = await keptEntries(page);
  expect(before).toBe(9);
  expect(await undo(page).getAttribute('aria-disabled')).toBe('false');
  await undo(page).click();
  await asked(page).waitFor();
  await status.waitFor({ state: 'detached' });
  expect(await keptEntries(page)).toBe(before + 1);
  // Done again, the bot thinks anew, in a new worker; let go, it moves.
  await layOutArmy(page);
  await status.waitFor();
  await letBotsGo(page);
  await asked(page).waitFor();
  expect(await keptEntries(page)).toBeGreaterThan(before + 2);
}, 120_000);

test('one can resign while a bot thinks, and leave; a reload lets it think the same again', async () => {
  const page = await visit(browser, { path: '/?seed=thinking' });
  await holdBots(page);
  await playNow(page, 'nations');
  await layOutArmies(page);
  const status = page.getByText(/is thinking…$/);
  await status.waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await status.waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
  expect(await keptEntries(page)).toBe(10);
}, 120_000);
