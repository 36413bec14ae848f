import { useEffect } from 'react';
import type { Box } from './place-beside.ts';

/** What words can stand beside: a thing on the board, or a line of the list. */
const THINGS = '[data-thing], .offer, .generic-thing';

/** A thing larger than this is looked at where the pointer is, not as a whole. */
const LARGE = 160;
/** Room for the arrow itself. */
const ARROW = 12;

let pointer: { readonly x: number; readonly y: number } | null = null;

/** Keeps in mind where the pointer is, as long as somebody looks; keys put it out of mind. */
export function useLookedAt(): void {
  useEffect(() => {
    const note = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
    };
    const forget = () => {
      pointer = null;
    };
    window.addEventListener('pointermove', note, { capture: true, passive: true });
    window.addEventListener('keydown', forget, { capture: true });
    return () => {
      window.removeEventListener('pointermove', note, { capture: true });
      window.removeEventListener('keydown', forget, { capture: true });
    };
  }, []);
}

export const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/**
 * What is looked at, as a box of the window: the thing under the pointer, or the one that has the focus. Null if neither:
 * what only appears under a pointer at rest is not looked at.
 */
export function lookedAt(): Box | null {
  const at = pointer;
  const found = at === null ? document.activeElement : document.elementFromPoint(at.x, at.y);
  const box = found?.closest(THINGS)?.getBoundingClientRect();
  if (at === null) return box ?? null;
  const isLarge = box !== undefined && box.width > LARGE && box.height > LARGE;
  if (box !== undefined && !isLarge) return box;
  return { left: at.x - ARROW, top: at.y - ARROW, right: at.x + ARROW, bottom: at.y + ARROW };
}

/** What the words are about, beside the thing itself: who marches and his way, what a unit can fire at. */
export const keptClear = (): readonly Box[] =>
  [...document.querySelectorAll('.table-board [data-clear]')].map((one) => one.getBoundingClientRect());
