import { type Context, type Veil } from '@bivouac/kernel';
import type { ConquestsContent } from '../content/types.ts';
import type { ConquestsVerbs } from './verbs.ts';

/**
 * All there is of a game of Les Conquêtes: columns of whole numbers. Units are counts by land, power and kind, for one
 * infantry is like the next; frigates are kept one by one, because each has its own cargo and its own engagement.
 */
export interface ConquestsState {
  /** Index of the scenario in the pack. */
  scenario: number;
  /** From 1. */
  turn: number;
  /** 1 or 2 (CON 3.6). */
  age: number;
  /** The powers in the order of this turn (CON 8.1). */
  order: number[];

  /** By power: francs, movement points, Moral; by side: Society. */
  money: number[];
  moves: number[];
  morale: number[];
  society: number[];
  /** Bonuses of the tracks that are gone, a bit a level: by power, by side (CON 3.4: once a game). */
  moraleTaken: number[];
  societyTaken: number[];

  /** Units that tracks have given and that are still to be placed: power and kind, two numbers each (`deploying`). */
  owed: number[];

  /** Units on land: see `troopsAt` for how they lie. */
  troops: number[];
  /** By frigate (`shipOwner` says whose): its sea, or IN_RESERVE, or IN_CONTINGENT. */
  ship: number[];
  /** Units aboard, by frigate and kind; they are of the frigate's own nation. */
  cargo: number[];
  /** By frigate, 1: took troops aboard or landed some this turn (CON 10.3); is bound to a combat at sea; has fought it. */
  loaded: number[];
  landed: number[];
  engaged: number[];
  fought: number[];

  /** By power and kind INF, CAV, CAN (frigates are in `ship`): the capital's reserve, the national contingent (CON 3.1). */
  reserve: number[];
  contingent: number[];
  /** Guards that Napoleon may still raise: infantry, cavalry. */
  guard: number[];

  /** By space: the power whose adviser stands there, or -1. */
  space: number[];
  /** By power: advisers left in Military for an effect of combat (CON 8.6.4). */
  kept: number[];

  /** By power: its cards. By side: the pile (drawn from the end), the open discards, the pile of the second age. */
  hands: Veil[];
  pile: Veil[];
  spent: Veil[];
  later: Veil[];
  /** By side: cards of the first age that are out of the game (CON 14). */
  gone: Veil[];
  /** By power: its secret objective (Napoleon has none); those that nobody drew. */
  objective: Veil[];
  objectives: Veil;

  /** By power: 0, or the number (1, 2) of the alliance it belongs to. */
  pact: number[];
  /** By number less one: who began it, in which turn, 1 while the zone it was made in lasts. */
  pactBy: number[];
  pactSince: number[];
  pactFresh: number[];
  /** Napoleon's forced ally or -1; the turn in which it was forced, and the last turn it lasts; 1 while it may be called off at once. */
  forced: number;
  forcedSince: number;
  forcedUntil: number;
  forcedFresh: number;
  /** By set of members (a bit each): the turn in which their alliance was last called off, or 0 (CON 9.5). */
  calledOff: number[];
  /** By power: the turn in which it last put a treaty on the table, or 0; by who asked and who was asked (`refusalOf`): the
   * turn of the last refusal. Public, for whoever asks and is asked again. */
  offeredIn: number[];
  refusedIn: number[];
  /** By power: who began the alliance that it last left, and so says where it goes (CON 9.7), or -1. */
  partedBy: number[];

  /** By power: alliances it began that succeeded (CON 9.5), victories on the track (CON 11.3.3). */
  made: number[];
  won: number[];
  /** By neutral capital: who holds it (-1 the garrison), and since which turn (CON 8.5). */
  heldBy: number[];
  heldSince: number[];
  /** By power: who took its capital last; itself as long as nobody has (CON 11.8). */
  capitalBy: number[];
  /** By power: at the end of how many turns running it has controlled Paris alone (CON 13.2.2). */
  parisFor: number[];
  /** By power, 1: eliminated (CON 13). */
  out: number[];

  /** By rule and power: what a card has made of it for the rest of the turn, or -1 (`turnRules`). */
  turnRule: number[];
}

export interface Conquests {
  readonly state: ConquestsState;
  readonly verbs: ConquestsVerbs;
  readonly content: ConquestsContent;
}

export type Ctx = Context<Conquests>;

/** What questions about a position need: the context of a step, or a view with the pack. */
export interface Board {
  readonly s: ConquestsState;
  readonly content: ConquestsContent;
}

export const POWERS = 5;
export const SIDES = 2;
export const NOBODY_THERE = -1;

/** Kinds of land units. The first three are the ones of pools and prices; guards are Napoleon's alone. */
export const INF = 0;
export const CAV = 1;
export const CAN = 2;
export const GUARD_INF = 3;
export const GUARD_CAV = 4;
export const KINDS = 5;
/** Kinds that lie in reserve and contingent. */
export const POOLED = 3;
/** Where a kind of unit is asked for and frigates are among them (`unitIds` of the pack). */
export const FRG = 3;

export const IN_RESERVE = -1;
export const IN_CONTINGENT = -2;

/** Frigates in the box, by power (CON 3.1), and where each power's begin in the columns. */
export const FLEETS: readonly number[] = [10, 4, 10, 4, 4];
export const FIRST_SHIP: readonly number[] = [0, 10, 14, 24, 28];
export const SHIPS = 32;
const OWNERS: readonly number[] = FLEETS.flatMap((size, power) => new Array<number>(size).fill(power));

export function shipOwner(ship: number): number {
  return OWNERS[ship] as number;
}

/** The side of a power: Napoleon alone, or the four of the Coalition. */
export function sideOf(power: number): number {
  return power === 0 ? 0 : 1;
}
