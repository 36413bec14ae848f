import { placesIn, type Stack, type Standing } from '@bivouac/kit';
import { boxAround, middleOf } from '@bivouac/kit/geometry';
import type { NationsContent } from '../content/types.ts';
import { MARKERS_PER_ARMY, NOWHERE, type NationsState, PLACED } from '../rules/state.ts';
import { MARKER, PLATE } from './counters.tsx';
import { layoutOf } from './layout.ts';

/** A troop marker or an army on the map. */
export interface Counter extends Standing {
  readonly kind: 'marker' | 'army';
  readonly army: number;
  readonly field: number;
}

const CELL = { width: PLATE + 3, height: 2 * MARKER + 8 } as const;

/** An army stands alone in its field: it may be this large. */
const LARGEST_ARMY = 1.28;

/** The stacks of a position: counters side by side in the room of their field, beside its name. */
export function stacksOf(content: NationsContent, s: NationsState, spread: boolean): readonly Stack<Counter>[] {
  const roomOf = (field: number) => layoutOf(content)[field]?.room ?? boxAround(0, 0, 60, 40);
  const slots = new Map<number, number[]>();
  for (const [slot, field] of s.marker.entries()) {
    if (field !== NOWHERE) slots.set(field, [...(slots.get(field) ?? []), slot]);
  }
  const markers = [...slots].map(([field, there]): Stack<Counter> => {
    const places = placesIn(there.length, roomOf(field), CELL, spread);
    const counters = there.flatMap((slot, i): Counter[] => {
      const place = places[i];
      const army = Math.floor(slot / MARKERS_PER_ARMY);
      return place === undefined ? [] : [{ ...place, key: `m${slot}`, kind: 'marker', army, field }];
    });
    return { place: field, ...middleOf(roomOf(field)), counters };
  });
  const armies = s.status.flatMap((status, army): Stack<Counter>[] => {
    const field = s.field[army] ?? NOWHERE;
    if (status !== PLACED || field === NOWHERE) return [];
    const room = roomOf(field);
    const scale = Math.min(LARGEST_ARMY, room.width / 66, room.height / 56);
    return [
      {
        place: field,
        ...middleOf(room),
        counters: [{ key: `a${army}`, kind: 'army', army, field, x: 0, y: 0, scale }],
      },
    ];
  });
  return [...markers, ...armies].sort((a, b) => a.place - b.place);
}
