import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, offers, openList, takeOnly } from './play.ts';
import { visit } from './visit.ts';

const friendButton = 'Play with a friend, by link: Battle of the Nations 1813';

/** Lays a table with one click, and sits a friend down with another; the page of whoever laid it. */
export async function sitDownTogether(browser: Browser, guest: Page, name = ''): Promise<Page> {
  const host = await visit(browser);
  await host.getByRole('button', { name: friendButton }).click();
  const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await guest.goto(link);
  if (name !== '') await guest.locator('.sit-down input').fill(name);
  await guest.locator('.sit-down button[type="submit"]').click();
  await Promise.all([host, guest].map((page) => page.locator('.table-page').waitFor()));
  return host;
}

export const isAsked = async (page: Page): Promise<boolean> => (await asked(page).count()) > 0;

/** Whoever is asked takes the first offer, so many times. */
export async function playTurns(pages: readonly Page[], turns: number): Promise<void> {
  for (let n = 0; n < turns; n++) {
    await expect.poll(async () => (await Promise.all(pages.map(isAsked))).some(Boolean)).toBe(true);
    for (const page of pages) {
      if (!(await isAsked(page))) continue;
      await openList(page);
      await takeOnly(page, n % (await offers(page).count()));
      break;
    }
  }
}
