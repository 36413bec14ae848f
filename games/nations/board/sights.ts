import type { Thing } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';
import { middleOf, type Point } from '@bivouac/kit/geometry';
import type { NationsContent } from '../content/types.ts';
import { MARKERS_PER_ARMY, NOWHERE, type NationsState } from '../rules/state.ts';
import { layoutOf, MARGIN } from './layout.ts';

/** The middle of the room of a field, on the map itself. */
export function placeOf(content: NationsContent, field: number): Point | null {
  const room = layoutOf(content)[field]?.room;
  return room === undefined ? null : middleOf(room);
}

/** The same on the sheet, which has a margin around the map. */
function onSheet(content: NationsContent, field: number): Point | null {
  const place = placeOf(content, field);
  return place === null ? null : { x: place.x + MARGIN, y: place.y + MARGIN };
}

/** The point of the sheet that a thing is to be seen at. */
export function sightOf(content: NationsContent, s: NationsState, thing: Thing | null): Point | null {
  if (thing === null) return null;
  const fields: { readonly [kind: string]: () => number } = {
    field: () => thing.id,
    mission: () => content.missions[thing.id]?.field ?? NOWHERE,
    army: () => {
      const stands = s.field[thing.id] ?? NOWHERE;
      const markers = s.marker.slice(thing.id * MARKERS_PER_ARMY, (thing.id + 1) * MARKERS_PER_ARMY);
      return stands !== NOWHERE ? stands : (markers.find((field) => field !== NOWHERE) ?? NOWHERE);
    },
  };
  return onSheet(content, fields[thing.kind]?.() ?? NOWHERE);
}

/** The points of the sheet where something is lit. */
export function litSights(content: NationsContent, s: NationsState, lit: Iterable<Target>): readonly Point[] {
  const fields = new Set<number>();
  for (const one of lit) {
    const [, kind, first = '', second = ''] = /^(field|marker|army) (\d+)(?: (\d+))?$/.exec(one) ?? [];
    if (kind === 'field') fields.add(Number(first));
    if (kind === 'marker') fields.add(Number(second));
    if (kind === 'army') fields.add(s.field[Number(first)] ?? NOWHERE);
  }
  return [...fields].flatMap((field) => onSheet(content, field) ?? []);
}
