/** Orders in the hot seat: whoever sits down after the other side sees its courier ride, and not what he carries, nor to whom. */
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { asAction } from '@bivouac/kernel';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, offers, openMatch, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const leader = (id: string) => auerstaedt1806.leaders.findIndex((one) => one.id === id);
const columns = auerstaedt1806.maps[0]?.columns ?? 1;
const [DAVOUT, GUDIN] = [leader('davout'), leader('gudin')];
const ATTACK = 0;
const TEXT = 'Take the village of Poppel before ten';
const [FRENCH, PRUSSIANS] = [0, 1];
/** What the sheet of a chief says of the order that he has. */
const ORDERED = /attack|defen/i;

/** Davout rides to the rear for two turns and writes to Gudin in the third; the courier rides when the Prussians move in the fourth. */
function courierRides(): string {
  const seats: SeatInfo[] = [0, 1].map((power) => ({ name: '', kind: 'person', powers: [power] }));
  const setting = {
    scenario: 'hassenhausen',
    options: { command: 4 },
    seats,
    clock: null,
    nonces: [],
    seed: 'secrets',
  };
  const table = Table.open(empereurGame(auerstaedt1806), setting, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const east = (at: unknown) => (typeof at === 'number' ? at % columns : -1);
  let written = false;
  for (let i = 0; i < 400; i++) {
    const [seat = 0] = table.waiting();
    const decision = table.decision(seat);
    const { turn, chiefHex } = table.show(seat).view.game;
    if (decision?.prompt === 'mover' && seat === PRUSSIANS && turn === 4) return writeMatch(table.file(true));
    if (decision?.prompt === 'mover' && seat === FRENCH && turn === 3 && !written) {
      const order = [['staff'], ['order', GUDIN, ATTACK], ['words', TEXT], ['seal'], ['done']] as const;
      for (const action of order)
        if (!table.act(FRENCH, [...action], 0).ok) throw new Error(`refused: ${action.join(' ')}`);
      written = true;
      continue;
    }
    const all = decision?.offers ?? [];
    const ride = seat === FRENCH && turn < 3 ? all.find(([verb, who]) => verb === 'ride' && who === DAVOUT) : undefined;
    const [step] = all.filter(([verb]) => verb === 'step').toSorted((one, two) => east(two[1]) - east(one[1]));
    const onwards = decision?.prompt === 'ride' && step !== undefined && east(step[1]) >= east(chiefHex[DAVOUT]);
    const action = ride === undefined && !onwards ? null : asAction(ride ?? step ?? ['done']);
    if (!table.act(seat, action ?? ['done'], 0).ok) throw new Error(`refused at ${decision?.prompt ?? ''}`);
  }
  throw new Error('the fourth turn never came');
}

/** Whoever is asked sits down; his name as the screen says it, '' if he sat there already. */
async function meet(page: Page): Promise<string> {
  const ready = page.locator('.hand-over button').first();
  await asked(page).or(ready).first().waitFor();
  if ((await asked(page).count()) > 0) return '';
  const name = (await ready.textContent()) ?? '';
  expect(await page.locator('.empereur-board, .log, .offers').count()).toBe(0);
  await ready.click();
  await asked(page).waitFor();
  return name;
}

/** All that the page says by now: words, and what is drawn with a name. */
const said = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? '';

/** What the page says of a leader who is pointed at. */
async function sheetOf(page: Page, who: number): Promise<string> {
  await page.locator(`[data-thing="leader ${who}"]`).first().hover();
  const sheet = page.locator('.explain-card[data-empty="false"]');
  await sheet.waitFor();
  return (await sheet.textContent()) ?? '';
}

test('the enemy sees a rider: neither whom he looks for, nor the order, nor the desk it was written at', async () => {
  const page = await visit(browser, { width: 1366, height: 768 });
  await openMatch(page, courierRides());
  const name = await meet(page);
  if (name !== '') expect(name).toContain('Brunswick');
  expect(await page.locator('.emp-courier').count()).toBe(1);
  expect(await page.locator('.emp-courier-way').count()).toBe(0);
  expect(await page.locator('[data-fact="orderSent"]').count()).toBe(0);
  expect(await said(page)).not.toContain(TEXT);
  expect(await sheetOf(page, GUDIN)).not.toMatch(ORDERED);
  // His own desk has forms for his own chiefs alone.
  await page.locator('.emp-choices').getByRole('button', { name: 'The staff: write orders' }).click();
  await page.locator('.emp-desk .emp-form').first().waitFor();
  const chiefs = await page.locator('.emp-form label b').allTextContents();
  expect(chiefs).toContain('Schmettau');
  expect(chiefs.filter((one) => /Gudin|Davout|Vialannes/.test(one))).toEqual([]);
  await page.locator('.emp-choices').getByRole('button', { name: 'Close the desk and send' }).click();
  // The French sit down again: there it all is.
  let french = '';
  for (let i = 0; i < 40 && !french.includes('Davout'); i++) {
    french = await meet(page);
    if (french.includes('Davout')) break;
    const all = await offers(page).allTextContents();
    const end = all.findIndex((one) => /(End the|Done|No more)/.test(one));
    expect({ all, end: end >= 0 }).toEqual({ all, end: true });
    await take(page, end);
  }
  expect(french).toContain('Davout');
  expect(await page.locator('[data-fact="orderSent"]').count()).toBe(1);
  expect(await page.locator('.emp-courier-way').count()).toBe(1);
  expect(await sheetOf(page, GUDIN)).toMatch(ORDERED);
}, 120_000);
