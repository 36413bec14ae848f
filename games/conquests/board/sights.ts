import type { Thing } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';
import type { Point } from '@bivouac/kit/geometry';
import type { Board } from '../rules/state.ts';
import { MARGIN } from './map/map.tsx';

/** The point of the sheet at which a thing is to be seen. */
export function sightOf({ content, s }: Board, thing: Thing | null): Point | null {
  if (thing === null) return null;
  const { lands, seas } = content.map;
  const sea = thing.kind === 'ship' ? (s.ship[thing.id] ?? -1) : thing.id;
  const place = thing.kind === 'land' || thing.kind === 'place' ? lands[thing.id] : seas[sea];
  const isPlace = ['land', 'place', 'sea', 'ship'].includes(thing.kind);
  return place === undefined || !isPlace ? null : { x: place.x + MARGIN, y: place.y + MARGIN };
}

/** The points of the sheet where something is lit. */
export function litSights(b: Board, lit: Iterable<Target>): readonly Point[] {
  return [...lit].flatMap((one) => {
    const [, kind = '', id = ''] = /^(land|sea|ship) (\d+)$/.exec(one) ?? [];
    return kind === '' ? [] : (sightOf(b, { kind, id: Number(id) }) ?? []);
  });
}

/** Where one's own capitals are: what matters while nothing is lit. */
export function ownSights(b: Board, mine: readonly number[]): readonly Point[] {
  return mine.flatMap((power) => sightOf(b, { kind: 'land', id: b.content.map.capitals[power] ?? -1 }) ?? []);
}
