/** Layouts with the fullest positions, in both languages: the longest hands, stacks and names. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { empereurAt } from './empereur-positions.ts';
import { fullestOf } from './fullest.ts';
import { expectLayout } from './layout.ts';
import { asked, openMatch } from './play.ts';
import { launch, visit, visitors } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const positions = {
  ...fullestOf,
  /** The whole field of Auerstaedt, in its third turn. */
  field: () => empereurAt({ prompt: 'mover', scenario: 'auerstaedt', turn: 2, bot: true }),
} as const;

const kinds = visitors(
  [
    { width: 1366, height: 768, phone: false, locale: 'fr-FR', theme: 'light' },
    { width: 360, height: 740, phone: true, locale: 'fr-FR', theme: 'dark' },
    { width: 1366, height: 768, phone: false, locale: 'en-GB', theme: 'dark' },
    { width: 360, height: 740, phone: true, locale: 'en-GB', theme: 'light' },
    { width: 1920, height: 1080, phone: false, locale: 'fr-FR', theme: 'dark' },
  ] as const,
  0,
  1,
);

test.each(Object.entries(positions).map(([position, played]) => ({ position, played })))(
  'the layout holds in the fullest positions: $position',
  async ({ position, played }) => {
    const text = played();
    for (const visitor of kinds) {
      const page = await visit(browser, visitor);
      await openMatch(page, text);
      await asked(page).waitFor();
      await expectLayout(page, `${position}, ${visitor.width} px, ${visitor.locale}`, visitor.width);
      if (process.env['KEEP_PICTURES'] !== undefined) {
        await page.screenshot({ path: `${process.env['KEEP_PICTURES']}/full-${position}-${visitor.width}.png` });
      }
      await page.context().close();
    }
  },
  180_000,
);
