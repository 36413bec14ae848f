import type { Words } from '@bivouac/kernel';
import type { Point } from '@bivouac/kernel/packs';

export type { Point };

/**
 * A content pack as the rules and the bots use it: plain data, every reference an index. It is compiled from a file of
 * names by `read.ts`; where each value comes from stays in that file (`origins.ts`).
 */
export interface NationsContent {
  readonly id: string;
  readonly version: string;
  readonly name: Words;
  readonly fields: readonly Field[];
  /** The French first. */
  readonly armies: readonly Army[];
  readonly missions: readonly Mission[];
  readonly cardKinds: readonly CardKind[];
  /** The action cards, each the index of its kind. */
  readonly deck: readonly number[];
  /** Advanced game: by unit type (0 to 2), then by terrain. */
  readonly terrainValue: readonly (readonly number[])[];
  readonly dates: readonly DateOnBar[];
  readonly fightDays: readonly [number, number];
  /** The last space of the time bar; the pocket watch is space 0. */
  readonly barEnd: number;
  readonly scouts: number;
  readonly chips: number;
  readonly hand: number;
  readonly open: number;
  readonly handLimit: number;
  readonly actions: number;
  readonly map: NationsMap;
}

export interface Field {
  readonly id: string;
  readonly name: string;
  /** Index in `terrains`. */
  readonly terrain: number;
  /** Index in `districts`, or -1. */
  readonly district: number;
  readonly neighbours: readonly number[];
  /** Whether it lies at the edge of the board. */
  readonly edge: boolean;
  /** Where its village stands. */
  readonly x: number;
  readonly y: number;
  readonly polygon: readonly Point[];
  /** Whether the printed board picks it out by an illustration. */
  readonly illustrated: boolean;
}

export interface Army {
  readonly id: string;
  readonly name: Words;
  /** Index in `sides`. */
  readonly side: number;
  /** Index in `unitTypes`, or `anyUnit`. */
  readonly unit: number;
  readonly strength: number;
  readonly markers: number;
  /** The villages of its card. */
  readonly start: readonly number[];
  /** Index in `dates` of the earliest date, or -1. */
  readonly from: number;
  readonly note: Words;
}

export interface Mission {
  readonly field: number;
  readonly district: number;
  readonly french: number;
  readonly allied: number;
  /** Index in `levels`. */
  readonly level: number;
}

export type CardKind =
  | { readonly id: string; readonly kind: 'terrain'; readonly terrain: number }
  | { readonly id: string; readonly kind: 'move'; readonly units: readonly number[] }
  | { readonly id: string; readonly kind: 'time' };

export interface DateOnBar {
  /** A day of October 1813. */
  readonly day: number;
  readonly at: number;
}

/** What the page draws under the fields. */
export interface NationsMap {
  readonly width: number;
  readonly height: number;
  /** From source to mouth. */
  readonly rivers: readonly Line[];
  /** From Leipzig outwards; the name is the town they lead to. */
  readonly roads: readonly Line[];
  readonly woods: readonly Area[];
  readonly towns: readonly Area[];
  readonly heights: readonly Spot[];
  readonly landmarks: readonly Spot[];
}

export interface Line {
  readonly id: string;
  readonly name: Words;
  readonly line: readonly Point[];
  readonly width: number;
}

export interface Area {
  readonly id: string;
  readonly name: Words;
  readonly area: readonly Point[];
}

export interface Spot {
  readonly id: string;
  readonly name: Words;
  readonly x: number;
  readonly y: number;
}

export const sides = ['french', 'allied'] as const;
export const terrains = ['river', 'hill', 'forest', 'plain'] as const;
export const districts = ['north', 'south', 'west', 'east', 'centre'] as const;
export const unitTypes = ['infantry', 'artillery', 'cavalry'] as const;
export const levels = ['light', 'medium', 'heavy'] as const;

/** The unit type of an army whose player chooses when it is placed. */
export const anyUnit = 3;
