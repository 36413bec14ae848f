import type { Words } from '@bivouac/kernel';
import type { Point } from '@bivouac/kernel/packs';

export type { Point };

export interface GloireMap {
  readonly width: number;
  readonly height: number;
  /** Units of the sheet to a kilometre. */
  readonly scale: number;
  readonly grid: Grid;
  readonly towns: readonly Town[];
  readonly links: readonly Link[];
  readonly edges: readonly Edge[];
  readonly rivers: readonly River[];
  /** Frontiers that are only drawn; what they forbid stands in `Link.frontier`. */
  readonly borders: readonly DrawnLine[];
  readonly ranges: readonly Range[];
  readonly regions: readonly Label[];
}

/** The letters and numbers along the sides of the sheet: a town of square C3 lies in the third column and third row. */
export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Where each column begins, and where the last one ends. */
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export type Terrain = 'plain' | 'hills' | 'woods' | 'marsh' | 'mountains';
export const terrainIds = ['plain', 'hills', 'woods', 'marsh', 'mountains'] as const;

export type Country = 'saxony' | 'prussia' | 'westphalia' | 'thuringia' | 'anhalt' | 'bavaria' | 'warsaw' | 'austria';
export const countryIds = [
  'saxony',
  'prussia',
  'westphalia',
  'thuringia',
  'anhalt',
  'bavaria',
  'warsaw',
  'austria',
] as const;

export interface Town {
  readonly id: string;
  readonly name: Words;
  /** As the book's list of towns spells it. */
  readonly printed: string;
  /** Its square in that list: `C3`. */
  readonly square: string;
  readonly x: number;
  readonly y: number;
  readonly lat: number;
  readonly lon: number;
  readonly country: Country;
  readonly terrain: Terrain;
  /** Whether its terrain counts as defensive (terrain effects table). A fortified town always does (GLO 8.8). */
  readonly defensive: boolean;
  readonly fortress: Fortress | null;
  /** The links that end here, and at the same place in `neighbours` the town at their other end. */
  readonly links: readonly number[];
  readonly neighbours: readonly number[];
  readonly edges: readonly number[];
}

export interface Fortress {
  /** Units of historical name, and detachments, that find shelter inside. */
  readonly named: number;
  readonly detachments: number;
  /** On the besieger's die. */
  readonly siegeDie: number;
}

export type LinkKind = 'road' | 'track' | 'pass';
export const linkKinds = ['road', 'track', 'pass'] as const;

/**
 * What a link meets on its way: nothing, a river with its ford, or a great river (Elbe, Oder) with a bridge, or without
 * one: then it is closed until somebody lays a bridge of boats there (GLO 5.3, 6.4).
 */
export type Crossing = 'none' | 'ford' | 'bridge' | 'boats';
export const crossings = ['none', 'ford', 'bridge', 'boats'] as const;

export interface Link {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly kind: LinkKind;
  readonly crossing: Crossing;
  /** The river crossed, or -1. */
  readonly river: number;
  /** Whether it crosses the closed frontier: Austria's, until hostilities resume. */
  readonly frontier: boolean;
  /** As the crow flies. */
  readonly km: number;
}

export const compass = ['north', 'east', 'south', 'west'] as const;
export type Compass = (typeof compass)[number];

/** A connection off the map, by which reinforcements enter; whoever must retreat by it is eliminated (GLO 3.3, 8.7). */
export interface Edge {
  readonly id: string;
  readonly town: number;
  readonly side: Compass;
  /** The town it leads to. */
  readonly name: Words;
  readonly kind: LinkKind;
  /** Where it leaves the sheet. */
  readonly x: number;
  readonly y: number;
}

export interface DrawnLine {
  readonly id: string;
  readonly name: Words;
  readonly line: readonly Point[];
}

export interface River extends DrawnLine {
  /** A great river (fleuve), crossed by bridges only. */
  readonly great: boolean;
  /** For drawing: 1 a brook, 4 the Elbe. */
  readonly width: number;
}

/** High or wooded ground to hachure or fill. */
export interface Range {
  readonly id: string;
  readonly name: Words;
  readonly kind: 'mountains' | 'hills' | 'woods' | 'marsh';
  readonly area: readonly Point[];
}

export interface Label {
  readonly id: string;
  readonly name: Words;
  readonly x: number;
  readonly y: number;
}
