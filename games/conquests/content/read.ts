import {
  closeBook,
  type ContentFault,
  type Faults,
  isRaw,
  type LineBook,
  type LineOrigins,
  namesOf,
  object,
  openBook,
  quote,
  type Reading,
  report,
  text,
  words,
} from '@bivouac/kernel/packs';
import { readSpaces, readTracks } from './read-board.ts';
import { readCards } from './read-cards.ts';
import { readObjectives, readVictory } from './read-goals.ts';
import { readMap } from './read-map.ts';
import { checkBox, readDeal, readPrices, readScenarios, readSetUps } from './read-setup.ts';
import type { ConquestsContent } from './types.ts';

/** The form of the file that this reader knows. */
export const FORMAT = 'bivouac-conquests-content-1';

const sections = [
  'format',
  'id',
  'version',
  'name',
  'sources',
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
export type FileNames = Partial<Record<Section, string>>;

interface Pack {
  readonly content: ConquestsContent;
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

  const map = readMap(of('map'), raw['map']);
  const tracks = readTracks(of('tracks'), raw['tracks']);
  const setUps = readSetUps(of('setUps'), raw['setUps'], map, tracks.morale.top);
  checkBox(of('box'), setUps, raw['box']);
  const deal = readDeal(of('deal'), raw['deal']);
  const prices = readPrices(of('prices'), raw['prices']);
  const scenarios = readScenarios(of('scenarios'), raw['scenarios']);
  const names = { lands: namesOf(map.lands), regions: namesOf(map.regions) };
  const content: ConquestsContent = {
    id: text(faults, 'the pack', raw, 'id'),
    version: text(faults, 'the pack', raw, 'version'),
    name: words(faults, 'the pack', raw, 'name'),
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
  return { content, book, found: faults.found };
}

/** Reads a content pack: the content, or everything that is wrong with it, each fault naming file, entry and remedy. */
export function readContent(json: unknown, file: string, files: FileNames = {}): ConquestsContent | ContentFault[] {
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
