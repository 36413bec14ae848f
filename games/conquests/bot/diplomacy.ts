import { AUSTRIA, coalition, NAPOLEON } from '../content/types.ts';
import { diplomacyPoints } from '../rules/cards/effects.ts';
import { refusalOf } from '../rules/diplomacy/pacts.ts';
import { PRICES } from '../rules/diplomacy/pots.ts';
import { areAdjacent, membersOf } from '../rules/map/relations.ts';
import { unitsAt } from '../rules/map/troops.ts';
import type { Board } from '../rules/state.ts';
import { totalOf } from '../rules/victory/points.ts';
import type { Scene } from './battles.ts';
import { turnsAfter } from './ground.ts';
import { knownOf } from './hearsay.ts';
import type { Weights } from './weights.ts';

/** Points of CON 13.2.3 for an alliance that succeeded, for who began it. */
const BEGUN = 3;
/** A card with a diplomacy tab that is spent on it. */
export const CARD = 0.7;

/** What a franc is worth that could buy something else. */
export function francWorth(w: Weights): number {
  return w.franc + 0.12;
}

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
  // Who joins another alliance leaves his own (CON 9.3).
  const left = s.pact[power] === 0 ? 0 : w.pact;
  const gain = w.pact + peril + common + (power === s.forced ? w.forced : 0) - left;
  return power === by ? gain + BEGUN : gain - w.rival * BEGUN;
}

/** What an alliance of others is worth to who stays outside: it may free Napoleon's ally, or hold a leader back. */
export function outsideGain(b: Board, w: Weights, parties: readonly number[]): number {
  const { s } = b;
  const frees = parties.includes(s.forced) ? (w.napoleon + w.rival) * w.forced : 0;
  const ahead = coalition.every((power) => openPoints(b, NAPOLEON) > openPoints(b, power)) ? 0.8 : 0;
  return frees + ahead - w.rival * BEGUN;
}

/** What it is worth to a power that Napoleon loses his forced ally (CON 9.5). */
export function freedGain(b: Board, w: Weights, power: number): number {
  const { s, content } = b;
  if (power === s.forced) return w.forced + 0.8;
  const troops = content.map.lands.reduce((sum, _, land) => sum + unitsAt(s, land, s.forced), 0);
  return (w.napoleon + w.rival) * (w.forced + 0.15 * troops) + 0.3;
}

/** What a member pays for itself: francs and a card; Austria nothing (CON 9.3, 16). */
export function priceFor(w: Weights, power: number): number {
  return power === AUSTRIA ? 0 : PRICES.alliance.francs * francWorth(w) + CARD;
}

export function isWorthJoining(b: Board, w: Weights, power: number, by: number): boolean {
  if (power !== by && isLeading(b, by, power)) return false;
  return allianceGain(b, w, power, by) > priceFor(w, power);
}

/** Whether a power can pay its part, as far as everybody sees and has heard: a card in hand may have the tab. */
function canPay(scene: Scene, power: number): boolean {
  if (power === AUSTRIA) return true;
  const known = knownOf(scene.heard, scene, power);
  const francs = Math.min(scene.s.money[power] as number, known.francs ?? Number.POSITIVE_INFINITY);
  return francs >= PRICES.alliance.francs && (known.card ?? (scene.s.hands[power]?.is.length ?? 0) > 0);
}

/** Whether an offer would be a new one: nobody asks again who was refused, unless he was told that it would be welcome. */
function isOpenTo(scene: Scene, by: number, power: number): boolean {
  const word = knownOf(scene.heard, scene, power).joins(by);
  return word ?? refusalOf(scene.s, by, power) === 0;
}

/** One treaty a turn is put on the table, not more. */
export function mayOffer({ s }: Pick<Board, 's'>, by: number): boolean {
  return s.offeredIn[by] !== s.turn;
}

/** CON 9.5: the forced ally may be freed if that was not refused since he was forced. */
export function mayOfferFreedom({ s }: Pick<Board, 's'>, by: number): boolean {
  return mayOffer({ s }, by) && refusalOf(s, by, by) < Math.max(1, s.forcedSince);
}

/** Those who would join an alliance of this power, as it seems; empty if it could not pay, or need not ask. */
export function promisingPartners(scene: Scene, w: Weights, by: number): number[] {
  const { s } = scene;
  if (by === NAPOLEON || s.pact[by] !== 0 || !mayOffer(scene, by)) return [];
  const own = by === AUSTRIA || ((s.money[by] as number) >= PRICES.alliance.francs && diplomacyPoints(scene, by) > 0);
  if (!own || !isWorthJoining(scene, w, by, by)) return [];
  const willing = coalition.filter(
    (power) =>
      power !== by &&
      s.out[power] === 0 &&
      s.pact[power] === 0 &&
      isOpenTo(scene, by, power) &&
      canPay(scene, power) &&
      isWorthJoining(scene, w, power, by),
  );
  const near = willing.filter((power) => areAdjacent(scene, by, power));
  // One partner beside it is enough for the points, and two share the ground with fewer (CON 6).
  return near.slice(0, 1);
}

/** Members of the alliance that a power belongs to. */
export function alliesOf({ s }: Pick<Board, 's'>, power: number): number[] {
  const pact = s.pact[power] as number;
  return pact === 0 ? [] : membersOf(s, pact);
}
