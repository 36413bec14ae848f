import type { Words } from '@bivouac/kernel';
import type { Bonus, Domain, Units, Zone } from './types.ts';

/** How a power begins in 1795 (CON 4.1). */
export interface SetUp {
  readonly advisers: number;
  readonly money: number;
  readonly moves: number;
  readonly morale: number;
  readonly troops: readonly Garrison[];
  readonly ships: readonly Squadron[];
  /** Whether its player may place the troops anew in the home lands, as Prussia (CON 4.1). */
  readonly freePlacing: boolean;
  /** The capital's reserve for enrolment, and the national contingent (CON 3.1). */
  readonly reserve: Units;
  readonly contingent: Units;
  /** Guards that the box holds beside these; Napoleon alone has some. */
  readonly guard: { readonly inf: number; readonly cav: number };
  /** Corps counters in the box. */
  readonly corps: number;
}

export interface Garrison {
  readonly land: number;
  readonly inf: number;
  readonly cav: number;
  readonly can: number;
}

export interface Squadron {
  readonly sea: number;
  readonly frg: number;
}

/** What is dealt at the start, each turn and at the change of age (CON 4.1, 12, 14). */
export interface Deal {
  /** By domain: the backs of the 16 cards of the Coalition's pool. */
  readonly pool: readonly number[];
  readonly coalition: number;
  readonly napoleon: number;
  readonly turnCoalition: number;
  readonly turnNapoleon: number;
  readonly keptCoalition: number;
  readonly keptNapoleon: number;
}

/** What the Military zone asks, and a card (CON 8, 8.6.3). */
export interface Prices extends Units {
  /** For 2 PM. */
  readonly twoMoves: number;
  readonly card: number;
  /** PM that each enrolled unit takes from what may be bought. */
  readonly movesPerUnit: number;
  /** PM that Napoleon gets with his second adviser in Military. */
  readonly secondAdviser: number;
  /** PM that may be kept for the next turn. */
  readonly movesKept: number;
}

export interface Space {
  readonly zone: Zone;
  /** 1 is resolved first. */
  readonly place: number;
  readonly bonus: Bonus;
  /** In the Military zone: what may be bought there. */
  readonly military: MilitarySpace | null;
}

export interface MilitarySpace {
  readonly moves: number;
  /** Units in all, and the most of each kind. */
  readonly units: number;
  readonly most: Units;
}

export interface Tracks {
  /** Levels 0 to `top`; by power and level: the bonus, or null (CON 8.3). */
  readonly morale: { readonly top: number; readonly bonuses: readonly (readonly (Bonus | null)[])[] };
  /** By side and level (CON 8.4). */
  readonly society: {
    readonly top: number;
    /** By side: where it begins. */
    readonly start: readonly [number, number];
    readonly bonuses: readonly (readonly (Bonus | null)[])[];
    /** By side: the level to be reached before turn 4. */
    readonly check: readonly [number, number];
  };
}

/** A length of the game. */
export interface Scenario {
  readonly id: string;
  readonly name: Words;
  readonly about: Words;
  readonly turns: number;
  /** The turn with which the second age begins, or 0. */
  readonly secondAge: number;
  /** Whether the short game's objectives are dealt. */
  readonly shortObjectives: boolean;
}

/** By domain, as the backs of a pool are counted. */
export type ByDomain<T> = Readonly<Record<Domain, T>>;
