import {
  type Faults,
  list,
  noteOrigins,
  object,
  oneOf,
  type OriginBook,
  type Raw,
  report,
  text,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { type Grid, hexesOf, hexOf, indexOf, items, minutes, numbers } from './reading.ts';
import type { Arrival, Body, Placement, Scenario, Unit, Victory } from './types.ts';

const keys = [
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
const FOOT = 0;

interface Known extends Grid {
  readonly faults: Faults;
  readonly sides: readonly string[];
  readonly corps: readonly string[];
  readonly units: readonly Unit[];
  readonly leaders: readonly string[];
  /** Whether a hex asks for the adapted formation. */
  readonly adapted: (hex: number) => boolean;
}

export function readScenarios(known: Known, book: OriginBook, value: unknown): readonly Scenario[] {
  const { faults } = known;
  const section = object(faults, 'scenarios', value, ['list'], ['from']);
  return items(faults, 'scenarios', section, keys).map(({ entry, raw }) => {
    const id = text(faults, entry, raw, 'id');
    const scope = { faults, book, section: 'scenarios', from: section['from'] };
    noteOrigins(
      scope,
      entry,
      id,
      raw,
      keys.filter((key) => key !== 'id'),
    );
    const lines = object(faults, `${entry} lines`, raw['lines'], known.sides);
    const line = (side: number) => hexesOf(faults, entry, lines, known.sides[side] ?? '', known);
    return {
      id,
      name: words(faults, entry, raw, 'name'),
      briefing: words(faults, entry, raw, 'briefing'),
      map: 0,
      columns: band(faults, entry, raw, 'columns'),
      rows: band(faults, entry, raw, 'rows'),
      turns: whole(faults, entry, raw, 'turns', [1, 40]),
      clock: minutes(faults, entry, raw, 'clock'),
      first: indexOf(faults, entry, 'first', raw['first'], known.sides),
      units: placements(known, entry, raw),
      leaders: list(faults, entry, raw, 'leaders').map((item, i) => {
        const at = `${entry} leaders[${i}]`;
        const one = object(faults, at, item, ['leader', 'hex']);
        return {
          leader: indexOf(faults, at, 'leader', one['leader'], known.leaders),
          hex: hexOf(faults, at, 'hex', one['hex'], known),
        };
      }),
      arrivals: list(faults, entry, raw, 'arrivals').map((item, i) => arrival(known, `${entry} arrivals[${i}]`, item)),
      lines: [line(0), line(1)],
      bodies: list(faults, entry, raw, 'bodies').map((item, i) => body(known, `${entry} bodies[${i}]`, item)),
      victory: victory(known, `${entry} victory`, raw['victory']),
    };
  });
}

/** First and last column or row, counted from 1 as on the labels. */
function band(faults: Faults, entry: string, raw: Raw, key: string): readonly [number, number] {
  const [from = 1, to = 1] = list(faults, entry, raw, key).map(Number);
  if (!(from >= 1 && to >= from)) report(faults, entry, `"${key}" is no stretch`, 'write ["06", "19"]');
  return [from - 1, to - 1];
}

function placements(known: Known, entry: string, raw: Raw): readonly Placement[] {
  const { faults } = known;
  const heights = new Map<number, number>();
  const ids = known.units.map((unit) => unit.id);
  return list(faults, entry, raw, 'units').map((item, i) => {
    const at = `${entry} units[${i}]`;
    const one = object(faults, at, item, ['unit', 'hex', 'form', 'facing'], ['steps']);
    const unit = indexOf(faults, at, 'unit', one['unit'], ids);
    const hex = hexOf(faults, at, 'hex', one['hex'], known);
    const form = Math.max(0, oneOf(faults, at, one, 'form', forms));
    const facing = whole(faults, at, one, 'facing', [0, 11]);
    const corner = form === 0 || form === 2;
    if ((facing % 2 === 1) !== corner)
      report(
        faults,
        at,
        `faces ${facing} in ${forms[form] ?? ''}`,
        'lines and squares face odd numbers, all else even ones',
        'EMP IV.1#1',
      );
    if (known.adapted(hex) && known.units[unit]?.arm === FOOT && form !== 3) {
      report(faults, at, 'stands in a wood or a town out of the adapted formation', 'write "adapted"', 'EMP IV.3#1');
    }
    const rank = heights.get(hex) ?? 0;
    heights.set(hex, rank + 1);
    const steps =
      one['steps'] === undefined ? (known.units[unit]?.steps ?? 1) : whole(faults, at, one, 'steps', [1, 9]);
    return { unit, hex, form, facing, rank, steps };
  });
}

function arrival(known: Known, entry: string, item: unknown): Arrival {
  const { faults } = known;
  const one = object(faults, entry, item, ['turn', 'side', 'units', 'leaders', 'hexes']);
  const ids = known.units.map((unit) => unit.id);
  return {
    turn: whole(faults, entry, one, 'turn', [1, 40]),
    side: indexOf(faults, entry, 'side', one['side'], known.sides),
    units: list(faults, entry, one, 'units').map((id) => indexOf(faults, entry, 'units', id, ids)),
    leaders: list(faults, entry, one, 'leaders').map((id) => indexOf(faults, entry, 'leaders', id, known.leaders)),
    hexes: hexesOf(faults, entry, one, 'hexes', known),
  };
}

function body(known: Known, entry: string, item: unknown): Body {
  const { faults } = known;
  const one = object(faults, entry, item, ['side', 'corps', 'demoralised', 'despair'], ['lost']);
  return {
    side: indexOf(faults, entry, 'side', one['side'], known.sides),
    corps: list(faults, entry, one, 'corps').map((id) => indexOf(faults, entry, 'corps', id, known.corps)),
    demoralised: whole(faults, entry, one, 'demoralised', [1, 999], 'EMP XII.1#1'),
    despair: whole(faults, entry, one, 'despair', [1, 999], 'EMP XII.2#1'),
    lost: one['lost'] === true,
  };
}

function victory(known: Known, entry: string, value: unknown): Victory {
  const { faults } = known;
  const raw = object(faults, entry, value, [
    'places',
    'held',
    'step',
    'gone',
    'demoralised',
    'despair',
    'leader',
    'armyLeader',
    'margin',
  ]);
  const count = (key: string) => whole(faults, entry, raw, key, [0, 99]);
  const [foot = 0, horse = 0, guns = 0] = numbers(faults, entry, raw, 'gone', 3);
  return {
    places: list(faults, entry, raw, 'places').map((item, i) => {
      const at = `${entry} places[${i}]`;
      const place = object(faults, at, item, ['name', 'hexes', 'least', 'points']);
      const [one = 0, two = 0] = numbers(faults, at, place, 'points', 2);
      return {
        name: text(faults, at, place, 'name'),
        hexes: hexesOf(faults, at, place, 'hexes', known),
        least: whole(faults, at, place, 'least', [1, 20]),
        points: [one, two] as const,
      };
    }),
    held: list(faults, entry, raw, 'held').map((item, i) => {
      const at = `${entry} held[${i}]`;
      const one = object(faults, at, item, ['hex', 'side']);
      return {
        hex: hexOf(faults, at, 'hex', one['hex'], known),
        side: indexOf(faults, at, 'side', one['side'], known.sides),
      };
    }),
    step: count('step'),
    gone: [foot, horse, guns],
    demoralised: count('demoralised'),
    despair: count('despair'),
    leader: count('leader'),
    armyLeader: count('armyLeader'),
    margin: count('margin'),
  };
}
