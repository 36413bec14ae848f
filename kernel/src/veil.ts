import type { Dice } from './dice.ts';
import { bitOf, EVERYONE, NOBODY, type Seats, type Viewer } from './seats.ts';

/**
 * The knowledge ledger: things that not everyone may know, a slot each. `is` holds what they are, `seen` who knows it.
 * A pile of cards is a veil, a hand is one, the faces of the counters on a map are one. Whom a thing was shown to is
 * public; what it is, is not. Rules change veils through the context (`c.show`, `c.move`, `c.conceal`), so that the
 * kernel knows when new information came out.
 */
export interface Veil {
  is: number[];
  seen: number[];
}

/** What a view says of a thing that the viewer does not know. */
export const UNKNOWN = -1;

export function veil(things: readonly number[] = [], seen: Seats = NOBODY): Veil {
  return { is: [...things], seen: things.map(() => seen) };
}

/** What a viewer sees of a veil whose slots have a place of their own: a pile, a row of cards, counters on a map. */
export function veilView(hidden: Veil, viewer: Viewer): Veil {
  const bit = bitOf(viewer);
  const is = new Array<number>(hidden.is.length);
  for (let i = 0; i < is.length; i++) {
    is[i] = ((hidden.seen[i] as number) & bit) !== 0 ? (hidden.is[i] as number) : UNKNOWN;
  }
  return { is, seen: hidden.seen.slice() };
}

/** What a viewer sees of a veil without order, like a hand: what he knows first, sorted, then as many unknowns. */
export function handView(hidden: Veil, viewer: Viewer): Veil {
  const seen = veilView(hidden, viewer);
  const order = seen.is.map((_, i) => i);
  const rank = (i: number) => (seen.is[i] === UNKNOWN ? Number.MAX_SAFE_INTEGER : (seen.is[i] as number));
  order.sort((a, b) => rank(a) - rank(b) || (seen.seen[a] as number) - (seen.seen[b] as number));
  return { is: order.map((i) => seen.is[i] as number), seen: order.map((i) => seen.seen[i] as number) };
}

/** Whether a viewer knows what is in a slot. */
export function knows(hidden: Veil, slot: number, viewer: Viewer): boolean {
  return ((hidden.seen[slot] ?? NOBODY) & bitOf(viewer)) !== 0;
}

/**
 * The slot in which a thing lies; of several alike, the one that most seats know. Whoever plays one of two like cards
 * plays the one that was seen already: which of them it is must not depend on how they happen to lie in the hand.
 */
export function bestKnownSlot(hidden: Veil, thing: number): number {
  let best = -1;
  for (let slot = 0; slot < hidden.is.length; slot++) {
    if (hidden.is[slot] !== thing) continue;
    if (best < 0 || seers(hidden, slot) > seers(hidden, best)) best = slot;
  }
  return best;
}

/** How many know what is in a slot. */
function seers(hidden: Veil, slot: number): number {
  let count = 0;
  for (let bits = hidden.seen[slot] ?? NOBODY; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/**
 * Deals what is not accounted for into the unknown slots: the heart of every `imagine`. `all` is everything there is,
 * the veils are views (changed in place). What lies openly elsewhere must have been taken out of `all` before.
 */
export function dealUnknown(all: readonly number[], views: readonly Veil[], dice: Dice): void {
  const rest = without(all, views);
  dice.shuffle(rest);
  let next = 0;
  for (const view of views) {
    for (let i = 0; i < view.is.length; i++) if (view.is[i] === UNKNOWN) view.is[i] = rest[next++] as number;
  }
  if (next !== rest.length) throw new Error(`${rest.length} unknown things for ${next} slots`);
}

/** Everything in `all` that is in none of these veils, as often as it is there. */
export function without(all: readonly number[], views: readonly Veil[]): number[] {
  const count = new Map<number, number>();
  for (const thing of all) count.set(thing, (count.get(thing) ?? 0) + 1);
  for (const view of views) {
    for (const thing of view.is) if (thing !== UNKNOWN) count.set(thing, (count.get(thing) ?? 0) - 1);
  }
  const rest: number[] = [];
  for (const [thing, n] of count) {
    if (n < 0) throw new Error(`thing ${thing} is known in more places than there are of it`);
    for (let i = 0; i < n; i++) rest.push(thing);
  }
  return rest;
}

/** Things lying face up for all to see. */
export function faceUp(things: readonly number[]): Veil {
  return veil(things, EVERYONE);
}
