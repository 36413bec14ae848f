import type { Seat, State } from '@bivouac/kernel';
import type { Parts } from '@bivouac/kernel/guide';
import type { GloireContent } from '../content/types.ts';
import { townsOf } from '../rules/pieces/pieces.ts';
import { type Board, DECOYS, type GloireState, OFF, other, SUPPLIED } from '../rules/state.ts';
import { armiesOf } from '../rules/command/lines.ts';
import { placePoints } from '../rules/victory/victory.ts';
import { sideOfSeat } from './frames.ts';
import { groundOf, stepsBetween } from '../beliefs/ground.ts';
import { battles, pendingOf } from './fights.ts';
import { weightsAt } from './occasions.ts';
import { marchesLeft, type Outlook } from './outlook.ts';
import { chances, dangers } from './seeking.ts';
import { places, takings } from './towns.ts';
import { type Pile, pilesOf } from './piles.ts';
import type { Weights } from './weights.ts';

/** What a seat may expect of a position, part by part, in victory points, from what it may know. */
export function judge(content: GloireContent, w: Weights, state: State<GloireState>, seat: Seat): Parts {
  const side = sideOfSeat(content, state, seat);
  if (state.result === null) return judged(outlookOf({ s: state.game, content }, w, seat, side), side).parts;
  const { winners } = state.result;
  const won = winners.length === 0 ? 0 : winners.includes(seat) ? w.victory : -w.victory;
  const b: Board = { s: state.game, content };
  const ground = groundOf(content, b.s.scenario);
  return { points: standing({ b, ground, control: b.s.control }, side), won };
}

export function outlookOf(b: Board, all: Weights, seat: Seat, side: number): Outlook {
  const w = weightsAt(b, all, side);
  const ground = groundOf(b.content, b.s.scenario);
  const { control, entrenched } = b.s;
  const known = { sought: new Map(), piles: new Map() };
  const piles = pilesOf(b, seat, side);
  return { b, w, ground, piles, marches: marchesLeft(b), control, entrenched, settled: false, known };
}

/** A judgement, and what it was made from. */
export interface Judged {
  readonly parts: Parts;
  /** As in `takings`, and by side what the battles are worth that it could seek. */
  readonly taken: Float64Array;
  readonly sought: readonly [french: number, coalition: number];
}

/** The parts of a judgement that a plan can be made by: all that rests on who stands where, and who holds what. */
export function outlined(o: Outlook, side: number): Judged {
  const { w } = o;
  const taken = takings(o);
  const pending = pendingOf(o);
  const mine = w.prospects === 0 ? 0 : chances(o, side, pending);
  const theirs = w.threats === 0 ? 0 : dangers(o, side, pending);
  const parts = {
    points: standing(o, side),
    battles: battles(o, side, pending),
    places: places(o, side, taken),
    prospects: w.prospects * mine - w.threats * theirs,
    strength: strength(o, side),
    command: command(o, side),
  };
  return { parts, taken, sought: side === 0 ? [mine, theirs] : [theirs, mine] };
}

export function judged(o: Outlook, side: number): Judged {
  const found = outlined(o, side);
  return { ...found, parts: { ...found.parts, means: means(o.b, o.w, side) } };
}

/** Victory points as they stand; what is lost counts by the fraction too. */
function standing({ b, control, ground }: Pick<Outlook, 'b' | 'control' | 'ground'>, side: number): number {
  const foe = other(side);
  const { battlePoints, capturePoints, tally } = b.s;
  const of = (one: number) => (battlePoints[one] as number) + (capturePoints[one] as number) + placePoints(b, one);
  const lost = ((tally[foe] as number) - (tally[side] as number)) / b.content.campaign.victory.lossesPerPoint;
  let taken = 0;
  if (control !== b.s.control) {
    for (const town of ground.places) {
      if (control[town] !== b.s.control[town]) {
        taken += heldBy({ ground, control }, town, side) - heldBy({ ground, control: b.s.control }, town, side);
      }
    }
  }
  return of(side) - of(foe) + lost + taken;
}

/** What a town counts for a side as it is held. */
function heldBy({ ground, control }: Pick<Outlook, 'control' | 'ground'>, town: number, side: number): number {
  const holder = control[town];
  if (holder === OFF) return 0;
  const worth = ground.worth[holder === 0 ? 0 : 1][town] as number;
  return holder === side ? worth : -worth;
}

function pointsOf(piles: readonly Pile[]): number {
  let sum = 0;
  for (const { points } of piles) sum += points;
  return sum;
}

/** Troops, and how near they are to what they are after. */
function strength({ w, ground, piles, control }: Outlook, side: number): number {
  const mine = piles[side === 0 ? 0 : 1];
  const theirs = piles[side === 0 ? 1 : 0];
  let sum = w.strength * (pointsOf(mine) - pointsOf(theirs));
  // A pile is drawn to what it could take or fight, the nearest most.
  for (const pile of mine) {
    if (pile.points < 1) continue;
    let pull = 0;
    for (const town of ground.places) {
      if (control[town] === side) continue;
      pull = Math.max(pull, 1 / (2 + stepsBetween(ground, pile.town, town)));
    }
    sum += w.urge * pull * pile.points;
  }
  return sum;
}

const LINE = 4;

/** Troops without a general, leaders without troops, armies without supply. */
function command({ b, w, ground, piles }: Outlook, side: number): number {
  const mine = piles[side === 0 ? 0 : 1];
  const theirs = piles[side === 0 ? 1 : 0];
  let sum = 0;
  for (const pile of mine) {
    if (pile.points >= 3 && pile.rank < 1) {
      const led = mine.some((one) => one.rank >= 1 && stepsBetween(ground, one.town, pile.town) <= LINE);
      if (!led) sum -= w.orphan * pile.points;
    }
    // Whoever leads nobody is of no use.
    if (pile.rank >= 1 && pile.points < 1) sum -= 0.5 * w.alone * pile.rank;
    if (pile.rank < 1 || pile.points >= 5) continue;
    // A leader with next to no troops, and enemies within a march.
    const near = theirs.some((one) => one.points >= 2 && stepsBetween(ground, one.town, pile.town) <= LINE);
    if (near) sum -= w.alone * pile.rank + (pile.rank >= 4 ? w.emperor : 0);
  }
  for (const army of armiesOf(b, side)) if (b.s.supplied[army] !== SUPPLIED) sum -= w.supply;
  return sum;
}

/** Cards in hand, decoys that still bluff, stragglers who may come back. */
function means(b: Board, w: Weights, side: number): number {
  let straggling = 0;
  const from = side === 0 ? 0 : b.s.frenchSlots;
  const end = side === 0 ? b.s.frenchSlots : b.s.place.length;
  for (let slot = from; slot < end; slot++) {
    const piece = b.s.face.is[slot] as number;
    if (piece >= 0 && piece < b.s.stragglers.length) straggling += Math.max(0, b.s.stragglers[piece] as number);
  }
  const cards = (b.s.hands[side]?.is.length ?? 0) - (b.s.hands[other(side)]?.is.length ?? 0);
  return w.straggler * straggling + w.card * cards + w.decoy * (decoysOut(b, side) - decoysOut(b, other(side)));
}

/** Flags that are more than the troops of a side could be: decoys lie in a heap when they are not on the map. */
function decoysOut(b: Board, side: number): number {
  const from = side === 0 ? 0 : b.s.frenchSlots;
  const end = side === 0 ? b.s.frenchSlots : b.s.place.length;
  let heap = 0;
  for (let slot = from; slot < end; slot++) if (b.s.pool[slot] === DECOYS && b.s.place[slot] === OFF) heap++;
  return townsOf(b, side).length === 0 ? 0 : -heap;
}
