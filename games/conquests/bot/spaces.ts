import { type Domain, NAPOLEON, type Space } from '../content/types.ts';
import { diplomacyPoints } from '../rules/cards/effects.ts';
import { membersOf } from '../rules/map/relations.ts';
import type { Scene } from './battles.ts';
import { canBuy, domainOf, INITIATIVE } from '../rules/zones/zone.ts';
import { DIPLOMACY_ZONE } from '../rules/diplomacy/zone.ts';
import { MILITARY_ZONE } from '../rules/zones/military.ts';
import { PRICES } from '../rules/diplomacy/pots.ts';
import { forceFault } from '../rules/diplomacy/embassy.ts';
import { promisingPartners } from './diplomacy.ts';
import { isSought } from './hearsay.ts';
import { bestInCombat, bestInZone, bonusWorth } from './worth.ts';
import type { Weights } from './weights.ts';

/** What somebody else's adviser may bring, whose cards are not known. */
const UNKNOWN = 1.5;
const FIRST_IN_ORDER = 0.4;
const BOUGHT_CARD = 0.3;

/** What an adviser on a space may still bring its power. `open`: its hand is known to who judges. */
export function spaceWorth(b: Scene, w: Weights, power: number, space: number, open: boolean): number {
  const at = b.content.spaces[space];
  if (at === undefined) return 0;
  const bonus = bonusWorth(w, at.bonus);
  if (at.zone === INITIATIVE) return bonus + FIRST_IN_ORDER / at.place;
  if (at.zone === MILITARY_ZONE) return bonus + militaryWorth(b, w, power, at, open);
  if (!open) return bonus + UNKNOWN;
  const card = canBuy(b, power) ? BOUGHT_CARD : 0;
  const domain: Domain = domainOf(at.zone);
  const best = Math.max(card, bestInZone(b, w, power, domain));
  if (at.zone !== DIPLOMACY_ZONE) return bonus + best;
  return bonus + Math.max(best, power === NAPOLEON ? coercion(b, w) : accord(b, w, power));
}

function militaryWorth(b: Scene, w: Weights, power: number, { military }: Space, open: boolean): number {
  const money = b.s.money[power] as number;
  const units = Math.min(military?.units ?? 0, Math.floor(money / Math.max(1, b.content.prices.inf)));
  const moves = Math.min(military?.moves ?? 0, 2 * money);
  const effect = open ? Math.max(bestInZone(b, w, power, 3), bestInCombat(b, w, power) * 0.6) : UNKNOWN;
  return units * 0.5 + moves * w.move * 0.5 + effect;
}

/** CON 9.4, 9.5: Napoleon may force somebody, or call an alliance off. */
function coercion(b: Scene, w: Weights): number {
  const { s } = b;
  const able = [1, 3, 4].some((power) => forceFault(b, NAPOLEON, power) === null);
  const points = diplomacyPoints(b, NAPOLEON);
  const breaks = [1, 2].some((pact) => {
    const { length } = membersOf(s, pact);
    return length > 0 && points >= length && (s.money[NAPOLEON] as number) >= PRICES.callingOff.francs * length;
  });
  return able ? w.forced : breaks ? w.pact * 1.5 : 0;
}

/** CON 9.3: an alliance that would be joined. */
function accord(b: Scene, w: Weights, power: number): number {
  // Who is about to be asked need not ask.
  if (b.s.pact[power] !== 0 || isSought(b.heard, power)) return 0.2;
  return promisingPartners(b, w, power).length > 0 ? 3 : 0.2;
}
