import {
  closeBook,
  type ContentFault,
  type Faults,
  isRaw,
  type LineBook,
  type LineOrigins,
  list,
  namesOf,
  object,
  openBook,
  quote,
  type Reading,
  report,
  text,
  words,
} from '@bivouac/kernel/packs';
import { checkScenarios } from './check-scenario.ts';
import { readCorps, readLeaders, readUnits } from './read-forces.ts';
import { readMap } from './read-map.ts';
import { readScenarios } from './read-scenarios.ts';
import { readTables } from './read-tables.ts';
import type { EmpereurContent, SideSheet } from './types.ts';

/** The form of the file that this reader knows. */
export const FORMAT = 'bivouac-empereur-content-1';
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
] as const;
type Section = (typeof sections)[number];

/** The file that each section stands in, where a pack is kept in several. */
export type FileNames = Partial<Record<Section, string>>;

interface Pack {
  readonly content: EmpereurContent;
  readonly book: LineBook;
  readonly found: readonly ContentFault[];
}

function readSide(faults: Faults, value: unknown, at: number): SideSheet {
  const entry = `sides[${at}]`;
  const raw = object(faults, entry, value, ['id', 'name']);
  return { id: text(faults, entry, raw, 'id'), name: words(faults, entry, raw, 'name') };
}

function readSides(faults: Faults, value: readonly unknown[]): readonly [SideSheet, SideSheet] {
  if (value.length !== 2) report(faults, 'the pack', `"sides" has ${value.length} of them`, 'write two');
  return [readSide(faults, value[0], 0), readSide(faults, value[1], 1)];
}

function readPack(json: unknown, file: string, files: FileNames): Pack {
  const faults: Faults = { file, found: [] };
  const raw = object(faults, 'the pack', json, sections);
  if (raw['format'] !== undefined && raw['format'] !== FORMAT) {
    report(faults, 'the pack', `"format" is ${quote(raw['format'])}`, `write "${FORMAT}"`);
  }
  const book = openBook(faults, raw['sources']);
  const of = (section: Section): Reading => ({ faults: { file: files[section] ?? file, found: faults.found }, book });
  const sides = readSides(faults, list(faults, 'the pack', raw, 'sides'));
  const { tables, letters } = readTables(of('tables'), raw['tables']);
  const map = readMap(of('map'), raw['map'], letters);
  const sideNames = namesOf(sides);
  const corps = readCorps(of('corps'), raw['corps'], sideNames);
  const army = { sides: sideNames, corps, corpsNames: namesOf(corps) };
  const units = readUnits(of('units'), raw['units'], army);
  const leaders = readLeaders(of('leaders'), raw['leaders'], army);
  const known = {
    reading: of('scenarios'),
    sides: sideNames,
    corpsNames: army.corpsNames,
    units,
    unitNames: namesOf(units),
    leaderNames: namesOf(leaders),
    map,
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
    scenarios: readScenarios(known, raw['scenarios']),
  };
  // What cannot be read cannot be judged: indices of bad references would lead astray.
  if (faults.found.length === 0) checkScenarios(of('scenarios'), content);
  return { content, book, found: faults.found };
}

/** Reads a content pack: the content, or everything that is wrong with it, each fault naming file, entry and remedy. */
export function readContent(json: unknown, file: string, files: FileNames = {}): EmpereurContent | ContentFault[] {
  if (!isRaw(json)) {
    const [problem, remedy] = [`is ${quote(json)}, not an object`, `give it the keys ${sections.join(', ')}`];
    return [{ file, entry: 'the pack', problem, remedy }];
  }
  const { content, found } = readPack(json, file, files);
  return found.length > 0 ? [...found] : content;
}

/** Where the values of a pack come from, for whoever shows or checks it. */
export function readOrigins(json: unknown, file: string, files: FileNames = {}): LineOrigins {
  return closeBook(readPack(json, file, files).book);
}
