import {
  list,
  type Names,
  namesOf,
  noteOrigins,
  object,
  type Point,
  quote,
  type Raw,
  type Reading,
  refTo,
  report,
  section,
  spot,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { checkMap } from './check-map.ts';
import { readDomain, readPower } from './parts.ts';
import { powerIds, powers } from './types.ts';
import type { ConquestsMap, Land, Region, Sea } from './types-map.ts';

const LARGEST = 10_000;

/** The force of a nation's own capital in defence (CON 11.8). */
const CAPITAL_FORCE = 5;

/** The map: lands, seas and the regions that cards and objectives speak of. */
export function readMap(reading: Reading, value: unknown): ConquestsMap {
  const { faults } = reading;
  const raw = object(faults, 'map', value, ['size', 'lands', 'seas', 'regions'], ['from']);
  noteOrigins({ ...reading, section: 'map', from: undefined }, 'map', '', raw, ['size']);
  const size = readSize(reading, raw);
  const items = {
    lands: section(reading, 'lands', raw['lands'], {
      needed: ['id', 'name', 'short', 'at', 'lands', 'seas'],
      allowed: ['home', 'capital', 'gift', 'enrols', 'bastion'],
      notes: true,
    }),
    seas: section(reading, 'seas', raw['seas'], { needed: ['id', 'name', 'short', 'at', 'seas'], notes: true }),
  };
  const names = { lands: namesOf(items.lands), seas: namesOf(items.seas) };
  const lands = items.lands.map(({ entry, id, raw: land }) => readLand(reading, entry, id, land, names, size));
  const seas = items.seas.map(({ entry, id, raw: sea }, i): Sea => {
    return {
      id,
      name: words(faults, entry, sea, 'name'),
      short: words(faults, entry, sea, 'short'),
      neighbours: placesOf(reading, entry, sea, 'seas', names.seas, 'a sea'),
      lands: lands.flatMap((land, l) => (land.seas.includes(i) ? [l] : [])),
      ...spot(faults, entry, sea, 'at', size),
    };
  });
  const map: ConquestsMap = {
    width: size.x,
    height: size.y,
    lands,
    seas,
    regions: readRegions(reading, raw['regions'], names),
    capitals: powers.map((power) => lands.findIndex((land) => land.capital === 'main' && land.home === power)),
    neutralCapitals: neutralOrder(lands),
    homes: powers.map((power) => lands.flatMap((land, i) => (land.home === power ? [i] : []))),
    coasts: powers.map((power) => [...new Set(lands.flatMap((land) => (land.home === power ? land.seas : [])))]),
  };
  checkMap(reading, map);
  return map;
}

/** The neutral capitals in the order of the board's track (CON 8.5): by what they give. */
function neutralOrder(lands: readonly Land[]): readonly number[] {
  const places = lands.flatMap((land, i) => (land.capital === 'neutral' ? [i] : []));
  const order = ['madrid', 'rome', 'stockholm', 'istanbul'];
  const rank = (land: number) => order.indexOf(lands[land]?.id ?? '');
  return places.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

interface PlaceNames {
  readonly lands: Names;
  readonly seas: Names;
}

function readLand(reading: Reading, entry: string, id: string, raw: Raw, names: PlaceNames, size: Point): Land {
  const { faults } = reading;
  const capital = raw['capital'];
  if (capital !== undefined && capital !== 'main' && capital !== 'neutral') {
    report(faults, entry, `"capital" is ${quote(capital)}`, 'write main or neutral, or leave it out');
  }
  const home = readPower(faults, entry, raw, 'home');
  if (capital === 'main' && home === -1) {
    report(faults, entry, 'is a main capital of no power', `write "home": one of ${powerIds.join(', ')}`, 'CON 11.8');
  }
  if (capital === 'neutral' && raw['gift'] === undefined) {
    report(faults, entry, 'is a neutral capital without "gift"', 'write the domain it lets one play', 'CON 8.5');
  }
  return {
    id,
    name: words(faults, entry, raw, 'name'),
    short: words(faults, entry, raw, 'short'),
    home,
    capital: capital === 'main' || capital === 'neutral' ? capital : null,
    gift: readDomain(faults, entry, raw, 'gift'),
    enrols: readPower(faults, entry, raw, 'enrols'),
    bastion:
      capital === 'main' && home !== -1 ? { power: home, force: CAPITAL_FORCE } : readBastion(reading, entry, raw),
    neighbours: placesOf(reading, entry, raw, 'lands', names.lands, 'a land'),
    seas: placesOf(reading, entry, raw, 'seas', names.seas, 'a sea'),
    ...spot(faults, entry, raw, 'at', size),
  };
}

function readBastion({ faults }: Reading, entry: string, land: Raw): Land['bastion'] {
  if (land['bastion'] === undefined) return null;
  const at = `${entry} bastion`;
  const raw = object(faults, at, land['bastion'], ['power', 'force']);
  const power = readPower(faults, at, raw, 'power');
  return power === -1 ? null : { power, force: whole(faults, at, raw, 'force', [1, 9], 'CON 11.9') };
}

function placesOf(reading: Reading, entry: string, raw: Raw, key: string, names: Names, what: string) {
  return list(reading.faults, entry, raw, key)
    .map((name) => refTo(reading, entry, name, `"${key}" names`, names, what))
    .filter((index) => index >= 0);
}

function readRegions(reading: Reading, value: unknown, names: PlaceNames): readonly Region[] {
  const { faults } = reading;
  const keys = { needed: ['id', 'name', 'where'], allowed: ['lands', 'seas'], notes: true };
  return section(reading, 'regions', value, keys).map(({ entry, id, raw }): Region => {
    const lands = placesOf(reading, entry, raw, 'lands', names.lands, 'a land');
    const seas = placesOf(reading, entry, raw, 'seas', names.seas, 'a sea');
    if (lands.length > 0 === seas.length > 0) {
      report(faults, entry, 'has not either lands or seas', 'give it "lands": [...] or "seas": [...]');
    }
    return {
      id,
      name: words(faults, entry, raw, 'name'),
      where: words(faults, entry, raw, 'where'),
      theatre: seas.length > 0 ? 'sea' : 'land',
      lands,
      seas,
    };
  });
}

function readSize({ faults }: Reading, raw: Raw): Point {
  const size = raw['size'];
  const [x, y] = Array.isArray(size) ? (size as unknown[]) : [];
  if (typeof x === 'number' && typeof y === 'number' && x > 0 && y > 0 && Math.max(x, y) <= LARGEST) return { x, y };
  if (size !== undefined) report(faults, 'map', `"size" is ${quote(size)}`, 'write [width, height]');
  return { x: LARGEST, y: LARGEST };
}
