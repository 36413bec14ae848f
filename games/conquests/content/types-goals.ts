import type { Words } from '@bivouac/kernel';
import type { RegionRef } from './types-cards.ts';
import type { Power } from './types.ts';

/**
 * A secret objective (CON 13.1): who draws it has the main one if the card names his nation, else the secondary one.
 */
export interface Objective {
  readonly id: string;
  readonly nation: Power;
  /** Whether it is dealt in the short game. */
  readonly short: boolean;
  readonly main: Goal;
  readonly secondary: Goal;
}

/** A goal; the short game's condition is null on cards that are not in its deck. */
export interface Goal {
  readonly title: Words;
  readonly campaign: Condition;
  readonly short: Condition | null;
}

/** A row of the tables of automatic victories (CON 13.2.1, 13.2.2). */
export interface VictoryRow {
  readonly id: string;
  /** Index in `scenarios`. */
  readonly scenario: number;
  /** `self`: each power of the Coalition for itself; `those`: the powers that `together` has counted. */
  readonly winner: 'napoleon' | 'coalition' | 'self' | 'those';
  readonly degree: 'strategic' | 'tactical';
  readonly condition: Condition;
}

/** `self`: the holder of the objective or the candidate of the row; `coalition`: its powers taken together. */
export type Subject = 'self' | 'napoleon' | 'coalition';

export type Where =
  | { readonly kind: 'lands'; readonly lands: readonly number[] }
  | { readonly kind: 'region'; readonly region: RegionRef }
  | { readonly kind: 'ownCapital' }
  | { readonly kind: 'ownHome' };

/** At least and at most so many; `most` is `NO_LIMIT` where only the least matters. */
export interface Range {
  readonly atLeast: number;
  readonly atMost: number;
}

export const NO_LIMIT = 999;

export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  /** So many of these places are under sole control; for the Coalition: of any one of its powers. */
  | ({ readonly kind: 'control'; readonly by: Subject; readonly at: Where } & Range)
  /** `each`: of every Coalition power still in play; `those`: of the powers that `together` has counted. */
  | ({ readonly kind: 'level'; readonly track: 'morale' | 'society'; readonly of: LevelOf } & Range)
  | ({ readonly kind: 'count'; readonly what: Counted; readonly of: Subject; readonly region: RegionRef } & Range)
  /** More than every other Coalition power in play; `shared`: as many will do. */
  | { readonly kind: 'highest'; readonly what: 'victories' | 'morale'; readonly shared: boolean }
  /** The Coalition's Society is at least so many above Napoleon's. */
  | { readonly kind: 'lead'; readonly by: number }
  /** The power has a land unit there, alone or not. */
  | { readonly kind: 'present'; readonly at: Where }
  /** In an alliance in force with at least so many others. */
  | { readonly kind: 'allied'; readonly with: number }
  /** Is, or is not, Napoleon's forced ally. */
  | { readonly kind: 'forced'; readonly is: boolean }
  | { readonly kind: 'eliminated'; readonly who: 'napoleon' }
  /** So many powers of the Coalition have a land unit there. */
  | ({ readonly kind: 'together'; readonly land: number } & Range)
  /** The candidate controls it alone since so many turns, the turn of its capture counted (CON 13.2.2). */
  | { readonly kind: 'heldFor'; readonly land: number; readonly turns: number };

export type ConditionKind = Condition['kind'];

export type LevelOf = 'self' | 'napoleon' | 'coalition' | 'each' | 'those';

/**
 * `victories`: on the track of CON 11.3.3; `alliances`: successful ones that the power began; `foreignLands`: controlled
 * and not home; `corps`: INF, CAV and CAN of its own on one land; `units`: on the map, frigates apart.
 */
export const counted = [
  'victories',
  'alliances',
  'lands',
  'seas',
  'foreignLands',
  'neutralCapitals',
  'corps',
  'frigates',
  'units',
  'money',
] as const;
export type Counted = (typeof counted)[number];
