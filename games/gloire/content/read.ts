import { type FileNames as NamesOf, namesOf, type OpenPack, packReader } from '@bivouac/kernel/packs';
import { calendarNames, readCalendar, readCampaign, readFrame } from './read-campaign.ts';
import { readCards } from './read-cards.ts';
import { armyItems, readArmies, readLeaders, readUnits } from './read-forces.ts';
import { readMap } from './read-map.ts';
import { type Material, readScenarios } from './read-scenarios.ts';
import { readTables } from './read-tables.ts';
import type { GloireContent } from './types.ts';

const sections = ['campaign', 'calendar', 'map', 'armies', 'units', 'leaders', 'cards', 'tables', 'scenarios'] as const;
type Section = (typeof sections)[number];

/** The file that each section stands in, where a pack is kept in several. */
export type FileNames = NamesOf<Section>;

function read({ raw, of, head }: OpenPack<Section>): GloireContent {
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
    ...head,
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
  return { ...material, scenarios };
}

/** Reads content packs of this game. */
export const { readContent, readOrigins } = packReader({ format: 'bivouac-gloire-content-1', sections, read });
