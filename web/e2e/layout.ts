import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults } from './axe.ts';

/** A finger is about this wide. */
export const FINGER = 40;

/**
 * What is wrong with the controls of the page, in words: out of the page sideways, covered by something else, or too
 * small for a finger. Words inside a sentence that can be pressed may be as high as the sentence; what lies on a map is
 * as large as the map is near, and is looked at by itself.
 */
const FAULTS = `((finger) => {
  const faults = [];
  const name = (one) => (one.getAttribute('aria-label') || one.textContent || one.tagName).trim().slice(0, 40);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const one of document.querySelectorAll('button, a[href], select, input, [role="button"], [role="tab"]')) {
    if (!seen(one) || one.closest('.unseen, .map-sheet') !== null || one.matches('.unseen')) continue;
    one.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const scrolls = one.closest('.nat-own, .nat-market, .glo-hand-cards') !== null;
    if (!scrolls && (left < -1 || right > innerWidth + 1)) faults.push(name(one) + ': out of the page');
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    const label = one.closest('label');
    const same = there !== null && (one.contains(there) || there.contains(one) || label?.contains(there));
    const pair = there?.closest('.nat-group') !== null && there?.closest('.nat-group') === one.closest('.nat-group');
    // A full hand is fanned: of each kind of card an edge can be seen and pressed.
    const group = one.closest('.nat-own .nat-group');
    const fanned = group !== null && group.contains(document.elementFromPoint(group.getBoundingClientRect().left + 10, y));
    // On a phone what is said of a tapped thing lies over the question's words until it is closed; never over an answer.
    const said = one.matches('.clause') && there?.closest('.explain-sheet') !== null;
    if (!same && !pair && !fanned && !said) faults.push(name(one) + ': covered by ' + (there?.className?.baseVal ?? there?.className));
    const inline = one.matches('.clause, .thing, .plain, .colophon a, .card-facts a, .home, input');
    if (finger > 0 && !inline && (width < finger - 0.5 || height < finger - 0.5)) {
      faults.push(name(one) + ': ' + Math.round(width) + ' by ' + Math.round(height));
    }
  }
  // Text that is wider than its box is cut off, unless the box scrolls or says so by an ellipsis.
  for (const one of document.querySelectorAll('h1, h2, h3, p, button, li, td, th, dt, dd, label')) {
    if (!seen(one) || one.closest('.unseen, .map-sheet') !== null || one.matches('.unseen')) continue;
    const { overflowX, textOverflow } = getComputedStyle(one);
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 2) {
      faults.push(name(one) + ': cut off');
    }
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
})`;

export async function expectLayout(page: Page, where: string, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where}: width`).toBe(width);
  // What is said of the thing under the pointer may lie over anything: it goes when the pointer does.
  if (width >= 768) {
    await page.mouse.move(1, 1);
    await page.locator('.explain-card[data-empty="false"]').waitFor({ state: 'hidden' });
  }
  const finger = width < 768 ? FINGER : 0;
  const faults = await page.evaluate<string[]>(`${FAULTS}(${finger})`);
  expect({ where, faults }).toEqual({ where, faults: [] });
}

/** Nothing is out of reach of keys and screen readers: on the whole page, or within a part of it. */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  expect({ where, faults: await axeFaults(page, part) }).toEqual({ where, faults: [] });
}
