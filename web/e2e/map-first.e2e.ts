/** The map comes first: how much of a laptop's window it has, and that all of it is seen. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, openMatch } from './play.ts';
import { fullestOf } from './fullest.ts';
import { middleOf } from './middle.ts';
import { everything, launch, visit, visitors } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const [width, height] = [1366, 768];

/** The share of the window that the map's viewport has. */
async function share(page: Page): Promise<number> {
  const box = await page.locator('.map-viewport').boundingBox();
  return box === null ? 0 : (box.width * box.height) / (width * height);
}

/** Nothing of the map is outside its frame. */
async function expectWholeMap(page: Page): Promise<void> {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (box === null) throw new Error(`there is no ${selector}`);
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  };
  const [sheet, frame] = [await boxOf('.map-sheet'), await boxOf('.map-viewport')];
  expect(sheet.left).toBeGreaterThanOrEqual(frame.left - 1);
  expect(sheet.top).toBeGreaterThanOrEqual(frame.top - 1);
  expect(sheet.right).toBeLessThanOrEqual(frame.right + 1);
  expect(sheet.bottom).toBeLessThanOrEqual(frame.bottom + 1);
}

test.each([
  { game: 'nations', locale: 'en-GB' },
  { game: 'nations', locale: 'fr-FR' },
  { game: 'gloire', locale: 'en-GB' },
  { game: 'gloire', locale: 'fr-FR' },
  { game: 'conquests', locale: 'en-GB' },
  { game: 'conquests', locale: 'fr-FR' },
  { game: 'empereur', locale: 'en-GB' },
  { game: 'empereur', locale: 'fr-FR' },
] as const)(
  'at laptop size the map has 45 % of the window beside panels and 55 % without, and the page remembers: $game, $locale',
  async ({ game, locale }) => {
    const page = await visit(browser, { width, height, locale });
    await openMatch(page, middleOf[game]());
    await asked(page).waitFor();
    await expectWholeMap(page);
    expect(await share(page)).toBeGreaterThanOrEqual(0.45);
    await page.mouse.move(2, 2);
    await page.keyboard.press('h');
    await page.locator('.table[data-folded="true"]').waitFor();
    const open = page.locator('.kit-drawer-switch[aria-expanded="true"]');
    for (let left = await open.count(); left > 0; left--) {
      await open.first().click();
      await expect.poll(() => open.count()).toBe(left - 1);
    }
    expect(await share(page)).toBeGreaterThanOrEqual(0.55);
    // What is asked is still to be read, and leads back to the answers.
    const question = page.locator('.folded-question');
    expect((await question.textContent())?.length).toBeGreaterThan(5);
    await page.reload();
    await page.locator('.table[data-folded="true"]').waitFor();
    expect(await open.count()).toBe(0);
    await question.click();
    await asked(page).locator('button.offer').first().waitFor();
  },
  120_000,
);

test('what lies over the edges of the map leaves the whole map in sight', async () => {
  const page = await visit(browser, { width, height });
  await openMatch(page, middleOf.nations());
  await asked(page).waitFor();
  const sheet = await page.locator('.map-sheet').boundingBox();
  if (sheet === null) throw new Error('there is no map');
  for (const selector of ['.nat-wing.french', '.nat-wing.allied', '.nat-market', '.table-bar', '.table-right']) {
    const over = await page.locator(selector).boundingBox();
    if (over === null) throw new Error(`there is no ${selector}`);
    const apart =
      over.x + over.width <= sheet.x + 1 ||
      over.x >= sheet.x + sheet.width - 1 ||
      over.y + over.height <= sheet.y + 1 ||
      over.y >= sheet.y + sheet.height - 1;
    expect({ selector, apart }).toEqual({ selector, apart: true });
  }
}, 60_000);

test.each([
  { game: 'nations', least: '.nat-small-name' },
  { game: 'gloire', least: '.glo-printed .glo-name:not(.far)' },
  { game: 'empereur', least: '.emp-names text:not(.main)' },
] as const)(
  'the least names come as one zooms in: $game',
  async ({ game, least }) => {
    const page = await visit(browser, { width, height });
    await openMatch(page, middleOf[game]());
    await asked(page).waitFor();
    const named = () =>
      page.evaluate(
        (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length,
        least,
      );
    expect(await named()).toBe(0);
    const map = page.locator('.map-viewport');
    await map.focus();
    for (let i = 0; i < 6; i++) await page.keyboard.press('+');
    await expect.poll(named).toBeGreaterThan(3);
  },
  60_000,
);

test('a hand lies over the edge of the map: an empty one and a full one leave it the same room', async () => {
  const sheetOf = async (text: string) => {
    const page = await visit(browser, { width, height });
    await openMatch(page, text);
    await asked(page).waitFor();
    const [sheet, frame] = [
      await page.locator('.map-sheet').boundingBox(),
      await page.locator('.map-viewport').boundingBox(),
    ];
    if (sheet === null || frame === null) throw new Error('there is no map');
    // Of the height under the clock nearly all is the map’s.
    expect(sheet.height / frame.height).toBeGreaterThan(0.85);
    const cards = await page.locator('.nat-own .nat-card').count();
    await page.context().close();
    return { sheet, cards };
  };
  const [full, empty] = [await sheetOf(fullestOf.hand()), await sheetOf(fullestOf.noHand())];
  expect(full.cards).toBeGreaterThanOrEqual(13);
  expect(empty.cards).toBe(0);
  expect(empty.sheet).toEqual(full.sheet);
}, 60_000);

test.each(
  (['nations', 'gloire', 'conquests', 'empereur'] as const).flatMap((game) =>
    visitors(['fr-FR', 'en-GB'] as const, 0).map((locale) => ({ game, locale })),
  ),
)(
  'on a phone the map has half of the height, all of it above the question: $game, $locale',
  async ({ game, locale }) => {
    const page = await visit(browser, { width: 360, height: 740, phone: true, locale });
    await openMatch(page, middleOf[game]());
    await asked(page).waitFor();
    const map = await page.locator('.map-viewport').boundingBox();
    const question = await asked(page).boundingBox();
    if (map === null || question === null) throw new Error('there is no map, or no question');
    const inSight = Math.min(map.y + map.height, question.y) - map.y;
    expect(inSight).toBeGreaterThanOrEqual(740 / 2);
  },
  60_000,
);

test.each(
  (everything ? (['nations', 'gloire', 'conquests', 'empereur'] as const) : (['gloire'] as const)).map((game) => ({
    game,
  })),
)(
  'in the middle of a match the whole map is in its frame on a large screen too: $game',
  async ({ game }) => {
    const page = await visit(browser, { width: 1920, height: 1080 });
    await openMatch(page, middleOf[game]());
    await asked(page).waitFor();
    await expectWholeMap(page);
  },
  60_000,
);
