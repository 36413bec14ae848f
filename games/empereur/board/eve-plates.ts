import type { Point } from '@bivouac/kit/geometry';
import { ACROSS, DOWN } from '../rules/deployment/grid.ts';
import type { EmpereurState } from '../rules/state.ts';
import { centreOf, type MapFrame, SIZE } from './map/frame.ts';

/** The name plate of a leader, before it is grown as the sheet is. */
export const PLATE = { x: -54, y: -22, width: 108, height: 44 } as const;
/** From plate to plate beside each other, and above one another. */
const STEP = 114;
const ROW = 50;
/** So many find room beside each other in a square; more stand above one another. */
const BESIDE = 2;
/** The left of a square is kept for its own name. */
const NAME = 46;
const EDGE = 3;
/** What a letter of the name of a village takes. */
const LETTER = 8.5;

type Standing = Pick<EmpereurState, 'hex' | 'chiefHex'>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** A square of the evening before on the sheet (EMP XVIII.1). */
export function boxOfSquare({ width, height }: MapFrame, sector: number): Box {
  const [wide, high] = [width / ACROSS, height / DOWN];
  return { x: (sector % ACROSS) * wide, y: Math.floor(sector / ACROSS) * high, wide, high };
}

const meet = (one: Box, two: Box): boolean =>
  one.x < two.x + two.wide && two.x < one.x + one.wide && one.y < two.y + two.high && two.y < one.y + one.high;

/** What ought to stay in sight: units that stand, and the names of villages, as large as they are from afar. */
function keptFree(frame: MapFrame, s: Standing): readonly Box[] {
  const units = [...s.hex, ...s.chiefHex].flatMap((hex): Box | [] => {
    if (hex < 0) return [];
    const { x, y } = centreOf(frame, hex);
    return { x: x - SIZE, y: y - SIZE, wide: 2 * SIZE, high: 2 * SIZE };
  });
  const villages = frame.field.map.places
    .filter(({ hex }) => frame.field.inPlay[hex] === true)
    .map(({ hex, name }) => {
      const { x, y } = centreOf(frame, hex);
      const wide = name.length * LETTER * frame.grown;
      return { x: x - wide / 2, y: y - SIZE / 2, wide, high: SIZE * 1.6 };
    });
  return [...units, ...villages];
}

/**
 * Where so many plates stand in a square: beside its name, at its top, middle or foot, where they cover least; two
 * sides never lie in one square (EMP XVIII.2).
 */
export function platesIn(frame: MapFrame, s: Standing, sector: number, count: number): readonly Point[] {
  const { x, y, wide, high } = boxOfSquare(frame, sector);
  const grown = frame.grown;
  const rows = Math.ceil(count / BESIDE);
  const [left, room] = [x + NAME * grown, wide - (NAME + EDGE) * grown];
  const tall = rows * ROW * grown;
  const tops = [y + EDGE * grown, y + (high - tall) / 2, y + high - tall - EDGE * grown];
  const free = keptFree(frame, s);
  const across = Math.min(count, BESIDE) * STEP * grown;
  const covered = tops.map((top) => {
    const block = { x: left + (room - across) / 2, y: top, wide: across, high: tall };
    return free.filter((one) => meet(one, block)).length;
  });
  const top = tops[covered.indexOf(Math.min(...covered))] ?? y;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / BESIDE);
    const inRow = Math.min(BESIDE, count - row * BESIDE);
    return {
      x: left + room / 2 + ((i % BESIDE) - (inRow - 1) / 2) * STEP * grown,
      y: top + (row + 0.5) * ROW * grown,
    };
  });
}
