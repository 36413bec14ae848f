import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Sits down at a game from the front page, with the button that a newcomer would press. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page
    .locator(`[data-game="${game}"]`)
    .getByRole('button', { name: /now against the computer$/ })
    .click();
  await asked(page).waitFor();
}

/** Opens a match file from the front page. */
export async function openMatch(page: Page, text: string): Promise<void> {
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** The question, once it is for whoever is at the screen. */
export const asked = (page: Page): Locator => page.locator('.actions[data-asked="true"]');

export const offers = (page: Page): Locator => asked(page).locator('button.offer');

/** How many entries the match of this page has, as the browser keeps it. */
export async function keptEntries(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('bivouac');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const record = await new Promise<{ summary: { entries: number } | null } | undefined>((resolve) => {
      const getting = db.transaction('matches').objectStore('matches').get(id) as IDBRequest<
        { summary: { entries: number } | null } | undefined
      >;
      getting.addEventListener('success', () => resolve(getting.result));
    });
    db.close();
    return record?.summary?.entries ?? 0;
  });
}

/** On a small screen the list of answers is closed at first: the board is the way to play. */
export async function openList(page: Page): Promise<void> {
  const closed = asked(page).locator('.list-switch[aria-expanded="false"]');
  if (await closed.isVisible()) await closed.click();
}

/** A turn that has been played ends by a button of its own, and by nothing else: ends it, if it waits for that. */
export async function endTurn(page: Page): Promise<void> {
  const end = page.locator('.actions[data-asked="true"] .end-turn');
  const question = page.locator('.actions[data-asked="true"] .prompt h2:not(.waiting)');
  const over = page.getByRole('dialog').or(page.locator('.hand-over, .thinking span, .hole-form'));
  await end.or(question).or(over).first().waitFor();
  if (await end.isVisible()) await end.click();
}

/** Takes the offer with this number, and waits until the match has it; a turn that it ends is ended. */
export async function take(page: Page, number: number): Promise<void> {
  await takeOnly(page, number);
  await endTurn(page);
}

/** Takes the offer with this number, and leaves a turn that has been played as it is. */
export async function takeOnly(page: Page, number: number): Promise<void> {
  await openList(page);
  const list = offers(page);
  const question = asked(page).locator('.offers, .hole-form');
  const before = await question.elementHandle();
  await list.nth(number).click();
  const form = page.locator('.hole-form');
  if ((await form.count()) > 0) await form.getByRole('button').first().click();
  // What ends something and leaves something unused is asked once more.
  const yes = page.locator('.ending .strong');
  const gone = before?.waitForElementState('hidden');
  await Promise.race([gone, yes.waitFor().catch(() => undefined)]);
  if (await yes.isVisible()) await yes.click();
  await gone;
}

/** Plays on by clicks on the action bar until the end screen stands; how many clicks it took. */
export async function playToTheEnd(page: Page, choose: (count: number, turn: number) => number): Promise<number> {
  const end = page.getByRole('dialog');
  for (let clicks = 0; clicks < 1500; clicks++) {
    await asked(page).or(end).first().waitFor();
    if ((await end.count()) > 0) return clicks;
    await openList(page);
    const count = await offers(page).count();
    expect(count).toBeGreaterThan(0);
    await take(page, choose(count, clicks) % count);
  }
  throw new Error('the match does not come to an end');
}
