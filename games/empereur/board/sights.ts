import type { Thing } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';
import type { Point } from '@bivouac/kit/geometry';
import type { EmpereurState } from '../rules/state.ts';
import { centreOf, type MapFrame, MARGIN } from './map/frame.ts';

/** The point of the sheet at which a hex is to be seen. */
export function sightOfHex(frame: MapFrame, hex: number): Point | null {
  if (hex < 0 || frame.field.inPlay[hex] !== true) return null;
  const { x, y } = centreOf(frame, hex);
  return { x: x + MARGIN, y: y + MARGIN };
}

export function sightOf(frame: MapFrame, s: EmpereurState, thing: Thing | null): Point | null {
  if (thing === null) return null;
  if (thing.kind === 'unit') return sightOfHex(frame, s.hex[thing.id] ?? -1);
  if (thing.kind === 'leader') return sightOfHex(frame, s.chiefHex[thing.id] ?? -1);
  return thing.kind === 'place' ? sightOfHex(frame, thing.id) : null;
}

/** The points of the sheet where something is lit. */
export function litSights(frame: MapFrame, s: EmpereurState, lit: Iterable<Target>): readonly Point[] {
  return [...lit].flatMap((one) => {
    const [, kind = '', id = ''] = /^(unit|leader|place) (\d+)$/.exec(one) ?? [];
    return kind === '' ? [] : (sightOf(frame, s, { kind, id: Number(id) }) ?? []);
  });
}

/** Where the units are that one sees: what matters while nothing is lit. */
export function ownSights(frame: MapFrame, s: EmpereurState): readonly Point[] {
  return s.hex.flatMap((hex) => sightOfHex(frame, hex) ?? []);
}
