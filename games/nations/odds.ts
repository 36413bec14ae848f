import type { NationsContent } from './content/types.ts';
import { enemiesInContact, sideOf, strengthOf } from './rules/queries.ts';
import { type NationsState, other } from './rules/state.ts';

/** Chances and costs, all exact, from what a view shows. */

/** The probability that none of `wanted` among `all` cards turns up in `draws` of them. */
function missAll(all: number, wanted: number, draws: number): number {
  let miss = 1;
  for (let i = 0; i < draws; i++) miss *= Math.max(0, all - wanted - i) / (all - i);
  return miss;
}

function countIn(list: readonly number[], wanted: readonly number[]): number {
  return list.filter((card) => wanted.includes(card)).length;
}

/**
 * The chance that at least one of the wanted cards comes in so many draws from the pile. Cards in the pile and unknown
 * ones in the other hand are alike to the viewer, so each is as likely to come as the next; once the pile is empty the
 * discard pile, which all have seen, is shuffled (NAT 11.7#3).
 */
export function drawChance(
  content: NationsContent,
  view: NationsState,
  wanted: readonly number[],
  draws: number,
): number {
  const seen = [view.row.is, view.discard, view.spent, ...view.hands.map((hand) => hand.is), view.deck.is].flat();
  const unseen = content.deck.length - seen.filter((card) => card >= 0).length;
  const unseenWanted = countIn(content.deck, wanted) - countIn(seen, wanted);
  const fromPile = Math.min(draws, view.deck.is.length);
  const known = view.deck.is.slice(view.deck.is.length - fromPile).filter((card) => card >= 0);
  if (countIn(known, wanted) > 0) return 1;
  const miss = missAll(unseen, unseenWanted, fromPile - known.length);
  const fromDiscard = Math.min(draws - fromPile, view.discard.length);
  return 1 - miss * missAll(view.discard.length, countIn(view.discard, wanted), fromDiscard);
}

/** The chance of each card on the next draw from the pile, by card. */
export function nextCardChances(content: NationsContent, view: NationsState): number[] {
  return content.cardKinds.map((_, card) => drawChance(content, view, [card], 1));
}

/** What a fight would cost one side. */
export interface FightCost {
  /** Points of strength lost in all; the same however they are shared out, unless an army has too few left. */
  points: number;
  /** Armies that would fall if the points were shared out as well, and as badly, as possible. */
  fewestLost: number;
  mostLost: number;
}

interface Blow {
  readonly victims: readonly number[];
}

/** What a fight fought now would cost each side at best and at worst. */
export function fightCosts(content: NationsContent, s: NationsState): [french: FightCost, allied: FightCost] {
  return [fightCost(content, s, 0), fightCost(content, s, 1)];
}

function fightCost(content: NationsContent, s: NationsState, side: number): FightCost {
  const blows: Blow[] = [];
  for (let army = 0; army < s.status.length; army++) {
    if (sideOf(content, army) !== other(side)) continue;
    const victims = enemiesInContact(content, s, army);
    if (victims.length > 0) blows.push({ victims });
  }
  const left = s.status.map((_, army) => strengthOf(content, s, army));
  const cost: FightCost = { points: 0, fewestLost: Number.POSITIVE_INFINITY, mostLost: 0 };
  share(blows, left, 0, cost);
  return cost;
}

/** Tries every way to share out the blows, in the order of the fight: next comes the one that fewest can still bear. */
function share(blows: readonly Blow[], left: number[], points: number, cost: FightCost): void {
  const able = blows.map(({ victims }) => victims.filter((victim) => (left[victim] as number) > 0));
  const fewest = Math.min(...able.map((list) => list.length));
  const at = able.findIndex((list) => list.length === fewest);
  if (at < 0) {
    const lost = left.filter((strength) => strength <= 0).length;
    cost.points = Math.max(cost.points, points);
    cost.fewestLost = Math.min(cost.fewestLost, lost);
    cost.mostLost = Math.max(cost.mostLost, lost);
    return;
  }
  const rest = blows.filter((_, i) => i !== at);
  if (fewest === 0) share(rest, left, points, cost);
  for (const victim of able[at] ?? []) {
    left[victim] = (left[victim] ?? 0) - 1;
    share(rest, left, points + 1, cost);
    left[victim] = (left[victim] ?? 0) + 1;
  }
}
