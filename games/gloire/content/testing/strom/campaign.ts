import type {
  Arrival,
  Campaign,
  GloireContent,
  Leader,
  LeaderSheet,
  Placement,
  Scenario,
  ScenarioArmistice,
  Unit,
  UnitSheet,
} from '../../types.ts';
import { stromCards } from './cards.ts';
import { stromLeaders, stromUnits } from './forces.ts';
import { leader, strom, town, unit } from './index.ts';

/** The two armies of the Coalition in autumn. */
export const BOHEMIA = 3;
export const SILESIA = 4;

/** What becomes of the units of spring in autumn: an army and as many boxes; `null` where they are not there any more. */
const AUTUMN: Readonly<Record<string, readonly [army: number, maximum: number] | null>> = {
  IV: [0, 4],
  yorck: [SILESIA, 12],
  buelow: [SILESIA, 10],
  dragoons: [SILESIA, 4],
  ostermann: [BOHEMIA, 8],
  hussars: [BOHEMIA, 4],
  battery: [BOHEMIA, 0],
  grenadiers: null,
};

const autumnLine = (id: string, spring: UnitSheet): UnitSheet | null => {
  const found = AUTUMN[id];
  if (found === null) return null;
  return found === undefined ? spring : { ...spring, army: found[0], maximum: found[1] };
};

const levy = (id: string, side: 0 | 1, nation: number, army: number): Unit => ({
  id,
  name: { en: id, fr: id },
  label: id,
  side,
  nations: [nation],
  type: 'infantry',
  detachment: false,
  guard: false,
  sheets: [null, { army, maximum: 8, artillery: 1, cohesion: 4, cavalry: 0 }],
});

const units: readonly Unit[] = [
  ...stromUnits.map((one) => {
    const [spring] = one.sheets;
    return spring === null || spring === undefined ? one : { ...one, sheets: [spring, autumnLine(one.id, spring)] };
  }),
  levy('reserve', 1, 3, BOHEMIA),
  levy('schwarz', 1, 3, BOHEMIA),
  levy('levy', 1, 2, SILESIA),
  levy('xiii', 0, 0, 0),
];

const LEADERS: Readonly<Record<string, LeaderSheet | null>> = {
  bernadotte: { army: SILESIA, rank: 3, command: 3, tactical: 1 },
  barclay: { army: BOHEMIA, rank: 3, command: 2, tactical: 0 },
  wittgenstein: { army: BOHEMIA, rank: 3, command: 4, tactical: 3 },
  tauentzien: null,
};

const late = (id: string, side: 0 | 1, sheet: LeaderSheet): Leader => ({
  id,
  name: { en: id, fr: id },
  label: id,
  side,
  sheets: [null, sheet],
});

const leaders: readonly Leader[] = [
  ...stromLeaders.map((one) => {
    const spring = one.sheets[0] ?? null;
    const autumn = LEADERS[one.id];
    return { ...one, sheets: [spring, autumn === undefined ? spring : autumn] };
  }),
  late('schwarzenberg', 1, { army: BOHEMIA, rank: 4, command: 3, tactical: 1 }),
  late('davout', 0, { army: 0, rank: 3, command: 4, tactical: 4 }),
];

const unitAt = (id: string) => units.findIndex((one) => one.id === id);
const leaderAt = (id: string) => leaders.findIndex((one) => one.id === id);
const army = (id: string, commander: string, supply: string, sheet: number, side: 0 | 1 = 1) => ({
  id,
  name: { en: id, fr: id },
  short: { en: id, fr: id },
  side,
  sheets: [sheet],
  commander: leaderAt(commander),
  supply: [town(supply)],
});

const [armee, north, south] = strom.armies;
const armies = [
  ...(armee === undefined ? [] : [{ ...armee, sheets: [0, 1] }]),
  ...(north === undefined ? [] : [north]),
  ...(south === undefined ? [] : [south]),
  army('bohemia', 'schwarzenberg', 'kahl', 1),
  army('silesia', 'bernadotte', 'jahn', 1),
];

const coming = { forces: [], leaders: [], die: 0, option: null, ifHeld: -1 } as const;

const arrivals: readonly Arrival[] = [
  { ...coming, turn: 1, side: 0, at: { kind: 'points', nation: 0, points: 2 } },
  { ...coming, turn: 1, side: 1, at: { kind: 'points', nation: 2, points: 2 } },
  {
    ...coming,
    turn: 2,
    side: 1,
    at: { kind: 'town', town: town('jahn') },
    forces: [{ unit: unitAt('levy'), points: 6 }],
  },
];

const armistice: ScenarioArmistice = {
  marker: 2,
  effects: true,
  sheet: 1,
  becomes: [{ from: unit('grenadiers'), to: unitAt('reserve') }],
  forces: [{ unit: unitAt('schwarz'), points: 7, town: town('kahl'), origin: -1, army: -1 } satisfies Placement],
  leaders: [{ leader: leaderAt('schwarzenberg'), town: town('kahl') }],
  commanders: [],
  arrivals,
  changes: [
    { turn: 1, leaves: leader('reynier'), follows: -1, army: -1, option: null, unless: 'O2' },
    { turn: 1, leaves: leader('ney'), follows: leaderAt('davout'), army: -1, option: 'O1', unless: null },
    { turn: 1, leaves: leader('ney'), follows: -1, army: -1, option: 'O2', unless: null },
  ],
};

const hamburg: Arrival = {
  ...coming,
  turn: 7,
  side: 0,
  at: { kind: 'town', town: town('aue') },
  forces: [{ unit: unitAt('xiii'), points: 5 }],
  leaders: [leaderAt('davout')],
  option: 'O3',
};

const [war] = strom.scenarios;
const scenarios: readonly Scenario[] =
  war === undefined
    ? []
    : [
        {
          ...war,
          id: 'strom-campaign',
          lastTurn: 7,
          napoleonCounts: 'until resumption',
          frontier: 'until resumption',
          armistice,
          deck: stromCards.map((_, i) => i),
          arrivals: [...war.arrivals, hamburg],
          options: ['O1', 'O2', 'O3'],
        },
        {
          ...war,
          id: 'strom-spring',
          number: 2,
          lastTurn: 7,
          armistice: {
            ...armistice,
            effects: false,
            sheet: 0,
            becomes: [],
            forces: [],
            leaders: [],
            arrivals: [],
            changes: [],
          },
          deck: stromCards.map((_, i) => i).slice(0, 12),
        },
      ];

const campaign: Campaign = {
  ...strom.campaign,
  sheets: [
    { en: 'Spring', fr: 'Printemps' },
    { en: 'Autumn', fr: 'Automne' },
  ],
  jointDice: [[BOHEMIA, SILESIA]],
  handLimit: 2,
  armistice: { turns: 3, command: [8, -1, -1, 5, 4], resumption: [10, -1, -1, -1, -1] },
  detachmentArmies: [[], [], [1, 2, SILESIA], [1, 2, BOHEMIA, SILESIA]],
};

/** The campaign of the Strom with event cards, and with an armistice between spring and autumn. */
export const stromCampaign: GloireContent = {
  ...strom,
  id: 'strom-campaign',
  campaign,
  calendar: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
    id: `turn-${number}`,
    number,
    name: { en: `Turn ${number}`, fr: `Tour ${number}` },
    from: '1813-05-01',
    to: '1813-05-15',
    weather: 0,
    history: { en: '', fr: '' },
  })),
  armies,
  units,
  leaders,
  cards: stromCards,
  scenarios,
};
