import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const LIT = '[data-lit]';
const ANY = '[data-thing]';

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const ways: { readonly [way in Way]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isWay = (key: string): key is Way => Object.hasOwn(ways, key);

type Focusable = HTMLElement | SVGElement;

const things = (root: HTMLElement, selector: string): readonly Focusable[] =>
  [...root.querySelectorAll<Focusable>(selector)].filter((one) => one.getClientRects().length > 0);

const middle = (one: Element): { x: number; y: number } => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest thing in a direction: what lies well aside counts as further away. */
function nearest(from: Element, all: readonly Focusable[], way: Way): Focusable | undefined {
  const [dx, dy] = ways[way];
  const start = middle(from);
  let best: { readonly one: Focusable; readonly away: number } | undefined;
  for (const one of all) {
    const { x, y } = middle(one);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const away = ahead + aside * 2.2;
    if (one !== from && ahead > 1 && (best === undefined || away < best.away)) best = { one, away };
  }
  return best?.one;
}

/**
 * One stop for the Tab key; from there arrows go to the nearest lit thing, Home and End to the first and the last. With
 * Shift they go to anything on the table, lit or not, so that its name and the reason why not can be read.
 */
export function useRoving(root: RefObject<HTMLElement | null>, lit: ReadonlyMap<string, unknown>) {
  const wasInside = useRef(false);
  // A click gives the focus, too, but whoever uses a pointer is not led on by it: the page would speak of what he does not look at.
  const pressed = useRef(false);

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const found = lit.size === 0 ? [] : things(board, LIT);
    for (const one of board.querySelectorAll<Focusable>(ANY)) one.setAttribute('tabindex', '-1');
    const active = board.ownerDocument.activeElement;
    const current = found.find((one) => one === active) ?? found[0];
    current?.setAttribute('tabindex', '0');
    // What had the focus may be gone or dark after an action: the next question begins at its first lit thing.
    const lost =
      active === null ||
      active === board.ownerDocument.body ||
      (board.contains(active) && !found.some((one) => one === active));
    if (wasInside.current && lost && active?.closest('.map-viewport, button') !== active) {
      current?.focus({ preventScroll: true });
    }
  }, [root, lit]);

  return {
    onFocusCapture: (event: { readonly target: EventTarget }) => {
      if (!pressed.current && event.target instanceof Element && event.target.matches(ANY)) wasInside.current = true;
    },
    onPointerDownCapture: () => {
      pressed.current = true;
      wasInside.current = false;
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      const board = root.current;
      const from = event.target;
      pressed.current = false;
      if (board === null || !(from instanceof Element) || !from.matches(ANY)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      wasInside.current = true;
      const all = things(board, event.shiftKey ? ANY : LIT);
      const to = isWay(event.key)
        ? nearest(from, all, event.key)
        : event.key === 'Home'
          ? all[0]
          : event.key === 'End'
            ? all[all.length - 1]
            : undefined;
      if (to === undefined) {
        if (isWay(event.key)) event.stopPropagation();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      for (const one of board.querySelectorAll(`${ANY}[tabindex="0"]`)) one.setAttribute('tabindex', '-1');
      to.setAttribute('tabindex', '0');
      to.focus();
    },
  };
}
