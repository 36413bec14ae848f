import {
  type Faults,
  isRaw,
  list,
  noteOrigins,
  object,
  type OriginBook,
  places,
  quote,
  type Raw,
  report,
  spot,
  text,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { nameOf } from './read-fields.ts';
import type { Area, Line, NationsMap, Point, Spot } from './types.ts';

const parts = ['rivers', 'roads', 'woods', 'towns', 'heights', 'landmarks'] as const;
type Part = (typeof parts)[number];

/** The size of the board, which the places of all other sections are measured by. */
export function readSize(faults: Faults, value: unknown): Point {
  const size: unknown = isRaw(value) ? value['size'] : undefined;
  if (Array.isArray(size) && size.length === 2 && size.every((side) => Number.isInteger(side) && Number(side) >= 100)) {
    return { x: Number(size[0]), y: Number(size[1]) };
  }
  if (size !== undefined) {
    report(faults, 'map', `"size" is ${quote(size)}`, 'write [width, height] of the board, e.g. [1000, 976]');
  }
  return { x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER };
}

/** What the page draws under the fields. Any part may be empty. */
export function readMap(faults: Faults, book: OriginBook, value: unknown, size: Point): NationsMap {
  const raw = object(faults, 'map', value, ['size', ...parts], ['from']);
  noteOrigins({ faults, book, section: 'map', from: undefined }, 'map', '', raw, ['size', ...parts]);
  const lines = (part: Part) =>
    read(
      faults,
      raw,
      part,
      ['line', 'width'],
      (entry, item): Omit<Line, 'id' | 'name'> => ({
        line: places(faults, entry, item, 'line', size, 2),
        width: whole(faults, entry, item, 'width', [1, 20]),
      }),
    );
  const areas = (part: Part) =>
    read(
      faults,
      raw,
      part,
      ['area'],
      (entry, item): Omit<Area, 'id' | 'name'> => ({
        area: places(faults, entry, item, 'area', size, 3),
      }),
    );
  const spots = (part: Part) =>
    read(faults, raw, part, ['at'], (entry, item): Omit<Spot, 'id' | 'name'> => spot(faults, entry, item, 'at', size));
  return {
    width: size.x,
    height: size.y,
    rivers: lines('rivers'),
    roads: lines('roads'),
    woods: areas('woods'),
    towns: areas('towns'),
    heights: spots('heights'),
    landmarks: spots('landmarks'),
  };
}

function read<T>(
  faults: Faults,
  map: Raw,
  part: Part,
  keys: readonly string[],
  rest: (entry: string, raw: Raw) => T,
): readonly (T & Pick<Spot, 'id' | 'name'>)[] {
  const seen = new Set<string>();
  return list(faults, 'map', map, part).map((item, i) => {
    const entry = nameOf(`map ${part}`, i, item);
    const raw = object(faults, entry, item, ['id', 'name', ...keys]);
    const id = text(faults, entry, raw, 'id');
    if (seen.has(id)) report(faults, entry, `has the id "${id}" of another`, 'give it its own');
    seen.add(id);
    return { id, name: words(faults, entry, raw, 'name'), ...rest(entry, raw) };
  });
}
