import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './layout.ts';
import { asked, offers, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function share(page: Page, game: string, players?: string): Promise<void> {
  await page
    .locator(`[data-game="${game}"]`)
    .getByRole('button', { name: /set up/i })
    .click();
  if (players !== undefined) await page.getByLabel('Players').selectOption({ label: players });
  await page.getByRole('radio', { name: 'We share this screen' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await meet(page);
}

const ready = (page: Page) => page.locator('.hand-over .button.strong, .hand-over button').first();

/** Until somebody is asked: whoever is to have the screen takes it. */
async function meet(page: Page): Promise<void> {
  for (;;) {
    await asked(page).or(ready(page)).first().waitFor();
    if ((await asked(page).count()) > 0) return;
    // Where an order answers for whoever is to have the screen, it goes on to the next one by itself.
    await ready(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

const squares = (page: Page) => offers(page).filter({ hasText: /square/i });

/** Rides on until somebody may form square, and lets everything else pass. */
async function untilSquares(page: Page): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await meet(page);
    if ((await squares(page).count()) > 0) return;
    const all = await offers(page).allTextContents();
    const wanted = [/charge/i, /go to|step/i, /pass|done/i].map((words) => all.findIndex((one) => words.test(one)));
    await take(page, wanted.find((at) => at >= 0) ?? 0);
  }
  throw new Error('nobody may ever form square');
}

test('“form square?” can be answered for a charge, or for good; declining and going on have places of their own', async () => {
  const page = await visit(browser, { path: '/?testing&seed=charge' });
  await share(page, 'spike-charge');
  await untilSquares(page);
  const decline = page.locator('.offer-apart.decline');
  expect(await decline.locator('.offer').count()).toBe(2);
  expect(await page.locator('.offer-group .offer', { hasText: /^.?Pass$/ }).count()).toBe(0);
  await expectAccessible(page, 'a window', '.actions');
  // A pass that lasts is told, and nobody is asked again while this charge goes on at this distance.
  const waived = page.locator('[data-fact="kernel.waived"]');
  const before = await waived.count();
  await decline.locator('.offer').nth(1).click();
  await meet(page);
  await expect.poll(() => waived.count()).toBe(before + 1);
}, 120_000);

test('a policy answers from then on, stands in the log with its cause, and can be taken back', async () => {
  const page = await visit(browser, { path: '/?testing&seed=charge' });
  await share(page, 'spike-charge');
  await untilSquares(page);
  await page.locator('.window-orders summary').click();
  await page.getByRole('button', { name: 'Never: decline every time' }).click();
  const policy = page.locator('[data-fact="kernel.policy"]');
  for (let i = 0; i < 60 && (await policy.count()) === 0; i++) {
    await meet(page);
    expect(await squares(page).count()).toBe(0);
    const all = await offers(page).allTextContents();
    const wanted = [/charge/i, /go to|step/i, /pass|done/i].map((words) => all.findIndex((one) => words.test(one)));
    await take(page, wanted.find((at) => at >= 0) ?? 0);
    await meet(page);
  }
  expect(await policy.count()).toBeGreaterThan(0);
  // Whoever gave it takes it back as soon as he has the screen.
  for (let i = 0; i < 40; i++) {
    await meet(page);
    if ((await page.getByRole('button', { name: '1 standing order in force' }).count()) > 0) break;
    const all = await offers(page).allTextContents();
    await take(
      page,
      Math.max(
        0,
        all.findIndex((one) => /pass|done/i.test(one)),
      ),
    );
  }
  await page.getByRole('button', { name: '1 standing order in force' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}, 120_000);

test('people at a table of four speak to all or to one, and only those it is meant for read it', async () => {
  const page = await visit(browser, { path: '/?testing&seed=talk' });
  await share(page, 'spike-alliance');
  const talk = page.locator('form.talk');
  await talk.waitFor();
  await talk.locator('select').nth(1).selectOption({ label: 'in my own words…' });
  await talk.getByLabel('Your words').fill('Marchons !');
  await talk.getByRole('button', { name: 'Say it' }).click();
  await page.locator('[data-fact="kernel.said"]', { hasText: '“Marchons !”' }).waitFor();
  await meet(page);
  await talk.locator('select').nth(1).selectOption({ index: 0 });
  await talk.getByLabel('Number').fill('4');
  await talk.locator('select').first().selectOption({ index: 1 });
  await talk.getByRole('button', { name: 'Say it' }).click();
  // On the common screen nobody reads what was said to one alone; whoever takes the screen does.
  await meet(page);
  const secret = page.locator('[data-fact="kernel.said"]', { hasText: 'alone: “Can pay 4”' });
  expect(await secret.count()).toBe(0);
  await page.getByRole('button', { name: /^Show my hand/ }).click();
  await ready(page).click();
  await secret.waitFor();
  await expectAccessible(page, 'talk', '.side');
}, 120_000);
