import type { Words } from '@bivouac/kernel';

/** Everything that the playing aids of the series hold (EMP III.6), as data. */
export interface Tables {
  readonly terrains: readonly Terrain[];
  readonly sides: SideEffects;
  readonly formations: Formations;
  readonly fire: FireTable;
  readonly shock: readonly ShockRow[];
  readonly morale: MoraleTable;
  readonly limits: Limits;
}

/** What a hex is; the rules ask for these traits and never for a name. */
export interface Terrain {
  readonly id: string;
  readonly name: Words;
  /** Movement points to enter, by arm; 0 means closed (to guns: but for the road). */
  readonly cost: readonly [infantry: number, cavalry: number, artillery: number];
  /** Points for a charge to cross it; 0 means closed (EMP IX.2). */
  readonly charge: number;
  /** Whether infantry and cavalry take the adapted formation in it (EMP IV.3, IV.9). */
  readonly adapted: boolean;
  /** Whether it stops a line of sight (EMP VII.7). */
  readonly blocks: boolean;
  /** Whether nobody in it tests his morale after fire or shock: towns and châteaux (EMP VII.3, VIII.8). */
  readonly walls: boolean;
  /** Whether whoever fails to rally may make for it, and stays in it: woods and towns (EMP XI.4). */
  readonly refuge: boolean;
  /** Whether cavalry that attacks into it or out of it has a shock of 1 (EMP IV.7). */
  readonly hampers: boolean;
  /** Whether it is a château or a fortified farm, stronger than a town (EMP XVI.6). */
  readonly strong?: true;
  /** Whether neither square nor battery can stand in it: marsh (EMP IV.4, IV.12). */
  readonly soft?: true;
  /** Added to each firer's value against a target in it (EMP VII.1, VII.3). */
  readonly fire: number;
  /** Added to the attacker's value of shock against a defender in it (EMP VIII.3). */
  readonly shock: number;
}

/** What a hex side does: added to the cost of entering, the cost of a charge (0 none, -1 closed), and to shock. */
export interface SideEffect {
  readonly cost: readonly [infantry: number, cavalry: number, artillery: number];
  readonly charge: number;
  readonly shock: number;
}

export interface SideEffects {
  readonly stream: SideEffect;
  readonly ravine: SideEffect;
  readonly bridge: SideEffect;
  readonly up: SideEffect;
  readonly down: SideEffect;
}

/** Values by formation that the book leaves to its sheet (EMP III.6, IV). */
export interface Formations {
  /** Infantry in column fires at this share of its value in line, halves rounded up: numerator and denominator. */
  readonly columnFire: readonly [number, number];
}

/** Losses by die, or a test alone. -1 is the star: no loss, a test (EMP VII.3). */
export interface FireTable {
  /** Each column begins with this total value of fire. */
  readonly from: readonly number[];
  /** Rows for the modified die, from 0 to 7; one result for each column: steps lost, -1 for a star, 0 for nothing. */
  readonly results: readonly (readonly number[])[];
}

/** What a shock does to one side (EMP VIII.8): steps, whether it tests, is disorganised, is eliminated. */
export interface ShockResult {
  readonly text: string;
  readonly losses: number;
  readonly test: boolean;
  readonly disorder: boolean;
  readonly gone: boolean;
}

export interface ShockRow {
  /** The odds of the row: the attacker has at least `attacker` for every `defender` of the enemy. */
  readonly attacker: number;
  readonly defender: number;
  /** By die from 1 to 6: attacker's result, defender's result. */
  readonly results: readonly (readonly [ShockResult, ShockResult])[];
}

export interface MoraleTable {
  /** By strength at the start from 4 to 9, then by present strength from 1 to 7: what losses do to morale (EMP X.4). */
  readonly losses: readonly { readonly start: number; readonly now: readonly number[] }[];
}

/** What fits in a hex (EMP V.1). */
export interface Limits {
  readonly foot: number;
  readonly horse: number;
}
