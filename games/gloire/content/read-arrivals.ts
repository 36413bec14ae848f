import {
  list,
  type Names,
  noteOrigins,
  object,
  type Raw,
  type Reading,
  ref,
  refs,
  report,
  whole,
  word,
} from '@bivouac/kernel/packs';
import { sideOf } from './read-campaign.ts';
import {
  type Arrival,
  type ArrivingUnit,
  type LeaderChange,
  type OptionalRule,
  optionalRules,
} from './types-scenarios.ts';

/** What scenarios name. */
export interface ScenarioNames {
  readonly turns: Names;
  readonly sheets: Names;
  readonly nations: Names;
  readonly armies: Names;
  readonly units: Names;
  readonly leaders: Names;
  readonly towns: Names;
  readonly links: Names;
  readonly edges: Names;
}

const places = ['town', 'edge', 'nation'];

export function readArrivals(
  reading: Reading,
  entry: string,
  id: string,
  raw: Raw,
  names: ScenarioNames,
): readonly Arrival[] {
  const { faults } = reading;
  return list(faults, entry, raw, 'arrivals').map((item, i): Arrival => {
    const at = `${entry} arrivals[${i}]`;
    const allowed = [...places, 'points', 'forces', 'leaders', 'die', 'option', 'ifHeld'];
    const held = object(faults, at, item, ['turn', 'side'], [...allowed, 'from']);
    const scope = { ...reading, section: `scenarios.${id}.arrivals`, from: undefined };
    noteOrigins(scope, at, String(i), held, ['turn', 'side', ...allowed]);
    return {
      turn: whole(faults, at, held, 'turn', [1, 99]),
      side: sideOf(reading, at, held, 'side'),
      at: readPlace(reading, at, held, names),
      forces: list(faults, at, held, 'forces').map((unit, j) => readUnit(reading, `${at} forces[${j}]`, unit, names)),
      leaders: refs(reading, at, held, 'leaders', names.leaders, 'a leader'),
      die: held['die'] === undefined ? 0 : whole(faults, at, held, 'die', [2, 6], 'GLO 3.3'),
      option: readOption(reading, at, held, 'option'),
      ifHeld: ref(reading, at, held, 'ifHeld', names.towns, 'a town'),
    };
  });
}

function readUnit(reading: Reading, entry: string, value: unknown, names: ScenarioNames): ArrivingUnit {
  const raw = object(reading.faults, entry, value, ['unit', 'points'], ['army']);
  const army = ref(reading, entry, raw, 'army', names.armies, 'an army');
  return {
    unit: ref(reading, entry, raw, 'unit', names.units, 'a unit'),
    points: whole(reading.faults, entry, raw, 'points', [0, 40]),
    ...(army >= 0 && { army }),
  };
}

function readPlace(reading: Reading, entry: string, held: Raw, names: ScenarioNames): Arrival['at'] {
  const given = places.filter((key) => held[key] !== undefined);
  if (given.length !== 1) {
    const remedy = 'write one of "town", "edge" and "nation" (with "points")';
    report(reading.faults, entry, `arrives ${given.length === 0 ? 'nowhere' : 'in two ways'}`, remedy, 'GLO 3.3');
  }
  if (held['town'] !== undefined) {
    return { kind: 'town', town: ref(reading, entry, held, 'town', names.towns, 'a town') };
  }
  if (held['edge'] !== undefined) {
    return { kind: 'edge', edge: ref(reading, entry, held, 'edge', names.edges, 'an edge link') };
  }
  const nation = ref(reading, entry, held, 'nation', names.nations, 'a nation');
  if (held['points'] === undefined && nation >= 0) {
    report(reading.faults, entry, 'has no "points"', 'say how many', 'GLO 3.3');
  }
  return { kind: 'points', nation, points: whole(reading.faults, entry, held, 'points', [1, 40]) };
}

export function readChanges(
  reading: Reading,
  entry: string,
  id: string,
  raw: Raw,
  names: ScenarioNames,
): readonly LeaderChange[] {
  return list(reading.faults, entry, raw, 'changes').map((item, i): LeaderChange => {
    const at = `${entry} changes[${i}]`;
    const allowed = ['leaves', 'follows', 'army', 'option', 'unless'];
    const held = object(reading.faults, at, item, ['turn'], [...allowed, 'from']);
    const scope = { ...reading, section: `scenarios.${id}.changes`, from: undefined };
    noteOrigins(scope, at, String(i), held, ['turn', ...allowed]);
    if (held['leaves'] === undefined && (held['follows'] === undefined || held['army'] === undefined)) {
      report(reading.faults, at, 'changes nothing', 'write "leaves", or "follows" and "army"', 'GLO 4.2');
    }
    return {
      turn: whole(reading.faults, at, held, 'turn', [1, 99]),
      leaves: ref(reading, at, held, 'leaves', names.leaders, 'a leader'),
      follows: ref(reading, at, held, 'follows', names.leaders, 'a leader'),
      army: ref(reading, at, held, 'army', names.armies, 'an army'),
      option: readOption(reading, at, held, 'option'),
      unless: readOption(reading, at, held, 'unless'),
    };
  });
}

function readOption(reading: Reading, entry: string, held: Raw, key: string): OptionalRule | null {
  return held[key] === undefined ? null : word(reading, entry, held, key, optionalRules);
}
