import { axial, hexAt, OFF, STEPS } from '../../rules/ground/hexes.ts';
import {
  ARTILLERY,
  BRIDGE,
  CAVALRY,
  type Corps,
  type EmpereurContent,
  type GameMap,
  INFANTRY,
  type Leader,
  RAVINE,
  RIVER,
  ROAD,
  type Scenario,
  STREAM,
  type Unit,
} from '../types.ts';
import { terrainLetters, testTables } from './tables.ts';

/** A field of exercise for the tests: ground drawn in letters, units in words. */
export interface Drawing {
  /** Rows of letters: `.` clear, `a` farm, `d` difficult, `m` marsh, `c` château, `v` village, `f` forest, `b` brush. */
  readonly ground?: readonly string[];
  /** Rows of digits; level ground if left out. */
  readonly levels?: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  /** Sides as `stream 0304-0404`, chains of hexes by label. */
  readonly sides?: readonly string[];
  /** By side: labels of the hexes at which its lines of communication leave. */
  readonly lines?: readonly [readonly string[], readonly string[]];
  readonly turns?: number;
  readonly units?: readonly Unit[];
  readonly leaders?: readonly Leader[];
  readonly scenario?: Partial<Scenario>;
}

const kinds: Readonly<Record<string, number>> = {
  road: ROAD,
  stream: STREAM,
  river: RIVER,
  bridge: BRIDGE,
  ravine: RAVINE,
};

export function hexOf(label: string, columns: number): number {
  return (Number(label.slice(2)) - 1) * columns + Number(label.slice(0, 2)) - 1;
}

function drawSides(sides: number[], written: string, columns: number, rows: number): void {
  const [kind = '', chain = ''] = written.split(' ');
  const bit = kinds[kind];
  if (bit === undefined) throw new Error(`"${kind}" is nothing that runs along a side`);
  const hexes = chain.split('-').map((label) => hexOf(label, columns));
  for (let i = 0; i + 1 < hexes.length; i++) {
    const [from, to] = [hexes[i] as number, hexes[i + 1] as number];
    const at = axial(from, columns);
    const direction = STEPS.findIndex((step) => hexAt({ q: at.q + step.q, r: at.r + step.r }, columns, rows) === to);
    if (direction === OFF) throw new Error(`${chain}: these hexes are no neighbours`);
    sides[from * 6 + direction] = (sides[from * 6 + direction] as number) | bit;
    const back = to * 6 + ((direction + 3) % 6);
    sides[back] = (sides[back] as number) | bit;
  }
}

export function drawnMap(drawing: Drawing): GameMap {
  const columns = drawing.ground?.[0]?.length ?? drawing.levels?.[0]?.length ?? drawing.columns ?? 12;
  const rows = drawing.ground?.length ?? drawing.levels?.length ?? drawing.rows ?? 10;
  const hexes = columns * rows;
  const letters = drawing.ground?.join('') ?? '.'.repeat(hexes);
  const digits = drawing.levels?.join('') ?? '0'.repeat(hexes);
  const sides = new Array<number>(hexes * 6).fill(0);
  for (const written of drawing.sides ?? []) drawSides(sides, written, columns, rows);
  return {
    id: 'champ',
    name: { en: 'Field of exercise', fr: 'Champ de manœuvre' },
    columns,
    rows,
    terrain: letters.split('').map((letter) => terrainLetters.indexOf(letter)),
    level: digits.split('').map(Number),
    sides,
    places: [],
  };
}

const corps: readonly Corps[] = [
  { id: 'blue', name: { en: 'Blue', fr: 'Bleus' }, side: 0 },
  { id: 'blue2', name: { en: 'Second blue', fr: 'Bleus, second' }, side: 0 },
  { id: 'white', name: { en: 'White', fr: 'Blancs' }, side: 1 },
  { id: 'white2', name: { en: 'Second white', fr: 'Blancs, second' }, side: 1 },
];

type Values = Partial<Omit<Unit, 'id' | 'side' | 'arm'>>;

function unit(id: string, side: 0 | 1, arm: number, values: Values): Unit {
  return {
    id,
    name: { en: id, fr: id },
    label: id,
    side,
    corps: side * 2,
    arm,
    steps: 6,
    fire: 4,
    range: 1,
    shock: 2,
    morale: 8,
    moves: [4, 6],
    steadfast: false,
    ...values,
  };
}

const foot = (id: string, side: 0 | 1, values: Values = {}) => unit(id, side, INFANTRY, values);
const horse = (id: string, side: 0 | 1, values: Values = {}) =>
  unit(id, side, CAVALRY, { steps: 4, fire: 0, shock: 4, moves: [0, 10], ...values });
const guns = (id: string, side: 0 | 1, values: Values = {}) =>
  unit(id, side, ARTILLERY, { steps: 2, fire: 6, range: 7, shock: 1, moves: [0, 5], ...values });

/** Six of foot, three of horse and two batteries a side: small letters Blue, capitals White. */
export const champUnits: readonly Unit[] = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => foot(id, 0)),
  ...['h', 'i', 'j'].map((id) => horse(id, 0)),
  ...['x', 'y'].map((id) => guns(id, 0)),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((id) => foot(id, 1)),
  ...['H', 'I', 'J'].map((id) => horse(id, 1)),
  ...['X', 'Y'].map((id) => guns(id, 1)),
];

const leader = (
  id: string,
  side: 0 | 1,
  rank: number,
  commands: readonly number[],
  values: Partial<Leader>,
): Leader => ({
  id,
  name: { en: id, fr: id },
  label: id,
  side,
  rank,
  corps: commands,
  combat: 0,
  morale: 1,
  moves: 10,
  ...values,
});

export const champLeaders: readonly Leader[] = [
  leader('chief', 0, 0, [0, 1], { combat: 1, morale: 3, moves: 12 }),
  leader('corps', 0, 2, [0], { combat: 1, morale: 2 }),
  leader('Chief', 1, 0, [2, 3], { combat: -1, morale: 1, moves: 12 }),
  leader('Corps', 1, 2, [2], { combat: 2, morale: 2 }),
];

/** A pack with one drawn field and nobody on it. */
export function champ(drawing: Drawing = {}): EmpereurContent {
  const map = drawnMap(drawing);
  const { columns, rows } = map;
  const west = hexOf('0101', columns) + Math.floor(rows / 2) * columns;
  const [blue, white] = drawing.lines ?? [[], []];
  const ends = (labels: readonly string[], fallback: number) =>
    labels.length > 0 ? labels.map((one) => hexOf(one, columns)) : [fallback];
  return {
    id: 'champ',
    version: '1.0.0',
    name: map.name,
    sides: [
      { id: 'blue', name: { en: 'Blue', fr: 'Bleus' } },
      { id: 'white', name: { en: 'White', fr: 'Blancs' } },
    ],
    tables: testTables,
    maps: [map],
    corps,
    units: drawing.units ?? champUnits,
    leaders: drawing.leaders ?? champLeaders,
    scenarios: [
      {
        id: 'champ',
        name: map.name,
        briefing: map.name,
        map: 0,
        columns: [0, columns - 1],
        rows: [0, rows - 1],
        turns: drawing.turns ?? 6,
        clock: 12 * 60,
        first: 0,
        units: [],
        leaders: [],
        arrivals: [],
        lines: [ends(blue, west), ends(white, west + columns - 1)],
        bodies: [
          { side: 0, corps: [0, 1], demoralised: 1000, despair: 2000, lost: false },
          { side: 1, corps: [2, 3], demoralised: 1000, despair: 2000, lost: false },
        ],
        victory: {
          places: [],
          held: [],
          step: 1,
          gone: [0, 0, 2],
          demoralised: 0,
          despair: 0,
          leader: 3,
          armyLeader: 8,
          margin: 3,
        },
        ...drawing.scenario,
      },
    ],
  };
}
