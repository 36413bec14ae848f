import { type Dice, knows, pickByShare, type Seat, type State } from '@bivouac/kernel';
import type { NationsContent } from '../content/types.ts';
import { armiesOf, cardOf, fieldOf } from '../rules/queries.ts';
import { FRENCH, MARKERS_PER_ARMY, type NationsState, NOWHERE } from '../rules/state.ts';
import { likeliest, type Odds, oddsAt, prospects } from './reach.ts';
import { groundOf } from './ground.ts';
import type { WeightSet } from './weights.ts';

/**
 * How likely each mission of a district is Napoleon's, for somebody who does not know it. Three things tell: French troops
 * near its field; that he may have had the choice of two; and cards he took openly, which tell where he is
 * busy.
 *
 * The missions are the rows of `odds` from `row` on.
 */
export function likelihoods(
  content: NationsContent,
  s: NationsState,
  w: WeightSet,
  district: number,
  odds: Odds,
  row: number,
  taken: readonly number[],
): number[] {
  const missions = groundOf(content).missionsOf[district] ?? [];
  const [first, end] = armiesOf(content, FRENCH);
  const chosen = s.extra.includes(district) && w.fulfilled !== undefined;
  const weights = missions.map((mission, k) => {
    const { field } = content.missions[mission] ?? { field: 0 };
    const near = w.tell * likeliest(odds, row + k, first, end);
    return Math.exp(near + w.taken * (taken[field] ?? 0)) * (chosen ? preference(content, w, missions, mission) : 1);
  });
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
}

/** Of two missions he keeps the better one: a mission is the likelier, the more of its neighbours are worse. */
function preference(content: NationsContent, w: WeightSet, missions: readonly number[], mission: number): number {
  const own = usualMargin(content, w, mission);
  const worse = missions.filter((other) => usualMargin(content, w, other) < own).length;
  return 1 + (w.kept * (2 * worse - (missions.length - 1))) / Math.max(1, missions.length - 1);
}

/** What a mission usually brings the French, less what it brings the Allies. */
function usualMargin(content: NationsContent, w: WeightSet, mission: number): number {
  const rate = w.fulfilled?.[mission] ?? 0;
  const { french, allied } = content.missions[mission] ?? { french: 0, allied: 0 };
  return rate * french - (1 - rate) * allied;
}

/**
 * What cards that a seat saw Napoleon take say for each field. A terrain card is for an army with a marker on that
 * terrain: he is busy with an army there, and that is rather one near a mission. Each card counts 1, shared among the
 * markers that it may be for.
 */
export function takenFor(content: NationsContent, s: NationsState, seat: Seat): number[] {
  const speaksFor = new Array<number>(content.fields.length).fill(0);
  const hand = s.hands[FRENCH];
  if (hand === undefined) return speaksFor;
  const [first, end] = armiesOf(content, FRENCH);
  const markers = s.marker.slice(first * MARKERS_PER_ARMY, end * MARKERS_PER_ARMY).filter((at) => at !== NOWHERE);
  for (let slot = 0; slot < hand.is.length; slot++) {
    if (!knows(hand, slot, seat)) continue;
    const card = cardOf(content, hand.is[slot] as number);
    if (card.kind !== 'terrain') continue;
    const there = markers.filter((field) => fieldOf(content, field).terrain === card.terrain);
    for (const field of there) speaksFor[field] = (speaksFor[field] as number) + 1 / there.length;
  }
  return speaksFor;
}

/** Draws Napoleon's missions anew where the seat does not know them: not all are equally likely. */
export function guessMissions(
  content: NationsContent,
  w: WeightSet,
  { game: s }: State<NationsState>,
  seat: Seat,
  dice: Dice,
): void {
  const { missionsOf } = groundOf(content);
  const hidden = [...s.missions.is.keys()].filter((district) => !knows(s.missions, district, seat));
  if (hidden.length === 0) return;
  const p = prospects(content, s, w);
  const taken = takenFor(content, s, seat);
  const sure = { ...w, tell: w.suspect };
  for (const district of hidden) {
    const missions = missionsOf[district] ?? [];
    const fields = missions.map((mission) => content.missions[mission]?.field ?? 0);
    const shares = likelihoods(content, s, sure, district, oddsAt(content, s, p, fields), 0, taken);
    const drawn = missions[pickByShare(shares, dice)] as number;
    // What he put back is another mission than the one he kept.
    const back = s.extra.indexOf(district);
    if (s.second.is[back] === drawn) s.second.is[back] = s.missions.is[district] as number;
    s.missions.is[district] = drawn;
  }
}
