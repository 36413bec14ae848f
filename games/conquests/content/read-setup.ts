import {
  flag,
  list,
  type Names,
  namesOf,
  nameOf,
  noteOrigins,
  object,
  type Raw,
  type Reading,
  ref,
  report,
  section,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { powerOf, readUnits } from './parts.ts';
import { domainIds, type Power, powerIds, type Units, unitIds } from './types.ts';
import type { ConquestsMap } from './types-map.ts';
import type { Deal, Garrison, Prices, Scenario, SetUp, Squadron } from './types-setup.ts';

const needed = ['id', 'advisers', 'money', 'moves', 'morale', 'units', 'reserve', 'contingent', 'corps'];

/** How each power begins, unit by unit (CON 4.1). */
export function readSetUps(reading: Reading, value: unknown, map: ConquestsMap, moraleTop: number): readonly SetUp[] {
  const items = section(reading, 'setUps', value, { needed, allowed: ['guard', 'freePlacing'], notes: true });
  for (const { entry, id } of items) {
    if (powerIds.some((one) => one === id)) continue;
    report(reading.faults, entry, `is of no power`, `write one of ${powerIds.join(', ')} as its id`);
  }
  return powerIds.map((id): SetUp => {
    const item = items.find((one) => one.id === id);
    if (!item) report(reading.faults, 'setUps', `has nothing for ${id}`, 'add how it begins', 'CON 4.1');
    return readSetUp(reading, item?.entry ?? `setUps "${id}"`, powerOf(id), item?.raw ?? {}, map, moraleTop);
  });
}

function readSetUp(
  reading: Reading,
  entry: string,
  power: Power,
  raw: Raw,
  map: ConquestsMap,
  moraleTop: number,
): SetUp {
  const { faults } = reading;
  const guard = readUnits(reading, `${entry} guard`, raw['guard'], ['inf', 'cav']);
  const names = { lands: namesOf(map.lands), seas: namesOf(map.seas) };
  const placed = list(faults, entry, raw, 'units').map((one, i) =>
    readPlaced(reading, nameOf(`${entry} units`, i, one, 'at'), one, names),
  );
  const troops = placed.flatMap(({ troop }) => (troop ? [troop] : []));
  checkHome(reading, entry, power, troops, map);
  return {
    advisers: whole(faults, entry, raw, 'advisers', [1, 9], 'CON 4.1'),
    money: whole(faults, entry, raw, 'money', [0, 99]),
    moves: whole(faults, entry, raw, 'moves', [0, 10], 'CON 10'),
    morale: whole(faults, entry, raw, 'morale', [1, moraleTop]),
    troops,
    ships: placed.flatMap(({ ships }) => (ships ? [ships] : [])),
    freePlacing: flag(reading, entry, raw, 'freePlacing'),
    reserve: readUnits(reading, `${entry} reserve`, raw['reserve']),
    contingent: readUnits(reading, `${entry} contingent`, raw['contingent']),
    guard: { inf: guard.inf, cav: guard.cav },
    corps: whole(faults, entry, raw, 'corps', [0, 9], 'CON 3.1'),
  };
}

/** Two powers may not begin in one place, and troops begin in the lands of their power. */
function checkHome(reading: Reading, entry: string, power: Power, troops: readonly Garrison[], map: ConquestsMap) {
  for (const { land } of troops) {
    if (map.lands[land]?.home === power) continue;
    const problem = `begins in "${map.lands[land]?.id}", which is not a home land of its own`;
    report(reading.faults, entry, problem, 'place its troops at home', 'CON 4.1');
  }
}

interface Placed {
  readonly troop?: Garrison;
  readonly ships?: Squadron;
}

function readPlaced(
  reading: Reading,
  entry: string,
  value: unknown,
  names: { readonly lands: Names; readonly seas: Names },
): Placed {
  const raw = object(reading.faults, entry, value, ['at'], unitIds);
  const { at: _, ...counts } = raw;
  const units = readUnits(reading, entry, counts);
  const at = raw['at'];
  if (typeof at === 'string' && names.seas.has(at)) {
    if (units.inf + units.cav + units.can > 0) {
      report(reading.faults, entry, 'has troops at sea', 'place frigates only in a sea', 'CON 4.1');
    }
    return { ships: { sea: names.seas.get(at) ?? 0, frg: units.frg } };
  }
  if (units.frg > 0) report(reading.faults, entry, 'has frigates on land', 'place them in a sea', 'CON 4.1');
  const land = ref(reading, entry, raw, 'at', names.lands, 'a land or a sea');
  return land < 0 ? {} : { troop: { land, inf: units.inf, cav: units.cav, can: units.can } };
}

/** The counters of the box (CON 3.1): start, reserve and contingent of a power are all of them, no more and no less. */
export function checkBox(reading: Reading, setUps: readonly SetUp[], value: unknown): void {
  const { faults } = reading;
  const box = object(faults, 'box', value, powerIds, ['from', 'note']);
  noteOrigins({ ...reading, section: 'box', from: undefined }, 'box', '', box, powerIds);
  setUps.forEach((setUp, i) => {
    const id = powerIds[i] ?? '';
    if (box[id] === undefined) return;
    const has = readUnits(reading, `box ${id}`, box[id]);
    const used = allUnits(setUp);
    for (const kind of unitIds) {
      if (used[kind] === has[kind]) continue;
      const problem = `uses ${used[kind]} ${kind.toUpperCase()} of ${has[kind]} in the box`;
      const remedy = 'let units, reserve and contingent add up to the box';
      report(faults, `setUps "${id}"`, problem, remedy, 'CON 3.1');
    }
  });
}

/** All counters of a power, wherever they begin. */
export function allUnits({ troops, ships, reserve, contingent }: SetUp): Units {
  const sum = (kind: 'inf' | 'cav' | 'can') => troops.reduce((n, one) => n + one[kind], 0);
  return {
    inf: sum('inf') + reserve.inf + contingent.inf,
    cav: sum('cav') + reserve.cav + contingent.cav,
    can: sum('can') + reserve.can + contingent.can,
    frg: ships.reduce((n, one) => n + one.frg, 0) + reserve.frg + contingent.frg,
  };
}

const dealKeys = ['pool', 'coalition', 'napoleon', 'turnCoalition', 'turnNapoleon', 'keptCoalition', 'keptNapoleon'];

export function readDeal(reading: Reading, value: unknown): Deal {
  const { faults } = reading;
  const raw = object(faults, 'deal', value, dealKeys, ['from', 'note']);
  noteOrigins({ ...reading, section: 'deal', from: undefined }, 'deal', '', raw, dealKeys);
  const pool = object(faults, 'deal pool', raw['pool'], domainIds);
  const number = (key: string, clause: string) => whole(faults, 'deal', raw, key, [1, 20], clause);
  const deal: Deal = {
    pool: domainIds.map((domain) => whole(faults, 'deal pool', pool, domain, [0, 20], 'CON 4.1')),
    coalition: number('coalition', 'CON 4.1'),
    napoleon: number('napoleon', 'CON 14'),
    turnCoalition: number('turnCoalition', 'CON 12'),
    turnNapoleon: number('turnNapoleon', 'CON 12'),
    keptCoalition: number('keptCoalition', 'CON 14'),
    keptNapoleon: number('keptNapoleon', 'CON 14'),
  };
  const pooled = deal.pool.reduce((sum, n) => sum + n, 0);
  if (pooled !== 4 * deal.coalition) {
    const remedy = `let the backs add up to ${4 * deal.coalition}, ${deal.coalition} for each of the four`;
    report(faults, 'deal pool', `has ${pooled} cards`, remedy, 'CON 4.1');
  }
  return deal;
}

const priceKeys = [...unitIds, 'twoMoves', 'card', 'movesPerUnit', 'secondAdviser', 'movesKept'] as const;

export function readPrices(reading: Reading, value: unknown): Prices {
  const { faults } = reading;
  const raw = object(faults, 'prices', value, priceKeys, ['from', 'note']);
  noteOrigins({ ...reading, section: 'prices', from: undefined }, 'prices', '', raw, [...priceKeys]);
  const number = (key: (typeof priceKeys)[number]) => whole(faults, 'prices', raw, key, [0, 20], 'CON 8.6.3');
  return {
    inf: number('inf'),
    cav: number('cav'),
    can: number('can'),
    frg: number('frg'),
    twoMoves: number('twoMoves'),
    card: number('card'),
    movesPerUnit: number('movesPerUnit'),
    secondAdviser: number('secondAdviser'),
    movesKept: number('movesKept'),
  };
}

export function readScenarios(reading: Reading, value: unknown): readonly Scenario[] {
  const { faults } = reading;
  const keys = { needed: ['id', 'name', 'about', 'turns', 'secondAge', 'shortObjectives'], notes: true };
  return section(reading, 'scenarios', value, keys).map(({ entry, id, raw }): Scenario => {
    const turns = whole(faults, entry, raw, 'turns', [1, 12]);
    return {
      id,
      name: words(faults, entry, raw, 'name'),
      about: words(faults, entry, raw, 'about'),
      turns,
      secondAge: whole(faults, entry, raw, 'secondAge', [0, turns], 'CON 14'),
      shortObjectives: flag(reading, entry, raw, 'shortObjectives'),
    };
  });
}
