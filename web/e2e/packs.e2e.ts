import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

type Army = { id: string; name: { en: string; fr: string } };
type Pack = { name: { en: string; fr: string }; armies: { list: Army[] } };
const own = readFileSync(new URL('../../games/nations/content/leipzig.json', import.meta.url), 'utf8');

/** The game's own pack under another name, with one army called otherwise. */
function other(): Pack {
  const pack = JSON.parse(own) as Pack;
  pack.name = { en: 'Another Leipzig', fr: 'Un autre Leipzig' };
  for (const army of pack.armies.list)
    if (army.id === 'poniatowski') army.name = { en: 'The Lancers', fr: 'Les Lanciers' };
  return pack;
}

async function choosePack(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
}

test('a match is played with another content pack, and keeps it; a wrong one says why and loses nothing', async () => {
  const page = await visit(browser, { path: '/?seed=packs' });
  await page.getByRole('button', { name: 'Set up a game of Battle of the Nations 1813' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Advanced game' }).check();
  const chosen = dialog.locator('.pack [data-pack]');
  expect(await chosen.textContent()).toBe('the game’s own');

  await choosePack(page, 'broken.json', '{ "name": ');
  await dialog.getByText(/^broken\.json cannot be read as JSON/).waitFor();
  await choosePack(page, 'other.json', JSON.stringify(other()));
  await expect.poll(() => chosen.textContent()).toBe('Another Leipzig');
  expect(await dialog.locator('.file-fault').count()).toBe(0);
  await choosePack(page, 'spoilt.json', JSON.stringify({ ...other(), armies: { list: [] }, colour: 'red' }));
  await dialog.getByText(/^spoilt\.json cannot be played with: \d+ things? (is|are) wrong/).waitFor();
  const faults = await dialog.locator('.pack-faults li').allTextContents();
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toMatch(/^spoilt\.json: .+: .+/);
  // What was chosen before stays chosen, and so does everything else.
  expect(await chosen.textContent()).toBe('Another Leipzig');
  expect(await dialog.getByRole('checkbox', { name: 'Advanced game' }).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page).waitFor();
  await page.getByText('played with Another Leipzig').waitFor();
  for (let i = 0; i < 4; i++) await take(page, 0);
  await asked(page).getByRole('button', { name: 'Lay out The Lancers' }).waitFor();
  await page.reload();
  await asked(page).waitFor();
  await asked(page).getByRole('button', { name: 'Lay out The Lancers' }).waitFor();
  await page.getByText('played with Another Leipzig').waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText('jouée avec Un autre Leipzig').waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await asked(page).getByRole('button', { name: 'Lay out The Lancers' }).click();
  await page.getByText('The Lancers takes the field').waitFor();
  await page.goto(page.url().replace('/play/', '/replay/'));
  await page.getByRole('slider').waitFor();
  await page.getByText('The Lancers takes the field').waitFor();
}, 120_000);
