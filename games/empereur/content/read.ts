import {
  type ContentFault,
  type Faults,
  isRaw,
  list,
  object,
  type OriginBook,
  type Origins,
  quote,
  readSources,
  report,
  text,
  words,
} from '@bivouac/kernel/packs';
import { readCorps, readLeaders, readUnits } from './read-forces.ts';
import { readMap } from './read-map.ts';
import { readScenarios } from './read-scenarios.ts';
import { readTables } from './read-tables.ts';
import type { EmpereurContent, SideSheet } from './types.ts';

/** The form of the file that this reader knows. */
const FORMAT = 'bivouac-empereur-content-1';
const sections = [
  'format',
  'id',
  'version',
  'name',
  'sources',
  'sides',
  'tables',
  'map',
  'corps',
  'units',
  'leaders',
  'scenarios',
];

interface Pack {
  readonly content: EmpereurContent;
  readonly book: OriginBook;
  readonly faults: Faults;
}

function readSide(faults: Faults, value: unknown, at: number): SideSheet {
  const entry = `sides[${at}]`;
  const raw = object(faults, entry, value, ['id', 'name']);
  return { id: text(faults, entry, raw, 'id'), name: words(faults, entry, raw, 'name') };
}

function readPack(json: unknown, file: string): Pack {
  const faults: Faults = { file, found: [] };
  const raw = object(faults, 'the pack', json, sections);
  if (raw['format'] !== undefined && raw['format'] !== FORMAT) {
    report(faults, 'the pack', `"format" is ${quote(raw['format'])}`, `write "${FORMAT}"`);
  }
  const book = readSources(faults, raw['sources']);
  const [first, second, ...more] = list(faults, 'the pack', raw, 'sides');
  if (more.length > 0) report(faults, 'the pack', `"sides" has ${more.length + 2} of them`, 'write two');
  const sides = [readSide(faults, first, 0), readSide(faults, second, 1)] as const;
  const ids = sides.map((side) => side.id);
  const { tables, letters } = readTables(faults, book, raw['tables']);
  const map = readMap(faults, book, raw['map'], letters);
  const at = { faults, book, sides: ids };
  const corps = readCorps(at, raw['corps']);
  const units = readUnits(at, raw['units'], corps);
  const leaders = readLeaders(at, raw['leaders'], corps);
  const known = {
    faults,
    sides: ids,
    columns: map.columns,
    rows: map.rows,
    corps: corps.map((one) => one.id),
    units,
    leaders: leaders.map((one) => one.id),
    adapted: (hex: number) => tables.terrains[map.terrain[hex] ?? 0]?.adapted === true,
  };
  const content: EmpereurContent = {
    id: text(faults, 'the pack', raw, 'id'),
    version: text(faults, 'the pack', raw, 'version'),
    name: words(faults, 'the pack', raw, 'name'),
    sides,
    tables,
    maps: [map],
    corps,
    units,
    leaders,
    scenarios: readScenarios(known, book, raw['scenarios']),
  };
  return { content, book, faults };
}

/** Reads a content pack: the content, or everything that is wrong with it, each fault naming file, entry and remedy. */
export function readContent(json: unknown, file: string): EmpereurContent | ContentFault[] {
  if (!isRaw(json)) {
    const [problem, remedy] = [`is ${quote(json)}, not an object`, `give it the keys ${sections.join(', ')}`];
    return [{ file, entry: 'the pack', problem, remedy }];
  }
  const { content, faults } = readPack(json, file);
  return faults.found.length > 0 ? faults.found : content;
}

/** Where the values of a pack come from, for whoever shows or checks it. */
export function readOrigins(json: unknown, file: string): Origins {
  const { book } = readPack(json, file);
  return { sources: [...book.sources.values()], of: Object.fromEntries(book.of) };
}
