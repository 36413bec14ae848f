import type { Words } from '@bivouac/kernel';

/** One battle to play. The hexes are those of the whole map, of which it plays a part. */
export interface Scenario {
  readonly id: string;
  readonly name: Words;
  readonly briefing: Words;
  readonly map: number;
  /** First and last column and row in play. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly turns: number;
  /** Minutes since midnight at the start of turn 1; a turn is half an hour. */
  readonly clock: number;
  /** The side that plays first in each turn. */
  readonly first: number;
  readonly units: readonly Placement[];
  readonly leaders: readonly LeaderPlacement[];
  readonly arrivals: readonly Arrival[];
  /** By side: the hexes by which its lines of communication leave the map (EMP XV). */
  readonly lines: readonly [readonly number[], readonly number[]];
  /** Whose losses are counted together, and from when on they are demoralised and desperate (EMP XII). */
  readonly bodies: readonly Body[];
  readonly victory: Victory;
  /** Seconds for the movement of a corps, and of two that are activated together (EMP XIX.1, XXI.3, XXI.5). */
  readonly time?: readonly [corps: number, both: number];
  /** By side: how many orders a turn its army chief gives, where the battle says so (EMP XVII.3). */
  readonly orders?: readonly [number, number];
}

export interface Placement {
  readonly unit: number;
  readonly hex: number;
  /** 0 line or battery, 1 column or limbered, 2 square, 3 adapted. */
  readonly form: number;
  /** Of the twelve facings: even towards a side, odd towards a corner. */
  readonly facing: number;
  /** Place in the pile from the top. */
  readonly rank: number;
  /** Steps, where the scenario gives it others than its sheet. */
  readonly steps: number;
}

export interface LeaderPlacement {
  readonly leader: number;
  readonly hex: number;
}

/** Units that come in at an edge hex, in any turn from this one on (EMP XIII). */
export interface Arrival {
  readonly turn: number;
  readonly side: number;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  /** The entry hexes, of which the player chooses. */
  readonly hexes: readonly number[];
  /** Whether they are placed on these hexes at once, for nothing, and as soon as an enemy comes beside them. */
  readonly placed?: boolean;
}

export interface Body {
  readonly side: number;
  readonly corps: readonly number[];
  readonly demoralised: number;
  readonly despair: number;
  /** Whether despair loses the battle at once. */
  readonly lost: boolean;
}

export interface Victory {
  readonly places: readonly {
    readonly name: Words;
    readonly hexes: readonly number[];
    /** How many of the hexes one must hold. */
    readonly least: number;
    readonly points: readonly [number, number];
  }[];
  /** By side: the place belongs to it until somebody else has stood there. */
  readonly held: readonly { readonly hex: number; readonly side: number }[];
  readonly step: number;
  /** More for each enemy unit eliminated, by arm. */
  readonly gone: readonly [number, number, number];
  /** For each enemy body demoralised, and again for despair. */
  readonly demoralised: number;
  readonly despair: number;
  readonly leader: number;
  readonly armyLeader: number;
  /** Points ahead that win; less is a draw. */
  readonly margin: number;
}
