import './motion.css';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/** Something that goes from one place of the table to another, to be seen on its way. */
export interface Flight {
  /** Another key is another flight. */
  readonly key: string;
  /** Where it comes from and goes to: names of anchors, the best first. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly face: ReactNode;
  readonly ms: number;
}

/** Written on whatever things fly from and to. */
export const anchor = (name: string) => ({ 'data-anchor': name });

type Rects = ReadonlyMap<string, DOMRect>;

function anchorsIn(root: HTMLElement): Rects {
  const found = new Map<string, DOMRect>();
  for (const one of root.querySelectorAll('[data-anchor]')) {
    const name = one.getAttribute('data-anchor') ?? '';
    if (!found.has(name)) found.set(name, one.getBoundingClientRect());
  }
  return found;
}

/** A place of the map is found by the name of the thing there. */
const thingIn = (root: HTMLElement, name: string): DOMRect | undefined =>
  root.querySelector(`[data-thing="${CSS.escape(name)}"]`)?.getBoundingClientRect();

const firstOf = (names: readonly string[], find: (name: string) => DOMRect | undefined): DOMRect | undefined =>
  names.map(find).find((rect) => rect !== undefined && rect.width > 0);

/** How large a thing is on its way, and where it lands. */
const LIFTED = 1.12;

function fly(flier: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  Object.assign(flier.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    visibility: 'visible',
  });
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const lands = Math.min(LIFTED, Math.max(0.4, to.width / from.width));
  flier.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.25}px, ${y * 0.25 - 14}px) scale(${LIFTED})`, offset: 0.3 },
      { transform: `translate(${x}px, ${y}px) scale(${lands})`, opacity: 1, offset: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(${lands})`, opacity: 0 },
    ],
    { duration: ms, easing: 'cubic-bezier(0.35, 0, 0.25, 1)', fill: 'forwards' },
  );
}

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly flight: Flight | null;
}

/**
 * Shows one flight at a time. What has left its place is gone from the page by then, so places are remembered from the
 * last moment at which nothing flew.
 */
export function Flights({ root, flight }: FlightsProps) {
  const flier = useRef<HTMLDivElement>(null);
  const before = useRef<Rects>(new Map());
  useLayoutEffect(() => {
    if (flight === null && root.current !== null) before.current = anchorsIn(root.current);
  });
  const started = useRef('');
  useLayoutEffect(() => {
    const table = root.current;
    // A flight starts once; while it lasts the board may be drawn again.
    if (table === null || flight === null || started.current === flight.key) return;
    started.current = flight.key;
    const now = anchorsIn(table);
    const from = firstOf(flight.from, (name) => before.current.get(name) ?? now.get(name));
    const to = firstOf(flight.to, (name) => now.get(name) ?? thingIn(table, name));
    if (flier.current !== null && from !== undefined && to !== undefined) fly(flier.current, from, to, flight.ms);
  }, [root, flight]);
  if (flight === null) return null;
  return (
    <div key={flight.key} ref={flier} className="kit-flier" aria-hidden="true" data-flight={flight.key}>
      {flight.face}
    </div>
  );
}
