import type { Words } from '@bivouac/kernel';
import type { Domain, Power, Side, UnitId, Units } from './types.ts';

/** An action card (CON 3.6): three tabs of different domains, of which one is played. */
export interface Card {
  readonly id: string;
  readonly age: 1 | 2;
  /** Whose pile it is drawn from. */
  readonly deck: Side;
  /** The domain that the back shows: it is on the card for certain. */
  readonly back: Domain;
  /** Whom the effects touch; the other side's symbol marks a harmful card (CON 17.2.2). */
  readonly symbol: Side;
  readonly year: number;
  readonly title: Words;
  /** What happened then; no effect in the game. */
  readonly story: Words;
  readonly tabs: readonly [Tab, Tab, Tab];
}

export interface Tab {
  readonly domain: Domain;
  readonly effect: Effect;
  /** What it is worth by the price list, in francs; cards are kept comparable by it. */
  readonly price: number;
}

/** Whom an effect strikes: a power, one of the Coalition that the player of the card names, or their common Society. */
export type Who = Power | 'chosen' | 'coalition';

/** An index of `regions`, or -1 for anywhere. */
export type RegionRef = number;

/** Played in a zone by an adviser, or only in a combat (CON 11.1). */
export type Effect = ZoneEffect | CombatEffect | Wrapped;
export type EffectKind = Effect['kind'];

export type ZoneEffect =
  | { readonly kind: 'money' | 'morale' | 'society' | 'moves' | 'diplomacy' | 'draw'; readonly n: number }
  | { readonly kind: 'harm'; readonly what: Harmed; readonly n: number; readonly who: Who }
  /** From the contingent, without paying (CON 17.2.4). */
  | { readonly kind: 'free'; readonly units: Units; readonly region: RegionRef }
  /** From the capital's reserve: at most one INF, one CAV, one CAN, each at its price; `zone`: at the zone's prices. */
  | { readonly kind: 'enrol'; readonly prices: Omit<Units, 'frg'>; readonly zone: boolean }
  /** Who plays the card designates the units (CON 17.2.4). */
  | {
      readonly kind: 'lose';
      readonly unit: UnitId | 'any';
      readonly n: number;
      readonly region: RegionRef;
      readonly who: Who;
    }
  /** So many become guards for good, outside of combat. */
  | { readonly kind: 'guard'; readonly inf: number; readonly cav: number }
  | { readonly kind: 'lookHand' }
  /** Of a Coalition power that the player names. */
  | { readonly kind: 'lookObjective' }
  /** One card each way with a willing power of the Coalition, allied or not (CON 17.2.3). */
  | { readonly kind: 'swap'; readonly n: number }
  /** The victim chooses. */
  | { readonly kind: 'discard'; readonly n: number; readonly who: Who }
  | { readonly kind: 'turnRule'; readonly rule: TurnRule; readonly value: number; readonly who: Who | 'self' };

/** For one combat, and for all allies in it (CON 17.2.1). */
export type CombatEffect =
  | {
      readonly kind: 'force';
      readonly n: number;
      readonly theatre: 'land' | 'sea';
      readonly side: 'attack' | 'defence' | 'both';
      readonly region: RegionRef;
      /** Only where this power fights on the other side, or -1. */
      readonly against: Power | -1;
      /** Only with a cavalry of one's own in the combat. */
      readonly needsCav: boolean;
    }
  | { readonly kind: 'combatMoves'; readonly n: number }
  /** For the combat and after it, as every guard (CON 17.2.1). */
  | { readonly kind: 'combatGuard'; readonly inf: number; readonly cav: number }
  /** Napoleon alone, with Moral above this (CON 17.2.4). */
  | { readonly kind: 'division'; readonly above: number }
  /** The defender retreats before the combat and pays for it. */
  | { readonly kind: 'slipAway' }
  /** The attacker falls back without paying; not in a capital. */
  | { readonly kind: 'repel'; readonly region: RegionRef };

export type Wrapped =
  /** The player chooses one; all are combat effects, or none is. */
  | { readonly kind: 'either'; readonly effects: readonly Effect[] }
  | { readonly kind: 'cost'; readonly fg: number; readonly pm: number; readonly then: Effect }
  | { readonly kind: 'only'; readonly when: When; readonly then: Effect; readonly otherwise: Effect | null };

/** What must be true of who plays the card; empty lists and -1 ask nothing. */
export interface When {
  readonly powers: readonly Power[];
  /** Controls a land or sea of this region. */
  readonly holds: RegionRef;
  readonly allied: boolean;
}

export const harmed = ['money', 'morale', 'society', 'moves'] as const;
export type Harmed = (typeof harmed)[number];

/**
 * Rules that a card changes for the rest of the turn. `englishSpeed`: PM of an empty English frigate for a sea;
 * `strangersAtSea`: PM for each stranger's frigate in a sea; `navalSupport`: force of a frigate beside a land combat;
 * `infCheaper`: FG off every infantry enrolled.
 */
export const turnRules = ['englishSpeed', 'strangersAtSea', 'navalSupport', 'infCheaper'] as const;
export type TurnRule = (typeof turnRules)[number];

export const combatKinds = ['force', 'combatMoves', 'combatGuard', 'division', 'slipAway', 'repel'] as const;
