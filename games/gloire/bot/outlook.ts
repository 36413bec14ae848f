import { townOf } from '../rules/pieces/map.ts';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import { type Board, OFF, other } from '../rules/state.ts';
import { FAR, type Ground, stepsBetween } from '../beliefs/ground.ts';
import type { Field } from './clash.ts';
import type { Pile } from './piles.ts';
import { hasMarched } from '../beliefs/traces.ts';
import type { Weights } from './weights.ts';

/** All that a judgement looks at. */
export interface Outlook {
  readonly b: Board;
  readonly w: Weights;
  readonly ground: Ground;
  readonly piles: readonly [readonly Pile[], readonly Pile[]];
  /** By side: marches that it has left in the game, the one of this turn counted only before it begins. */
  readonly marches: readonly [number, number];
  /** By town: who holds it, and who is entrenched there. */
  readonly control: readonly number[];
  readonly entrenched: readonly number[];
  /** Whether all have marched who are going to: nobody else joins a battle. */
  readonly settled: boolean;
  /** What has been reckoned before, here or in a position that this one came from. */
  readonly known: Known;
}

/** By the numbers of their piles: what attacks are worth, and piles that stand together. */
export interface Known {
  readonly sought: Map<string, number>;
  readonly piles: Map<string, Pile>;
}

/** The turns after this one. */
export function turnsLeft(b: Board): number {
  return Math.max(0, lastTurnOf(b) - b.s.turn);
}

export function marchesLeft(b: Board): [number, number] {
  const left = turnsLeft(b);
  const of = (side: number) => left + (hasMarched(b.s, side) ? 0 : 1);
  return [of(0), of(1)];
}

/** The last turn that will be played: an armistice may end the game before its calendar does. */
function lastTurnOf(b: Board): number {
  const { lastTurn, armistice } = scenarioOf(b);
  if (armistice === null || armistice.effects || b.s.armistice === OFF) return lastTurn;
  return Math.min(lastTurn, b.s.armistice - 1);
}

/** Whether whoever is up now is the last to march in the game. */
export function isClosing(b: Board): boolean {
  return b.s.turn >= lastTurnOf(b) && b.s.active !== b.s.first;
}

/** The ground of a town for those who attack it there; a flank where several come. */
export function fieldAt(
  { b, entrenched }: Outlook,
  town: number,
  defender: number,
  flank: boolean,
  trapped = 0,
): Field {
  const { combat } = b.content.tables;
  const { defensive, fortress } = townOf(b, town);
  const ground =
    entrenched[town] === defender ? combat.entrenched : defensive || fortress !== null ? combat.defensive : null;
  return {
    attackerColumns: ground?.attackerColumns ?? 0,
    defenderColumns: ground?.defenderColumns ?? 0,
    flank: flank ? combat.flank : 0,
    trapped,
  };
}

/** A march of a turn in movement points: of a corps, and of a few horsemen. */
export const MARCH = 6;
const RIDE = 8;
/** So few, with so much horse, ride. */
const RIDERS = 3;

export function isRiders({ points, horse }: Pile): boolean {
  return points <= RIDERS && horse > 0.4;
}

export function paceOf(pile: Pile): number {
  return isRiders(pile) ? RIDE : MARCH;
}

/** How many points an enemy on the way costs whoever must go round him, and how much of one bars it. */
const DETOUR = 4;
const BARS = 1;

/** How far a pile has to go to a town: enemies on the way must be gone round. */
export function roadTo({ ground, piles }: Outlook, pile: Pile, town: number): number {
  const far = stepsBetween(ground, pile.town, town);
  if (far === 0 || far === FAR) return far;
  const foes = piles[other(pile.side) === 0 ? 0 : 1];
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i] as Pile;
    if (foe.points < BARS || foe.town === town || foe.town === pile.town) continue;
    if (stepsBetween(ground, pile.town, foe.town) + stepsBetween(ground, foe.town, town) <= far) return far + DETOUR;
  }
  return far;
}

/** The pile of a side in a town, if there is one. */
export function pileAt({ piles }: Outlook, side: number, town: number): Pile | undefined {
  return piles[side === 0 ? 0 : 1].find((pile) => pile.town === town);
}
