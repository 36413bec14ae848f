import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { asked } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('a match with a clock shows everybody’s time, ticking, and marks it when it is low', async () => {
  const page = await visit(browser, { path: '/?seed=clock' });
  await page.clock.install({ time: new Date('1813-10-16T08:00:00Z') });
  await page.goto('/?seed=clock');
  await page.getByRole('button', { name: 'Set up a game of Battle of the Nations 1813' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'Clock' })
    .selectOption({ label: '10 minutes each, and 30 seconds a turn' });
  await dialog.getByText('A turn’s own time is used up first.').waitFor();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await asked(page).waitFor();
  await page.clock.pauseAt(new Date('1813-10-16T09:00:00Z'));
  await page.reload();
  // The page's own timers stand still with the clock: it is moved on, a little at a time, until the table is there.
  const isThere = async () => {
    await page.clock.runFor(50);
    return asked(page).isVisible();
  };
  await expect.poll(isThere).toBe(true);
  const own = page.locator('.clocks > li').first();
  const others = page.locator('.clocks > li').nth(1);
  const seconds = async () => {
    const [minutes = 0, rest = 0] = ((await own.getByRole('timer').textContent()) ?? '')
      .split(':')
      .map((part) => parseInt(part, 10));
    return minutes * 60 + rest;
  };
  expect(await own.getAttribute('data-running')).toBe('true');
  expect(await others.getAttribute('data-running')).toBe('false');
  const start = await seconds();
  expect(start).toBeGreaterThan(600);
  expect(start).toBeLessThanOrEqual(630);
  await page.clock.runFor(60_000);
  await expect.poll(seconds).toBe(start - 60);
  expect(await others.getByRole('timer').textContent()).toBe('10:30');
  expect(await own.getAttribute('data-low')).toBe('false');
  await page.clock.runFor((start - 60 - 20) * 1000);
  await expect.poll(() => own.getAttribute('data-low')).toBe('true');
  expect(await own.textContent()).toContain('little time left');
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
}, 120_000);

test('without a clock none is shown', async () => {
  const page = await visit(browser, { path: '/?seed=clock' });
  await page.getByRole('button', { name: 'Play Battle of the Nations 1813 now against the computer' }).click();
  await asked(page).waitFor();
  expect(await page.locator('.clocks').count()).toBe(0);
});
