import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isAsked, playTurns, sitDownTogether } from './online.ts';
import { offers } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A line that can be cut, as a broken network does, and mended. */
async function cuttableLine(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false;
  const open: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/socket$/, (route) => {
    if (isCut) {
      void route.close();
      return;
    }
    const server = route.connectToServer();
    open.push({ close: () => Promise.all([route.close(), server.close()]).then(() => undefined) });
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all(open.splice(0).map((line) => line.close()));
    },
    mend: () => {
      isCut = false;
    },
  };
}

const lines = (page: Page): Promise<number> => page.locator('.log .line').count();

test('two browsers play by link; one loses its line, and catches up when it is back', async () => {
  const guest = await visit(browser);
  const line = await cuttableLine(guest);
  const host = await sitDownTogether(browser, guest);
  const both = [host, guest];
  await playTurns(both, 5);
  await expect.poll(() => host.locator('.present li[data-there="true"]').count()).toBe(1);
  await line.cut();
  await guest.locator('.line-down').waitFor();
  await expect.poll(() => host.locator('.present li[data-there="true"]').count()).toBe(0);
  const before = await lines(host);
  // Whoever is asked acts, on a line or without one: what is done meanwhile is sent when it is back.
  if (await isAsked(guest)) await offers(guest).first().click();
  else await playTurns([host], 1);
  line.mend();
  await guest.locator('.line-sign[data-up="true"]').waitFor();
  await playTurns(both, 4);
  await expect.poll(() => lines(host)).toBeGreaterThan(before);
  await expect.poll(() => host.locator('.present li[data-there="true"]').count()).toBe(1);
  await expect.poll(async () => (await Promise.all(both.map(isAsked))).filter(Boolean).length).toBe(1);
}, 120_000);

test('at a laptop the bar of a table by link is whole, folded and unfolded; language and theme are in its menu', async () => {
  const guest = await visit(browser, { width: 1366, height: 768, locale: 'fr-FR' });
  const host = await sitDownTogether(browser, guest, 'Maréchal Macdonald');
  await playTurns([host, guest], 2);
  for (const width of [1366, 1280, 1024]) {
    for (const where of ['unfolded', 'folded']) {
      await guest.setViewportSize({ width, height: 768 });
      expect(await guest.evaluate(() => document.documentElement.scrollWidth), `${where} at ${width}`).toBe(width);
      const title = await guest.locator('.table-title').boundingBox();
      expect(title?.width, `${where} at ${width}: the title`).toBeGreaterThan(100);
      // Nothing in it is cut off, nor lies over what stands beside it.
      const cut = await guest.evaluate(() =>
        [...document.querySelectorAll('.table-bar :is(.table-title p, .table-title h1, button, .present-name)')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${where} at ${width}`).toEqual([]);
      await guest.keyboard.press('h');
    }
  }
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('menuitemradio', { name: 'English' }).click();
  await guest.getByRole('button', { name: 'Ask the others' }).waitFor();
}, 120_000);

test('an address with no table behind it says so, and leads to the front page', async () => {
  // Not by `visit`: the browser writes every answer 404 on its console.
  const page = await browser.newPage({ baseURL: inject('address'), locale: 'en-GB', serviceWorkers: 'block' });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/v1/tables/')) answers.push(response.status());
  });
  await page.goto('/online/none');
  await page.getByRole('alert').getByText('There is no such table').waitFor();
  expect(answers).toEqual([404]);
  await page.getByRole('link', { name: 'To the front page' }).click();
  await page.locator('[data-game="nations"]').first().waitFor();
  await page.context().close();
}, 60_000);

test('a phone sits down as a guest, with a name, and plays', async () => {
  const guest = await visit(browser, { width: 360, height: 740, phone: true, locale: 'fr-FR' });
  const host = await sitDownTogether(browser, guest, 'Éblé');
  await playTurns([host, guest], 4);
  expect(await host.locator('.present-name').textContent()).toContain('Éblé');
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}, 120_000);
