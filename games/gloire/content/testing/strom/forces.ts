import type { Army, Leader, Side, Unit, UnitType } from '../../types.ts';

const FRENCH: Side = 0;
const COALITION: Side = 1;

/** The armies: one of the French, two of the Coalition. Sources: Aue; Jahn; Jahn or Ilm. */
export const ARMEE = 0;
export const NORTH = 1;
export const SOUTH = 2;

interface UnitLine {
  readonly id: string;
  readonly side: Side;
  readonly army: number;
  readonly nation: number;
  readonly type: UnitType;
  readonly maximum: number;
  readonly cohesion: number;
  readonly artillery?: number;
  readonly cavalry?: number;
  readonly detachment?: true;
  readonly guard?: true;
}

const LINES: readonly UnitLine[] = [
  {
    id: 'I',
    side: FRENCH,
    army: ARMEE,
    nation: 0,
    type: 'infantry',
    maximum: 12,
    cohesion: 4,
    artillery: 2,
    cavalry: 1,
  },
  { id: 'II', side: FRENCH, army: ARMEE, nation: 0, type: 'infantry', maximum: 8, cohesion: 3, artillery: 1 },
  { id: 'III', side: FRENCH, army: ARMEE, nation: 0, type: 'infantry', maximum: 6, cohesion: 3 },
  { id: 'IV', side: FRENCH, army: ARMEE, nation: 1, type: 'infantry', maximum: 6, cohesion: 2 },
  {
    id: 'guard',
    side: FRENCH,
    army: ARMEE,
    nation: 0,
    type: 'infantry',
    maximum: 6,
    cohesion: 6,
    artillery: 2,
    guard: true,
  },
  {
    id: 'horse',
    side: FRENCH,
    army: ARMEE,
    nation: 0,
    type: 'cavalry',
    maximum: 6,
    cohesion: 4,
    artillery: 1,
    cavalry: 4,
  },
  { id: 'lancers', side: FRENCH, army: ARMEE, nation: 1, type: 'cavalry', maximum: 3, cohesion: 3, cavalry: 2 },
  { id: 'park', side: FRENCH, army: ARMEE, nation: 0, type: 'artillery', maximum: 0, cohesion: 0, artillery: 5 },
  { id: 'f1', side: FRENCH, army: -1, nation: 0, type: 'infantry', maximum: 4, cohesion: 3, detachment: true },
  { id: 'f2', side: FRENCH, army: -1, nation: 0, type: 'infantry', maximum: 4, cohesion: 2, detachment: true },
  {
    id: 'fA',
    side: FRENCH,
    army: -1,
    nation: 0,
    type: 'cavalry',
    maximum: 3,
    cohesion: 3,
    cavalry: 1,
    detachment: true,
  },
  {
    id: 'yorck',
    side: COALITION,
    army: NORTH,
    nation: 2,
    type: 'infantry',
    maximum: 9,
    cohesion: 4,
    artillery: 2,
    cavalry: 1,
  },
  { id: 'buelow', side: COALITION, army: NORTH, nation: 2, type: 'infantry', maximum: 7, cohesion: 3, artillery: 1 },
  { id: 'dragoons', side: COALITION, army: NORTH, nation: 2, type: 'cavalry', maximum: 4, cohesion: 4, cavalry: 3 },
  { id: 'ostermann', side: COALITION, army: SOUTH, nation: 3, type: 'infantry', maximum: 8, cohesion: 5, artillery: 2 },
  { id: 'grenadiers', side: COALITION, army: SOUTH, nation: 3, type: 'infantry', maximum: 5, cohesion: 5, guard: true },
  {
    id: 'hussars',
    side: COALITION,
    army: SOUTH,
    nation: 3,
    type: 'cavalry',
    maximum: 4,
    cohesion: 3,
    artillery: 1,
    cavalry: 3,
  },
  { id: 'battery', side: COALITION, army: SOUTH, nation: 3, type: 'artillery', maximum: 0, cohesion: 0, artillery: 4 },
  { id: 'c1', side: COALITION, army: -1, nation: 2, type: 'infantry', maximum: 4, cohesion: 3, detachment: true },
  {
    id: 'cA',
    side: COALITION,
    army: -1,
    nation: 2,
    type: 'cavalry',
    maximum: 3,
    cohesion: 3,
    cavalry: 1,
    detachment: true,
  },
  {
    id: 'cossacks',
    side: COALITION,
    army: -1,
    nation: 3,
    type: 'cavalry',
    maximum: 3,
    cohesion: 2,
    cavalry: 2,
    detachment: true,
  },
];

export const stromUnits: readonly Unit[] = LINES.map((line) => ({
  id: line.id,
  name: { en: line.id, fr: line.id },
  label: line.id,
  side: line.side,
  nations: [line.nation],
  type: line.type,
  detachment: line.detachment === true,
  guard: line.guard === true,
  sheets: [
    {
      army: line.army,
      maximum: line.maximum,
      artillery: line.artillery ?? 0,
      cohesion: line.cohesion,
      cavalry: line.cavalry ?? 0,
    },
  ],
}));

/** Leaders: army, rank, command, tactical bonus. */
const LEADERS: readonly (readonly [
  id: string,
  side: Side,
  army: number,
  rank: number,
  command: number,
  tactical: number,
])[] = [
  ['napoleon', FRENCH, ARMEE, 4, 5, 4],
  ['ney', FRENCH, ARMEE, 3, 3, 2],
  ['reynier', FRENCH, ARMEE, 1, 2, 0],
  ['bernadotte', COALITION, NORTH, 3, 3, 1],
  ['tauentzien', COALITION, NORTH, 2, 2, 1],
  ['barclay', COALITION, SOUTH, 3, 2, 0],
  ['wittgenstein', COALITION, SOUTH, 3, 4, 3],
];

export const stromLeaders: readonly Leader[] = LEADERS.map(([id, side, army, rank, command, tactical]) => ({
  id,
  name: { en: id, fr: id },
  label: id,
  side,
  sheets: [{ army, rank, command, tactical }],
}));

const TOWN_AUE = 0;
const TOWN_ILM = 8;
const TOWN_JAHN = 9;

const army = (id: string, side: Side, commander: number, supply: readonly number[]): Army => ({
  id,
  name: { en: id, fr: id },
  short: { en: id, fr: id },
  side,
  sheets: [0],
  commander,
  supply,
});

export const stromArmies: readonly Army[] = [
  army('armee', FRENCH, 0, [TOWN_AUE]),
  army('north', COALITION, 3, [TOWN_JAHN]),
  army('south', COALITION, 5, [TOWN_JAHN, TOWN_ILM]),
];
