import { generateKeyPairSync, sign } from 'node:crypto';
import { attestedText, readMatch, Table, writeMatch } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playTurns, sitDownTogether } from './online.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Another match of the same seed and seats, sound and signed: the first actions are those that were shown, the end is not. */
async function otherMatch(text: string): Promise<string> {
  const file = readMatch(text);
  const game = await findGame('nations')?.load?.();
  if ('fault' in file || file.seed === null || game === undefined) throw new Error('the match is over');
  const { charter, entries, seed } = file;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return game.use((known) => {
    const table = Table.open(known, { ...charter, seed }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    for (const { seat, act } of entries.slice(0, 3)) table.act(seat, act, 0);
    table.resign(1, 0);
    const forged = table.file(true);
    if (forged.end === null) throw new Error('it has an end');
    const { chain } = table;
    const signature = sign(null, Buffer.from(attestedText(charter, chain, forged.end.result)), privateKey);
    const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');
    const attested = { chain, key, signature: signature.toString('hex') };
    return writeMatch({ ...forged, end: { ...forged.end, attested } });
  });
}

async function checkDice(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay\//);
  // The file knows the seats by their handles: people are called by what they play.
  await page
    .locator('.table-title')
    .getByText(/^(Napoleon|Schwarzenberg) wins/)
    .waitFor();
  expect(await page.locator('.table-title').innerText()).not.toMatch(/[A-Za-z0-9_-]{22}/);
  await page.getByRole('button', { name: 'Check the dice' }).click();
}

test('a server that gives out another match than it had shown is found by the page, though all of it is sound and signed', async () => {
  const guest = await visit(browser);
  const host = await sitDownTogether(browser, guest);
  await playTurns([host, guest], 4);
  // What was shown before the page was loaded anew counts as well.
  await host.reload();
  await host.locator('.table-page').waitFor();
  await playTurns([host, guest], 2);
  await guest.route('**/api/v1/tables/*/file', async (route) => {
    const { text } = (await (await route.fetch()).json()) as { text: string };
    await route.fulfill({ json: { text: await otherMatch(text) } });
  });
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('menuitem', { name: /Resign/ }).click();
  await host.getByRole('alertdialog').locator('.strong').click();
  await checkDice(host);
  await host.locator('.verdict').getByText('It is the match that was shown here').waitFor();
  const saved = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save what was shown' }).click();
  await (await saved).delete();
  await checkDice(guest);
  await guest.locator('.verdict').getByText('This is not the match that was shown here').waitFor();
}, 120_000);
