import { AUSTRIA, coalition, NAPOLEON } from '../content/types.ts';
import { diplomacyPoints } from '../rules/cards/effects.ts';
import { PRICES } from '../rules/diplomacy/pots.ts';
import { areAdjacent } from '../rules/map/relations.ts';
import type { Board } from '../rules/state.ts';
import { totalOf } from '../rules/victory/points.ts';
import { turnsAfter } from './ground.ts';
import type { Weights } from './weights.ts';

/** Points of CON 13.2.3 for an alliance that succeeded, for who began it. */
const BEGUN = 3;
/** A card with a diplomacy tab that is spent on it. */
const CARD = 0.7;

/** Points that everybody can see: secret objectives apart. */
function openPoints(b: Board, power: number): number {
  return totalOf({ ...b, s: { ...b.s, objective: [] } }, power);
}

/** Whether a power leads, so far that three points more bring it the game (CON 13.2.3). */
export function isLeading(b: Board, power: number, over: number): boolean {
  const mine = openPoints(b, power);
  const best = Math.max(...[NAPOLEON, ...coalition].filter((one) => one !== power).map((one) => openPoints(b, one)));
  const late = turnsAfter(b) === 0;
  return mine > openPoints(b, over) && (late ? mine + BEGUN > best : mine > best + BEGUN);
}

/** What an alliance that `by` begins is worth to a member, before it pays. From what everybody sees. */
export function allianceGain(b: Board, w: Weights, power: number, by: number): number {
  const { s } = b;
  const peril = s.order.includes(NAPOLEON) && areAdjacent(b, power, NAPOLEON) ? 0.5 : 0;
  const common = openPoints(b, NAPOLEON) > openPoints(b, power) ? 0.6 : 0;
  const gain = w.pact + peril + common + (power === s.forced ? w.forced : 0);
  if (power === by) return gain + BEGUN;
  return isLeading(b, by, power) ? gain - BEGUN : gain - w.rival * BEGUN;
}

/** What a member pays for itself: francs and a card; Austria nothing (CON 9.3, 16). */
export function priceFor(w: Weights, power: number): number {
  return power === AUSTRIA ? 0 : PRICES.alliance.francs * (w.franc + 0.12) + CARD;
}

export function isWorthJoining(b: Board, w: Weights, power: number, by: number): boolean {
  return allianceGain(b, w, power, by) > priceFor(w, power);
}

/** Whether a power can pay its part, as far as everybody sees: a card in hand may have the tab. */
function canPay(b: Board, power: number): boolean {
  if (power === AUSTRIA) return true;
  return (b.s.money[power] as number) >= PRICES.alliance.francs && (b.s.hands[power]?.is.length ?? 0) > 0;
}

/** Those who would join an alliance of this power, as it seems; empty if it could not pay, or need not ask. */
export function promisingPartners(b: Board, w: Weights, by: number): number[] {
  const { s } = b;
  if (by === NAPOLEON || s.pact[by] !== 0) return [];
  const own = by === AUSTRIA || ((s.money[by] as number) >= PRICES.alliance.francs && diplomacyPoints(b, by) > 0);
  if (!own || !isWorthJoining(b, w, by, by)) return [];
  const willing = coalition.filter(
    (power) =>
      power !== by && s.out[power] === 0 && s.pact[power] === 0 && canPay(b, power) && isWorthJoining(b, w, power, by),
  );
  const near = willing.filter((power) => areAdjacent(b, by, power));
  // One partner beside it is enough for the points, and two share the ground with fewer (CON 6).
  return near.slice(0, 1);
}
