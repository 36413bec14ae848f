/** The fifth level of command in the hot seat: a letter is written, carried, delayed, and read by its man alone. */
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { asAction } from '@bivouac/kernel';
import { seatingsIn, type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './layout.ts';
import { asked, offers, openMatch, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const leader = (id: string) => auerstaedt1806.leaders.findIndex((one) => one.id === id);
const columns = auerstaedt1806.maps[0]?.columns ?? 1;
const TEXT = 'The village is lost; I hold the road behind it.';
/** Three French and the Prussian commander. */
const [DAVOUT, GUDIN] = [0, 2];

/** Everybody ends what he can, and Davout rides far to the rear in his first two turns; then Gudin has the third. */
function farApart(): string {
  const game = empereurGame(auerstaedt1806);
  const seating = seatingsIn(game, 'hassenhausen').find(
    (one) => one.length === 4 && one.flat().includes(leader('vialannes') + 2),
  );
  const seats = (seating ?? []).map((powers): SeatInfo => ({ name: '', kind: 'person', powers }));
  const setting = { scenario: 'hassenhausen', options: {}, seats, clock: null, nonces: [], seed: 'letters' };
  const table = Table.open(game, setting, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const turn = () => table.show(0).view.game.turn;
  const east = (at: unknown) => (typeof at === 'number' ? at % columns : -1);
  for (let i = 0; i < 400; i++) {
    const [seat = 0] = table.waiting();
    const decision = table.decision(seat);
    if (decision?.prompt === 'mover' && seat === GUDIN && turn() === 3) return writeMatch(table.file(true));
    const all = decision?.offers ?? [];
    const ride = seat === DAVOUT ? all.find(([verb, who]) => verb === 'ride' && who === leader('davout')) : undefined;
    const [step] = all.filter(([verb]) => verb === 'step').toSorted((one, two) => east(two[1]) - east(one[1]));
    const at = table.show(0).view.game.chiefHex[leader('davout')] ?? 0;
    const onwards = decision?.prompt === 'ride' && step !== undefined && east(step[1]) >= east(at) ? step : undefined;
    const liked = ride !== undefined && turn() < 3 ? ride : onwards;
    const action = liked === undefined ? null : asAction(liked);
    if (!table.act(seat, action ?? ['done'], 0).ok) throw new Error(`refused at ${decision?.prompt ?? ''}`);
  }
  throw new Error('the third turn never came');
}

/** Whoever is asked sits down; his name as the screen says it. */
async function meet(page: Page): Promise<string> {
  const ready = page.locator('.hand-over button').first();
  await asked(page).or(ready).first().waitFor();
  let name = '';
  if ((await asked(page).count()) === 0) {
    name = (await ready.textContent()) ?? '';
    await ready.click();
  }
  await asked(page).waitFor();
  return name;
}

const press = (page: Page, name: string) => page.locator('.emp-choices').getByRole('button', { name }).click();

/** On a phone the sheet and its button stand whole above the question, and it is paper in the dark, too. */
async function expectReadOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const question = await page.locator('.actions[data-asked="true"]').boundingBox();
  const sheet = await page.locator('.emp-paper').boundingBox();
  expect((sheet?.y ?? 740) + (sheet?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  const ground = () => page.locator('.emp-paper').evaluate((one) => getComputedStyle(one).backgroundColor);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const [red = 0, green = 0] =
      /\d+, \d+/
        .exec(await ground())?.[0]
        .split(', ')
        .map(Number) ?? [];
    expect({ colorScheme, paper: red > 200 && green > 200 }).toEqual({ colorScheme, paper: true });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

test('by letters: written, carried, delayed, and read by nobody but its writer and its man', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await openMatch(page, farApart());
  expect(await meet(page)).toContain('Gudin');
  const map = await page.locator('.emp-map').boundingBox();
  await press(page, 'Write letters');
  await press(page, 'Write to Davout');
  const paper = page.locator('.emp-paper');
  await paper.getByLabel('To Davout').fill(TEXT);
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/paper.png` });
  expect(await page.locator('.emp-map').boundingBox()).toEqual(map);
  await expectReadOnPhone(page);
  await paper.getByRole('button', { name: 'Seal the letter' }).click();
  await press(page, 'Close the desk and send');
  await page.locator('.emp-courier').waitFor();
  await page.locator('.emp-mail summary').click();
  await page.locator('.emp-letter').filter({ hasText: TEXT }).filter({ hasText: 'on his way' }).waitFor();
  await page.locator('.emp-letter').filter({ hasText: 'Gudin to Davout, 9.00' }).waitFor();
  // Neither the sheet nor the letters move the map.
  expect(await page.locator('.emp-map').boundingBox()).toEqual(map);
  await expectAccessible(page, 'letters', '.empereur-board');
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/letter.png` });
  // Everybody ends what he can: who else looks sees a rider and not a word.
  const blind = new Set<string>();
  let reader = '';
  for (let i = 0; i < 60 && reader === ''; i++) {
    const who = await meet(page);
    const reads = (await page.locator('body').textContent())?.includes(TEXT) === true;
    if (who !== '' && !who.includes('Gudin')) {
      if (reads) reader = who;
      else blind.add(who.replace(/^I am |, show.*$/g, ''));
    }
    if (reader !== '') break;
    const all = await offers(page).allTextContents();
    const end = all.findIndex((one) => /(End the|Done|No more|now|stands)/.test(one));
    expect({ all, end: end >= 0 }).toEqual({ all, end: true });
    await take(page, end);
  }
  expect(reader).toContain('Davout');
  // Before it came he knew nothing of it either.
  expect([...blind].sort()).toEqual(['Brunswick', 'Davout', 'Vialannes']);
  await page.locator('.emp-mail summary').click();
  await page.locator('.emp-letter').filter({ hasText: TEXT }).filter({ hasText: 'arrived at' }).waitFor();
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/read.png` });
}, 150_000);

test('the set-up seats three people, leaves out what does not go with them, and recommends options by one click', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await page
    .locator('[data-game="empereur"]')
    .getByRole('button', { name: /set up/i })
    .click();
  await page.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: 'Auerstaedt 1806' });
  const radius = page.getByLabel('The radius of command');
  await page.getByRole('button', { name: 'Recommended, with the evening before' }).click();
  expect(await radius.isChecked()).toBe(true);
  expect(await page.getByLabel('The evening before: corps are deployed in secret').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Recommended: arrivals as on the day' }).click();
  expect(await page.getByLabel('The evening before: corps are deployed in secret').isChecked()).toBe(false);
  await page.getByRole('combobox', { name: /^Players/ }).selectOption({ label: '3: Davout · Brunswick · Gudin' });
  expect([await radius.isChecked(), await radius.isDisabled()]).toEqual([false, true]);
  expect(await page.getByLabel('Routs that carry others away').isChecked()).toBe(true);
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/set-up.png` });
  await page.getByRole('radio', { name: 'We share this screen' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(await meet(page)).toContain('Brunswick');
}, 120_000);
