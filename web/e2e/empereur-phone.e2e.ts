/** Vive l'Empereur! on a phone: the question is whole above its answers, and the watch is in sight. */
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { type SeatInfo, seatingFor, Table, writeMatch } from '@bivouac/kernel/table';
import { asAction, type Options } from '@bivouac/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, openList, openMatch } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A battle that begins with a movement, for so many people. */
function battle(people: number, options: Options): string {
  const game = empereurGame(auerstaedt1806);
  const seats = (seatingFor(game, 'hassenhausen', people) ?? []).map(
    (powers): SeatInfo => ({ name: '', kind: 'person', powers }),
  );
  const setting = { scenario: 'hassenhausen', options, seats, clock: null, nonces: [], seed: 'phone' };
  const table = Table.open(game, setting, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  while (table.decision(table.waiting()[0] ?? 0)?.prompt !== 'mover') {
    const seat = table.waiting()[0] ?? 0;
    const [offer = ['done']] = (table.decision(seat)?.offers ?? []).toSorted(
      ([one], [two]) => Number(two === 'done') - Number(one === 'done'),
    );
    if (!table.act(seat, asAction(offer) ?? ['done'], 0).ok) throw new Error('no movement');
  }
  return writeMatch(table.file(true));
}

async function sitDown(text: string) {
  const page = await visit(browser, { width: 360, height: 740, phone: true });
  await openMatch(page, text);
  const ready = page.locator('.hand-over button').first();
  await asked(page).or(ready).first().waitFor();
  if ((await asked(page).count()) === 0) await ready.click();
  await asked(page).waitFor();
  return page;
}

test('a question of three lines, with the name of who is asked, lies over none of its answers', async () => {
  const page = await sitDown(battle(3, {}));
  await openList(page);
  const question = await asked(page).locator('.prompt').boundingBox();
  const panel = await asked(page).boundingBox();
  const note = await asked(page).locator('.ask + *').first().boundingBox();
  expect(question?.y ?? 0).toBeGreaterThanOrEqual(panel?.y ?? 740);
  expect((question?.y ?? 740) + (question?.height ?? 0)).toBeLessThanOrEqual(note?.y ?? 0);
}, 60_000);

test('[EMP XIX.1#1] the watch of a corps is in sight on the map while its units move', async () => {
  const page = await sitDown(battle(2, { interactive: true, watch: 2 }));
  const watch = await page.locator('.emp-watch').boundingBox();
  const map = await page.locator('.emp-map').boundingBox();
  expect(watch?.y ?? 0).toBeGreaterThanOrEqual(map?.y ?? 740);
  expect((watch?.y ?? 740) + (watch?.height ?? 0)).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0) / 2);
}, 60_000);
