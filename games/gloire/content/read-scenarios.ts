import {
  flag,
  isRaw,
  list,
  nameOf,
  noteOrigins,
  object,
  quote,
  type Raw,
  type Reading,
  ref,
  refTo,
  report,
  section,
  whole,
  word,
  words,
} from '@bivouac/kernel/packs';
import { readArrivals, readChanges, type ScenarioNames } from './read-arrivals.ts';
import { sideOf } from './read-campaign.ts';
import { readSeries, seriesKeys } from './read-series.ts';
import { checkScenario } from './check-scenario.ts';
import { type GloireContent, sideIds } from './types.ts';
import {
  type DecoyCount,
  type LeaderPlacement,
  type OptionalRule,
  optionalRules,
  type Placement,
  type Scenario,
  type ScenarioArmistice,
} from './types-scenarios.ts';

const needed = [
  'id',
  'number',
  'name',
  'summary',
  'first',
  'last',
  'sheet',
  'napoleonCounts',
  'frontier',
  'armistice',
  'deck',
  'forces',
  'leaders',
  'commanders',
  'control',
  'brokenBridges',
  'boats',
  'boatMarkers',
  'sieges',
  'decoys',
  'detachments',
  'arrivals',
  'changes',
  'places',
  'options',
];

/** The pack without its scenarios: what they are set up with. */
export type Material = Omit<GloireContent, 'scenarios'>;

export function readScenarios(
  reading: Reading,
  value: unknown,
  material: Material,
  names: ScenarioNames,
): readonly Scenario[] {
  return section(reading, 'scenarios', value, { needed, allowed: [...seriesKeys, 'entrenched'] }).map(
    ({ entry, id, raw }): Scenario => {
      const { faults } = reading;
      const scenario: Scenario = {
        id,
        number: whole(faults, entry, raw, 'number', [1, 99]),
        name: words(faults, entry, raw, 'name'),
        summary: words(faults, entry, raw, 'summary'),
        firstTurn: Math.max(0, ref(reading, entry, raw, 'first', names.turns, 'a turn')),
        lastTurn: Math.max(0, ref(reading, entry, raw, 'last', names.turns, 'a turn')),
        sheet: Math.max(0, ref(reading, entry, raw, 'sheet', names.sheets, 'a score sheet')),
        napoleonCounts: word(reading, entry, raw, 'napoleonCounts', ['when present', 'always', 'until resumption']),
        frontier: word(reading, entry, raw, 'frontier', ['closed', 'open', 'until resumption']),
        armistice: readArmistice(reading, entry, id, raw, names),
        deck: readDeck(reading, entry, raw, material),
        forces: readForces(reading, entry, id, raw, names),
        leaders: readPlaces(reading, entry, raw, names),
        commanders: readCommanders(reading, entry, raw, names),
        control: readControl(reading, entry, raw['control'], names),
        brokenBridges: list(faults, entry, raw, 'brokenBridges').map((link) =>
          refTo(reading, entry, link, '"brokenBridges" names', names.links, 'a link'),
        ),
        boats: list(faults, entry, raw, 'boats').map((item, i) => {
          const at = `${entry} boats[${i}]`;
          const laid = object(faults, at, item, ['link', 'side']);
          return {
            link: ref(reading, at, laid, 'link', names.links, 'a link'),
            side: sideOf(reading, at, laid, 'side'),
          };
        }),
        boatMarkers: bySide(reading, `${entry} boatMarkers`, raw['boatMarkers'], (at, held, side) =>
          whole(faults, at, held, side, [0, 20], 'GLO 6.4'),
        ),
        sieges: list(faults, entry, raw, 'sieges').map((item, i) => {
          const at = nameOf(`${entry} sieges`, i, item, 'town');
          const siege = object(faults, at, item, ['town', 'inside', 'step'], ['waits']);
          return {
            town: ref(reading, at, siege, 'town', names.towns, 'a town'),
            inside: sideOf(reading, at, siege, 'inside'),
            step: whole(faults, at, siege, 'step', [0, material.campaign.siege.fallsFrom.length - 1], 'GLO 8.8'),
            ...(siege['waits'] !== undefined && { waits: flag(reading, at, siege, 'waits') }),
          };
        }),
        ...(raw['entrenched'] !== undefined && {
          entrenched: list(faults, entry, raw, 'entrenched').map((item, i) => {
            const at = nameOf(`${entry} entrenched`, i, item, 'town');
            const works = object(faults, at, item, ['town', 'side']);
            return {
              town: ref(reading, at, works, 'town', names.towns, 'a town'),
              side: sideOf(reading, at, works, 'side'),
            };
          }),
        }),
        decoys: bySide(reading, `${entry} decoys`, raw['decoys'], (at, held, side): DecoyCount => {
          const count = object(faults, `${at} ${side}`, held[side], ['infantry', 'cavalry']);
          return {
            infantry: whole(faults, `${at} ${side}`, count, 'infantry', [0, 30], 'GLO 7.1'),
            cavalry: whole(faults, `${at} ${side}`, count, 'cavalry', [0, 30], 'GLO 7.1'),
          };
        }),
        detachments: bySide(reading, `${entry} detachments`, raw['detachments'], (at, held, side) =>
          list(faults, at, held, side).map((unit) =>
            refTo(reading, at, unit, `"${side}" names`, names.units, 'a detachment'),
          ),
        ),
        arrivals: readArrivals(reading, entry, id, raw, names),
        changes: readChanges(reading, entry, id, raw, names),
        ...readSeries(reading, entry, raw, names),
        places: list(faults, entry, raw, 'places').map((item, i) => {
          const at = nameOf(`${entry} places`, i, item, 'town');
          const place = object(faults, at, item, ['town', 'french', 'coalition']);
          const worth = (side: string) => whole(faults, at, place, side, [0, 30], 'GLO 9');
          return {
            town: ref(reading, at, place, 'town', names.towns, 'a town'),
            points: [worth('french'), worth('coalition')] as const,
          };
        }),
        options: list(faults, entry, raw, 'options').flatMap((name): readonly OptionalRule[] => {
          const option = optionalRules.find((one) => one === name);
          if (!option) report(faults, entry, `"options" names ${quote(name)}`, `write ${optionalRules.join(', ')}`);
          return option ? [option] : [];
        }),
      };
      checkScenario(reading, entry, scenario, material);
      return scenario;
    },
  );
}

function bySide<T>(
  reading: Reading,
  entry: string,
  value: unknown,
  read: (at: string, held: Raw, side: string) => T,
): readonly [T, T] {
  const held = object(reading.faults, entry, value, sideIds);
  return [read(entry, held, sideIds[0]), read(entry, held, sideIds[1])];
}

function readDeck(reading: Reading, entry: string, raw: Raw, material: Material): readonly number[] {
  return list(reading.faults, entry, raw, 'deck').map((number) => {
    const index = material.cards.findIndex((card) => card.number === number);
    if (index < 0) report(reading.faults, entry, `"deck" names ${quote(number)}`, 'write the number of a card');
    return index;
  });
}

export function readForces(
  reading: Reading,
  entry: string,
  id: string,
  raw: Raw,
  names: ScenarioNames,
): readonly Placement[] {
  return list(reading.faults, entry, raw, 'forces').map((item, i): Placement => {
    const at = nameOf(`${entry} forces`, i, item, 'unit');
    const keys = ['unit', 'points', 'town'];
    const held = object(reading.faults, at, item, keys, ['origin', 'army', 'from']);
    const scope = { ...reading, section: `scenarios.${id}.forces`, from: undefined };
    noteOrigins(scope, at, String(held['unit']), held, ['points', 'town']);
    return {
      unit: ref(reading, at, held, 'unit', names.units, 'a unit'),
      points: whole(reading.faults, at, held, 'points', [0, 40]),
      town: ref(reading, at, held, 'town', names.towns, 'a town'),
      origin: ref(reading, at, held, 'origin', names.units, 'a unit'),
      army: ref(reading, at, held, 'army', names.armies, 'an army'),
    };
  });
}

function readPlaces(reading: Reading, entry: string, raw: Raw, names: ScenarioNames): readonly LeaderPlacement[] {
  return list(reading.faults, entry, raw, 'leaders').map((item, i) => {
    const at = nameOf(`${entry} leaders`, i, item, 'leader');
    const held = object(reading.faults, at, item, ['leader', 'town']);
    return {
      leader: ref(reading, at, held, 'leader', names.leaders, 'a leader'),
      town: ref(reading, at, held, 'town', names.towns, 'a town'),
    };
  });
}

function readCommanders(reading: Reading, entry: string, raw: Raw, names: ScenarioNames): Scenario['commanders'] {
  return list(reading.faults, entry, raw, 'commanders').map((item, i) => {
    const at = `${entry} commanders[${i}]`;
    const held = object(reading.faults, at, item, ['army', 'leader']);
    return {
      army: ref(reading, at, held, 'army', names.armies, 'an army'),
      leader: ref(reading, at, held, 'leader', names.leaders, 'a leader'),
    };
  });
}

function readControl(reading: Reading, entry: string, value: unknown, names: ScenarioNames): Scenario['control'] {
  const at = `${entry} control`;
  const held = object(reading.faults, at, value, sideIds);
  return ([0, 1] as const).flatMap((side) =>
    list(reading.faults, at, held, sideIds[side]).map((town) => ({
      town: refTo(reading, at, town, `"${sideIds[side]}" names`, names.towns, 'a town'),
      side,
    })),
  );
}

function readArmistice(
  reading: Reading,
  entry: string,
  id: string,
  scenario: Raw,
  names: ScenarioNames,
): ScenarioArmistice | null {
  const value = scenario['armistice'];
  if (value === null || value === undefined) return null;
  const at = `${entry} armistice`;
  const { faults } = reading;
  const lasting = ['sheet', 'becomes', 'forces', 'leaders', 'commanders', 'arrivals', 'changes'];
  const effects = isRaw(value) && value['effects'] === true;
  const raw = object(faults, at, value, ['marker', 'effects', ...(effects ? lasting : [])]);
  return {
    marker: Math.max(0, ref(reading, at, raw, 'marker', names.turns, 'a turn')),
    effects: flag(reading, at, raw, 'effects'),
    sheet: Math.max(0, ref(reading, at, effects ? raw : scenario, 'sheet', names.sheets, 'a score sheet')),
    becomes: list(faults, at, raw, 'becomes').map((item, i) => {
      const held = object(faults, `${at} becomes[${i}]`, item, ['from', 'to']);
      return {
        from: ref(reading, `${at} becomes[${i}]`, held, 'from', names.units, 'a unit'),
        to: ref(reading, `${at} becomes[${i}]`, held, 'to', names.units, 'a unit'),
      };
    }),
    forces: readForces(reading, at, `${id}.armistice`, raw, names),
    leaders: readPlaces(reading, at, raw, names),
    commanders: readCommanders(reading, at, raw, names),
    arrivals: readArrivals(reading, at, `${id}.armistice`, raw, names),
    changes: readChanges(reading, at, `${id}.armistice`, raw, names),
  };
}
