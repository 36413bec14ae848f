import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lesson as gloireLesson } from '@bivouac/gloire/lesson';
import { beforeHalle } from './gloire-battle.ts';
import { expectAccessible, expectLayout } from './layout.ts';
import { asked, offers, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('the guided first turn of gloire goes to its end, back and over', async () => {
  const page = await visit(browser);
  await page.locator('[data-game="gloire"]').getByRole('link', { name: 'Guided first turn' }).click();
  const all = gloireLesson.steps.length;
  const at = (step: number) => page.getByText(`Step ${step} of ${all}`).waitFor();
  const marked = () => asked(page).locator('button.offer[data-marked="true"]');
  for (const [i, { action }] of gloireLesson.steps.slice(0, -1).entries()) {
    await at(i + 1);
    if (action === undefined) await page.getByRole('button', { name: 'Go on' }).click();
    else await marked().click();
  }
  await at(all);
  await page.getByRole('button', { name: 'Play a game now' }).waitFor();
  expect(await page.locator('.log').textContent()).toContain('The Coalition are beaten at Halle');
  await page.getByRole('button', { name: 'One step back' }).click();
  await at(all - 1);
  await marked().click();
  await at(all);
  await page.getByRole('button', { name: 'Start over' }).click();
  await at(1);
}, 180_000);

/** Lets the others go on where that can be done; at first now and then what is offered first, a march perhaps. */
async function chooseOne(page: Page, clicks: number): Promise<void> {
  const all = await offers(page).allTextContents();
  const quiet = all.findIndex((words) => /(Pass|Done|Stay|Fight outside|End the movement phase)$/.test(words));
  await take(page, (clicks < 12 && clicks % 4 === 1) || quiet < 0 ? 0 : quiet);
}

test('Lützen is played to its end against the computer, by mouse, and the end says who has won', async () => {
  const page = await visit(browser, { path: '/?seed=luetzen' });
  await playNow(page, 'gloire');
  const end = page.getByRole('dialog');
  let clicks = 0;
  for (; clicks < 400; clicks++) {
    await asked(page).or(end).first().waitFor();
    if ((await end.count()) > 0) break;
    await chooseOne(page, clicks);
  }
  expect(clicks).toBeGreaterThan(15);
  await end.getByRole('button', { name: 'Play again' }).waitFor();
  expect(await page.locator('.end-result').textContent()).toMatch(/(France|Coalition).* wins?|[Dd]raw/);
  expect(await page.locator('.glo-verdict tfoot td').count()).toBe(2);
}, 240_000);

test('the map stays where it is while one points at a stack, so the first press after loading takes it', async () => {
  const page = await visit(browser, { path: '/?seed=first-press' });
  await playNow(page, 'gloire');
  const before = await asked(page).getByRole('heading', { level: 2 }).textContent();
  // Whoever stands at Eisleben has a long description, which makes the line under the map higher.
  const stack = page.locator('.glo-pile .kit-hit[aria-label$="Eisleben"]');
  const box = await stack.boundingBox();
  if (box === null) throw new Error('there is no stack at Eisleben');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.explain', { hasText: 'XI Corps' }).first().waitFor();
  const now = await stack.boundingBox();
  // The map may be drawn sharply meanwhile, which is no move: a hundredth of a pixel counts for nothing.
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(now?.[side]).toBeCloseTo(box[side], 1);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => asked(page).getByRole('heading', { level: 2 }).textContent()).not.toBe(before);
}, 60_000);

test.each([
  { width: 360, height: 740, phone: true, locale: 'en-GB', theme: 'light' },
  { width: 1440, height: 900, phone: false, locale: 'fr-FR', theme: 'dark' },
] as const)(
  'the table and the lesson of gloire fit, and nothing is out of reach: $width px, $locale, $theme',
  async (visitor) => {
    const { width } = visitor;
    const page = await visit(browser, { ...visitor, path: '/?seed=fits' });
    await page.locator('[data-game="gloire"] button.strong').first().click();
    // Decoys, who plays first, a card perhaps, a stack and who is in it: each has its own things to press.
    for (let i = 0; i < 7; i++) {
      await asked(page).waitFor();
      const list = asked(page).locator('.list-switch[aria-expanded="true"]');
      if (await list.isVisible()) await list.click();
      await expectLayout(page, `question ${i}`, width);
      await take(page, 0);
    }
    await asked(page).waitFor();
    await expectAccessible(page, 'table');
    await page.goto('/learn/gloire');
    await page.locator('.lesson').waitFor();
    await expectLayout(page, 'lesson', width);
    await expectAccessible(page, 'lesson');
  },
  180_000,
);

/** Everything that a page holds of somebody's eyes: what is drawn, what is read out, what an attribute says. */
const everythingOn = async (page: Page): Promise<string> =>
  [await page.locator('body').ariaSnapshot(), await page.locator('#root, body').first().innerHTML()].join('\n');

const takeNamed = (page: Page, words: string) =>
  asked(page).locator('button.offer', { hasText: words }).first().click();

/** Leaves word that no card is played when a battle begins. */
async function orderNoCards(page: Page): Promise<void> {
  await asked(page).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Standing orders…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standing orders' });
  await dialog.getByRole('combobox', { name: 'Cards when a battle begins' }).selectOption('play none');
  await expectAccessible(page, 'standing orders', '.sheet');
  await dialog.getByRole('button', { name: 'Give these orders' }).click();
  await page.getByRole('button', { name: '1 standing order in force' }).waitFor();
}

test('a blind battle at one screen shows neither side the other’s orders, tactic or troops before both have chosen', async () => {
  const page = await visit(browser);
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(await beforeHalle()) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'I am France, show me the table' }).click();
  await orderNoCards(page);
  await takeNamed(page, 'The battle of Halle');
  // The order answers for a card: the next question is the tactic, and the log says why.
  const tactic = asked(page).getByRole('heading', { name: 'which tactic?' });
  const card = asked(page).getByRole('heading', { name: 'do you play a card?' });
  await tactic.or(card).waitFor();
  expect(await card.count()).toBe(0);
  const ordered = 'By your standing order (cards when a battle begins): play none.';
  expect(await page.locator('.log').textContent()).toContain(ordered);
  await page.locator('.glo-odds').first().waitFor();
  const french = await everythingOn(page);
  expect(french).toContain('Macdonald');
  expect(french).not.toContain('Kleist');
  await takeNamed(page, 'covering battle');

  // While the screen changes hands there is nothing of either.
  const ready = page.getByRole('button', { name: 'I am Coalition, show me the table' });
  await ready.waitFor();
  expect(await page.locator('.table-board, .log, .offers').count()).toBe(0);
  expect(await everythingOn(page)).not.toMatch(/Macdonald|Kleist|covering/);
  await ready.click();
  await tactic.waitFor();
  await page.locator('.glo-odds').first().waitFor();
  const coalition = await everythingOn(page);
  expect(coalition).toContain('Kleist');
  expect(coalition).not.toMatch(/Macdonald|Latour|XI Corps|covering|standing order|in force/);
  expect(await page.locator('.glo-force.side-0 .glo-tactic').textContent()).toBe('A secret tactic');
  await page.reload();
  await ready.click();
  await tactic.waitFor();
  expect(await everythingOn(page)).not.toMatch(/Macdonald|Latour|XI Corps|covering/);

  // Once both have chosen, both see both.
  await takeNamed(page, 'skirmish');
  await page.getByText('French: covering battle. Coalition: skirmish.').waitFor();
  expect(await page.locator('.glo-force.side-0').textContent()).toContain('covering battle');
  expect(await everythingOn(page)).toContain('Macdonald');
}, 180_000);
