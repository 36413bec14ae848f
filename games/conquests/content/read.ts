import { type FileNames as NamesOf, namesOf, type OpenPack, packReader } from '@bivouac/kernel/packs';
import { readSpaces, readTracks } from './read-board.ts';
import { readCards } from './read-cards.ts';
import { readObjectives, readVictory } from './read-goals.ts';
import { readMap } from './read-map.ts';
import { checkBox, readDeal, readPrices, readScenarios, readSetUps } from './read-setup.ts';
import type { ConquestsContent } from './types.ts';

/** The form of the file that this reader knows. */
export const FORMAT = 'bivouac-conquests-content-1';

const sections = [
  'map',
  'box',
  'setUps',
  'deal',
  'prices',
  'spaces',
  'tracks',
  'cards',
  'objectives',
  'scenarios',
  'victory',
] as const;
type Section = (typeof sections)[number];

/** The file that each section stands in, where a pack is kept in several. */
export type FileNames = NamesOf<Section>;

function read({ raw, of, head }: OpenPack<Section>): ConquestsContent {
  const map = readMap(of('map'), raw['map']);
  const tracks = readTracks(of('tracks'), raw['tracks']);
  const setUps = readSetUps(of('setUps'), raw['setUps'], map, tracks.morale.top);
  checkBox(of('box'), setUps, raw['box']);
  const deal = readDeal(of('deal'), raw['deal']);
  const prices = readPrices(of('prices'), raw['prices']);
  const scenarios = readScenarios(of('scenarios'), raw['scenarios']);
  const names = { lands: namesOf(map.lands), regions: namesOf(map.regions) };
  return {
    ...head,
    map,
    setUps,
    deal,
    prices,
    spaces: readSpaces(of('spaces'), raw['spaces']),
    tracks,
    cards: readCards(of('cards'), raw['cards'], names.regions, prices, deal),
    objectives: readObjectives(of('objectives'), raw['objectives'], names),
    scenarios,
    victory: readVictory(of('victory'), raw['victory'], names, namesOf(scenarios)),
  };
}

/** Reads content packs of this game. */
export const { readContent, readOrigins } = packReader({ format: FORMAT, sections, read });
