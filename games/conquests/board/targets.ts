import type { Offer } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';

/** The things of this table that can be lit. */
export const target = {
  land: (land: number): Target => `land ${land}`,
  sea: (sea: number): Target => `sea ${sea}`,
  ship: (ship: number): Target => `ship ${ship}`,
  space: (space: number): Target => `space ${space}`,
  power: (power: number): Target => `power ${power}`,
  card: (card: number): Target => `card ${card}`,
  tab: (card: number, tab: number): Target => `tab ${card} ${tab}`,
} as const;

/** The things on the table that an offer names: a click on any of them takes it. The board knows no other rule. */
export function targetsOf([verb, first, second]: Offer): readonly Target[] {
  if (typeof first !== 'number') return [];
  switch (verb) {
    case 'deploy':
    case 'retire':
    case 'from':
    case 'march':
    case 'retreat':
    case 'pursue':
    case 'advance':
      return [target.land(first)];
    case 'deploySea':
    case 'sail':
    case 'retreatSea':
      return [target.sea(first)];
    case 'sailWith':
    case 'strikeShip':
    case 'loseShip':
    case 'embark':
    case 'support':
      return [target.ship(first)];
    case 'place':
      return [target.space(first)];
    case 'target':
    case 'force':
    case 'engage':
    case 'divide':
    case 'entrust':
    case 'pick':
      return [target.power(first)];
    case 'card':
    case 'keep':
      return [target.card(first)];
    case 'play':
      return typeof second === 'number' ? [target.tab(first, second)] : [];
    default:
      return [];
  }
}
