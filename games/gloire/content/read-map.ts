import {
  list,
  namesOf,
  noteOrigins,
  object,
  quote,
  type Raw,
  type Reading,
  report,
  section,
  spot,
  text,
  whole,
  word,
  words,
} from '@bivouac/kernel/packs';
import { timesAcross } from './geometry.ts';
import { readBorders, readRanges, readRegions, readRivers } from './read-drawing.ts';
import { readEdges, readLinks } from './read-links.ts';
import {
  countryIds,
  type Edge,
  type Fortress,
  type GloireMap,
  type Grid,
  type Link,
  type Point,
  type River,
  type Terrain,
  type Town,
  terrainIds,
} from './types-map.ts';

const parts = ['towns', 'links', 'edges', 'rivers', 'borders', 'ranges', 'regions'];
const LARGEST = 10_000;

/** The map; which terrains are defensive stands in the terrain effects table. */
export function readMap(reading: Reading, value: unknown, defensive: readonly Terrain[]): GloireMap {
  const { faults } = reading;
  const own = ['size', 'scale', 'grid'];
  const raw = object(faults, 'map', value, [...own, ...parts], ['from']);
  noteOrigins({ ...reading, section: 'map', from: undefined }, 'map', '', raw, own);
  const size = readSize(reading, raw);
  const grid = readGrid(reading, raw['grid'], size);
  const bare = readTowns(reading, raw['towns'], size, grid, defensive);
  const rivers = readRivers(reading, raw['rivers'], size);
  const towns = namesOf(bare);
  const links = readLinks(reading, raw['links'], towns, bare, rivers);
  const edges = readEdges(reading, raw['edges'], towns, size);
  checkWater(reading, bare, links, rivers);
  return {
    width: size.x,
    height: size.y,
    scale: typeof raw['scale'] === 'number' && raw['scale'] > 0 ? raw['scale'] : 1,
    grid,
    towns: joinTowns(reading, bare, links, edges),
    links,
    edges,
    rivers,
    borders: readBorders(reading, raw['borders'], size),
    ranges: readRanges(reading, raw['ranges'], size),
    regions: readRegions(reading, raw['regions'], size),
  };
}

/** The towns with the links and edges that end in them. */
function joinTowns(
  reading: Reading,
  towns: readonly BareTown[],
  links: readonly Link[],
  edges: readonly Edge[],
): readonly Town[] {
  const met = towns.map((): { links: number[]; neighbours: number[]; edges: number[] } => ({
    links: [],
    neighbours: [],
    edges: [],
  }));
  links.forEach(({ a, b }, i) => {
    met[a]?.links.push(i);
    met[a]?.neighbours.push(b);
    met[b]?.links.push(i);
    met[b]?.neighbours.push(a);
  });
  edges.forEach((edge, i) => met[edge.town]?.edges.push(i));
  return towns.map((town, i): Town => {
    const ends = met[i] ?? { links: [], neighbours: [], edges: [] };
    if (ends.links.length === 0 && links.length > 0) {
      report(reading.faults, `towns[${i}] "${town.id}"`, 'has no link', 'join it to another town', 'GLO 5.2');
    }
    return { ...town, ...ends };
  });
}

function readSize(reading: Reading, raw: Raw): Point {
  const size = raw['size'];
  const [x, y] = Array.isArray(size) ? (size as unknown[]) : [];
  if (typeof x === 'number' && typeof y === 'number' && x > 0 && y > 0 && Math.max(x, y) <= LARGEST) return { x, y };
  if (size !== undefined) report(reading.faults, 'map', `"size" is ${quote(size)}`, `write [width, height]`);
  return { x: LARGEST, y: LARGEST };
}

function readGrid(reading: Reading, value: unknown, size: Point): Grid {
  const raw = object(reading.faults, 'map grid', value, ['columns', 'rows', 'x', 'y']);
  const names = (key: string) =>
    list(reading.faults, 'map grid', raw, key).filter((name): name is string => typeof name === 'string');
  const lines = (key: string, fields: number, end: number) => {
    const at = list(reading.faults, 'map grid', raw, key).filter((line): line is number => typeof line === 'number');
    const rising = at.every((line, i) => i === 0 || line > (at[i - 1] ?? line));
    if (raw[key] !== undefined && (at.length !== fields + 1 || !rising || at[0] !== 0 || at.at(-1) !== end)) {
      report(
        reading.faults,
        'map grid',
        `"${key}" does not divide the sheet`,
        `write ${fields + 1} lines from 0 to ${end}`,
      );
    }
    return at;
  };
  const [columns, rows] = [names('columns'), names('rows')];
  return { columns, rows, x: lines('x', columns.length, size.x), y: lines('y', rows.length, size.y) };
}

type BareTown = Omit<Town, 'links' | 'neighbours' | 'edges'>;

function readTowns(
  reading: Reading,
  value: unknown,
  size: Point,
  grid: Grid,
  defensive: readonly Terrain[],
): readonly BareTown[] {
  const { faults } = reading;
  return section(reading, 'towns', value, {
    needed: ['id', 'printed', 'square', 'name', 'geo', 'at', 'country', 'terrain'],
    allowed: ['fortress'],
    lines: true,
  }).map(({ entry, id, raw }): BareTown => {
    const terrain = word(reading, entry, raw, 'terrain', terrainIds);
    const fortress = readFortress(reading, entry, raw['fortress']);
    const [lat, lon] = readGeo(reading, entry, raw);
    return {
      id,
      name: words(faults, entry, raw, 'name'),
      printed: text(faults, entry, raw, 'printed'),
      square: readSquare(reading, entry, raw, grid),
      ...spot(faults, entry, raw, 'at', size),
      lat,
      lon,
      country: word(reading, entry, raw, 'country', countryIds),
      terrain,
      defensive: fortress !== null || defensive.includes(terrain),
      fortress,
    };
  });
}

function readSquare(reading: Reading, entry: string, raw: Raw, grid: Grid): string {
  const square = text(reading.faults, entry, raw, 'square');
  const known = grid.columns.some((column) => grid.rows.some((row) => `${column}${row}` === square));
  if (!known && raw['square'] !== undefined) {
    const [first, last] = [`${grid.columns[0]}${grid.rows[0]}`, `${grid.columns.at(-1)}${grid.rows.at(-1)}`];
    report(reading.faults, entry, `"square" is ${quote(raw['square'])}`, `write a square from ${first} to ${last}`);
  }
  return square;
}

function readGeo(reading: Reading, entry: string, raw: Raw): readonly [number, number] {
  const [lat, lon] = Array.isArray(raw['geo']) ? (raw['geo'] as unknown[]) : [];
  if (typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180) {
    return [lat, lon];
  }
  if (raw['geo'] !== undefined) {
    report(reading.faults, entry, `"geo" is ${quote(raw['geo'])}`, 'write [latitude, longitude]');
  }
  return [0, 0];
}

function readFortress(reading: Reading, entry: string, value: unknown): Fortress | null {
  if (value === undefined) return null;
  const at = `${entry} fortress`;
  const raw = object(reading.faults, at, value, ['named', 'detachments', 'siegeDie']);
  return {
    named: whole(reading.faults, at, raw, 'named', [0, 9], 'GLO 8.8'),
    detachments: whole(reading.faults, at, raw, 'detachments', [0, 9], 'GLO 8.8'),
    siegeDie: whole(reading.faults, at, raw, 'siegeDie', [-5, 5], 'GLO 8.8'),
  };
}

/** A link drawn over a river has a ford, a bridge or a place for boats; and a great river has no fords. */
function checkWater(
  reading: Reading,
  towns: readonly BareTown[],
  links: readonly Link[],
  rivers: readonly River[],
): void {
  links.forEach((link, i) => {
    const entry = `links[${i}] "${link.id}"`;
    const [a, b] = [towns[link.a], towns[link.b]];
    if (!a || !b) return;
    const met = rivers.filter((river) => timesAcross(a, b, river.line) > 0);
    const great = met.find((river) => river.great);
    if (link.crossing === 'none' && met[0]) {
      const remedy = great ? 'write "bridge" or "boats" as its crossing' : 'write "ford" as its crossing';
      report(reading.faults, entry, `crosses the ${met[0].id} by nothing`, remedy, 'GLO 5.3');
    } else if (link.crossing === 'ford' && great) {
      report(reading.faults, entry, `crosses the ${great.id} by a ford`, 'write "bridge" or "boats"', 'GLO 5.3');
    }
  });
}
