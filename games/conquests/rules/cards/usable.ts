import type { Reason } from '@bivouac/kernel';
import { coalition, type Domain, NAPOLEON } from '../../content/types.ts';
import type { Effect } from '../../content/types-cards.ts';
import { type Board, GUARD_CAV, GUARD_INF } from '../state.ts';
import { enrolFault } from '../zones/enrolling.ts';
import { landsToConvert } from '../zones/deploying.ts';
import { effectAt, isCombat, isMet, knownCards, victims } from './effects.ts';
import { hasPlaceFor } from './free-units.ts';
import { mustLose } from './losing-units.ts';

/** Why an effect would do nothing for a power now; null if it can be played. Combat effects wait for a combat. */
export function effectFault(b: Board, power: number, effect: Effect): Reason | null {
  if (isCombat(effect)) return { reason: 'onlyInCombat', clause: 'CON 8.6.1#3' };
  switch (effect.kind) {
    case 'money':
    case 'morale':
    case 'society':
    case 'moves':
    case 'draw':
    case 'turnRule':
      return null;
    case 'diplomacy':
      return { reason: 'onlyForAlliances', clause: 'CON 3.6#12' };
    case 'harm':
      return victims(b, effect.who).length > 0 ? null : { reason: 'nobodyToHarm', clause: 'CON 17.2.2#1' };
    case 'free':
      return hasPlaceFor(b, power, effect) ? null : { reason: 'noPlaceForUnits', clause: 'CON 8.6.4#2' };
    case 'enrol':
      return enrolFault(b, power, effect.zone ? b.content.prices : { ...effect.prices, frg: 99 });
    case 'lose':
      return victims(b, effect.who).some((one) => mustLose(b, one, effect).length > 0)
        ? null
        : { reason: 'nothingToLose', clause: 'CON 17.2.4#17' };
    case 'guard': {
      const inf = effect.inf > 0 && landsToConvert(b, GUARD_INF).length > 0;
      const cav = effect.cav > 0 && landsToConvert(b, GUARD_CAV).length > 0;
      return inf || cav ? null : { reason: 'noGuard', clause: 'CON 17.2.4#25' };
    }
    case 'lookHand':
      return (b.s.hands[NAPOLEON]?.is.length ?? 0) > 0 ? null : { reason: 'emptyHand', clause: 'CON 17.2.3#4' };
    case 'lookObjective':
      return null;
    case 'swap': {
      const others = coalition.filter((one) => one !== power && (b.s.hands[one]?.is.length ?? 0) > 0);
      // The card itself is gone by then: one must hold another.
      const enough = (b.s.hands[power]?.is.length ?? 0) > 1 && others.length > 0;
      return enough ? null : { reason: 'nobodyToSwap', clause: 'CON 17.2.3#6' };
    }
    case 'discard':
      return victims(b, effect.who).some((one) => (b.s.hands[one]?.is.length ?? 0) > 0)
        ? null
        : { reason: 'emptyHand', clause: 'CON 17.2.2#1' };
    case 'either':
      return firstFault(effect.effects.map((one) => effectFault(b, power, one)));
    case 'cost': {
      const { fg, pm } = effect;
      if ((b.s.money[power] as number) < fg) return { reason: 'tooDear', clause: 'CON 3.6#10' };
      if ((b.s.moves[power] as number) < pm) return { reason: 'tooFewMoves', clause: 'CON 3.6#10' };
      return effectFault(b, power, effect.then);
    }
    case 'only': {
      const then = isMet(b, power, effect.when) ? effect.then : effect.otherwise;
      return then === null ? { reason: 'notForYou', clause: 'CON 17.2.1#3' } : effectFault(b, power, then);
    }
    case 'force':
    case 'combatMoves':
    case 'combatGuard':
    case 'division':
    case 'slipAway':
    case 'repel':
      return { reason: 'onlyInCombat', clause: 'CON 8.6.1#3' };
    default:
      return effect satisfies never;
  }
}

/** Null if one of several is free of faults. */
function firstFault(faults: readonly (Reason | null)[]): Reason | null {
  return faults.includes(null) ? null : (faults[0] ?? null);
}

/** Tabs of a domain that a power could play now, in the order of the cards. */
export function playable(b: Board, power: number, domain: Domain): { card: number; tab: number }[] {
  const found: { card: number; tab: number }[] = [];
  for (const card of knownCards(b, power)) {
    for (const [tab, { domain: is, effect }] of (b.content.cards[card]?.tabs ?? []).entries()) {
      if (is === domain && effectFault(b, power, effect) === null) found.push({ card, tab });
    }
  }
  return found;
}

/** Why a tab cannot be played in a zone. */
export function tabFault(b: Board, power: number, domain: Domain, card: unknown, tab: unknown): Reason | null {
  if (typeof card !== 'number' || typeof tab !== 'number') return null;
  if (!knownCards(b, power).includes(card)) return { reason: 'notInHand', clause: 'CON 3.6#5' };
  if (b.content.cards[card]?.tabs[tab]?.domain !== domain) return { reason: 'otherDomain', clause: 'CON 8#3' };
  const effect = effectAt(b, { card, tab, path: [] });
  return effect === null ? null : effectFault(b, power, effect);
}
