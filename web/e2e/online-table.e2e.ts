import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { isAsked, playTurns, sitDownTogether } from './online.ts';
import { asked } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('they talk, take back by agreement after a look at where it leads, and one resigns; both can replay the match', async () => {
  const guest = await visit(browser);
  const host = await sitDownTogether(browser, guest);
  const both = [host, guest];
  await playTurns(both, 6);
  await host.getByRole('button', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'Your words' }).fill('Bonjour <b>Sire</b>');
  await host.getByRole('button', { name: 'Say it' }).click();
  await host.keyboard.press('Escape');
  await guest.getByRole('button', { name: /Chat.*1 new line/ }).click();
  await guest.getByText('Bonjour <b>Sire</b>').waitFor();
  await guest.keyboard.press('Escape');
  // Whoever began wants to take back what he did last.
  const [asker, other] = [host, guest];
  await asker.getByRole('button', { name: 'Ask the others' }).click();
  await asker.getByRole('menuitem', { name: 'Propose to take back…' }).click();
  await other.getByRole('button', { name: 'Show where that leads' }).click();
  await other.getByRole('button', { name: 'Back to now' }).waitFor();
  await other.getByRole('button', { name: 'Agree' }).click();
  await asker.locator('.proposal').waitFor({ state: 'detached' });
  await asked(asker).waitFor();
  expect(await isAsked(other)).toBe(false);
  await asker.getByRole('button', { name: 'Menu' }).click();
  await asker.getByRole('menuitem', { name: /Resign/ }).click();
  await asker.getByRole('alertdialog').locator('.strong').click();
  for (const page of both) {
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    await page.waitForURL(/\/replay\//);
    await page.locator('.bar-deeds a[href^="/play/"]').waitFor();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    const verdict = page.locator('.verdict');
    await verdict.getByText('the dice come from the seed that was promised before the first roll').waitFor();
    await verdict.getByText('Attested:').waitFor();
  }
}, 120_000);

test('a table for three with a bot is laid in the set-up dialog, stands in the lobby, and somebody sits down there', async () => {
  const host = await visit(browser);
  await host.getByRole('button', { name: 'Set up a game of The Conquests of Napoleon' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Play with people far apart' }).check();
  await dialog.getByRole('checkbox', { name: 'Everybody may come' }).check();
  await dialog.getByRole('combobox', { name: 'Time to think' }).selectOption({ label: 'A day a turn' });
  await dialog.getByRole('button', { name: 'Lay the table' }).click();
  await host.locator('.online-seats').waitFor();
  expect(await axeFaults(host)).toEqual([]);
  const guest = await visit(browser);
  await guest.getByRole('heading', { name: 'Open tables' }).waitFor();
  await guest.locator('[aria-labelledby="lobby"]').getByRole('link', { name: 'To the table' }).first().click();
  await guest.locator('.sit-down button[type="submit"]').click();
  await Promise.all([host, guest].map((page) => page.locator('.table-page').waitFor()));
  await expect.poll(() => host.locator('.clocks > li').count()).toBeGreaterThan(1);
}, 120_000);

test('a guest makes an account, signs out, and signs in again elsewhere', async () => {
  const page = await visit(browser);
  await page.getByRole('button', { name: 'Make an account' }).click();
  const name = `Ney ${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'New password' }).fill('la garde meurt');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect.poll(() => page.locator('.codes li').count()).toBe(8);
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.getByText(`You are ${name}.`).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const other = await visit(browser, { locale: 'fr-FR', width: 360, height: 740 });
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await other.getByRole('textbox', { name: 'Nom' }).fill(name);
  await other.getByRole('textbox', { name: 'Mot de passe' }).fill('la garde meurt');
  await other.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click();
  await other.getByText(`Vous êtes ${name}.`).waitFor();
}, 120_000);
