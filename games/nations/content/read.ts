import {
  type ContentFault,
  type Faults,
  isRaw,
  object,
  type OriginBook,
  type Origins,
  quote,
  readSources,
  report,
  text,
  words,
} from '@bivouac/kernel/packs';
import { readArmies } from './read-armies.ts';
import { readDeck, readMissions } from './read-cards.ts';
import { readFields } from './read-fields.ts';
import { readMap, readSize } from './read-map.ts';
import { readCounts, readTerrainValues, readTime } from './read-numbers.ts';
import type { NationsContent } from './types.ts';

/** The form of the file that this reader knows. */
const FORMAT = 'bivouac-nations-content-1';

const sections = [
  'format',
  'id',
  'version',
  'name',
  'sources',
  'fields',
  'armies',
  'missions',
  'deck',
  'terrainValues',
  'time',
  'counts',
  'map',
];

interface Pack {
  readonly content: NationsContent;
  readonly book: OriginBook;
  readonly faults: Faults;
}

function readPack(json: unknown, file: string): Pack {
  const faults: Faults = { file, found: [] };
  const raw = object(faults, 'the pack', json, sections);
  if (raw['format'] !== undefined && raw['format'] !== FORMAT) {
    report(faults, 'the pack', `"format" is ${quote(raw['format'])}`, `write "${FORMAT}"`);
  }
  const book = readSources(faults, raw['sources']);
  const size = readSize(faults, raw['map']);
  const time = readTime(faults, book, raw['time']);
  const fields = readFields(faults, book, raw['fields'], size);
  const content: NationsContent = {
    id: text(faults, 'the pack', raw, 'id'),
    version: text(faults, 'the pack', raw, 'version'),
    name: words(faults, 'the pack', raw, 'name'),
    fields,
    armies: readArmies(faults, book, raw['armies'], fields, time.dates),
    missions: readMissions(faults, book, raw['missions'], fields),
    ...readDeck(faults, book, raw['deck']),
    terrainValue: readTerrainValues(faults, book, raw['terrainValues']),
    ...time,
    ...readCounts(faults, book, raw['counts']),
    map: readMap(faults, book, raw['map'], size),
  };
  return { content, book, faults };
}

/** Reads a content pack: the content, or everything that is wrong with it, each fault naming file, entry and remedy. */
export function readContent(json: unknown, file: string): NationsContent | ContentFault[] {
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
