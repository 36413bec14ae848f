import type { Thing } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';
import type { Point } from '@bivouac/kit/geometry';
import { countersAt, leaderPiece, slotOf, townsOf } from '../rules/pieces/pieces.ts';
import { type Board, OFF } from '../rules/state.ts';
import { MARGIN } from './layout.ts';
import { middleOfLink } from './map/way-lines.ts';

/** A point of the map, on the sheet, which has a margin around it. */
const onSheet = (point: Point | null | undefined): Point | null =>
  point === null || point === undefined ? null : { x: point.x + MARGIN, y: point.y + MARGIN };

/** The point of the sheet that a thing is to be seen at. */
export function sightOf(b: Board, thing: Thing | null): Point | null {
  if (thing === null) return null;
  const { towns, edges } = b.content.map;
  const townOf = (slot: number) => towns[slot === OFF ? OFF : (b.s.place[slot] ?? OFF)];
  switch (thing.kind) {
    case 'town':
    case 'place':
      return onSheet(towns[thing.id]);
    case 'edge':
      return onSheet(edges[thing.id]);
    case 'link':
      return onSheet(middleOfLink(b.content, thing.id));
    case 'unit':
      return onSheet(townOf(slotOf(b, thing.id)));
    case 'leader':
      return onSheet(townOf(slotOf(b, leaderPiece(b, thing.id))));
    default:
      return null;
  }
}

/** A town counts as often as counters of a side stand there: the map opens where most of an army is. */
function weighed(b: Board, town: number, side: number): readonly Point[] {
  const point = onSheet(b.content.map.towns[town]);
  return point === null ? [] : Array.from({ length: Math.max(1, countersAt(b, town, side).length) }, () => point);
}

/** The points of the sheet where something is lit. */
export function litSights(b: Board, lit: Iterable<Target>, side: number): readonly Point[] {
  const { edges } = b.content.map;
  return [...lit].flatMap((key) => {
    const [, kind, first = '', second = ''] = /^(town|pile|edge|scout|guns) (\d+)(?: (\d+))?$/.exec(key) ?? [];
    if (kind === undefined) return [];
    if (kind === 'edge') return onSheet(edges[Number(first)]) ?? [];
    return weighed(b, Number(kind === 'pile' ? second : first), side);
  });
}

/** Where the map opens when nothing is lit: where the own troops stand. */
export function ownSights(b: Board, side: number): readonly Point[] {
  return townsOf(b, side).flatMap((town) => weighed(b, town, side));
}
