/** Tactical orders in the hot seat: one is written, carried by a courier, delayed and obeyed; the enemy sees none of it. */
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
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

const GUDIN = auerstaedt1806.leaders.findIndex(({ id }) => id === 'gudin');
const ATTACK = 0;

/** Both staffs leave it at defence; then everybody ends what he can until the French movement of the first turn. */
function begin(seed: string) {
  const seats: SeatInfo[] = [0, 1].map((power) => ({ name: '', kind: 'person', powers: [power] }));
  const setting = { scenario: 'hassenhausen', options: { command: 3 }, seats, clock: null, nonces: [], seed };
  const table = Table.open(empereurGame(auerstaedt1806), setting, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  while (table.decision(table.waiting()[0] ?? 0)?.prompt !== 'mover' || table.waiting()[0] !== 0) {
    if (!table.act(table.waiting()[0] ?? 0, ['done'], 0).ok) throw new Error('nothing to end');
  }
  return table;
}

/** A match in which Gudin hesitates over an order of the first turn, and obeys it after the throw of delay. */
function hesitation(): string {
  for (let i = 1; i <= 200; i++) {
    const [table, file] = [begin(`orders ${i}`), writeMatch(begin(`orders ${i}`).file(true))];
    for (const action of [['staff'], ['order', GUDIN, ATTACK], ['done']] as const) table.act(0, [...action], 0);
    const told = () => table.log.map(({ fact }) => fact);
    if (!told().some(({ fact }) => fact === 'hesitates')) continue;
    for (let n = 0; n < 40 && !told().some((one) => one.fact === 'accepted' || one.fact === 'orderLost'); n++)
      if (!table.act(table.waiting()[0] ?? 0, ['done'], 0).ok) break;
    if (told().some(({ fact, due }) => fact === 'accepted' && due === 3)) return file;
  }
  throw new Error('nobody hesitates');
}

const facts = (page: Page, fact: string) => page.locator(`[data-fact="${fact}"]`);

async function meet(page: Page): Promise<void> {
  const ready = page.locator('.hand-over button').first();
  await asked(page).or(ready).first().waitFor();
  if ((await asked(page).count()) === 0) await ready.click();
  await asked(page).waitFor();
}

test('an order is written at the desk, carried by a courier, delayed and obeyed; what it demands keeps the phase open', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await openMatch(page, hesitation());
  await meet(page);
  const map = page.locator('.emp-map');
  const before = await map.boundingBox();
  await page.locator('.emp-choices').getByRole('button', { name: 'The staff: write orders' }).click();
  const desk = page.locator('.emp-desk');
  await desk.waitFor();
  // The map stays where it is; on a phone, too, the forms stand over it and not below the question.
  expect(await map.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 360, height: 740 });
  const question = await page.locator('.actions[data-asked="true"]').boundingBox();
  const forms = await desk.boundingBox();
  expect((forms?.y ?? 740) + (forms?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expectAccessible(page, 'the desk of the staff', '.empereur-board');
  const form = desk.locator('.emp-form').filter({ hasText: 'Gudin' }).first();
  await form.locator('select').selectOption({ label: 'Order to Gudin: attack' });
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/desk.png` });
  await form.getByRole('button', { name: 'Write' }).click();
  await page.locator('.emp-choices').getByRole('button', { name: 'Close the desk and send' }).click();
  await expect.poll(() => facts(page, 'hesitates').count()).toBe(1);
  expect(await facts(page, 'courier').count()).toBe(1);
  // Everybody ends what he can: the enemy reads nothing of it in his log.
  for (let i = 0; i < 60 && (await facts(page, 'inForce').filter({ hasText: 'attack' }).count()) === 0; i++) {
    await meet(page);
    const all = await offers(page).allTextContents();
    const end = all.findIndex((one) => /(End the|Done|No more)/.test(one));
    expect({ all, end: end >= 0 }).toEqual({ all, end: true });
    await take(page, end);
    await page.locator('.hand-over button').first().or(asked(page)).first().waitFor();
    if ((await page.locator('.hand-over').count()) > 0) continue;
  }
  await expect.poll(() => facts(page, 'inForce').filter({ hasText: 'Gudin: attack' }).count()).toBe(1);
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/obeyed.png` });
}, 120_000);
