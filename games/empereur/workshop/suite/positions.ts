import { COLUMN, DISORDERED, LINE, SQUARE } from '../../rules/state.ts';
import type { Posted, Setting } from './setting.ts';

const EAST = 0;
const WEST = 3;
const post = (unit: string, way: readonly number[], form: number, facing: number, since?: number): Posted => ({
  unit,
  way,
  form,
  facing,
  ...(since === undefined ? {} : { since }),
});
const here = (unit: string, form = COLUMN, facing = 0) => post(unit, [], form, facing);
const ahead = (unit: string, form: number, facing: number) => post(unit, [EAST], form, facing);

const FRENCH = ['25e', '85e', '12e', '21e', '111e'] as const;
const PRUSSIANS = ['ir33', 'ir35', 'ir28', 'ir40', 'ir3'] as const;
const pairs = FRENCH.map((french, i) => [french, PRUSSIANS[i] as string, i] as const);

/** What a column does to a square, and to the flank of a line (duels: 79 and 84 % beaten, 7 and 4 % of its own). */
const assaults: readonly Setting[] = pairs.flatMap(([french, prussian, i]): Setting[] => [
  {
    id: `square-${french}`,
    theme: 'column against square',
    why: 'a square is worth half against foot: the column breaks it four times in five',
    side: 0,
    phase: 'shock',
    field: i,
    units: [here(french), ahead(prussian, SQUARE, 7)],
    good: [['assault', prussian]],
  },
  {
    id: `flank-${french}`,
    theme: 'flank',
    why: 'a line taken in its flank counts half, and tests at two less',
    side: 0,
    phase: 'shock',
    field: i + 1,
    units: [here(french), ahead(prussian, LINE, 3)],
    good: [['assault', prussian]],
  },
  {
    id: `broken-${french}`,
    theme: 'pursuit',
    why: 'a regiment in disorder counts one a step, and is gone if it breaks again',
    side: 0,
    phase: 'shock',
    field: i + 2,
    units: [here(french), ahead(prussian, DISORDERED, 6)],
    good: [['assault', prussian]],
  },
]);

const HOPELESS = [
  ['krafft', '25e'],
  ['schack', '21e'],
  ['hanstein', '25e'],
  ['krafft', '85e'],
  ['krafft', '21e'],
] as const;

/** Two or three steps in front of six or seven in line: the first rows of the table. */
const hopeless: readonly Setting[] = HOPELESS.map(([weak, strong], i) => ({
  id: `hopeless-${weak}-${strong}`,
  theme: 'hopeless assault',
  why: 'at one to two and worse the attacker breaks three times in four',
  side: 1,
  phase: 'shock',
  field: i,
  units: [here(weak, LINE, 1), ahead(strong, LINE, 7)],
  good: [['done']],
}));

const HORSE = ['dr5', 'hs4', 'hs8', 'kr8', 'kr12'] as const;

/** Charges: empty against squares, sure at the flank of a line and at guns alone. */
const charges: readonly Setting[] = HORSE.flatMap((horse, i): Setting[] => {
  const french = FRENCH[i] as string;
  const far = [EAST, EAST];
  return [
    {
      id: `empty-${horse}`,
      theme: 'empty charge',
      why: 'horse counts one a step against a square, which stands nine times in ten',
      side: 1,
      phase: 'charge',
      field: i,
      units: [here(horse), post(french, far, SQUARE, 7)],
      bad: [['charge', horse]],
    },
    {
      id: `guns-${horse}`,
      theme: 'riders to the guns',
      why: 'a battery that looks away and has nobody beside it is taken',
      side: 1,
      phase: 'charge',
      field: i + 1,
      units: [here(horse), post('art3', far, LINE, 1)],
      good: [['charge', horse]],
    },
  ];
});

/** Fire: where the same shot does more. */
const shots: readonly Setting[] = pairs.flatMap(([, prussian, i]): Setting[] => {
  const other = PRUSSIANS[(i + 1) % PRUSSIANS.length] as string;
  return [
    {
      id: `aim-square-${prussian}`,
      theme: 'fire',
      why: 'at the same distance a square loses twice what a line does',
      side: 0,
      phase: 'fire',
      field: i,
      units: [here('art3', LINE, 1), post(prussian, [0, 0], SQUARE, 7), post(other, [1, 1], LINE, 7)],
      good: [['aim', prussian]],
    },
    {
      id: `aim-near-${prussian}`,
      theme: 'fire',
      why: 'guns lose one for each hex: the nearer of two like regiments is the target',
      side: 0,
      phase: 'fire',
      field: i + 2,
      units: [here('art3', LINE, 1), post(prussian, [0, 0], LINE, 7), post(other, [1, 1, 1], LINE, 9)],
      good: [['aim', prussian]],
    },
  ];
});

/** Rally: whoever may try does, the likelier first; nothing is lost by it away from the enemy. */
const rallies: readonly Setting[] = pairs.flatMap(([french, prussian, i]): Setting[] => [
  {
    id: `rally-${french}`,
    theme: 'rally',
    why: 'far from the enemy a test costs nothing, and waiting does',
    side: 0,
    phase: 'rally',
    field: i,
    units: [post(french, [], DISORDERED, 0, 0), post(prussian, [0, 0, 0], LINE, 7)],
    good: [['rally', french]],
  },
  {
    id: `rally-${prussian}`,
    theme: 'rally',
    why: 'musketeers rally at seven less two: five throws in eighteen are better than none',
    side: 1,
    phase: 'rally',
    field: i + 3,
    units: [post(prussian, [], DISORDERED, 0, 0), post(french, [0, 0, 0], LINE, 7)],
    good: [['rally', prussian]],
  },
]);

const OVER = 'the bridge counts one off each step of whoever attacks over it';

/** The bridge between 1619 and 1719: as many on both sides is no attack, three to one still is. */
const bridges: readonly Setting[] = [
  {
    id: 'bridge-12e',
    theme: 'bridge',
    why: `${OVER}: ten against ten, and the attacker breaks first`,
    side: 0,
    phase: 'shock',
    field: '1719',
    units: [here('12e', COLUMN, 6), post('ir33', [WEST], LINE, 1)],
    good: [['done']],
  },
  {
    id: 'bridge-ir28',
    theme: 'bridge',
    why: `${OVER}: ten against ten, and musketeers break before the French`,
    side: 1,
    phase: 'shock',
    field: '1619',
    units: [here('ir28'), post('12e', [EAST], LINE, 7)],
    good: [['done']],
  },
  {
    id: 'bridge-25e',
    theme: 'bridge',
    why: 'seven steps over a bridge against a battalion of two are still three to one',
    side: 0,
    phase: 'shock',
    field: '1719',
    units: [here('25e', COLUMN, 6), post('krafft', [WEST], LINE, 1)],
    good: [['assault', 'krafft']],
  },
];

/** Horse has set out from three hexes away: a line of the French forms square eleven times in twelve. */
const squares: readonly Setting[] = FRENCH.slice(0, 4).map((french, i) => ({
  id: `brace-${french}`,
  theme: 'square against horse',
  why: 'in line it is broken one time in three and loses a step; a square nearly always stands',
  side: 0,
  phase: 'charge',
  field: i,
  units: [here('dr5'), post(french, [EAST, EAST, EAST], LINE, 7)],
  lead: [
    ['charge', 'dr5'],
    ['line', 1],
  ],
  good: [['brace', french]],
}));

export const settings: readonly Setting[] = [
  ...assaults,
  ...hopeless,
  ...charges,
  ...shots,
  ...rallies,
  ...bridges,
  ...squares,
];
