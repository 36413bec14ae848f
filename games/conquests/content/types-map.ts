import type { Words } from '@bivouac/kernel';
import type { Domain, Power } from './types.ts';

/** Europe: lands and seas are numbered apart, each from 0. */
export interface ConquestsMap {
  readonly width: number;
  readonly height: number;
  readonly lands: readonly Land[];
  readonly seas: readonly Sea[];
  readonly regions: readonly Region[];
  /** By power: its capital. */
  readonly capitals: readonly number[];
  /** The four of CON 8.5, in the order of the board: Madrid, Rome, Stockholm, Istanbul. */
  readonly neutralCapitals: readonly number[];
  /** By power: its home lands; France has Corsica among them, which the victory tables leave out (CON 13.2). */
  readonly homes: readonly (readonly number[])[];
  /** By power: the seas that touch its home lands (CON 17.2.4); Austria has none. */
  readonly coasts: readonly (readonly number[])[];
}

export interface Land {
  readonly id: string;
  readonly name: Words;
  /** As the map writes it. */
  readonly short: Words;
  /** Whose colour it has in 1795, or -1. */
  readonly home: Power | -1;
  readonly capital: 'main' | 'neutral' | null;
  /** What a neutral capital lets its holder play: an effect of this domain, or Diplomacy for an alliance (CON 8.5). */
  readonly gift: Domain | -1;
  /** Whose enrolled units may also come here, as England's to Malta (CON 8.6.2), or -1. */
  readonly enrols: Power | -1;
  /** Force that the land adds to this power's defence: a capital 5 (CON 11.8), Malta 3 to England (CON 11.9). */
  readonly bastion: { readonly power: Power; readonly force: number } | null;
  readonly neighbours: readonly number[];
  readonly seas: readonly number[];
  /** Where its name stands, and its pieces. */
  readonly x: number;
  readonly y: number;
}

export interface Sea {
  readonly id: string;
  readonly name: Words;
  readonly short: Words;
  readonly neighbours: readonly number[];
  readonly lands: readonly number[];
  readonly x: number;
  readonly y: number;
}

/** A name on cards and objectives, and what it means on the map (CON 17.1). All its places are lands, or all are seas. */
export interface Region {
  readonly id: string;
  /** "en Italie", "in Italy". */
  readonly where: Words;
  /** "l’Italie", "Italy". */
  readonly name: Words;
  readonly theatre: 'land' | 'sea';
  readonly lands: readonly number[];
  readonly seas: readonly number[];
}
