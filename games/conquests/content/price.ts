import type { Effect, Harmed } from './types-cards.ts';
import { type UnitId, type Units, unitIds } from './types.ts';

/**
 * What an effect is worth, in francs: the prices of the book where it has some (a unit, 2 PM for 1 FG), ours where not.
 * It keeps cards comparable; nothing in the game is paid by it.
 */
export function priceOf(effect: Effect): number {
  return Math.round(2 * worth(effect)) / 2;
}

/** A tab costs at least and at most so much, and a card. */
export const tabPrices = [2, 4] as const;
export const cardPrices = [7, 9] as const;

const unitPrice: Readonly<Record<UnitId | 'any', number>> = { inf: 2, cav: 3, can: 3, frg: 4, any: 2 };
/** Units that must appear in one region, or be lost there, are worth less. */
const BOUND_UNIT = 0.75;
const FORCE = 1.5;
const BOUND_FORCE = 0.6;
/** A second limit on a force takes less from it than the first. */
const SECOND_BOUND = 0.85;
const SEA_FORCE = 0.8;

function worth(effect: Effect): number {
  switch (effect.kind) {
    case 'money':
      return effect.n;
    case 'morale':
      return 2.5 * effect.n;
    case 'society':
      return 3 * effect.n;
    case 'moves':
    case 'combatMoves':
      return effect.n / 2;
    case 'diplomacy':
      return 1 + effect.n;
    case 'draw':
    case 'discard':
      return 1.5 * effect.n;
    case 'harm':
      return harmWorth(effect.what, effect.n);
    case 'free':
      return unitsWorth(effect.units) * (effect.region < 0 ? 1 : BOUND_UNIT);
    case 'enrol':
      return enrolWorth(effect.prices.inf + effect.prices.cav + effect.prices.can);
    case 'lose': {
      const bound = effect.region >= 0 || (typeof effect.who === 'number' && effect.who > 0);
      return effect.n * unitPrice[effect.unit] * (bound ? BOUND_UNIT : 1);
    }
    case 'guard':
    case 'combatGuard':
      return 2.5 * (effect.inf + effect.cav);
    case 'lookHand':
    case 'lookObjective':
    case 'swap':
    case 'turnRule':
      return 2;
    case 'force':
      return forceWorth(effect);
    case 'division':
      return 3;
    case 'slipAway':
      return 2.5;
    case 'repel':
      return effect.region < 0 ? 4 : 3;
    case 'either':
      return Math.max(...effect.effects.map(worth)) + 0.5;
    case 'cost':
      return worth(effect.then) - effect.fg - effect.pm / 2;
    // Half of each: who holds the card may be either.
    case 'only':
      return (worth(effect.then) + (effect.otherwise ? worth(effect.otherwise) : 0)) / 2;
    default:
      return effect satisfies never;
  }
}

function unitsWorth(units: Units): number {
  return unitIds.reduce((sum, kind) => sum + units[kind] * unitPrice[kind], 0);
}

/** Harm is worth a little less than the same gain, and two Moral at a blow less than twice one. */
function harmWorth(what: Harmed, n: number): number {
  switch (what) {
    case 'money':
      return n;
    case 'moves':
      return n / 2;
    case 'society':
      return 2.5 * n;
    case 'morale':
      return 0.5 + 1.5 * n;
    default:
      return what satisfies never;
  }
}

/** Three units at the zone's 8 FG, at 10 or at 11 (CON 8.6.4, 17.2.4). */
function enrolWorth(sum: number): number {
  return sum <= 8 ? 3 : sum <= 10 ? 2.5 : 2;
}

function forceWorth(effect: Extract<Effect, { readonly kind: 'force' }>): number {
  const limits = [effect.region >= 0, effect.against >= 0, effect.side !== 'both', effect.needsCav];
  const count = limits.filter(Boolean).length;
  const free = effect.theatre === 'sea' ? SEA_FORCE : 1;
  const bound = count === 0 ? free : BOUND_FORCE * SECOND_BOUND ** (count - 1);
  return FORCE * effect.n * bound;
}
