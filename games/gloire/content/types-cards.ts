import type { Words } from '@bivouac/kernel';

/** An event card: a player uses one half, of his own colour or neutral (GLO 1813.A.cards). */
export interface Card {
  readonly number: number;
  readonly halves: readonly [CardHalf, CardHalf];
}

export type Camp = 'french' | 'coalition' | 'neutral';
export const camps = ['french', 'coalition', 'neutral'] as const;

/**
 * When a half may be played; always in phases B and C.
 * any: whenever; own: in one's own player turn; command: before a side throws for its command points; move: in one's own
 * movement phase; attacked: in the enemy's movement phase, before combat; battle: when a battle begins, before tactics are
 * chosen; sequence: at the start of a sequence of combat; after: when a battle is over; reaction: when trying to intercept.
 */
export type CardTime = 'any' | 'own' | 'command' | 'move' | 'attacked' | 'battle' | 'sequence' | 'after' | 'reaction';
export const cardTimes = [
  'any',
  'own',
  'command',
  'move',
  'attacked',
  'battle',
  'sequence',
  'after',
  'reaction',
] as const;

export interface CardHalf {
  readonly camp: Camp;
  readonly title: Words;
  /** What it does, as the player reads it. */
  readonly text: Words;
  readonly time: CardTime;
  /** The first turn number in which it may be played; 0 for always. */
  readonly from: number;
  /** Only with the armistice rules, and once a scenario. */
  readonly armistice: boolean;
  readonly effect: CardEffect;
}

/** What a half does. `own` and `enemy` are seen from the player of the card. */
export type CardEffect =
  /** The weather of the turn gets so many steps worse: clear, rain, mud. */
  | { readonly kind: 'worse-weather'; readonly steps: number }
  /** One own force that a commander in chief leads makes a forced march without a throw for stragglers. */
  | { readonly kind: 'easy-march'; readonly leader: number }
  /** An enemy army checks supply as if a lone decoy stood on its line (two thirds of its command points). */
  | { readonly kind: 'harass-supply' }
  /** An own army counts as supplied this turn. */
  | { readonly kind: 'supplied' }
  /** Removes an enemy decoy or cavalry detachment beside an own cavalry unit. */
  | { readonly kind: 'hunt' }
  /** Shows the pieces of one enemy force. */
  | { readonly kind: 'spy' }
  /** Points for one own army. */
  | { readonly kind: 'command'; readonly points: number }
  /** The next die for command points of the enemy is not thrown: it counts as 1. */
  | { readonly kind: 'confusion' }
  /** In a battle of this unit: it loses points and its artillery bonus. */
  | { readonly kind: 'defection'; readonly unit: number; readonly points: number }
  /** An enemy unit loses points, wherever it is. */
  | { readonly kind: 'desertion'; readonly unit: number; readonly points: number }
  /** Replacement points of any of these nations, taken at once by these units, or by any (empty). */
  | {
      readonly kind: 'replacements';
      readonly nations: readonly number[];
      readonly points: number;
      readonly units: readonly number[];
    }
  /** More artillery bonus in this battle for a force with an artillery reserve. */
  | { readonly kind: 'grand-battery'; readonly bonus: number }
  /** After a battle with at least a fifth of losses, an enemy leader up to this rank who fought in it is removed. */
  | { readonly kind: 'leader-falls'; readonly rank: number }
  /** One own force falls back a town before combat, when the enemy's first leader stands against it. */
  | { readonly kind: 'evade'; readonly leader: number }
  /** One own stack within so many movement points of a town is activated free of charge. */
  | { readonly kind: 'free-stack'; readonly town: number; readonly reach: number }
  /** Every unit in a besieged or masked town loses points. */
  | { readonly kind: 'typhus'; readonly points: number }
  /** An own force lays a bridge of boats without paying movement or losing a point. */
  | { readonly kind: 'free-boats' }
  /** On the command value of one's next attempts to intercept this turn. */
  | { readonly kind: 'fog'; readonly bonus: number }
  /** Own units within reach of a town recover stragglers. */
  | { readonly kind: 'depot'; readonly town: number; readonly reach: number; readonly points: number }
  /** One enemy reinforcement that is due this turn or the next comes a turn later. */
  | { readonly kind: 'delay' }
  /** Moves the Armistice marker. */
  | { readonly kind: 'armistice'; readonly turns: number }
  /** Moves the marker of the resumption of hostilities. */
  | { readonly kind: 'resumption'; readonly turns: number };
export type CardEffectKind = CardEffect['kind'];
