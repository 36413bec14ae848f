import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookWithAxe } from './axe.ts';
import { middleOf } from './middle.ts';
import { asked, openMatch } from './play.ts';
import { launch, visit, visitors } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const names = (page: Page): Promise<string[]> => page.getByRole('heading', { level: 3 }).allTextContents();
const language = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

describe('the front page', () => {
  test('opens with its title and the four games', async () => {
    const page = await visit(browser);
    expect(await page.title()).toBe('Bivouac');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Bivouac');
    expect(await names(page)).toEqual([
      'Battle of the Nations 1813',
      'Jours de Gloire Campagne: Germany 1813',
      'Vive l’Empereur!',
      'The Conquests of Napoleon',
    ]);
    expect(await page.getByRole('article').count()).toBe(4);
  });

  test('says how long each rulebook is', async () => {
    const page = await visit(browser);
    const texts = await page.getByRole('article').allTextContents();
    for (const text of texts) expect(text).toMatch(/[1-9]\d* paragraphs/);
  });

  test('speaks the language of the browser', async () => {
    const page = await visit(browser, { locale: 'fr-CA' });
    expect(await language(page)).toBe('fr');
    expect(await names(page)).toContain('Les Conquêtes de Napoléon');
  });

  test('switches the language by keyboard, and keeps it after a reload', async () => {
    const page = await visit(browser);
    const french = page.getByRole('button', { name: 'Français' });
    await french.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Les tables' }).waitFor();
    expect(await french.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await page.getByRole('heading', { name: 'Les tables' }).waitFor();
    expect(await language(page)).toBe('fr');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'The tables' }).waitFor();
  });

  test('switches the theme, and keeps it after a reload', async () => {
    const page = await visit(browser, { theme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const day = await paper();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const night = await paper();
    expect(night).not.toBe(day);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await paper()).toBe(night);
    expect(await page.getByRole('button', { name: 'Dark theme' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a place inside the page opens it, and its fonts come from here', async () => {
    const page = await visit(browser, { path: '/nations' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family.replaceAll('"', '')),
    );
    expect(loaded).toContain('EB Garamond Variable');
    expect(loaded).toContain('Source Sans 3 Variable');
  });
});

test.each(
  visitors(
    [
      { theme: 'light', width: 360, height: 740, locale: 'fr-FR' },
      { theme: 'light', width: 1440, height: 900, locale: 'en-GB' },
      { theme: 'dark', width: 360, height: 740, locale: 'en-GB' },
      { theme: 'dark', width: 1440, height: 900, locale: 'fr-FR' },
    ] as const,
    0,
    3,
  ),
)('fits and has no accessibility violation: $theme, $width px, $locale', async (visitor) => {
  const page = await visit(browser, visitor);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visitor.width);
  const { faults, passed } = await lookWithAxe(page);
  expect(faults).toEqual([]);
  expect(passed).toContain('color-contrast');
});

test('in the middle of a match a folded laptop has its whole bar; at the front page “Continue” covers no switch', async () => {
  const page = await visit(browser, { width: 1366, height: 768, locale: 'fr-FR' });
  await openMatch(page, middleOf.gloire());
  await asked(page).waitFor();
  await page.keyboard.press('h');
  await page.locator('.folded-question').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  await page.goto('/');
  const card = await page.locator('.continue').boundingBox();
  const switches = await page.locator('.masthead .switches').boundingBox();
  expect(card?.y).toBeGreaterThan((switches?.y ?? 0) + (switches?.height ?? 0));
  const play = await page.locator('[data-game="gloire"] .button.strong').first().boundingBox();
  expect((play?.y ?? 768) + (play?.height ?? 0)).toBeLessThan(768);
});
