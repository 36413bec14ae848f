import type { Arrival, Campaign, GloireContent, Placement, Scenario } from '../../types.ts';
import { stromArmies, stromLeaders, stromUnits } from './forces.ts';
import { stromMap } from './map.ts';
import { stromTables } from './tables.ts';

/** A small made-up campaign for tests of the rules: nothing of it is history. */
function found(index: number, id: string): number {
  if (index < 0) throw new Error(`there is no "${id}" in the campaign of the Strom`);
  return index;
}

export function town(id: string): number {
  return found(
    stromMap.towns.findIndex((one) => one.id === id),
    id,
  );
}

export function link(id: string): number {
  return found(
    stromMap.links.findIndex((one) => one.id === id),
    id,
  );
}

export function unit(id: string): number {
  return found(
    stromUnits.findIndex((one) => one.id === id),
    id,
  );
}

export function leader(id: string): number {
  return found(
    stromLeaders.findIndex((one) => one.id === id),
    id,
  );
}

const campaign: Campaign = {
  sides: [
    { en: 'French', fr: 'Français' },
    { en: 'Coalition', fr: 'Coalisés' },
  ],
  nations: [
    { id: 'french', name: { en: 'French', fr: 'Français' }, side: 0 },
    { id: 'saxon', name: { en: 'Saxon', fr: 'Saxons' }, side: 0 },
    { id: 'prussian', name: { en: 'Prussian', fr: 'Prussiens' }, side: 1 },
    { id: 'russian', name: { en: 'Russian', fr: 'Russes' }, side: 1 },
  ],
  sheets: [{ en: 'Roster', fr: 'Feuille' }],
  daysPerTurn: 15,
  menPerPoint: 3000,
  napoleon: leader('napoleon'),
  fortified: { named: 1, detachments: 1 },
  siege: { fallsFrom: [5, 2], tooFew: -1 },
  replacements: { perUnit: 2, upTo: 'sheet', byNation: true, wait: false, onlyCommanded: false, detachments: false },
  jointDice: [],
  victory: { decisive: 5, offensive: 3, general: 1, commander: 3, lossesPerPoint: 4, drawMargin: 2, besieged: 1 },
  handLimit: 0,
  armistice: null,
  detachmentArmies: [[], [], [1, 2], [1, 2]],
};

/** The replacements of the older campaigns of the series (GLO 3.3). */
export const seriesReplacements: Campaign['replacements'] = {
  perUnit: 1,
  upTo: 'initial',
  byNation: false,
  wait: true,
  onlyCommanded: true,
  detachments: true,
};

const force = (id: string, points: number, at: string): Placement => ({
  unit: unit(id),
  points,
  town: town(at),
  origin: -1,
  army: -1,
});

const coming = { forces: [], leaders: [], die: 0, option: null, ifHeld: -1 } as const;

const arrivals: readonly Arrival[] = [
  {
    ...coming,
    turn: 2,
    side: 0,
    at: { kind: 'edge', edge: 0 },
    forces: [{ unit: unit('IV'), points: 5 }],
    leaders: [leader('reynier')],
  },
  {
    ...coming,
    turn: 2,
    side: 1,
    at: { kind: 'town', town: town('jahn') },
    forces: [{ unit: unit('grenadiers'), points: 5 }],
    leaders: [leader('wittgenstein')],
    die: 3,
  },
  { ...coming, turn: 3, side: 0, at: { kind: 'points', nation: 0, points: 2 } },
  { ...coming, turn: 3, side: 1, at: { kind: 'points', nation: 2, points: 2 } },
];

const scenario: Scenario = {
  id: 'strom',
  number: 1,
  name: { en: 'The Strom', fr: 'Le Strom' },
  summary: { en: 'A made-up campaign.', fr: 'Une campagne inventée.' },
  firstTurn: 0,
  lastTurn: 3,
  sheet: 0,
  napoleonCounts: 'when present',
  frontier: 'closed',
  armistice: null,
  deck: [],
  forces: [
    force('I', 10, 'brand'),
    force('II', 7, 'brand'),
    force('III', 5, 'calau'),
    force('guard', 5, 'aue'),
    force('horse', 5, 'calau'),
    force('lancers', 2, 'eich'),
    force('park', 0, 'aue'),
    force('yorck', 8, 'furt'),
    force('buelow', 6, 'hain'),
    force('dragoons', 4, 'glau'),
    force('ostermann', 7, 'ilm'),
    force('hussars', 3, 'ilm'),
    force('battery', 0, 'ilm'),
    { ...force('cossacks', 2, 'hain'), army: 1 },
  ],
  leaders: [
    { leader: leader('napoleon'), town: town('brand') },
    { leader: leader('ney'), town: town('calau') },
    { leader: leader('bernadotte'), town: town('hain') },
    { leader: leader('tauentzien'), town: town('furt') },
    { leader: leader('barclay'), town: town('ilm') },
  ],
  commanders: [],
  control: [
    { town: town('aue'), side: 0 },
    { town: town('eich'), side: 0 },
    { town: town('glau'), side: 1 },
    { town: town('jahn'), side: 1 },
  ],
  brokenBridges: [],
  boats: [],
  boatMarkers: [1, 1],
  sieges: [],
  decoys: [
    { infantry: 2, cavalry: 1 },
    { infantry: 2, cavalry: 2 },
  ],
  detachments: [
    [unit('f1'), unit('f2'), unit('fA')],
    [unit('c1'), unit('cA')],
  ],
  arrivals,
  changes: [],
  places: [
    { town: town('aue'), points: [0, 6] },
    { town: town('eich'), points: [2, 3] },
    { town: town('glau'), points: [3, 2] },
    { town: town('jahn'), points: [6, 0] },
  ],
  options: [],
};

export const strom: GloireContent = {
  id: 'strom',
  version: '1',
  name: { en: 'The Strom', fr: 'Le Strom' },
  campaign,
  calendar: [1, 2, 3, 4].map((number) => ({
    id: `turn-${number}`,
    number,
    name: { en: `Turn ${number}`, fr: `Tour ${number}` },
    from: '1813-05-01',
    to: '1813-05-15',
    weather: 0,
    history: { en: '', fr: '' },
  })),
  map: stromMap,
  armies: stromArmies,
  units: stromUnits,
  leaders: stromLeaders,
  cards: [],
  tables: stromTables,
  scenarios: [scenario],
};
