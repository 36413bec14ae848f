import type { Words } from '@bivouac/kernel';
import type { SheetIndex, Side } from './types.ts';

export interface Scenario {
  readonly id: string;
  readonly number: number;
  readonly name: Words;
  readonly summary: Words;
  /** Indices in the calendar. */
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** The score sheet at the start. */
  readonly sheet: SheetIndex;
  /** When Napoleon counts as on the map for the choice of the first player (GLO 1813.B.3.2). */
  readonly napoleonCounts: 'when present' | 'always' | 'until resumption';
  /** Whether the closed frontier may be crossed: never, always, or from the resumption of hostilities on. */
  readonly frontier: 'closed' | 'open' | 'until resumption';
  readonly armistice: ScenarioArmistice | null;
  /** Indices in the cards. */
  readonly deck: readonly number[];
  readonly forces: readonly Placement[];
  readonly leaders: readonly LeaderPlacement[];
  /** Commanders in chief who are not those of their army. */
  readonly commanders: readonly CommanderOf[];
  /** Who holds the towns that score when play begins. */
  readonly control: readonly TownControl[];
  /** Bridges that are down, by link. */
  readonly brokenBridges: readonly number[];
  /** Bridges of boats that lie already. */
  readonly boats: readonly BoatsLaid[];
  /** Markers of bridges of boats, by side, those laid included. */
  readonly boatMarkers: readonly [number, number];
  readonly sieges: readonly SiegeBegun[];
  /** Towns where a side is entrenched when play begins. */
  readonly entrenched?: readonly TownControl[];
  /** Infantry and cavalry decoys, by side. */
  readonly decoys: readonly [DecoyCount, DecoyCount];
  /** Detachment counters not named in the set-up that may be made in play, by side. */
  readonly detachments: readonly (readonly number[])[];
  readonly arrivals: readonly Arrival[];
  readonly changes: readonly LeaderChange[];
  /** Detachment counters that serve only from a turn on (GLO series.danube#16). */
  readonly dated?: readonly DatedCounter[];
  /** Whether eliminated units may be raised again (GLO series.pologne#22); without it they may not. */
  readonly raising?: Raising;
  /** Units that take the place of others (GLO series.pologne#25). */
  readonly successions?: readonly Succession[];
  readonly places: readonly VictoryPlace[];
  readonly options: readonly OptionalRule[];
}

export const optionalRules = ['O1', 'O2', 'O3'] as const;
/** O1 Davout in Saxony, O2 Soult stays, O3 reinforcements from Hamburg (GLO 1813.C.options). */
export type OptionalRule = (typeof optionalRules)[number];

export interface ScenarioArmistice {
  /** Where the Armistice marker starts, in the calendar. */
  readonly marker: number;
  /** Whether play goes on after the declaration (scenario 5) or ends with it (scenario 3). */
  readonly effects: boolean;
  /** The score sheet from the declaration on. */
  readonly sheet: SheetIndex;
  /** Pieces of spring that become others of autumn; their points go with them as far as there are boxes. */
  readonly becomes: readonly Becomes[];
  /** What is put on the map when the armistice is declared. */
  readonly forces: readonly Placement[];
  readonly leaders: readonly LeaderPlacement[];
  readonly commanders: readonly CommanderOf[];
  /** In these, `turn` counts the turns of armistice from 1. */
  readonly arrivals: readonly Arrival[];
  readonly changes: readonly LeaderChange[];
}

export interface Becomes {
  readonly from: number;
  readonly to: number;
}

export interface Placement {
  readonly unit: number;
  readonly points: number;
  readonly town: number;
  /** For a detachment: the unit it was taken from, or -1 for an independent one. */
  readonly origin: number;
  /** For an independent detachment: the army that pays for it; -1 for every other unit. */
  readonly army: number;
}

export interface LeaderPlacement {
  readonly leader: number;
  readonly town: number;
}

export interface CommanderOf {
  readonly army: number;
  readonly leader: number;
}

export interface TownControl {
  readonly town: number;
  readonly side: Side;
}

export interface BoatsLaid {
  readonly link: number;
  readonly side: Side;
}

export interface SiegeBegun {
  readonly town: number;
  /** Whose units are shut in; the other side's stand outside. */
  readonly inside: Side;
  /** Place on the siege track, from 0; a masked town stays at 0. */
  readonly step: number;
  /** It goes on only once the besieging unit has a line of communication (GLO series.pologne#21). */
  readonly waits?: boolean;
}

export interface DecoyCount {
  readonly infantry: number;
  readonly cavalry: number;
}

/** Reinforcements: pieces into a town, pieces by an edge, or replacement points (GLO 3.3). */
export interface Arrival {
  /** Turn number of the calendar, or the turn of armistice from 1. */
  readonly turn: number;
  readonly side: Side;
  readonly at:
    | { readonly kind: 'town'; readonly town: number }
    | { readonly kind: 'edge'; readonly edge: number }
    | { readonly kind: 'points'; readonly nation: number; readonly points: number };
  readonly forces: readonly ArrivingUnit[];
  readonly leaders: readonly number[];
  /** A die below this puts the arrival off by a turn; 0: it comes without a throw. */
  readonly die: number;
  /** Only with this optional rule; null without condition. */
  readonly option: OptionalRule | null;
  /** Only once the side holds this town; -1 without condition. */
  readonly ifHeld: number;
}

export interface ArrivingUnit {
  readonly unit: number;
  readonly points: number;
  /** The army that pays for an independent detachment; other units have none. */
  readonly army?: number;
}

/** A leader who leaves, and who takes his place (GLO 4.2). */
export interface LeaderChange {
  readonly turn: number;
  /** -1 if nobody leaves: the follower takes over a command. */
  readonly leaves: number;
  /** -1 if nobody follows him. A follower who is not on the map takes his town. */
  readonly follows: number;
  /** The army whose commander in chief the follower becomes, or -1. */
  readonly army: number;
  /** Only with this optional rule, or only without it; null without condition. */
  readonly option: OptionalRule | null;
  readonly unless: OptionalRule | null;
}

export interface DatedCounter {
  readonly unit: number;
  /** Turn number of the calendar. */
  readonly from: number;
}

/** Replacements may raise units again that were eliminated before a turn, but for those listed. */
export interface Raising {
  readonly before: number;
  readonly except: readonly number[];
}

/** One unit that takes the place and the points of another in a turn. */
export interface Succession {
  readonly turn: number;
  readonly leaves: number;
  readonly follows: number;
}

export interface VictoryPlace {
  readonly town: number;
  /** What it is worth to each side. */
  readonly points: readonly [number, number];
}
