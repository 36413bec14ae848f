import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { asked, take } from './play.ts';
import { launch, visit, visitors } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function expectSound(page: Page, where: string, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where}: width`).toBe(width);
  expect({ where, faults: await axeFaults(page) }).toEqual({ where, faults: [] });
}

test.each(
  visitors(
    [
      { theme: 'light', width: 360, height: 740 },
      { theme: 'dark', width: 360, height: 740 },
      { theme: 'light', width: 1440, height: 900 },
      { theme: 'dark', width: 1440, height: 900 },
    ] as const,
    0,
    3,
  ),
)(
  'every page fits and has no accessibility violation: $theme, $width px',
  async (visitor) => {
    const { width } = visitor;
    const page = await visit(browser, { ...visitor, path: '/?testing&seed=axe' });
    await page.getByRole('button', { name: 'Set up a game of Battle of the Nations 1813' }).click();
    await page.getByRole('radio', { name: 'We share this screen' }).waitFor();
    await expectSound(page, 'set-up', width);
    await page.getByRole('radio', { name: 'We share this screen' }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /show me the table/ }).waitFor();
    await expectSound(page, 'hand-over', width);
    await page.getByRole('button', { name: /show me the table/ }).click();
    await asked(page).waitFor();
    await take(page, 0);
    await asked(page).waitFor();
    await expectSound(page, 'table', width);
    await page.goto(page.url().replace('/play/', '/replay/'));
    await page.getByRole('slider').waitFor();
    await expectSound(page, 'replay', width);
    await page.goto('/rules/nations');
    await page.locator('[data-clause]').first().waitFor();
    await expectSound(page, 'rules', width);
    await page.goto('/learn/nations');
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await expectSound(page, 'lesson', width);
    await page.goto('/?testing');
    await page.locator('[data-game="tiny"]').getByRole('button', { name: /now/ }).click();
    await asked(page).waitFor();
    await expectSound(page, 'a table without a board', width);
  },
  180_000,
);

test('the guided first turn goes to its end, back and over', async () => {
  const page = await visit(browser, { path: '/' });
  await page.locator('[data-game="nations"]').getByRole('link', { name: 'Guided first turn' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Step 2 of 14').waitFor();
  // Something else is allowed by the rules, but not what the step is about.
  await asked(page).locator('button.offer:not([data-marked="true"])').first().click();
  await page.getByText('not what this step is about').waitFor();
  for (let step = 2; step < 14; step++) {
    await page.getByText(`Step ${step} of 14`).waitFor();
    await asked(page).locator('button.offer[data-marked="true"]').click();
    if (step === 5) {
      await page.getByText('Step 6 of 14').waitFor();
      await page.getByRole('button', { name: 'One step back' }).click();
      await page.getByText('Step 5 of 14').waitFor();
      await asked(page).locator('button.offer[data-marked="true"]').click();
    }
  }
  await page.getByRole('button', { name: 'Play a game now' }).waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByText('Step 1 of 14').waitFor();
  expect(await page.getByRole('button', { name: 'One step back' }).isDisabled()).toBe(true);
}, 60_000);
