import type { Army, CardKind, Field, NationsContent } from '../content/types.ts';
import { ANY_UNIT, MARKERS, MARKERS_PER_ARMY, NOWHERE, type NationsState, PLACED } from './state.ts';

/** Questions that several chapters ask of a position. */

export function armyOf(content: NationsContent, army: number): Army {
  return content.armies[army] as Army;
}

export function fieldOf(content: NationsContent, field: number): Field {
  return content.fields[field] as Field;
}

export function cardOf(content: NationsContent, card: number): CardKind {
  return content.cardKinds[card] as CardKind;
}

/** How many markers of an army are on the board. */
export function markersLeft(s: NationsState, army: number): number {
  let left = 0;
  for (let slot = army * MARKERS_PER_ARMY, end = slot + MARKERS_PER_ARMY; slot < end; slot++) {
    if (s.marker[slot] !== NOWHERE) left++;
  }
  return left;
}

/** Whether a marker of this army lies on a field. */
export function hasMarkerOn(s: NationsState, army: number, field: number): boolean {
  const slot = army * MARKERS_PER_ARMY;
  return s.marker[slot] === field || s.marker[slot + 1] === field || s.marker[slot + 2] === field;
}

export function markerSlot(s: NationsState, army: number, field: number): number {
  for (let slot = army * MARKERS_PER_ARMY, end = slot + MARKERS_PER_ARMY; slot < end; slot++) {
    if (s.marker[slot] === field) return slot;
  }
  return NOWHERE;
}

/** The first and the last army (exclusive) of a side: the French come first in every pack. */
export function armiesOf(content: NationsContent, side: number): readonly [from: number, to: number] {
  let known = ranges.get(content);
  if (known === undefined) {
    const french = content.armies.filter((army) => army.side === 0).length;
    known = [
      [0, french],
      [french, content.armies.length],
    ];
    ranges.set(content, known);
  }
  return known[side] as readonly [number, number];
}

const ranges = new WeakMap<NationsContent, readonly (readonly [number, number])[]>();

export function sideOf(content: NationsContent, army: number): number {
  return armyOf(content, army).side;
}

/** NAT 12#2: markers of an army that leads all three unit types count as each of them. */
export function isOfUnit(content: NationsContent, army: number, units: readonly number[]): boolean {
  const { unit } = armyOf(content, army);
  return unit === ANY_UNIT || units.includes(unit);
}

/** The strength an army has left, without terrain. */
export function strengthOf(content: NationsContent, s: NationsState, army: number): number {
  return armyOf(content, army).strength - (s.lost[army] as number);
}

/** The armies of the other side that stand next to this placed army. */
export function enemiesInContact(content: NationsContent, s: NationsState, army: number): number[] {
  const found: number[] = [];
  if (s.status[army] !== PLACED) return found;
  const side = sideOf(content, army);
  for (const field of fieldOf(content, s.field[army] as number).neighbours) {
    const there = s.stands[field] as number;
    if (there !== NOWHERE && sideOf(content, there) !== side) found.push(there);
  }
  return found;
}

/** Whether a side has nothing left to lay out and no marker on the board. */
export function isDone(content: NationsContent, s: NationsState, side: number): boolean {
  const [from, to] = armiesOf(content, side);
  for (let army = from; army < to; army++) if ((s.status[army] as number) <= MARKERS) return false;
  return true;
}

export function countOf(list: readonly number[], thing: number): number {
  let count = 0;
  for (const one of list) if (one === thing) count++;
  return count;
}
