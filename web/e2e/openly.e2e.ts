import type { Browser, Page } from 'playwright-core';
import { findGame } from '@bivouac/shelf';
import { createWords } from '@bivouac/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReaction, type Reaction } from '../test/reaction.ts';
import { asked, keptEntries } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const names = ['Napoleon', 'Schwarzenberg'] as const;
const nameOf = (seat: number): string => names[seat] ?? '';
const handOver = (page: Page) => page.locator('.hand-over');

/** How the page says an action. */
async function wordsOf({ action }: Reaction): Promise<string> {
  const entry = findGame('nations');
  const [game, text] = await Promise.all([entry?.load?.(), entry?.text?.en()]);
  if (game === undefined || text === undefined) throw new Error('nations cannot be played');
  return game.use(({ id, powers, grammar }) =>
    createWords('en', { game: { id, powers, grammar }, text }).offer(action),
  );
}

/** Two persons at one screen: the one whose turn it is does what makes the other one answer. */
async function reach(page: Page, reaction: Reaction): Promise<void> {
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(reaction.text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: `I am ${nameOf(reaction.actor)}, show me the table` }).click();
  await asked(page).waitFor();
  const words = page.getByText(await wordsOf(reaction), { exact: true });
  await asked(page).locator('button.offer').filter({ has: words }).first().click();
}

test('what the other can answer from what all can see needs no hand-over, and shows nothing hidden', async () => {
  const reaction = findReaction('unitType');
  const page = await visit(browser);
  await reach(page, reaction);
  const other = nameOf(reaction.answers);
  await page.getByText(`${other} is asked. Everybody may see this, so the screen stays where it is.`).waitFor();
  await asked(page).waitFor();
  expect(await handOver(page).count()).toBe(0);
  expect(await page.getByText('You are watching').count()).toBe(1);
  expect(await page.locator('[data-fact="missions"], [data-fact="kept"]').count()).toBe(0);
  expect(await page.locator('.log').textContent()).not.toMatch(/You draw|Your missions/);
  const before = await keptEntries(page);
  await asked(page).locator('button.offer').first().click();
  // Then whoever has the screen goes on at once.
  await page.getByText(`You are ${nameOf(reaction.actor)}`).waitFor();
  await asked(page).waitFor();
  expect(await handOver(page).count()).toBe(0);
  expect(await keptEntries(page)).toBe(before + 1);
}, 120_000);

test('whoever is asked openly may take the screen first, and everything is hidden until he has it', async () => {
  const reaction = findReaction('unitType');
  const page = await visit(browser);
  await reach(page, reaction);
  const other = nameOf(reaction.answers);
  await page.getByRole('button', { name: `${other} wants the screen first` }).click();
  await page.getByRole('heading', { name: `Now it is ${other}’s turn` }).waitFor();
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
  await page.getByRole('button', { name: `I am ${other}, show me the table` }).click();
  await asked(page).waitFor();
  await page.getByText(`You are ${other}`).waitFor();
  await asked(page).locator('button.offer').first().click();
  // Now the screen is his, so it goes back through the hand-over.
  await page.getByRole('heading', { name: `Now it is ${nameOf(reaction.actor)}’s turn` }).waitFor();
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
}, 120_000);

test('what only he may see is asked through the hand-over, in the other’s turn too', async () => {
  const reaction = findReaction('reveal');
  const page = await visit(browser);
  await reach(page, reaction);
  await page.getByRole('heading', { name: `Now it is ${nameOf(reaction.answers)}’s turn` }).waitFor();
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: `Now it is ${nameOf(reaction.answers)}’s turn` }).waitFor();
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
}, 120_000);
