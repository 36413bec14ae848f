import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
let script = '';
beforeAll(async () => {
  browser = await launch();
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('store-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'stored',
    logLevel: 'silent',
  });
  script = bundle.outputFiles[0]?.text ?? '';
});
afterAll(() => browser.close());

/** Lets something of `store-page.ts` run in the page. */
function inPage(page: Page, call: string): Promise<unknown> {
  return page.evaluate(`${script}; stored.${call}`);
}

test('the store of the browser passes the suite of all stores', async () => {
  const page = await visit(browser, { path: '/?testing' });
  expect(await inPage(page, 'runSuite()')).toEqual({ ran: 7, faults: [] });
});

test('a match of a browser from before goes on, is kept in the new way, and is still a file', async () => {
  const file = fileURLToPath(new URL('../../games/nations/test/matches/beginner.bivouac', import.meta.url));
  const lines = readFileSync(file, 'utf8').split('\n');
  // A running match, as a browser kept it: format 1, no last line, and none of the fields that came later.
  const text = `${lines.slice(0, 12).join('\n')}\n`;
  const summary = { seats: [], holder: [0, 1], entries: 11, result: null };
  const record = { id: 'old', kind: 'match', game: 'nations', changed: 1, text, opening: null, trial: null, summary };
  const page = await visit(browser, { path: '/rules/nations' });
  await inPage(page, `keepOld(${JSON.stringify(record)})`);
  await page.goto('/play/old');
  const ready = page.getByRole('button', { name: /ready|I am/i });
  await asked(page).or(ready).first().waitFor();
  if (await ready.isVisible()) await ready.click();
  await asked(page).waitFor();
  await take(page, 0);
  await page.goto('/');
  await page.locator('[data-match="old"]').getByText('14 October, 0 : 0').waitFor();
  const saving = page.waitForEvent('download');
  await page.locator('[data-match="old"]').getByRole('button', { name: 'Save as a file' }).click();
  const kept = (await (await (await saving).createReadStream()).toArray()).join('').split('\n');
  expect(kept.slice(1, 12)).toEqual(lines.slice(1, 12));
  expect(kept.at(-2)).toBe('{"open":{"entries":12}}');
  await page.goto('/play/old');
  await asked(page).or(ready).first().waitFor();
});

test('somebody’s time is up though nobody does anything: the table says so by itself', async () => {
  const opening = {
    game: 'nations',
    scenario: '',
    options: {},
    seats: [{ kind: 'person' }, { kind: 'person' }],
    seed: 'late',
    clock: { bank: 2500, perTurn: 0 },
  };
  const late = { id: 'late', kind: 'match', game: 'nations', changed: 1, text: null, trial: null, summary: null };
  const page = await visit(browser, { path: '/rules/nations' });
  await inPage(page, `keepOld(${JSON.stringify({ ...late, opening })})`);
  await page.goto('/play/late');
  await page.getByRole('dialog').getByText('Schwarzenberg wins: on time.').waitFor();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('log').getByText('has run out of time').waitFor();
  expect(await page.locator('.clocks > li[data-running="true"]').count()).toBe(0);
});
