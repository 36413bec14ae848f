import type { Words } from '@bivouac/kernel';
import type { GameMap } from './types-map.ts';
import type { Scenario } from './types-scenario.ts';
import type { Tables } from './types-tables.ts';

/** A content pack as the rules and the bots use it: plain data, every reference an index. */
export interface EmpereurContent {
  readonly id: string;
  readonly version: string;
  readonly name: Words;
  /** The two armies; the powers of the game. */
  readonly sides: readonly [SideSheet, SideSheet];
  readonly tables: Tables;
  readonly maps: readonly GameMap[];
  readonly corps: readonly Corps[];
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly scenarios: readonly Scenario[];
}

export interface SideSheet {
  readonly id: string;
  readonly name: Words;
}

export type Side = 0 | 1;

export const arms = ['infantry', 'cavalry', 'artillery'] as const;
export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;

/** A division, or whatever a scenario takes for an army corps (EMP XIV.1). */
export interface Corps {
  readonly id: string;
  readonly name: Words;
  readonly side: Side;
}

/** What stands on a unit counter (EMP III.1). */
export interface Unit {
  readonly id: string;
  readonly name: Words;
  /** What stands on the counter. */
  readonly label: string;
  readonly side: Side;
  /** Index of its corps. */
  readonly corps: number;
  readonly arm: number;
  /** Steps at the start: some 300 men each, or a battery. */
  readonly steps: number;
  /** Value of fire in line or in battery; 0 for cavalry. */
  readonly fire: number;
  readonly range: number;
  /** Base value of shock; 0 for artillery. */
  readonly shock: number;
  readonly morale: number;
  /** Movement points in line (0 for cavalry and batteries) and in column or limbered. */
  readonly moves: readonly [line: number, column: number];
  /** Whether losses do not lower its morale: an elite whose sheet has no grey boxes (EMP X.4). */
  readonly steadfast: boolean;
  /** Whether it is militia or Landwehr, which has no voltigeurs (EMP XVI.1). */
  readonly militia?: true;
}

/** Command of a leader: the army, a wing of several corps, one corps (EMP XIV.1). */
export const ranks = ['army', 'wing', 'corps'] as const;

export interface Leader {
  readonly id: string;
  readonly name: Words;
  readonly label: string;
  readonly side: Side;
  /** 0 army, 1 wing, 2 corps. */
  readonly rank: number;
  /** The corps that he commands; an army leader commands all of his side. */
  readonly corps: readonly number[];
  readonly combat: number;
  readonly morale: number;
  readonly moves: number;
  /** Whether his side loses the battle as soon as he falls: Napoleon (EMP XIV.5). */
  readonly sovereign?: true;
  /** Whether he acts of his own accord, and how readily he obeys: 2 to 5 (EMP XVII.6-7). */
  readonly initiative?: number;
  readonly obedience?: number;
}

export * from './types-map.ts';
export * from './types-scenario.ts';
export * from './types-tables.ts';
