import type { Words } from '@bivouac/kernel';
import type { Card } from './types-cards.ts';
import type { GloireMap } from './types-map.ts';
import type { Scenario } from './types-scenarios.ts';
import type { Tables } from './types-tables.ts';

/**
 * A content pack as the rules and the bots use it: plain data, every reference an index. It is compiled from files of
 * names by `read.ts`; where each value comes from stays in those files (`origins.ts`).
 */
export interface GloireContent {
  readonly id: string;
  readonly version: string;
  readonly name: Words;
  readonly campaign: Campaign;
  readonly calendar: readonly Turn[];
  readonly map: GloireMap;
  readonly armies: readonly Army[];
  /** Corps, divisions, artillery reserves and the detachment counters. */
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  /** The event cards; empty where a campaign has none. */
  readonly cards: readonly Card[];
  readonly tables: Tables;
  readonly scenarios: readonly Scenario[];
}

/** 0 the French and their allies, 1 their enemies. */
export type Side = 0 | 1;
export const sideIds = ['french', 'coalition'] as const;

/** The campaign's score sheets in the order of time (GLO 1.2.3); 1813 has one for spring, one for autumn. */
export type SheetIndex = number;

/** What differs between the campaigns of the series. */
export interface Campaign {
  readonly sides: readonly [Words, Words];
  readonly nations: readonly Nation[];
  /** Names of the score sheets. */
  readonly sheets: readonly Words[];
  readonly daysPerTurn: number;
  /** Men to a point of strength. */
  readonly menPerPoint: number;
  /** The leader who gives the choice of the first player and whose capture ends the game (GLO 3.2, 9), or -1. */
  readonly napoleon: number;
  readonly fortified: Shelter;
  readonly siege: Siege;
  readonly replacements: Replacements;
  /** Armies that throw one die for command points together and share it out (GLO 1813.B.4.5); others throw alone. */
  readonly jointDice: readonly (readonly number[])[];
  readonly victory: VictoryNumbers;
  /** What each player may keep of event cards at the end of a turn; 0 where there are no cards. */
  readonly handLimit: number;
  readonly armistice: ArmisticeNumbers | null;
  /** By nation: the armies that pay for independent detachments of it (GLO 1813.B.6.1). */
  readonly detachmentArmies: readonly (readonly number[])[];
  /** By side: the nation whose flag all its counters, decoys and Force markers show; without it its first nation. */
  readonly flags?: readonly [number, number];
}

export interface Nation {
  readonly id: string;
  readonly name: Words;
  readonly side: Side;
}

/** How many units find shelter in a fortified town (GLO 8.8). */
export interface Shelter {
  readonly named: number;
  readonly detachments: number;
}

export interface Siege {
  /** The track: on each step, the least die on which the town falls; the last step repeats. Two steps in 1813. */
  readonly fallsFrom: readonly number[];
  /** On the die when the besieger has not more than double the besieged infantry. */
  readonly tooFew: number;
}

export interface Replacements {
  /** Most points a unit may take in a turn. */
  readonly perUnit: number;
  /** Up to its strength at the start of the scenario, or up to the boxes of its sheet. */
  readonly upTo: 'initial' | 'sheet';
  readonly byNation: boolean;
  /** Whether points that nobody can take wait for the next turn, or are lost. */
  readonly wait: boolean;
  readonly onlyCommanded: boolean;
  readonly detachments: boolean;
}

export interface VictoryNumbers {
  readonly decisive: number;
  readonly offensive: number;
  readonly general: number;
  readonly commander: number;
  /** Points of difference in losses to a victory point. */
  readonly lossesPerPoint: number;
  /** A difference up to this is a draw. */
  readonly drawMargin: number;
  /** What a besieged or masked town is worth to the besieger, in place of its own value; null: it scores as it is. */
  readonly besieged: number | null;
}

export interface ArmisticeNumbers {
  /** Turns from the first turn of armistice to the resumption. */
  readonly turns: number;
  /** By army: command points of a turn of armistice; -1 for armies that are not there. */
  readonly command: readonly number[];
  /** By army: command points of the turn in which hostilities resume; -1 where the die decides. */
  readonly resumption: readonly number[];
}

export interface Turn {
  readonly id: string;
  /** Counted as the scenarios do: 13 is the second half of September. */
  readonly number: number;
  readonly name: Words;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** On the die of the weather table. */
  readonly weather: number;
  /** What happened then. */
  readonly history: Words;
}

export interface Army {
  readonly id: string;
  readonly name: Words;
  readonly short: Words;
  readonly side: Side;
  /** The sheets on which it stands. */
  readonly sheets: readonly SheetIndex[];
  /** Its commander in chief when the scenario names no other. */
  readonly commander: number;
  /** Any of these towns supplies it. */
  readonly supply: readonly number[];
}

export type UnitType = 'infantry' | 'cavalry' | 'artillery';
export const unitTypes = ['infantry', 'cavalry', 'artillery'] as const;

export interface Unit {
  readonly id: string;
  readonly name: Words;
  /** What stands on the counter. */
  readonly label: string;
  readonly side: Side;
  /** Replacement points of any of these serve it. */
  readonly nations: readonly number[];
  readonly type: UnitType;
  /** A numbered or lettered counter without a historical name (GLO 1.2.2). */
  readonly detachment: boolean;
  readonly guard: boolean;
  /** Its line on each score sheet, or null where it is not in play. */
  readonly sheets: readonly (UnitSheet | null)[];
}

export interface UnitSheet {
  /** -1 for detachments: they belong to the army of the unit they were taken from, or to that of the scenario. */
  readonly army: number;
  /** Boxes on the sheet: the most points it can ever have; 0 for an artillery reserve. */
  readonly maximum: number;
  /** BA. */
  readonly artillery: number;
  /** CO; 0 for an artillery reserve, which has none. */
  readonly cohesion: number;
  /** BC. */
  readonly cavalry: number;
}

export interface Leader {
  readonly id: string;
  readonly name: Words;
  readonly label: string;
  readonly side: Side;
  readonly sheets: readonly (LeaderSheet | null)[];
}

export interface LeaderSheet {
  readonly army: number;
  /** RG, 1 to 4 stars. */
  readonly rank: number;
  /** VC. */
  readonly command: number;
  /** BT. */
  readonly tactical: number;
}

export type * from './types-cards.ts';
export type * from './types-map.ts';
export type * from './types-scenarios.ts';
export type * from './types-tables.ts';
