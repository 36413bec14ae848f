import { isAt, type Seat, type State, varsIn } from '@bivouac/kernel';
import type { Parts } from '@bivouac/kernel/guide';
import type { NationsContent } from '../content/types.ts';
import { setUp } from '../rules/course.ts';
import { markersLeft } from '../rules/queries.ts';
import { ALLIED, CARD, FRENCH, MARKERS, type NationsState, NOWHERE, other, PLACED } from '../rules/state.ts';
import { handWorth } from './hand.ts';
import { missionPoints, missionProspects, type Prospect } from './missions.ts';
import { type Prospects, prospects, timeFor } from './reach.ts';
import type { Weights, WeightSet } from './weights.ts';

/** A judgement by side: what the French and the Allies have or may expect, in victory points. */
type BySide = [french: number, allied: number];

/** What a seat may expect of a position, part by part, from what it may know. */
export function judge(
  content: NationsContent,
  all: WeightSet,
  state: State<NationsState>,
  seat: Seat,
  known: { readonly p: Prospects; readonly missions: readonly Prospect[] } | null = null,
): Parts {
  const s = state.game;
  const w = isUntouched(s) ? { ...all, ...all.setUp } : all;
  const side = state.holder[FRENCH] === seat ? FRENCH : ALLIED;
  const own = (pair: BySide) => {
    // Two games with swapped sides compare French scores: what the Allies win is nobody's.
    const margin = s.twoGames ? pair[FRENCH] : pair[FRENCH] - pair[ALLIED];
    return side === FRENCH ? margin : -margin;
  };
  if (state.result !== null) {
    const { winners } = state.result;
    const won = winners.length === 0 ? 0 : winners.includes(seat) ? w.victory : -w.victory;
    return { points: own([s.points[FRENCH] ?? 0, s.points[ALLIED] ?? 0]), won };
  }
  const p = known?.p ?? prospects(content, s, w);
  const hands = [handWorth(content, s, w, FRENCH, side === FRENCH), handWorth(content, s, w, ALLIED, side === ALLIED)];
  const first = s.round === 0 ? 0 : s.greyCannon;
  return {
    points: own([s.points[FRENCH] ?? 0, s.points[ALLIED] ?? 0]) - (side === FRENCH ? first : -first),
    missions: own(known === null ? missions(content, w, state, seat, p) : missionPoints(known.missions)),
    armies: own([toCome(content, s, w, FRENCH, p), toCome(content, s, w, ALLIED, p)]),
    strength: sideMargin(side, [onBoard(content, s, p, FRENCH), onBoard(content, s, p, ALLIED)]) * w.strength,
    cards: sideMargin(side, [hands[0] ?? 0, hands[1] ?? 0]) * timeFor(s, w, side, p.left),
    tempo: s.actionsLeft * w.action * (s.active === side ? 1 : -1),
  };
}

/** Before anything has been done: the choice of missions ends here. */
export function isUntouched({ turn, did, drew }: NationsState): boolean {
  return turn === 0 || (turn === 1 && !did && !drew);
}

function sideMargin(side: number, pair: BySide): number {
  return (pair[side] ?? 0) - (pair[other(side)] ?? 0);
}

/** The points that missions are expected to bring; as long as Napoleon may still change one, the better counts. */
function missions(content: NationsContent, w: WeightSet, state: State<NationsState>, seat: Seat, p: Prospects): BySide {
  const s = state.game;
  if (w.fulfilled !== undefined && isUntouched(s) && state.holder[FRENCH] === seat && s.turn > 0) {
    return usualPoints(content, w.fulfilled, s);
  }
  let best = missionPoints(missionProspects(content, s, w, p, seat));
  const frame = state.stack[state.stack.length - 1];
  const keeping = isAt(frame, setUp, 'keep') ? varsIn(frame, setUp) : null;
  if (keeping === null || state.holder[FRENCH] !== seat) return best;
  const { asked } = keeping;
  let kept = s;
  for (let i = asked; i < s.extra.length; i++) {
    const is = kept.missions.is.slice();
    is[s.extra[i] as number] = s.second.is[i] as number;
    const other: NationsState = { ...kept, missions: { is, seen: kept.missions.seen } };
    const points = missionPoints(missionProspects(content, other, w, p, seat));
    if (points[FRENCH] - points[ALLIED] > best[FRENCH] - best[ALLIED]) [best, kept] = [points, other];
  }
  return best;
}

/** What Napoleon's missions usually bring: as long as nothing was done, that is all there is to go by. */
function usualPoints(content: NationsContent, fulfilled: readonly number[], s: NationsState): BySide {
  const points: BySide = [0, 0];
  for (const mission of s.missions.is) {
    const rate = fulfilled[mission] ?? 0;
    points[FRENCH] += rate * (content.missions[mission]?.french ?? 0);
    points[ALLIED] += (1 - rate) * (content.missions[mission]?.allied ?? 0);
  }
  return points;
}

/** The points for armies that are still to be placed. */
function toCome(content: NationsContent, s: NationsState, w: Weights, side: number, p: Prospects): number {
  let sum = 0;
  for (const [army, card] of content.armies.entries()) {
    if (card.side !== side) continue;
    if (s.status[army] === CARD) sum += w.inHand;
    else if (s.status[army] === MARKERS) sum += markersLeft(s, army) > 2 ? w.threeMarkers : w.twoMarkers;
  }
  return sum * timeFor(s, w, side, p.left);
}

function onBoard(content: NationsContent, s: NationsState, p: Prospects, side: number): number {
  let sum = 0;
  for (const [army, card] of content.armies.entries()) {
    if (card.side === side && s.status[army] !== NOWHERE && (s.status[army] as number) <= PLACED) {
      sum += p.strength[army] as number;
    }
  }
  return sum;
}
