import {
  type Faults,
  isRaw,
  list,
  noteLine,
  noteOrigins,
  object,
  quote,
  type Raw,
  type Reading,
  report,
  text,
  words,
} from '@bivouac/kernel/packs';
import { type Grid, hexOf, labelOf } from './reading.ts';
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
export function readMap(reading: Reading, value: unknown, letters: readonly string[]): GameMap {
  const { faults, book } = reading;
  const entry = 'map';
  const raw = object(faults, entry, value, keys, ['from', 'note']);
  const scope = { faults, book, section: entry, from: raw['from'] };
  const sourced = keys.filter((key) => key !== 'id');
  noteOrigins(scope, entry, '', raw, sourced);
  noteLine(reading, entry, entry, raw);
  const terrain = rowsOf(faults, raw, 'terrain');
  const levels = rowsOf(faults, raw, 'levels');
  const grid = { columns: terrain[0]?.length ?? 0, rows: terrain.length };
  checkRows(faults, 'terrain', terrain, grid);
  checkRows(faults, 'levels', levels, grid);
  checkLetters(faults, 'terrain', terrain, letters);
  checkLetters(faults, 'levels', levels, '0123456789'.split(''));
  const sides = readSides(faults, raw['sides'], grid);
  checkBridges(faults, sides, grid);
  return {
    id: text(faults, entry, raw, 'id'),
    name: words(faults, entry, raw, 'name'),
    ...grid,
    terrain: terrain
      .join('')
      .split('')
      .map((letter) => Math.max(0, letters.indexOf(letter))),
    level: levels.join('').split('').map(Number),
    sides,
    places: list(faults, entry, raw, 'places').map((item, i) => {
      const at = `map places[${i}]`;
      const place = object(faults, at, item, ['name', 'hex']);
      return { name: text(faults, at, place, 'name'), hex: hexOf(faults, at, 'hex', place['hex'], grid) };
    }),
  };
}

function checkRows(faults: Faults, key: string, rows: readonly string[], grid: Grid): void {
  const want = `${grid.rows} rows of ${grid.columns}`;
  if (rows.length !== grid.rows)
    report(faults, 'map', `"${key}" has ${rows.length} rows`, `write ${want}, as in "terrain"`);
  const bad = rows.findIndex((row) => row.length !== grid.columns);
  if (bad >= 0) report(faults, 'map', `"${key}" has a row ${bad + 1} of ${rows[bad]?.length} signs`, `write ${want}`);
}

function checkLetters(faults: Faults, key: string, rows: readonly string[], letters: readonly string[]): void {
  rows.forEach((row, i) => {
    const strange = row.split('').find((letter) => !letters.includes(letter));
    if (strange !== undefined)
      report(faults, 'map', `"${key}" has ${quote(strange)} in row ${i + 1}`, `write ${letters.join(' ')}`);
  });
}

/** A bridge that crosses no water would be a bridge for nothing: more likely a slip of the pen. */
function checkBridges(faults: Faults, sides: readonly number[], grid: Grid): void {
  sides.forEach((bits, side) => {
    if ((bits & BRIDGE) === 0 || (bits & (STREAM | RIVER)) !== 0 || side % 6 > 2) return;
    const at = labelOf(Math.floor(side / 6), grid);
    report(
      faults,
      'map sides "bridge"',
      `a bridge at ${at} crosses no water`,
      'draw the water or remove it',
      'EMP III.5',
    );
  });
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
