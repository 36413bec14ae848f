import { type Derived, derived, UNKNOWN } from '@bivouac/kernel';
import { type GloireState, OFF } from '../state.ts';

/** What stands where: by side its towns in order and its counters in each, and the counter of each piece, if known. */
export interface Standing {
  readonly towns: readonly [readonly number[], readonly number[]];
  /** By side and town: its counters, in order. */
  readonly at: readonly (readonly number[] | undefined)[];
  readonly slotOf: readonly number[];
}

/** A standing in the making, with the places and faces that it was made from. Lists are replaced, never changed. */
interface Kept extends Standing {
  readonly towns: [readonly number[], readonly number[]];
  readonly at: (readonly number[] | undefined)[];
  readonly slotOf: number[];
  readonly place: number[];
  readonly face: number[];
}

export const NOBODY_THERE: readonly number[] = [];

function standing(s: GloireState): Kept {
  const counters = s.place.length;
  const nobody: Kept = {
    towns: [NOBODY_THERE, NOBODY_THERE],
    at: new Array<undefined>(2 * s.control.length).fill(undefined),
    slotOf: new Array<number>(counters).fill(OFF),
    place: new Array<number>(counters).fill(OFF),
    face: new Array<number>(counters).fill(UNKNOWN),
  };
  return follow(s, nobody);
}

/** Most changes move a stack or nothing at all: only the lists of counters that have moved are made anew. */
function follow(s: GloireState, kept: Kept): Kept {
  const { place, face, slotOf } = kept;
  const { is } = s.face;
  for (let slot = 0; slot < place.length; slot++) {
    const town = s.place[slot] as number;
    if (town !== place[slot]) {
      const side = slot < s.frenchSlots ? 0 : 1;
      leave(kept, side, place[slot] as number, slot);
      enter(kept, side, town, slot);
      place[slot] = town;
    }
    const piece = is[slot] as number;
    const was = face[slot] as number;
    if (piece === was) continue;
    // Another counter may have become what this one was already.
    if (was !== UNKNOWN && slotOf[was] === slot) slotOf[was] = OFF;
    if (piece !== UNKNOWN) slotOf[piece] = slot;
    face[slot] = piece;
  }
  return kept;
}

function leave({ towns, at }: Kept, side: 0 | 1, town: number, slot: number): void {
  if (town < 0) return;
  const i = indexOf(at, side, town);
  const rest = at[i]?.filter((one) => one !== slot) ?? NOBODY_THERE;
  at[i] = rest;
  if (rest.length === 0) towns[side] = towns[side].filter((one) => one !== town);
}

function enter({ towns, at }: Kept, side: 0 | 1, town: number, slot: number): void {
  if (town < 0) return;
  const i = indexOf(at, side, town);
  const here = at[i] ?? NOBODY_THERE;
  if (here.length === 0) towns[side] = inOrder(towns[side], town);
  at[i] = inOrder(here, slot);
}

function indexOf(at: readonly unknown[], side: number, town: number): number {
  return side === 0 ? town : town + at.length / 2;
}

/** The list with one more in its place. */
function inOrder(list: readonly number[], one: number): readonly number[] {
  let at = list.length;
  while (at > 0 && (list[at - 1] as number) > one) at--;
  return [...list.slice(0, at), one, ...list.slice(at)];
}

export const whereabouts: Derived<GloireState, Standing> = derived<GloireState, Kept>(
  (s) => s.version,
  standing,
  follow,
);

/** The counters of a side in a town, in and outside its walls. */
export function countersOf({ at }: Standing, side: number, town: number): readonly number[] {
  return town < 0 ? NOBODY_THERE : (at[indexOf(at, side, town)] ?? NOBODY_THERE);
}
