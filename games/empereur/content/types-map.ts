import type { Words } from '@bivouac/kernel';

/**
 * Ground in rows of hexes with a corner up, odd rows shifted half a hex to the east (rows and columns from 0). A hex is
 * `row * columns + column`; its sides are numbered like the directions: east, north-east, north-west, west, south-west,
 * south-east.
 */
export interface GameMap {
  readonly id: string;
  readonly name: Words;
  readonly columns: number;
  readonly rows: number;
  /** Per hex: the index of its terrain in the tables. */
  readonly terrain: readonly number[];
  /** Per hex: its height. A side between different heights is a slope line (EMP VII.7). */
  readonly level: readonly number[];
  /** Six for each hex: what runs along or across the side, a sum of the bits below; the same from both hexes. */
  readonly sides: readonly number[];
  /** Names to be printed, each at a hex. */
  readonly places: readonly Place[];
}

/** A road or track crosses the side: it joins both hexes. */
export const ROAD = 1;
/** Franchissable water (EMP III.5). */
export const STREAM = 2;
/** Water that nobody crosses but by a bridge (EMP III.5). */
export const RIVER = 4;
export const BRIDGE = 8;
export const RAVINE = 16;
export const sideKinds = ['road', 'stream', 'river', 'bridge', 'ravine'] as const;

export interface Place {
  readonly name: string;
  readonly hex: number;
}
