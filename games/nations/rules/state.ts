import type { Grammar, Veil, Verbs, VerbsOf } from '@bivouac/kernel';
import type { NationsContent } from '../content/types.ts';
import type { NationsFacts } from './facts.ts';

export const FRENCH = 0;
export const ALLIED = 1;

/** What has become of an army. */
export const CARD = 0;
export const MARKERS = 1;
export const PLACED = 2;
/** Beaten in a fight, or its last marker was swept off the board: out of the game. */
export const GONE = 3;

export const MARKERS_PER_ARMY = 3;
export const NOWHERE = -1;
/** The unit type of an army that has not been chosen yet. */
export const ANY_UNIT = 3;

/** All there is of a game of Battle of the Nations 1813, in columns. */
export interface NationsState {
  /** Options: the advanced game, two games with swapped sides, sides drawn by lot. */
  advanced: boolean;
  twoGames: boolean;
  /** Whether the sides are still to be drawn by lot. */
  lot: boolean;
  /** The game of the match being played, from 0, and the French score of the first one (the grey cannon). */
  round: number;
  greyCannon: number;

  active: number;
  /** Turns begun by both players together. */
  turn: number;
  actionsLeft: number;
  /** Whether each side has laid out an army card yet. */
  opened: boolean[];
  /** What was done this turn: anything but drawing, any card drawn, an open card drawn. */
  did: boolean;
  drew: boolean;
  drewOpen: boolean;
  /** Turns in a row without anything but drawing; turns since a hidden draw in which no open card was taken. */
  idleTurns: number;
  hiddenTurns: number;

  /** The space of the time indicator, and how many dates it has come to. */
  time: number;
  dates: number;
  fightsFought: number;

  /** Per army: what has become of it, its field once placed, points of strength lost, its unit type. */
  status: number[];
  field: number[];
  lost: number[];
  unit: number[];
  /** Three slots an army: the field of each marker on the board. */
  marker: number[];
  /** Per field: the army that stands there. */
  stands: number[];

  points: number[];
  scouts: number[];
  hands: Veil[];
  row: Veil;
  deck: Veil;
  discard: number[];
  /** Time cards that have been played. */
  spent: number[];

  /** Napoleon's missions, one slot a district, and the second cards of the two districts he chose. */
  missions: Veil;
  second: Veil;
  extra: number[];
  /** Missions in the order in which they were revealed. */
  revealed: number[];
  /** Scoring: the mission each army fights for, or NOWHERE. */
  fightsFor: number[];
  /** Scoring: per revealed mission, 1 fulfilled, -1 failed, 0 not compared yet. */
  outcome: number[];
}

/** Every verb, and what each of its arguments names. */
export const grammar = {
  district: ['district'],
  keep: ['mission'],
  lay: ['army'],
  village: ['field'],
  card: ['card'],
  wild: ['card'],
  marker: ['army', 'field'],
  to: ['field'],
  jump: ['field'],
  scout: [],
  draw: [],
  take: ['card'],
  replace: [],
  end: [],
  place: ['army'],
  unit: ['unit'],
  reveal: ['mission'],
  discard: ['card'],
  discardScout: [],
  suffer: ['army', 'army'],
  support: ['army', 'mission'],
  engage: ['army', 'mission'],
} as const satisfies Grammar<Verbs>;

export type NationsVerbs = VerbsOf<typeof grammar>;

export interface Nations {
  readonly state: NationsState;
  readonly verbs: NationsVerbs;
  readonly content: NationsContent;
  readonly facts: NationsFacts;
}

export function other(side: number): number {
  return 1 - side;
}
