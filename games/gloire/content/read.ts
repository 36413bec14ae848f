import {
  closeBook,
  type LineBook,
  type LineOrigins,
  openBook,
  type ContentFault,
  type Faults,
  isRaw,
  namesOf,
  object,
  quote,
  type Reading,
  report,
  text,
  words,
} from '@bivouac/kernel/packs';
import { calendarNames, readCalendar, readCampaign, readFrame } from './read-campaign.ts';
import { readCards } from './read-cards.ts';
import { armyItems, readArmies, readLeaders, readUnits } from './read-forces.ts';
import { readMap } from './read-map.ts';
import { type Material, readScenarios } from './read-scenarios.ts';
import { readTables } from './read-tables.ts';
import type { GloireContent } from './types.ts';

/** The form of the file that this reader knows. */
const FORMAT = 'bivouac-gloire-content-1';

const sections = [
  'format',
  'id',
  'version',
  'name',
  'sources',
  'campaign',
  'calendar',
  'map',
  'armies',
  'units',
  'leaders',
  'cards',
  'tables',
  'scenarios',
] as const;
type Section = (typeof sections)[number];

/** The file that each section stands in, where a pack is kept in several. */
export type FileNames = Partial<Record<Section, string>>;

interface Pack {
  readonly content: GloireContent;
  readonly book: LineBook;
  readonly found: readonly ContentFault[];
}

function readPack(json: unknown, file: string, files: FileNames): Pack {
  const faults: Faults = { file, found: [] };
  const raw = object(faults, 'the pack', json, sections);
  if (raw['format'] !== undefined && raw['format'] !== FORMAT) {
    report(faults, 'the pack', `"format" is ${quote(raw['format'])}`, `write "${FORMAT}"`);
  }
  const book = openBook(faults, raw['sources']);
  const of = (section: Section): Reading => ({ faults: { file: files[section] ?? file, found: faults.found }, book });

  const frame = readFrame(of('campaign'), raw['campaign']);
  const calendar = readCalendar(of('calendar'), raw['calendar']);
  const tables = readTables(of('tables'), raw['tables']);
  const map = readMap(of('map'), raw['map'], tables.terrain.defensive);
  const items = armyItems(of('armies'), raw['armies']);
  const armyNames = namesOf(items);
  const units = readUnits(of('units'), raw['units'], frame, armyNames);
  const leaders = readLeaders(of('leaders'), raw['leaders'], frame, armyNames);
  const towns = namesOf(map.towns);
  const armies = readArmies(of('armies'), items, frame, towns, leaders);
  const names = {
    turns: calendarNames(calendar),
    sheets: namesOf(frame.sheets),
    nations: namesOf(frame.nations),
    armies: armyNames,
    units: namesOf(units),
    leaders: namesOf(leaders),
    towns,
    links: namesOf(map.links),
    edges: namesOf(map.edges),
  };
  const material: Material = {
    id: text(faults, 'the pack', raw, 'id'),
    version: text(faults, 'the pack', raw, 'version'),
    name: words(faults, 'the pack', raw, 'name'),
    campaign: readCampaign(of('campaign'), raw['campaign'], frame, armyNames, names.leaders),
    calendar,
    map,
    armies,
    units,
    leaders,
    cards: readCards(of('cards'), raw['cards'], names),
    tables,
  };
  const scenarios = readScenarios(of('scenarios'), raw['scenarios'], material, names);
  return { content: { ...material, scenarios }, book, found: faults.found };
}

/** Reads a content pack: the content, or everything that is wrong with it, each fault naming file, entry and remedy. */
export function readContent(json: unknown, file: string, files: FileNames = {}): GloireContent | ContentFault[] {
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
