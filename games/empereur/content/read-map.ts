import {
  type Faults,
  isRaw,
  list,
  noteOrigins,
  object,
  type OriginBook,
  quote,
  type Raw,
  report,
  text,
  words,
} from '@bivouac/kernel/packs';
import { type Grid, hexOf } from './reading.ts';
import { BRIDGE, type GameMap, RAVINE, RIVER, ROAD, sideKinds, STREAM } from './types.ts';

const keys = ['id', 'name', 'terrain', 'levels', 'sides', 'places'];
const bits: Readonly<Record<(typeof sideKinds)[number], number>> = {
  road: ROAD,
  stream: STREAM,
  river: RIVER,
  bridge: BRIDGE,
  ravine: RAVINE,
};

/** The map: rows of letters for terrain, rows of digits for heights, and chains of hexes for what joins or parts them. */
export function readMap(faults: Faults, book: OriginBook, value: unknown, letters: readonly string[]): GameMap {
  const entry = 'map';
  const raw = object(faults, entry, value, keys, ['from']);
  noteOrigins(
    { faults, book, section: entry, from: raw['from'] },
    entry,
    '',
    raw,
    keys.filter((key) => key !== 'id'),
  );
  const terrain = rowsOf(faults, raw, 'terrain');
  const levels = rowsOf(faults, raw, 'levels');
  const grid = { columns: terrain[0]?.length ?? 0, rows: terrain.length };
  for (const [key, rows] of [
    ['terrain', terrain],
    ['levels', levels],
  ] as const) {
    const bad = rows.findIndex((row) => row.length !== grid.columns);
    if (bad >= 0 || rows.length !== grid.rows) {
      report(
        faults,
        entry,
        `"${key}" is not ${grid.rows} rows of ${grid.columns} (row ${bad + 1})`,
        'write all rows of one length',
      );
    }
  }
  const kinds = terrain
    .join('')
    .split('')
    .map((letter) => letters.indexOf(letter));
  const unknown = kinds.indexOf(-1);
  if (unknown >= 0)
    report(faults, entry, `"terrain" has the letter ${quote(terrain.join('')[unknown])}`, `use ${letters.join(' ')}`);
  return {
    id: text(faults, entry, raw, 'id'),
    name: words(faults, entry, raw, 'name'),
    ...grid,
    terrain: kinds.map((kind) => Math.max(0, kind)),
    level: levels.join('').split('').map(Number),
    sides: readSides(faults, raw['sides'], grid),
    places: list(faults, entry, raw, 'places').map((item, i) => {
      const at = `map places[${i}]`;
      const place = object(faults, at, item, ['name', 'hex']);
      return { name: text(faults, at, place, 'name'), hex: hexOf(faults, at, 'hex', place['hex'], grid) };
    }),
  };
}

function rowsOf(faults: Faults, raw: Raw, key: string): readonly string[] {
  return list(faults, 'map', raw, key).map((row) => (typeof row === 'string' ? row : ''));
}

/** Directions of the six neighbours of a hex in an even and an odd row, as steps of column and row. */
const around = [
  [
    [1, 0],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [0, 1],
    [1, 1],
  ],
] as const;

function directionOf(from: number, to: number, { columns }: Grid): number {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const steps = around[row % 2 === 0 ? 0 : 1];
  return steps.findIndex(([dc, dr]) => Math.floor(to / columns) === row + dr && to % columns === column + dc);
}

function readSides(faults: Faults, value: unknown, grid: Grid): readonly number[] {
  const sides = new Array<number>(grid.columns * grid.rows * 6).fill(0);
  if (!isRaw(value)) return sides;
  const raw = object(faults, 'map sides', value, [], sideKinds);
  for (const kind of sideKinds) {
    for (const chain of list(faults, 'map sides', raw, kind)) {
      const entry = `map sides "${kind}"`;
      const hexes = (typeof chain === 'string' ? chain.split('-') : []).map((label) =>
        hexOf(faults, entry, kind, label, grid),
      );
      for (let i = 0; i + 1 < hexes.length; i++) {
        const [from, to] = [hexes[i] as number, hexes[i + 1] as number];
        const direction = directionOf(from, to, grid);
        if (direction < 0) {
          report(faults, entry, `${quote(chain)} joins hexes that are no neighbours`, 'write every hex on the way');
          continue;
        }
        for (const side of [from * 6 + direction, to * 6 + ((direction + 3) % 6)]) {
          sides[side] = (sides[side] as number) | bits[kind];
        }
      }
    }
  }
  return sides;
}
