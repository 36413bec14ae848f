import type { Game } from '@bivouac/kernel';
import type { Conquests } from './rules/state.ts';

/** What people and bots may say to each other, each with the kinds of its numbers. The words stand under `say/`. */
export const phrases = {
  /** Before a treaty: what one holds, what one would do. */
  haveDiplomacy: [],
  noDiplomacy: [],
  canPay: ['number'],
  wouldJoin: ['power'],
  wouldNotJoin: ['power'],
  seekAlliance: ['power'],
  /** On the march. */
  marchOn: ['land'],
  /** Why not, and what would change it. */
  refuseLeader: ['power'],
  refusePrice: ['number'],
  refuseNoCard: [],
  refuseNoMoney: ['number'],
  refuseAllied: [],
  joinIfPaid: ['number'],
  joinIfCard: [],
} as const satisfies { readonly [phrase: string]: readonly ('number' | 'power' | 'land')[] };

export type Phrase = keyof typeof phrases;

/** CON 9: free words are not part of it, for the book forbids naming what a card is worth. */
export const talk: NonNullable<Game<Conquests>['talk']> = {
  phrases: Object.fromEntries(Object.entries(phrases).map(([phrase, kinds]) => [phrase, kinds.length])),
  kinds: phrases,
};
