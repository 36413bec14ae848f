import type { LinkKind, Terrain } from './types-map.ts';

export type Weather = 'clear' | 'rain' | 'mud' | 'snow';
export const weathers = ['clear', 'rain', 'mud', 'snow'] as const;

/** The tables of the play aid. The book prints none of them but cites their columns and modifiers. */
export interface Tables {
  readonly weather: WeatherTable;
  readonly terrain: TerrainTable;
  readonly combat: CombatTable;
  readonly artillery: LossTable;
  readonly pursuit: PursuitTable;
  readonly forcedMarch: DieTable;
  readonly reconnaissance: ReconnaissanceTable;
}

/** By the modified die, `lowest` first; lower and higher dice count as the first and the last. */
export interface WeatherTable {
  readonly lowest: number;
  readonly results: readonly Weather[];
}

/** Stragglers by the modified die. */
export interface DieTable {
  readonly lowest: number;
  readonly results: readonly number[];
}

/** Who pays for a link: infantry is the measure of lines of communication and of reactions (GLO 4.3, 6.5). */
export interface MoveCost {
  readonly infantry: number;
  readonly cavalry: number;
  readonly artillery: number;
  readonly leader: number;
}

export interface TerrainTable {
  readonly links: Readonly<Record<LinkKind, MoveCost>>;
  /** Added by a ford in dry weather (rain and mud add theirs, GLO 3.1), a bridge and a bridge of boats. */
  readonly ford: number;
  readonly bridge: number;
  readonly boats: number;
  /** The terrains that count as defensive. */
  readonly defensive: readonly Terrain[];
}

/** How the ground changes a side's column and strength in a battle. */
export interface Ground {
  readonly attackerColumns: number;
  readonly defenderColumns: number;
  /** The defender's strength points are multiplied by this, in halves: 2 means as they are, 3 half as many again. */
  readonly defenderHalves: number;
}

export interface CombatTable extends LossTable {
  readonly defensive: Ground;
  readonly entrenched: Ground;
  /** An assault on a fortified town (GLO 8.8). */
  readonly fortified: Ground;
  /** On the die of the attacker in the flank. */
  readonly flank: number;
  /** On the die of whoever attacks an encircled defender; not together with the flank. */
  readonly encircled: number;
  /**
   * The odds from which the greater Force adds 1, 2, 3 ... to its die and the smaller one takes as much off; none in a pack
   * whose table knows no such thing (ruling 189).
   */
  readonly superiority?: readonly number[];
}

export interface PursuitTable extends LossTable {
  /** How many points a pursuit costs at the most for each point that the battle has cost the beaten (ruling 190); without it as many as it likes. */
  readonly perLost?: number;
}

/** Losses of the enemy: by column (strength points, BA or BC of the side that throws), then by the modified die. */
export interface LossTable {
  /** The least value of each column, rising. Below the first there is no result. */
  readonly columns: readonly number[];
  readonly lowest: number;
  readonly cells: readonly (readonly Loss[])[];
}

export interface Loss {
  readonly points: number;
  /** The star: the enemy must test his morale whatever he has lost. */
  readonly test: boolean;
}

/** Pieces shown, by column (cavalry points more than the screen), then by the die 1 to 6. */
export interface ReconnaissanceTable {
  readonly columns: readonly number[];
  readonly cells: readonly (readonly number[])[];
}
