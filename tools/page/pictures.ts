/** Takes the pictures in docs/pictures anew: `npm run pictures`; or those whose names begin so: `npm run pictures -- conquests`. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { AGAINST_COMPUTER, crowdedBattle } from './battle.ts';
import { isAsked, playedCampaign, playedEurope, playedMatch } from './played.ts';
import { openBrowser, servePage } from './served.ts';

interface Visitor {
  readonly width: number;
  readonly height: number;
  readonly locale?: 'en-GB' | 'fr-FR';
  readonly theme?: 'light' | 'dark';
  readonly phone?: boolean;
}

const [, , wanted = ''] = process.argv;

const DESK: Visitor = { width: 1440, height: 900 };
/** What most players have. */
const LAPTOP: Visitor = { width: 1366, height: 768 };
const PHONE: Visitor = { width: 390, height: 780, phone: true };

async function visit(browser: Browser, address: string, visitor: Visitor): Promise<Page> {
  const { width, height, locale = 'en-GB', theme = 'light', phone = false } = visitor;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: theme,
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone ? 2 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: address,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function openMatch(page: Page, text: string): Promise<void> {
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.actions').waitFor();
}

async function keep(page: Page, name: string): Promise<void> {
  if (!name.startsWith(wanted)) {
    await page.context().close();
    return;
  }
  // Nothing is pointed at, and what has just been drawn is drawn sharply.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
  await page.screenshot({ path: fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url)) });
  console.log(`docs/pictures/${name}.png`);
  await page.context().close();
}

const middle = playedMatch('pictures', (table, seat) => {
  const { view, decision } = table.show(0);
  const { time, actionsLeft, hands } = view.game;
  const begins = decision?.prompt === 'action' && actionsLeft >= 4;
  return seat === 0 && begins && time >= 14 && (hands[0]?.is.length ?? 0) >= 4;
});
const whole = playedMatch('pictures', () => false);
/** The French are to march at Lützen; later in a campaign they have a choice of tactics. */
const march = playedCampaign('luetzen', 'pictures', (table, seat) => isAsked(table, seat, 'activate', 1));
const battle = playedCampaign('spring', 'pictures', (table, seat) => isAsked(table, seat, 'tactic', 3));
/** In the second age Napoleon moves; earlier a combat is being fought. */
const europeMoves = playedEurope(
  'pictures',
  (table, seat) => isAsked(table, seat, 'move', 6) && table.show(0).view.game.turn >= 4,
);
const europeFights = playedEurope(
  'pictures',
  (table, seat) => isAsked(table, seat, 'attackCard', 2) && table.show(0).view.game.turn >= 2,
);

/** The field of Auerstaedt, with nearly everybody on it. */
const field = crowdedBattle('b', AGAINST_COMPUTER).text;

const served = await servePage();
const browser = await openBrowser();
const at = (visitor: Visitor) => visit(browser, served.address, visitor);

await keep(await at(DESK), 'front');
await keep(await at(LAPTOP), 'front-laptop');
await keep(await at(PHONE), 'front-phone');
for (const [name, visitor] of [
  ['table', DESK],
  ['table-laptop', LAPTOP],
  ['table-fr', { ...DESK, locale: 'fr-FR' }],
  ['table-dark', { ...DESK, theme: 'dark' }],
  ['table-dark-fr', { ...DESK, theme: 'dark', locale: 'fr-FR' }],
  ['table-phone', PHONE],
  ['table-phone-dark-fr', { ...PHONE, theme: 'dark', locale: 'fr-FR' }],
] as const) {
  const page = await at(visitor);
  await openMatch(page, middle);
  await page.locator('.actions[data-asked="true"]').waitFor();
  await keep(page, name);
}
for (const [name, visitor, text] of [
  ['gloire-table', DESK, march],
  ['gloire-table-laptop', LAPTOP, march],
  ['gloire-table-fr', { ...DESK, locale: 'fr-FR' }, march],
  ['gloire-phone', PHONE, march],
  ['gloire-battle-dark', { ...DESK, theme: 'dark' }, battle],
] as const) {
  const page = await at(visitor);
  await openMatch(page, text);
  await page.locator('.actions[data-asked="true"]').waitFor();
  if (text === battle) await page.locator('.glo-odds').first().waitFor();
  await keep(page, name);
}
for (const [name, visitor, text] of [
  ['conquests-table', DESK, europeMoves],
  ['conquests-table-laptop', LAPTOP, europeMoves],
  ['conquests-table-fr', { ...DESK, locale: 'fr-FR' }, europeMoves],
  ['conquests-phone', PHONE, europeMoves],
  ['conquests-battle-dark', { ...DESK, theme: 'dark' }, europeFights],
] as const) {
  const page = await at(visitor);
  await openMatch(page, text);
  await page.locator('.actions[data-asked="true"]').waitFor();
  await keep(page, name);
}
for (const [name, visitor] of [
  ['empereur-table', DESK],
  ['empereur-table-laptop', LAPTOP],
  ['empereur-table-dark-fr', { ...DESK, theme: 'dark', locale: 'fr-FR' }],
  ['empereur-phone', PHONE],
] as const) {
  const page = await at(visitor);
  await openMatch(page, field);
  await page.locator('.actions[data-asked="true"]').waitFor();
  await keep(page, name);
}
for (const [name, visitor] of [
  ['end', DESK],
  ['end-fr', { ...DESK, locale: 'fr-FR' }],
] as const) {
  const page = await at(visitor);
  await openMatch(page, whole);
  await page.getByRole('dialog').waitFor();
  await page.locator('.plot path').first().waitFor();
  await keep(page, name);
}
await browser.close();
await served.close();
