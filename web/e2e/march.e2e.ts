import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, keptEntries, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const question = (page: Page) => asked(page).getByRole('heading', { level: 2 });

/** Answers quietly until a stack is to be activated. */
async function untilActivation(page: Page): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await asked(page).waitFor();
    if (((await question(page).textContent()) ?? '').includes('Which stack do you activate?')) return;
    const all = await offers(page).allTextContents();
    const quiet = all.findIndex((words) => /(Pass|Done|Stay)$/.test(words));
    await take(page, Math.max(quiet, 0));
  }
  throw new Error('nobody is ever asked which stack to activate');
}

/** The stack with the most counters among those that can be activated, by its name. */
async function largestStack(page: Page): Promise<string> {
  const names = await page
    .locator('.glo-pile [data-lit="run"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const count = (name: string) => Number(/counters: (\d+)/.exec(name)?.[1] ?? 0);
  const [most] = names.toSorted((one, two) => count(two) - count(one));
  if (most === undefined) throw new Error('no stack can be activated');
  return most;
}

test('a whole stack marches by three clicks: the stack, the town, done; one entry, one line, one undo', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=march' });
  await playNow(page, 'gloire');
  await untilActivation(page);
  const name = await largestStack(page);
  const counters = Number(/counters: (\d+)/.exec(name)?.[1]);
  expect(counters).toBeGreaterThan(3);
  const before = await keptEntries(page);

  await page.locator(`.glo-pile [data-lit="run"][aria-label="${name}"]`).click();
  await page
    .locator('.glo-card.chosen')
    .nth(counters - 1)
    .waitFor();
  expect(await page.locator('.glo-card.chosen').count()).toBe(counters);

  // Far from any enemy: nobody is asked on the way.
  const towns = page.locator('.glo-lit.run.usual');
  const far = page.locator('.glo-lit.run.usual[aria-label="March to Kahla"]');
  await far.waitFor();
  expect(await towns.count()).toBeGreaterThan(3);
  const lines = await page.locator('.log li').count();
  await far.click();
  await expect.poll(() => keptEntries(page)).toBe(before + 2);
  expect((await page.locator('.log li').allTextContents()).slice(lines)).toEqual([
    expect.stringMatching(new RegExp(`march of ${counters} counters, .+ → .+ → Kahla`)),
  ]);

  // One undo brings all of it back, still chosen.
  await page.keyboard.press('u');
  await page
    .locator('.glo-card.chosen')
    .nth(counters - 1)
    .waitFor();
  await far.click();
  await page
    .locator('.glo-buttons')
    .getByRole('button', { name: /^(Done|Halt)/ })
    .click();
  await expect.poll(() => question(page).textContent()).toContain('Which stack do you activate?');
}, 90_000);

test('a counter can be left out, and a town out of reach says how far it is', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=march' });
  await playNow(page, 'gloire');
  await untilActivation(page);
  const name = await largestStack(page);
  await page.locator(`.glo-pile [data-lit="run"][aria-label="${name}"]`).click();
  const chosen = page.locator('.glo-card.chosen');
  await chosen.first().waitFor();
  const all = await chosen.count();
  await chosen.last().locator('.kit-hit').click();
  await expect.poll(() => chosen.count()).toBe(all - 1);
  await page.locator('.glo-lit.run').first().waitFor();
  const lit = new Set(
    await page.locator('.glo-lit').evaluateAll((towns) => towns.map((one) => one.getAttribute('data-thing'))),
  );
  const dark = await page.locator('.glo-town').evaluateAll((towns) =>
    towns.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const isSeen = document.elementFromPoint(at.x, at.y) === one;
      return isSeen ? [{ thing: one.getAttribute('data-thing'), ...at }] : [];
    }),
  );
  const far = dark.find(({ thing }) => !lit.has(thing));
  if (far === undefined) throw new Error('every town in sight can be reached');
  await page.mouse.move(far.x, far.y);
  await page.locator('.explain-card', { hasText: /Too far: \d+ movement points away|Enemy flags/ }).waitFor();
}, 90_000);

test('a turn of scenario 1 without a battle takes at most 25 clicks: four stacks march, and the phase is ended', async () => {
  const page = await visit(browser, { width: 1366, height: 768, path: '/?seed=march' });
  await playNow(page, 'gloire');
  await untilActivation(page);
  let clicks = 0;
  const click = async (what: Locator) => {
    // A stack may stand over the town that is meant: a click on either is the same.
    await what.dispatchEvent('click');
    clicks++;
  };
  const done = page.locator('.glo-buttons').getByRole('button', { name: /^(Done|Halt)/ });
  let marched = 0;
  for (; marched < 4; marched++) {
    const stacks = page.locator('.glo-pile [data-lit="run"]');
    if ((await stacks.count()) === 0) break;
    await click(stacks.first());
    const town = page.locator('.glo-lit.run.usual');
    await town.first().waitFor();
    await click(town.first());
    await expect.poll(async () => (await question(page).textContent()) ?? '').not.toContain('who else');
    if (await done.isVisible()) await click(done);
    await expect.poll(async () => question(page).textContent()).toContain('Which stack do you activate?');
  }
  expect(marched).toBe(4);
  const turnsBegun = () => page.locator('.log [data-fact="playerTurn"]').count();
  const begun = await turnsBegun();
  await click(page.locator('.glo-buttons.end button'));
  const sure = page.locator('.ending .strong');
  await sure.waitFor();
  await click(sure);
  // Whatever is still asked in one's own turn is answered quietly, and counted.
  for (let i = 0; i < 12; i++) {
    await asked(page).waitFor();
    if ((await turnsBegun()) > begun) break;
    const all = await offers(page).allTextContents();
    const quiet = all.findIndex((words) => /(Pass|Done|Stay)$/.test(words));
    await take(page, Math.max(quiet, 0));
    clicks++;
  }
  expect(clicks).toBeLessThanOrEqual(25);
}, 120_000);
