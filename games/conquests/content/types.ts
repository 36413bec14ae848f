import type { Words } from '@bivouac/kernel';
import type { Card } from './types-cards.ts';
import type { ConquestsMap } from './types-map.ts';
import type { Objective, VictoryRow } from './types-goals.ts';
import type { Deal, Prices, Scenario, SetUp, Space, Tracks } from './types-setup.ts';

/**
 * A content pack as the rules and the bots use it: plain data, every reference an index. It is compiled from files of
 * names by `read.ts`; where each value comes from stays in those files (`origins.ts`).
 */
export interface ConquestsContent {
  readonly id: string;
  readonly version: string;
  readonly name: Words;
  readonly map: ConquestsMap;
  /** By power: how it begins (CON 4.1). */
  readonly setUps: readonly SetUp[];
  readonly deal: Deal;
  readonly prices: Prices;
  /** The 23 spaces in the order in which they are resolved. */
  readonly spaces: readonly Space[];
  readonly tracks: Tracks;
  /** The four decks one after the other. */
  readonly cards: readonly Card[];
  readonly objectives: readonly Objective[];
  /** First the short game, then the campaign. */
  readonly scenarios: readonly Scenario[];
  /** Both tables of automatic victories, in the order of the book. */
  readonly victory: readonly VictoryRow[];
}

/** Napoleon, Austria, England, Russia, Prussia: the order of everything that is kept by power. */
export const powerIds = ['napoleon', 'austria', 'england', 'russia', 'prussia'] as const;
export type PowerId = (typeof powerIds)[number];
export type Power = 0 | 1 | 2 | 3 | 4;
export const powers: readonly Power[] = [0, 1, 2, 3, 4];
export const coalition: readonly Power[] = [1, 2, 3, 4];
export const NAPOLEON = 0;
export const AUSTRIA = 1;
export const ENGLAND = 2;
export const RUSSIA = 3;
export const PRUSSIA = 4;

/** The two who have a Society marker (CON 3.3): Napoleon, and the four of the Coalition together. */
export const sideIds = ['napoleon', 'coalition'] as const;
export type Side = 0 | 1;

/** The five domains in the order in which their zones are resolved (CON 8). */
export const domainIds = ['finance', 'morale', 'society', 'military', 'diplomacy'] as const;
export type DomainId = (typeof domainIds)[number];
export type Domain = 0 | 1 | 2 | 3 | 4;

/** The six zones of action: Initiative has no domain; zone `d + 1` is that of domain `d`. */
export const zoneIds = ['initiative', ...domainIds] as const;
export type ZoneId = (typeof zoneIds)[number];
export type Zone = 0 | 1 | 2 | 3 | 4 | 5;

/** Infantry, cavalry, guns, frigates. */
export const unitIds = ['inf', 'cav', 'can', 'frg'] as const;
export type UnitId = (typeof unitIds)[number];

/** So many of each. */
export type Units = Readonly<Record<UnitId, number>>;

/** What a space of a zone or a level of a track gives; a bonus that gives nothing is all zeros. */
export interface Bonus extends Units {
  readonly cards: number;
  readonly fg: number;
  readonly pm: number;
  readonly morale: number;
  readonly guardInf: number;
  readonly guardCav: number;
}

export type * from './types-cards.ts';
export type * from './types-goals.ts';
export type * from './types-map.ts';
export type * from './types-setup.ts';
