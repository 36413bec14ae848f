import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, keptEntries, offers, playNow, take, takeOnly } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const prompt = (page: Page) => asked(page).getByRole('heading', { level: 2 });

/** Takes the offer with these words. */
async function choose(page: Page, words: string): Promise<void> {
  const all = await offers(page).allTextContents();
  const number = all.findIndex((text) => text.includes(words));
  expect(number, `${words} among ${all.join(', ')}`).toBeGreaterThanOrEqual(0);
  await take(page, number);
}

async function setUpTheGame(page: Page): Promise<void> {
  for (const words of ['South', 'East']) await choose(page, words);
  await take(page, 0);
  await take(page, 0);
  await page.getByRole('heading', { name: /5 actions are left/ }).waitFor();
}

test('a turn by keyboard alone', async () => {
  const page = await visit(browser, { path: '/?seed=keys' });
  const play = page.getByRole('button', { name: 'Play Battle of the Nations 1813 now against the computer' });
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    if (await play.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await asked(page).waitFor();
  // By arrows and Enter: the focus goes on from question to question.
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /one more district/ }).waitFor();
  await asked(page).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /do you keep/ }).waitFor();
  // By numbers.
  for (const left of [/do you keep/, /do you keep/, /5 actions/, /4 actions/, /3 actions/]) {
    await page.getByRole('heading', { name: left }).waitFor();
    await asked(page).waitFor();
    const question = await page.locator('.offers').elementHandle();
    // An answer keeps its number as long as much the same is asked, so the first one need not be number one.
    await page.keyboard.type((await offers(page).first().locator('kbd').textContent()) ?? '');
    await question?.waitForElementState('hidden');
  }
  // Help, and undo by its key.
  await asked(page).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const before = await keptEntries(page);
  await page.keyboard.press('u');
  await expect.poll(() => keptEntries(page)).toBeGreaterThan(before);
}, 60_000);

test('hot-seat hands over through a screen that hides everything', async () => {
  const page = await visit(browser, { path: '/?seed=hot-seat' });
  await page.getByRole('button', { name: 'Set up a game of Battle of the Nations 1813' }).click();
  await page.getByRole('radio', { name: 'We share this screen' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  const handOver = page.getByRole('heading', { name: 'Now it is Napoleon’s turn' });
  await handOver.waitFor();
  expect(await page.locator('.table-board, .log').count()).toBe(0);
  await page.getByRole('button', { name: 'I am Napoleon, show me the table' }).click();
  await setUpTheGame(page);
  const secret = page.locator('[data-fact="missions"]');
  const missions = (await secret.textContent()) ?? '';
  const villages = [...missions.matchAll(/([A-ZÖÜÄ][\p{L}-]+) \(\d\)/gu)].map(([, name = '']) => name);
  expect(villages.length).toBe(5);
  await choose(page, 'Lay out');
  for (let action = 0; action < 4; action++) await choose(page, 'Draw a hidden card');
  await page.getByRole('heading', { name: 'Now it is Schwarzenberg’s turn' }).waitFor();
  const hidden = await page.content();
  for (const village of villages) expect(hidden).not.toContain(village);
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
  await page.getByRole('button', { name: 'I am Schwarzenberg, show me the table' }).click();
  await asked(page).waitFor();
  expect(await secret.count()).toBe(0);
  expect(await page.locator('.log').textContent()).not.toContain('Your missions');
  // A reload must not show anything either.
  await page.reload();
  await page.getByRole('heading', { name: 'Now it is Schwarzenberg’s turn' }).waitFor();
  expect(await page.locator('.table-board, .log').count()).toBe(0);
}, 90_000);

test('a reload in the middle goes on where it was', async () => {
  const page = await visit(browser, { path: '/?seed=reload' });
  await playNow(page, 'nations');
  await setUpTheGame(page);
  await choose(page, 'Draw a hidden card');
  const question = await prompt(page).textContent();
  const choices = await offers(page).allTextContents();
  const entries = await keptEntries(page);
  await page.reload();
  await asked(page).waitFor();
  expect(await prompt(page).textContent()).toBe(question);
  expect(await offers(page).allTextContents()).toEqual(choices);
  expect(await keptEntries(page)).toBe(entries);
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await asked(page).waitFor();
  expect(await prompt(page).textContent()).toBe(question);
}, 60_000);

test('the language can be switched in the middle without losing the place', async () => {
  const page = await visit(browser, { path: '/?seed=language' });
  await playNow(page, 'nations');
  await setUpTheGame(page);
  const address = page.url();
  const entries = await keptEntries(page);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: /il vous reste|actions|À vous/i, level: 2 }).waitFor();
  await page.getByRole('tab', { name: 'Journal' }).waitFor();
  await expect.poll(async () => (await offers(page).allTextContents()).join()).toContain('Piocher');
  expect(page.url()).toBe(address);
  expect(await keptEntries(page)).toBe(entries);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: /5 actions are left/ }).waitFor();
}, 60_000);

test('undo says what blocks it; a clause opens in the rules; what is not lit says why not', async () => {
  const page = await visit(browser, { path: '/?seed=undo' });
  await playNow(page, 'nations');
  await setUpTheGame(page);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await choose(page, 'Lay out');
  await asked(page).waitFor();
  expect(await undo.getAttribute('aria-disabled')).toBe('false');
  await choose(page, 'Draw a hidden card');
  await asked(page).waitFor();
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  expect(await undo.textContent()).toContain('Not possible: a card was drawn');
  await asked(page).getByRole('button', { name: 'NAT 11#2' }).click();
  await page.locator('[data-clause="NAT 11#2"][aria-current="true"]').waitFor();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('scout');
  await expect.poll(() => page.locator('.reader-list li').count()).toBeLessThan(40);
}, 60_000);

test('a turn that has been played waits for “End turn”: its last action can be taken back until then', async () => {
  const page = await visit(browser, { path: '/?seed=undo' });
  await playNow(page, 'nations');
  await setUpTheGame(page);
  for (let action = 0; action < 4; action++) await choose(page, 'Draw a hidden card');
  await page.getByRole('heading', { name: /one action is left/ }).waitFor();
  const before = await keptEntries(page);
  const last = (await offers(page).allTextContents()).findIndex((text) => text.includes('Lay out'));
  await takeOnly(page, last);
  const end = asked(page).getByRole('button', { name: 'End turn' });
  await end.waitFor();
  // The other side has not moved, and the log tells of nobody's turn but this one.
  expect(await page.locator('.log').textContent()).not.toContain('The Allies take');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('heading', { name: /one action is left/ }).waitFor();
  expect(await page.locator('.log').textContent()).not.toContain('takes the field');
  expect(await keptEntries(page)).toBeGreaterThan(before);
  await takeOnly(page, last);
  await end.click();
  await page.locator('.log').getByText('The Allies', { exact: false }).first().waitFor();
}, 60_000);

test('the score opens the table of the points as they stand', async () => {
  const page = await visit(browser, { path: '/?seed=standing' });
  for (const [game, score] of [
    ['nations', '.nat-standing'],
    ['gloire', 'button.glo-score'],
  ] as const) {
    await page.goto('/?seed=standing');
    await playNow(page, game);
    await page.locator(score).click();
    const dialog = page.getByRole('dialog', { name: 'The points as they stand' });
    await dialog.waitFor();
    expect(await dialog.locator('.end-verdict tr').count()).toBeGreaterThan(2);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}, 60_000);

test('a turn by the mouse on the board alone', async () => {
  const page = await visit(browser, { path: '/?seed=board' });
  await playNow(page, 'nations');
  const lit = page.locator('.nations-board [data-lit]');
  const done: string[] = [];
  for (let click = 0; click < 30; click++) {
    await asked(page).waitFor();
    if (((await page.locator('.log').textContent()) ?? '').includes('The French begin turn 3')) break;
    // What the mouse is given to end its turn with lies over the map.
    if (await page.locator('.board-end-turn').isVisible()) {
      await page.locator('.board-end-turn').click();
      continue;
    }
    const first = lit.first();
    done.push((await first.getAttribute('data-lit')) ?? '');
    const question = await page.locator('.offers').elementHandle();
    // A hand goes to another place first: what is said of the last one may lie over the next, and goes with the pointer.
    await page.mouse.move(1, 1);
    await page.locator('.explain-card:visible').waitFor({ state: 'detached' });
    await first.click();
    await question?.waitForElementState('hidden');
  }
  expect(await page.locator('.log').textContent()).toContain('The French begin turn 3');
  expect(done).toContain('district');
  expect(done).toContain('lay');
}, 90_000);
