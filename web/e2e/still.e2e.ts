/** Nothing that is pointed at moves anything: the page itself watches its map while the pointer goes about. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { middleOf } from './middle.ts';
import { asked, endTurn, openMatch, playNow, takeOnly } from './play.ts';
import { everything, launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Sixty places a game: two sizes of window, the opening and the middle of a match. */
const PLACES = everything ? 120 : 15;
const LEAST = 15;

/** As text: what a bundler adds to named functions is not known on the page. */
const WATCH = `{
  const map = document.querySelector('.map-viewport');
  const sheet = document.querySelector('.map-sheet');
  const said = document.querySelector('.explain-card');
  const place = () => {
    const { x, y, width, height } = map.getBoundingClientRect();
    return [x, y, width, height, sheet.style.transform].join(' ');
  };
  const still = (window.still = { places: [place()], texts: 0 });
  const look = () => {
    const now = place();
    if (now !== still.places.at(-1)) still.places.push(now);
    if (window.still === still) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  let words = said.textContent;
  new MutationObserver(() => {
    if (said.textContent === words) return;
    words = said.textContent;
    still.texts++;
  }).observe(said, { childList: true, subtree: true, characterData: true });
}`;

/** Things on the map and beside it, lines of the list and buttons of the table, spread evenly, each where the pointer really meets it. */
const SPOTS = `((most) => {
  const found = [];
  for (const one of document.querySelectorAll('.table [data-thing], .table button')) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    // Near the lower edge: what is lifted under the pointer would leave it there.
    const [x, y] = [(left + right) / 2, bottom - Math.min(4, (bottom - top) / 4)];
    const there = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
    if (there !== null && (one === there || one.contains(there))) found.push({ x, y, name: one.getAttribute('aria-label') ?? one.textContent });
  }
  const step = Math.max(1, found.length / most);
  return Array.from({ length: Math.min(most, found.length) }, (_, i) => found[Math.floor(i * step)]);
})`;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Longer than words linger, than the pointer must rest, and than an answer takes. */
const REST = 700;

async function expectStillness(page: Page, most: number): Promise<number> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(REST);
  const spots = await page.evaluate<Spot[]>(`${SPOTS}(${most})`);
  await page.evaluate(WATCH);
  const restless: string[] = [];
  for (const { x, y, name } of spots) {
    await page.evaluate('window.still.texts = 0');
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST);
    const texts = await page.evaluate<number>('window.still.texts');
    if (texts > 1) restless.push(`${name}: ${texts} texts`);
  }
  expect(restless).toEqual([]);
  expect(await page.evaluate('window.still.places')).toHaveLength(1);
  return spots.length;
}

// Each of them waits most of the time: they wait side by side, on pages of their own.
test.concurrent.for(
  (['nations', 'gloire', 'conquests', 'empereur'] as const).flatMap((game) =>
    (
      [
        [1366, 768],
        [1920, 1080],
      ] as const
    ).map(([width, height]) => ({ game, width, height })),
  ),
)(
  'nothing moves that is pointed at: $game, $width by $height',
  { timeout: 600_000 },
  async ({ game, width, height }, { onTestFinished: finished }) => {
    const page = await visit(browser, { width, height, path: '/?seed=still', finished });
    await playNow(page, game);
    expect(await expectStillness(page, PLACES)).toBeGreaterThanOrEqual(LEAST);
    await page.goto('/');
    await openMatch(page, middleOf[game]());
    await asked(page).waitFor();
    expect(await expectStillness(page, PLACES)).toBeGreaterThanOrEqual(LEAST);
  },
);

/** As text, as above: every place where the frame of the map has been. */
const WATCH_FRAME = `{
  const frames = (window.framesSeen = []);
  const look = () => {
    const { x, y, width, height } = document.querySelector('.map-viewport').getBoundingClientRect();
    const now = [x, y, width, height].join(' ');
    if (now !== frames.at(-1)) frames.push(now);
    if (window.framesSeen === frames) requestAnimationFrame(look);
  };
  look();
}`;

/** Choices in a row: enough for a stack that is put together and marches, a card and what it does, an adviser. */
const CHOICES = everything ? 40 : 10;

test.concurrent.for([{ game: 'nations' }, { game: 'gloire' }, { game: 'conquests' }, { game: 'empereur' }] as const)(
  'nothing that is chosen moves the map: $game',
  { timeout: 300_000 },
  async ({ game }, { onTestFinished: finished }) => {
    const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=chosen', finished });
    await openMatch(page, middleOf[game]());
    await asked(page).waitFor();
    await page.evaluate(WATCH_FRAME);
    for (let choice = 0; choice < CHOICES; choice++) {
      await asked(page).or(page.getByRole('dialog')).first().waitFor();
      const list = asked(page).locator('button.offer');
      if ((await list.count()) === 0) await endTurn(page);
      else await takeOnly(page, (choice * 5) % (await list.count()));
      expect({ choice, frames: await page.evaluate('window.framesSeen') }).toEqual({
        choice,
        frames: [expect.any(String)],
      });
    }
  },
);

test('the buttons in an explanation can be reached with the mouse', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=reach' });
  await playNow(page, 'gloire');
  const stacks = page.locator('.glo-pile .kit-hit[data-lit]');
  const card = page.locator('.explain-card');
  const box = await stacks.first().boundingBox();
  if (box === null) throw new Error('there is no stack to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const button = card.getByRole('button').first();
  await button.waitFor();
  const words = await card.textContent();
  const to = await button.boundingBox();
  if (to === null) throw new Error('the explanation has no button');
  // A hand takes a moment for the way, and crosses what lies on it.
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.waitForTimeout(REST);
  expect(await card.textContent()).toBe(words);
  const before = await asked(page).getByRole('heading', { level: 2 }).textContent();
  await button.click();
  await expect.poll(() => asked(page).getByRole('heading', { level: 2 }).textContent()).not.toBe(before);
}, 120_000);
