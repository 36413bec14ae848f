/** Vive l'Empereur! as it is played: The mill from the set-up to its end by the mouse, and how its table stands. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { middleOf } from './middle.ts';
import { expectAccessible, expectLayout } from './layout.ts';
import { asked, offers, openMatch, playNow, playToTheEnd, take } from './play.ts';
import { everything, launch, visit, visitors } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A turn of The mill takes at most so many clicks. */
const MOST_CLICKS = 40;

const turn = async (page: Page): Promise<string> => (await page.locator('.emp-time').textContent()) ?? '';

const entries = (page: Page) => page.locator('[data-fact="marched"]').count();

/** One march by the mouse: the counter, where it goes, and that it halts there. */
async function marchWest(page: Page, unit: string, place: string): Promise<number> {
  await page.locator(`[data-thing="unit ${unit}"][data-lit]`).click();
  const destination = page.locator(`.emp-hex.lit[aria-label="March to ${place}"]`);
  await destination.waitFor();
  const before = await entries(page);
  // Pointing at it shows the way and what it costs before anything is done.
  await destination.hover();
  await page.locator('.emp-way').waitFor();
  await page.locator('.emp-ghost').waitFor();
  expect(await page.locator('.explain-card').textContent()).toMatch(/Costs \d points/);
  await destination.click();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
  await page.locator('.emp-choices').getByRole('button', { name: 'Halt here' }).click();
  await page.locator('.emp-counter.chosen').waitFor({ state: 'detached' });
  return 3;
}

test('The mill against the computer: a turn by the mouse in at most 40 clicks, then to the end screen', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=mill-3' });
  await playNow(page, 'empereur');
  expect(await turn(page)).toContain('Turn 1/6');
  let clicks = 0;
  clicks += await marchWest(page, '13', 'Sonnenberg (1326)');
  clicks += await marchWest(page, '14', '1625');
  clicks += await marchWest(page, '15', 'Sonnendorf (1624)');
  await page.locator('.emp-choices').getByRole('button', { name: 'End the movement' }).click();
  clicks++;
  // The enemy's turn: whatever is asked of the French in it is a click as well.
  for (;;) {
    await asked(page).waitFor();
    if ((await turn(page)).includes('Turn 2/6')) break;
    // At worst it is asked once more whether something should be left undone.
    await take(page, (await offers(page).count()) - 1);
    clicks += 2;
  }
  console.log(`a turn of The mill: ${clicks} clicks`);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  const march = page.locator('[data-fact="marched"]', { hasText: '30e de ligne goes to Sonnenberg (1326)' });
  expect(await march.count()).toBe(1);
  // From here on by the list alone: every answer has its words there.
  await playToTheEnd(page, (count, n) => (n % 4 === 0 ? 0 : count - 1));
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('.emp-verdict tbody td').count()).toBe(6);
  expect(await page.locator('.end-result').textContent()).toMatch(/Davout|Brunswick|drawn/);
  await expectAccessible(page, 'the end of The mill', 'dialog, [role="dialog"]');
}, 240_000);

const kinds = visitors(
  [
    { width: 1366, height: 768, theme: 'light', locale: 'en-GB' },
    { width: 1366, height: 768, theme: 'dark', locale: 'fr-FR' },
    { width: 360, height: 740, theme: 'dark', locale: 'fr-FR' },
    { width: 360, height: 740, theme: 'light', locale: 'en-GB' },
    { width: 1920, height: 1080, theme: 'light', locale: 'fr-FR' },
  ] as const,
  0,
  2,
);

test.each(kinds)(
  'the table can be read and reached: $width px, $theme, $locale',
  async ({ width, height, theme, locale }) => {
    const page = await visit(browser, { width, height, theme, locale, path: '/?seed=read' });
    await openMatch(page, middleOf.empereur());
    await asked(page).waitFor();
    await expectLayout(page, 'a battle', width);
    await expectAccessible(page, 'a battle');
    // Somebody is on the march: formations with their price, or why not.
    await page.locator('.emp-counter.lit .kit-hit[data-lit="move"]').first().dispatchEvent('click');
    await page.locator('.emp-choices .emp-price').first().waitFor();
    await expectLayout(page, 'a march', width);
    await expectAccessible(page, 'a march');
    if (!everything) return;
    await page.goto('/learn/empereur');
    await page.locator('.lesson').waitFor();
    await expectLayout(page, 'lesson', width);
    await expectAccessible(page, 'lesson');
  },
  120_000,
);

test('a click on a unit speaks of nothing else, and what is said of a march lies over neither the unit nor its way', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=keys' });
  await playNow(page, 'empereur');
  await page.locator('[data-thing="unit 13"][data-lit]').click();
  await page.locator('.emp-hex[data-lit], [data-lit="run"]').first().waitFor();
  const isOnBoard = () => page.evaluate(() => document.activeElement?.closest('[data-lit]') !== null);
  expect(await isOnBoard()).toBe(false);
  expect(await page.locator('.emp-ghost').count()).toBe(0);
  await page.getByRole('button', { name: 'March to 1423', exact: true }).first().hover();
  await page.locator('.explain-card strong', { hasText: '1423' }).waitFor();
  const hidden = await page.evaluate(() => {
    const card = document.querySelector('.explain-card')?.getBoundingClientRect();
    const clear = [...document.querySelectorAll('.table-board [data-clear]')].map((one) => one.getBoundingClientRect());
    if (card === undefined || clear.length < 2) return -1;
    return clear.filter(
      (box) => box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom,
    ).length;
  });
  expect(hidden).toBe(0);
});

test('hexes are gone to by six keys, and each says its ground and who stands there', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=keys' });
  await playNow(page, 'empereur');
  const unit = page.locator('[data-thing="unit 13"][data-lit]');
  await unit.focus();
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  // From Sonnendorf to the west and round the hex 1524 back again: dark hexes speak, too.
  await page.keyboard.press('s');
  await expect.poll(label).toMatch(/^1524: .+, height \d/);
  await page.keyboard.press('w');
  await expect.poll(label).toMatch(/^1523: /);
  await page.keyboard.press('d');
  await expect.poll(label).toMatch(/^1623: /);
  await page.keyboard.press('d');
  await expect.poll(label).toBe('Move Artillery of the 1st division');
  await page.keyboard.press('Enter');
  await page.locator('.emp-counter.chosen').waitFor();
}, 60_000);

test('pointing at an enemy shows its arc and range with values, and names the hex that blocks its sight', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=arc' });
  await playNow(page, 'empereur');
  const guns = page.locator('[data-thing^="unit "][aria-label^="Batteries Riemer"]');
  await guns.hover();
  await page.locator('.emp-aim.side-1').first().waitFor();
  expect(await page.locator('.emp-blocker').count()).toBeGreaterThan(0);
  expect(await page.locator('.explain-card').textContent()).toMatch(/Fires now with up to \d.*hidden.*by|behind/i);
}, 60_000);
