import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, playNow, take, takeOnly } from './play.ts';
import { type Before, beforeNews } from './positions.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Seen {
  readonly captions: readonly string[];
  /** Cards in the air: what flew, from where and to where, in pixels. */
  readonly flights: readonly { readonly what: string; readonly from: number[]; readonly to: number[] }[];
}

/** Notes every caption and every card that flies, whoever is quick enough to see them. */
const WATCH = `{
  const seen = (window.seen = { captions: [], flights: [] });
  new MutationObserver(() => {
    const caption = document.querySelector('.kit-caption');
    const key = caption === null ? '' : caption.dataset.step + ' ' + caption.firstElementChild.textContent;
    if (caption !== null && seen.last !== key) {
      seen.captions.push(caption.firstElementChild.textContent);
      seen.last = key;
    }
    const flier = document.querySelector('.kit-flier');
    const [animation] = flier === null ? [] : flier.getAnimations();
    if (animation === undefined || seen.flier === flier) return;
    seen.flier = flier;
    const start = [parseFloat(flier.style.left), parseFloat(flier.style.top)];
    const [, x, y] = /translate\\(([-\\d.e]+)px, ([-\\d.e]+)px\\)/.exec(animation.effect.getKeyframes().at(-1).transform);
    seen.flights.push({ what: flier.dataset.flight, from: start, to: [start[0] + Number(x), start[1] + Number(y)] });
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}`;

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate<Seen>('({ captions: window.seen.captions, flights: window.seen.flights })');

async function openBefore(page: Page, before: Before): Promise<void> {
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(before.text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: /show me the table/ }).click();
  await asked(page).waitFor();
  await page.evaluate(WATCH);
}

const lines = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('.log li')].map((line) => [...line.childNodes].filter((node) => !node.classList?.contains('clause')).map((node) => node.textContent).join('').trim())`,
  );

/** Whether all of these come in the log in this order, other lines between them or not. */
function expectInOrder(captions: readonly string[], log: readonly string[]): void {
  let at = log.lastIndexOf(captions[0] ?? '');
  for (const caption of captions) {
    const found = log.indexOf(caption, at);
    expect(found, `"${caption}" from line ${at} of the log on`).toBeGreaterThanOrEqual(Math.max(at, 0));
    at = found + 1;
  }
}

/** The screen may have changed hands: whoever takes it then sees the board and the log again. */
async function settle(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: /show me the table/ });
  await asked(page).or(ready).first().waitFor();
  if (await ready.isVisible()) {
    await ready.click();
    await asked(page).waitFor();
  }
}

const count = (news: readonly { readonly fact: string }[], fact: string): number =>
  news.filter((one) => one.fact === fact).length;

const chain = (): Before => beforeNews((news) => count(news, 'placed') >= 2 && count(news, 'swept') >= 1);
const fight = (): Before => beforeNews((news) => count(news, 'fight') >= 1 && count(news, 'hit') >= 1);

test.each([
  ['a chain of placements', chain, /stands at/],
  ['a fight', fight, /fight|loses|takes/i],
] as const)(
  '%s is shown step by step, in the order of its log lines',
  async (_, find, typical) => {
    const before = find();
    const page = await visit(browser, { motion: true });
    await openBefore(page, before);
    await takeOnly(page, before.number);
    await page.locator('.kit-caption').waitFor();
    await page.locator('.kit-caption').waitFor({ state: 'detached', timeout: 40_000 });
    const { captions } = await seenOn(page);
    expect(captions.length).toBeGreaterThanOrEqual(3);
    expect(captions.join()).toMatch(typical);
    await settle(page);
    expectInOrder(captions, await lines(page));
  },
  90_000,
);

test('skip shows at once what has come of it', async () => {
  const before = chain();
  const page = await visit(browser, { motion: true });
  // At the calmest pace there is time to press it before the end.
  await page.evaluate(() => localStorage.setItem('bivouac.pace', '0.5'));
  await openBefore(page, before);
  await takeOnly(page, before.number);
  const caption = page.locator('.kit-caption');
  await caption.getByRole('button', { name: 'Skip' }).click();
  await caption.waitFor({ state: 'detached', timeout: 10_000 });
  const { captions } = await seenOn(page);
  await settle(page);
  const placed = (await lines(page)).slice(-12).filter((line) => / stands at /.test(line));
  expect(placed.length).toBeGreaterThanOrEqual(2);
  expect(captions).not.toContain(placed.at(-1));
}, 90_000);

test('whoever wants no motion sees none', async () => {
  const before = chain();
  const page = await visit(browser, { motion: false });
  await openBefore(page, before);
  await takeOnly(page, before.number);
  await asked(page)
    .or(page.getByRole('button', { name: /show me the table/ }))
    .first()
    .waitFor();
  const { captions, flights } = await seenOn(page);
  expect({ captions, flights }).toEqual({ captions: [], flights: [] });
  const running = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(running).toBe(0);
}, 60_000);

test('a card that is taken flies from its place in the row to the hand', async () => {
  const page = await visit(browser, { motion: true, path: '/?seed=flight' });
  await playNow(page, 'nations');
  for (let i = 0; i < 4; i++) await take(page, 0);
  await page.getByRole('heading', { name: /5 actions/ }).waitFor();
  await asked(page)
    .getByRole('button', { name: /Lay out/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /4 actions/ }).waitFor();
  await page.evaluate(WATCH);
  const open = page.locator('.nat-row .kit-hit[data-lit="take"]').first();
  const from = await open.boundingBox();
  await open.click();
  await page.getByRole('heading', { name: /3 actions/ }).waitFor();
  await expect.poll(async () => (await seenOn(page)).flights.length).toBeGreaterThan(0);
  const [taken] = (await seenOn(page)).flights;
  const hand = await page.locator('.nat-own').boundingBox();
  if (from === null || hand === null || taken === undefined) throw new Error('nothing flew');
  expect(taken.what).toContain('took');
  expect(Math.abs((taken.from[0] ?? 0) - from.x)).toBeLessThan(12);
  expect(Math.abs((taken.from[1] ?? 0) - from.y)).toBeLessThan(12);
  expect(taken.to[0]).toBeGreaterThan(hand.x - 20);
  expect(taken.to[1]).toBeGreaterThan(hand.y - 30);
}, 60_000);
