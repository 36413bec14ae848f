import type { Words } from '@bivouac/kernel';
import type { Point } from '@bivouac/kit/geometry';
import { statusOfSlot } from '../rules/pieces/stack.ts';
import { countersAt, leaderIn, sideOfSlot, townsOf, unitIn } from '../rules/pieces/pieces.ts';
import { type Board, COMMANDED, EDGE, OFF, SIDES } from '../rules/state.ts';
import type { Condition } from './faces.tsx';
import { layoutOf, pilePlace } from './layout.ts';

/** The counters of a side in one place. */
export interface Pile {
  /** A number of its own, for whoever opens it. */
  readonly place: number;
  readonly side: number;
  /** Its town, or OFF for those who wait at an edge. */
  readonly town: number;
  readonly edge: number;
  readonly x: number;
  readonly y: number;
  readonly slots: readonly number[];
  /** How many of them are within the walls. */
  readonly walled: number;
}

/** The stacks of a position. */
export function pilesOf(b: Board, language: keyof Words): readonly Pile[] {
  const { towns, edges } = b.content.map;
  const layout = layoutOf(b.content, language);
  const piles: Pile[] = [];
  for (const side of SIDES) {
    for (const town of townsOf(b, side)) {
      const at = towns[town];
      if (at === undefined) continue;
      const slots = countersAt(b, town, side);
      const isAlone = countersAt(b, town, 1 - side).length === 0;
      const walled = slots.filter((slot) => b.s.inside[slot] === 1).length;
      const place = pilePlace(at, layout[town], side, isAlone);
      piles.push({ place: 2 * town + side, side, town, edge: OFF, ...place, slots, walled });
    }
  }
  for (const [edge, { x, y, side: compass }] of edges.entries()) {
    const slots = b.s.place.flatMap((place, slot) => (place === EDGE - edge ? [slot] : []));
    const [first] = slots;
    if (first === undefined) continue;
    const at = inward({ x, y }, compass);
    piles.push({
      place: 2 * towns.length + edge,
      side: sideOfSlot(b, first),
      town: OFF,
      edge,
      ...at,
      slots,
      walled: 0,
    });
  }
  return piles;
}

const IN = 14;

/** Whoever waits at an edge stands just inside the sheet. */
function inward({ x, y }: Point, side: 'north' | 'east' | 'south' | 'west'): Point {
  switch (side) {
    case 'north':
      return { x, y: y + IN };
    case 'south':
      return { x, y: y - IN };
    case 'west':
      return { x: x + IN, y };
    case 'east':
      return { x: x - IN, y };
    default:
      return side satisfies never;
  }
}

/** How a counter fares, as far as the viewer knows. */
export function conditionOf(b: Board, slot: number, mine: number): Condition {
  const own = sideOfSlot(b, slot) === mine;
  const troops = own && leaderIn(b, slot) === OFF && unitIn(b, slot) !== OFF;
  return {
    acted: b.s.acted[slot] === 1 && b.s.active === sideOfSlot(b, slot),
    tired: b.s.fatigued[slot] === 1,
    cutOff: troops && statusOfSlot(b, slot) !== COMMANDED,
  };
}

/** The strength of a stack as far as it is known, and whether that is all of it. */
export function knownStrength(b: Board, slots: readonly number[]): { readonly points: number; readonly all: boolean } {
  let [points, all] = [0, true];
  for (const slot of slots) {
    if ((b.s.face.is[slot] ?? -1) < 0) all = false;
    const unit = unitIn(b, slot);
    if (unit === OFF) continue;
    const here = b.s.points[unit] ?? -1;
    if (here < 0) all = false;
    else points += here;
  }
  return { points, all };
}
