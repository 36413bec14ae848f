import {
  type FileNames as NamesOf,
  type Faults,
  list,
  namesOf,
  object,
  type OpenPack,
  packReader,
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
const sections = ['sides', 'tables', 'map', 'corps', 'units', 'leaders', 'scenarios'] as const;
type Section = (typeof sections)[number];

/** The file that each section stands in, where a pack is kept in several. */
export type FileNames = NamesOf<Section>;

function readSide(faults: Faults, value: unknown, at: number): SideSheet {
  const entry = `sides[${at}]`;
  const raw = object(faults, entry, value, ['id', 'name']);
  return { id: text(faults, entry, raw, 'id'), name: words(faults, entry, raw, 'name') };
}

function readSides(faults: Faults, value: readonly unknown[]): readonly [SideSheet, SideSheet] {
  if (value.length !== 2) report(faults, 'the pack', `"sides" has ${value.length} of them`, 'write two');
  return [readSide(faults, value[0], 0), readSide(faults, value[1], 1)];
}

function read({ raw, faults, of, head }: OpenPack<Section>): EmpereurContent {
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
    ...head,
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
  return content;
}

/** Reads content packs of this game. */
export const { readContent, readOrigins } = packReader({ format: FORMAT, sections, read });
