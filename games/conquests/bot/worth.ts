import type { Effect } from '../content/types-cards.ts';
import type { Bonus, Domain } from '../content/types.ts';
import { NAPOLEON } from '../content/types.ts';
import { isCombat, isMet, knownCards } from '../rules/cards/effects.ts';
import { effectFault } from '../rules/cards/usable.ts';
import type { Board } from '../rules/state.ts';
import type { Weights } from './weights.ts';

const MORALE = 1.2;
/** Napoleon's lead on the Society track counts threefold (CON 13.2.3). */
const SOCIETY = [3, 2] as const;

/** What a space or a level gives. */
export function bonusWorth(w: Weights, bonus: Bonus): number {
  const units = bonus.inf + 1.2 * bonus.cav + 2 * bonus.can + 1.5 * bonus.guardInf + 1.5 * bonus.guardCav;
  return (
    bonus.fg * (w.franc + 0.2) +
    bonus.pm * w.move +
    bonus.cards * w.card +
    bonus.morale * MORALE +
    units * (w.force + 0.2) +
    bonus.frg * (1 + w.frigate)
  );
}

/** What an effect is worth to who plays it, roughly: enough to choose where advisers go and which cards to keep. */
export function effectWorth(b: Board, w: Weights, power: number, effect: Effect): number {
  switch (effect.kind) {
    case 'money':
      return effect.n * (w.franc + 0.2);
    case 'morale':
      return effect.n * MORALE;
    case 'society':
      return effect.n * (SOCIETY[power === NAPOLEON ? 0 : 1] ?? 2);
    case 'moves':
      return effect.n * w.move;
    case 'diplomacy':
      return 0.8 + 0.4 * effect.n;
    case 'draw':
      return effect.n * w.card;
    case 'harm':
      return effect.n * (effect.what === 'society' ? 2 : effect.what === 'morale' ? 0.9 : 0.25);
    case 'free':
      return 0.9 * (effect.units.inf + effect.units.cav) + 1.3 * effect.units.can + 1.4 * effect.units.frg;
    case 'enrol':
      return 0.8;
    case 'lose':
      return 0.6 * effect.n;
    case 'guard':
      return 0.6 * (effect.inf + effect.cav);
    case 'discard':
      return 0.4 * effect.n;
    case 'swap':
    case 'lookHand':
    case 'lookObjective':
      return 0.1;
    case 'turnRule':
      return 0.3;
    case 'force':
      return 0.6 * effect.n;
    case 'combatMoves':
      return 0.3;
    case 'combatGuard':
      return 0.8 * (effect.inf + effect.cav);
    case 'division':
    case 'slipAway':
    case 'repel':
      return 1;
    case 'either':
      return Math.max(0, ...effect.effects.map((one) => effectWorth(b, w, power, one)));
    case 'cost':
      return effectWorth(b, w, power, effect.then) - effect.fg * (w.franc + 0.2) - effect.pm * w.move;
    case 'only': {
      const then = isMet(b, power, effect.when) ? effect.then : effect.otherwise;
      return then === null ? 0 : effectWorth(b, w, power, then);
    }
    default:
      return effect satisfies never;
  }
}

/** What a card is worth in hand: the best of its tabs. */
export function cardWorth(b: Board, w: Weights, power: number, card: number): number {
  const tabs = b.content.cards[card]?.tabs ?? [];
  return Math.max(0, ...tabs.map(({ effect }) => effectWorth(b, w, power, effect)));
}

/** The best that a hand can do in a zone now; 0 if nothing. */
export function bestInZone(b: Board, w: Weights, power: number, domain: Domain): number {
  let best = 0;
  for (const card of knownCards(b, power)) {
    for (const { domain: is, effect } of b.content.cards[card]?.tabs ?? []) {
      if (is !== domain || (!isCombat(effect) && effectFault(b, power, effect) !== null)) continue;
      best = Math.max(best, effectWorth(b, w, power, effect));
    }
  }
  return best;
}

/** The best combat effect in hand: what an adviser left in Military may serve for (CON 8.6.4). */
export function bestInCombat(b: Board, w: Weights, power: number): number {
  let best = 0;
  for (const card of knownCards(b, power)) {
    for (const { effect } of b.content.cards[card]?.tabs ?? []) {
      if (isCombat(effect)) best = Math.max(best, effectWorth(b, w, power, effect));
    }
  }
  return best;
}
