import type { Thing } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';
import type { Point } from '@bivouac/kit/geometry';
import { ACROSS, DOWN } from '../rules/deployment/grid.ts';
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

/** The middle of a square of the evening before (EMP XVIII.1). */
function sightOfSquare(frame: MapFrame, sector: number): Point {
  const [across, down] = [(sector % ACROSS) + 0.5, Math.floor(sector / ACROSS) + 0.5];
  return { x: MARGIN + (across * frame.width) / ACROSS, y: MARGIN + (down * frame.height) / DOWN };
}

/** The points of the sheet where something is lit. */
export function litSights(frame: MapFrame, s: EmpereurState, lit: Iterable<Target>): readonly Point[] {
  return [...lit].flatMap((one) => {
    const [, kind = '', id = ''] = /^(unit|leader|place|sector) (\d+)$/.exec(one) ?? [];
    if (kind === 'sector') return sightOfSquare(frame, Number(id));
    return kind === '' ? [] : (sightOf(frame, s, { kind, id: Number(id) }) ?? []);
  });
}

/** Where the units are that one sees: what matters while nothing is lit. */
export function ownSights(frame: MapFrame, s: EmpereurState): readonly Point[] {
  return s.hex.flatMap((hex) => sightOfHex(frame, hex) ?? []);
}

/** The squares in which somebody lies whom one sees. */
export function squaresSeen(frame: MapFrame, { eve }: EmpereurState): readonly Point[] {
  return (eve?.at ?? []).flatMap((sector) => (sector < 0 ? [] : sightOfSquare(frame, sector)));
}
