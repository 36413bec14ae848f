import { cell } from './columns.ts';
import type { Dice } from './dice.ts';
import { RulesFault } from './refusal.ts';
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

/** The open back of a thing whose face may be hidden: a small number from 0. */
export type BackOf = (thing: number) => number;

/** What a view says of a thing of which the viewer sees the back alone. */
export function backUp(back: number): number {
  return -2 - back;
}

/** The back that a view shows in place of a thing; null where the face is known, or nothing at all. */
export function backSeen(thing: number): number | null {
  return thing <= -2 ? -2 - thing : null;
}

/** Whether a view knows what this is: neither unknown nor seen from behind. */
export function isFace(thing: number): boolean {
  return thing >= 0;
}

export function veil(things: readonly number[] = [], seen: Seats = NOBODY): Veil {
  return { is: [...things], seen: things.map(() => seen) };
}

/**
 * What a viewer sees of a veil whose slots have a place of their own: a pile, a row of cards, counters on a map. With
 * `backOf`, what he does not know shows its back.
 */
export function veilView(hidden: Veil, viewer: Viewer, backOf?: BackOf): Veil {
  const bit = bitOf(viewer);
  const is = new Array<number>(hidden.is.length);
  for (let i = 0; i < is.length; i++) {
    const thing = hidden.is[i] as number;
    const seen = ((hidden.seen[i] as number) & bit) !== 0;
    is[i] = seen ? thing : backOf === undefined ? UNKNOWN : backUp(backOf(thing));
  }
  return { is, seen: hidden.seen.slice() };
}

/** What a viewer sees of a pile that is drawn from its end: of what he does not know, the back of the top one alone. */
export function pileView(hidden: Veil, viewer: Viewer, backOf: BackOf): Veil {
  const view = veilView(hidden, viewer);
  const top = view.is.length - 1;
  if (view.is[top] === UNKNOWN) view.is[top] = backUp(backOf(hidden.is[top] as number));
  return view;
}

/**
 * What a viewer sees of a veil without order, like a hand: what he knows first, sorted, then the others, by their backs
 * where these are open (`backOf`).
 */
export function handView(hidden: Veil, viewer: Viewer, backOf?: BackOf): Veil {
  const seen = veilView(hidden, viewer, backOf);
  const order = seen.is.map((_, i) => i);
  order.sort((a, b) => rankIn(seen, a) - rankIn(seen, b) || cell(seen.seen, a) - cell(seen.seen, b));
  return { is: order.map((i) => cell(seen.is, i)), seen: order.map((i) => cell(seen.seen, i)) };
}

/** Unknown things and backs lie below 0: they come after all that is known, the first back first. */
function rankIn(view: Veil, slot: number): number {
  const thing = cell(view.is, slot);
  return isFace(thing) ? thing : FIRST_BACK - thing;
}

/** Above every thing there is, with room for the backs. */
const FIRST_BACK = 2 ** 40;

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
 * the veils are views (changed in place). What lies openly elsewhere must have been taken out of `all` before. With
 * `backOf`, a slot that shows a back gets something with that back.
 */
export function dealUnknown(all: readonly number[], views: readonly Veil[], dice: Dice, backOf?: BackOf): void {
  const rest = without(all, views);
  dice.shuffle(rest);
  if (backOf !== undefined) dealByBack(rest, views, backOf);
  let next = 0;
  for (const view of views) {
    for (let i = 0; i < view.is.length; i++) if (view.is[i] === UNKNOWN) view.is[i] = rest[next++] as number;
  }
  if (next !== rest.length) throw new Error(`${rest.length} unknown things for ${next} slots`);
}

/** Slots that show a back choose first, among things in random order; what is left then lies in random order too. */
function dealByBack(rest: number[], views: readonly Veil[], backOf: BackOf): void {
  for (const view of views) {
    for (let i = 0; i < view.is.length; i++) {
      const back = backSeen(view.is[i] as number);
      if (back === null) continue;
      const at = rest.findIndex((thing) => backOf(thing) === back);
      if (at < 0) throw new Error(`nothing with back ${back} is left for a slot that shows it`);
      view.is[i] = rest[at] as number;
      rest.splice(at, 1);
    }
  }
}

/** Everything in `all` that is in none of these veils, as often as it is there. */
export function without(all: readonly number[], views: readonly Veil[]): number[] {
  const count = new Map<number, number>();
  for (const thing of all) count.set(thing, (count.get(thing) ?? 0) + 1);
  for (const view of views) {
    for (const thing of view.is) if (isFace(thing)) count.set(thing, (count.get(thing) ?? 0) - 1);
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

/** Mixes the things in these slots, so that only those in `known` know which is which; returns who has learnt something. */
export function mix(hidden: Veil, slots: readonly number[], known: Seats, dice: Dice): number {
  const things: number[] = [];
  let knewAll: number = EVERYONE;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const thing = hidden.is[slot];
    if (thing === undefined || slots.indexOf(slot) !== i) {
      throw new RulesFault(`slots ${slots.join(', ')} cannot be mixed`);
    }
    things.push(thing);
    knewAll &= hidden.seen[slot] as number;
  }
  dice.shuffle(things);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    hidden.is[slot] = things[i] as number;
    hidden.seen[slot] = known;
  }
  // Whoever knew only some of them, and knows all of them now, has learnt something.
  return known & ~knewAll;
}
