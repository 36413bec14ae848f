/** CON 11.3.2: the six results, from a to f. The resolver, the odds and the combat sheet read these rows. */
export const resultIds = ['strategic', 'tactical', 'minor', 'trap', 'heroic', 'uncertain'] as const;
export type ResultId = (typeof resultIds)[number];

export interface ResultRow {
  readonly id: ResultId;
  readonly clause: string;
  /** Ratios are read as products (ruling 124). */
  fits(attack: number, defence: number): boolean;
  readonly won: 'attack' | 'defence';
  /** Of the beaten side's units, and whether the victor recruits the first of them. */
  readonly loses: 'half' | 'third' | 'nothing';
  readonly recruits: boolean;
  readonly prize: boolean;
  /** Francs that the victor takes. */
  readonly booty: number;
  /** Whether the beaten side loses a Moral as well. */
  readonly shames: boolean;
  /** Who does not pay loses what stays; or pays for all or loses one more; or pays nothing. */
  readonly retreat: 'payOrStay' | 'payOrSacrifice' | 'free';
  /** Noted on the track of victories (CON 11.3.3). */
  readonly noted: boolean;
}

const decisive = { loses: 'half', recruits: true, prize: true, booty: 0, shames: true, noted: true } as const;
const clear = { loses: 'third', recruits: false, prize: true, booty: 0, shames: true, noted: true } as const;
const slight = { loses: 'nothing', recruits: false, prize: false, noted: false } as const;

export const RESULTS: readonly ResultRow[] = [
  {
    id: 'strategic',
    clause: 'CON 11.3.2a#1',
    fits: (a, d) => a > 2 * d,
    won: 'attack',
    ...decisive,
    retreat: 'payOrStay',
  },
  {
    id: 'tactical',
    clause: 'CON 11.3.2b#1',
    fits: (a, d) => a - d >= 2,
    won: 'attack',
    ...clear,
    retreat: 'payOrSacrifice',
  },
  {
    id: 'minor',
    clause: 'CON 11.3.2c#1',
    fits: (a, d) => a - d === 1,
    won: 'attack',
    ...slight,
    booty: 2,
    shames: true,
    retreat: 'payOrSacrifice',
  },
  {
    id: 'trap',
    clause: 'CON 11.3.2d#1',
    fits: (a, d) => d >= 2 * a,
    won: 'defence',
    ...decisive,
    retreat: 'payOrStay',
  },
  {
    id: 'heroic',
    clause: 'CON 11.3.2e#1',
    fits: (a, d) => d - a >= 2,
    won: 'defence',
    ...clear,
    retreat: 'payOrSacrifice',
  },
  {
    id: 'uncertain',
    clause: 'CON 11.3.2f#1',
    fits: (a, d) => d >= a,
    won: 'defence',
    ...slight,
    booty: 0,
    shames: false,
    retreat: 'free',
  },
];

/** CON 11.3.1#3: the first row that fits. One always does. */
export function resultOf(attack: number, defence: number): ResultRow {
  return RESULTS.find((row) => row.fits(attack, defence)) as ResultRow;
}

/** Units lost by a side of so many: half rounded up, a third rounded down. */
export function lossOf(row: ResultRow, units: number): number {
  if (row.loses === 'half') return Math.ceil(units / 2);
  return row.loses === 'third' ? Math.floor(units / 3) : 0;
}
