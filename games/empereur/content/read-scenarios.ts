import {
  flag,
  list,
  type Names,
  object,
  oneOf,
  quote,
  type Raw,
  type Reading,
  ref,
  refs,
  report,
  section,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { type Grid, hexesOf, hexOf, minutes, numbers } from './reading.ts';
import type { Arrival, Body, GameMap, Placement, Scenario, Unit, Victory } from './types.ts';

const needed = [
  'id',
  'name',
  'briefing',
  'columns',
  'rows',
  'turns',
  'clock',
  'first',
  'units',
  'leaders',
  'arrivals',
  'lines',
  'bodies',
  'victory',
];
const forms = ['line', 'column', 'square', 'adapted'];
const MANY_TURNS = 40;

/** What the scenarios are made of, already read. */
export interface Known {
  readonly reading: Reading;
  readonly sides: Names;
  readonly corpsNames: Names;
  readonly units: readonly Unit[];
  readonly unitNames: Names;
  readonly leaderNames: Names;
  readonly map: GameMap;
}

export function readScenarios(known: Known, value: unknown): readonly Scenario[] {
  const { reading } = known;
  const { faults } = reading;
  return section(reading, 'scenarios', value, { needed, allowed: ['time', 'orders'], notes: true }).map(
    ({ entry, id, raw }) => {
      const sides = [...known.sides.keys()];
      const lines = object(faults, `${entry} lines`, raw['lines'], sides);
      const line = (side: number) => hexesOf(faults, `${entry} lines`, lines, sides[side] ?? '', known.map);
      return {
        id,
        name: words(faults, entry, raw, 'name'),
        briefing: words(faults, entry, raw, 'briefing'),
        map: 0,
        columns: band(reading, entry, raw, 'columns', known.map.columns),
        rows: band(reading, entry, raw, 'rows', known.map.rows),
        turns: whole(faults, entry, raw, 'turns', [1, MANY_TURNS]),
        clock: minutes(faults, entry, raw, 'clock'),
        first: Math.max(0, ref(reading, entry, raw, 'first', known.sides, 'a side')),
        units: placements(known, entry, raw),
        leaders: list(faults, entry, raw, 'leaders').map((item, i) => {
          const at = `${entry} leaders[${i}]`;
          const one = object(faults, at, item, ['leader', 'hex']);
          return {
            leader: Math.max(0, ref(reading, at, one, 'leader', known.leaderNames, 'a leader')),
            hex: hexOf(faults, at, 'hex', one['hex'], known.map),
          };
        }),
        arrivals: list(faults, entry, raw, 'arrivals').map((item, i) =>
          arrival(known, `${entry} arrivals[${i}]`, item),
        ),
        lines: [line(0), line(1)],
        bodies: list(faults, entry, raw, 'bodies').map((item, i) => body(known, `${entry} bodies[${i}]`, item)),
        victory: victory(known, `${entry} victory`, raw['victory']),
        ...pair(reading, entry, raw, 'time', [1, 3600]),
        ...pair(reading, entry, raw, 'orders', [0, 99]),
      };
    },
  );
}

/** Two numbers that a battle may give: the seconds of the watch (EMP XIX.1), the orders of each side (EMP XVII.3). */
function pair<K extends 'time' | 'orders'>(
  { faults }: Reading,
  entry: string,
  raw: Raw,
  key: K,
  [least, most]: readonly [number, number],
): { readonly [key in K]?: readonly [number, number] } {
  if (raw[key] === undefined) return {};
  const [one = -1, two = -1, ...more] = list(faults, entry, raw, key);
  const fits = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  if (fits(one) && fits(two) && more.length === 0) return { [key]: [one, two] } as { [key in K]: [number, number] };
  report(faults, entry, `"${key}" is ${quote(raw[key])}`, `write two whole numbers of ${least} to ${most}`);
  return {};
}

/** First and last column or row, counted from 1 as on the labels. */
function band(
  { faults }: Reading,
  entry: string,
  raw: Raw,
  key: string,
  most: number,
): readonly [from: number, to: number] {
  const [from = 1, to = 1] = list(faults, entry, raw, key).map(Number);
  if (!(from >= 1 && to >= from && to <= most))
    report(faults, entry, `"${key}" is no stretch of the map`, `write two of 01 to ${most}, like ["06", "19"]`);
  return [from - 1, to - 1];
}

function placements({ reading, units, unitNames, map }: Known, entry: string, raw: Raw): readonly Placement[] {
  const { faults } = reading;
  const heights = new Map<number, number>();
  return list(faults, entry, raw, 'units').map((item, i) => {
    const at = `${entry} units[${i}]`;
    const one = object(faults, at, item, ['unit', 'hex', 'form', 'facing'], ['steps']);
    const unit = Math.max(0, ref(reading, at, one, 'unit', unitNames, 'a unit'));
    const hex = hexOf(faults, at, 'hex', one['hex'], map);
    const form = Math.max(0, oneOf(faults, at, one, 'form', forms));
    const facing = whole(faults, at, one, 'facing', [0, 11]);
    const rank = heights.get(hex) ?? 0;
    heights.set(hex, rank + 1);
    const full = units[unit]?.steps ?? 1;
    const steps = one['steps'] === undefined ? full : whole(faults, at, one, 'steps', [1, full]);
    return { unit, hex, form, facing, rank, steps };
  });
}

function arrival({ reading, sides, unitNames, leaderNames, map }: Known, entry: string, item: unknown): Arrival {
  const { faults } = reading;
  const one = object(faults, entry, item, ['turn', 'side', 'units', 'leaders', 'hexes'], ['placed']);
  return {
    turn: whole(faults, entry, one, 'turn', [1, MANY_TURNS], 'EMP XIII'),
    side: Math.max(0, ref(reading, entry, one, 'side', sides, 'a side')),
    units: refs(reading, entry, one, 'units', unitNames, 'a unit'),
    leaders: refs(reading, entry, one, 'leaders', leaderNames, 'a leader'),
    hexes: hexesOf(faults, entry, one, 'hexes', map),
    placed: one['placed'] === true,
  };
}

function body({ reading, sides, corpsNames }: Known, entry: string, item: unknown): Body {
  const { faults } = reading;
  const one = object(faults, entry, item, ['side', 'corps', 'demoralised', 'despair'], ['lost']);
  return {
    side: Math.max(0, ref(reading, entry, one, 'side', sides, 'a side')),
    corps: refs(reading, entry, one, 'corps', corpsNames, 'a corps'),
    demoralised: whole(faults, entry, one, 'demoralised', [1, 999], 'EMP XII.1'),
    despair: whole(faults, entry, one, 'despair', [1, 999], 'EMP XII.2'),
    lost: flag(reading, entry, one, 'lost'),
  };
}

function victory({ reading, sides, map }: Known, entry: string, value: unknown): Victory {
  const { faults } = reading;
  const keys = ['places', 'held', 'step', 'gone', 'demoralised', 'despair', 'leader', 'armyLeader', 'margin'];
  const raw = object(faults, entry, value, keys);
  const count = (key: string) => whole(faults, entry, raw, key, [0, 99]);
  const [foot = 0, horse = 0, guns = 0] = numbers(faults, entry, raw, 'gone', 3);
  return {
    places: list(faults, entry, raw, 'places').map((item, i) => place(reading, `${entry} places[${i}]`, item, map)),
    held: list(faults, entry, raw, 'held').map((item, i) => {
      const at = `${entry} held[${i}]`;
      const one = object(faults, at, item, ['hex', 'side']);
      return {
        hex: hexOf(faults, at, 'hex', one['hex'], map),
        side: Math.max(0, ref(reading, at, one, 'side', sides, 'a side')),
      };
    }),
    step: count('step'),
    gone: [foot, horse, guns],
    demoralised: count('demoralised'),
    despair: count('despair'),
    leader: count('leader'),
    armyLeader: count('armyLeader'),
    margin: whole(faults, entry, raw, 'margin', [1, 99]),
  };
}

function place({ faults }: Reading, entry: string, item: unknown, map: Grid): Victory['places'][number] {
  const raw = object(faults, entry, item, ['name', 'hexes', 'least', 'points']);
  const [one = 0, two = 0] = numbers(faults, entry, raw, 'points', 2);
  const hexes = hexesOf(faults, entry, raw, 'hexes', map);
  return {
    name: words(faults, entry, raw, 'name'),
    hexes,
    least: whole(faults, entry, raw, 'least', [1, Math.max(1, hexes.length)]),
    points: [one, two],
  };
}
