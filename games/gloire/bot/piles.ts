import type { Seat } from '@bivouac/kernel';
import { pieces, townsOf } from '../rules/pieces.ts';
import { type Board, other } from '../rules/state.ts';
import { countersOf, whereabouts } from '../rules/whereabouts.ts';
import { type Beliefs, beliefsOf, ownOf } from './beliefs.ts';

/** All that stands of one side in a town, as far as somebody may reckon with it. */
export interface Pile {
  readonly town: number;
  readonly side: number;
  /** Counters that are there, strength points, and how surely any troops are there at all. */
  readonly flags: number;
  readonly points: number;
  readonly sure: number;
  /** Average cohesion, guns, horse, what its leader adds, his rank. */
  readonly cohesion: number;
  readonly guns: number;
  readonly horse: number;
  readonly tactical: number;
  readonly rank: number;
  /** Points within the walls with enemies before them, and those that have not marched yet. */
  readonly shut: number;
  readonly fresh: number;
  /** Points as they count in a battle: who has forced his march counts half (GLO 8.5#4). */
  readonly force: number;
}

/** What a leader adds at the most, and how high he ranks, by side: where several may be, they do not add up. */
const BEST_TACTICS = [4, 3] as const;
const HIGHEST = [4, 3] as const;
const USUAL_COHESION = 4;

/** The piles of both sides as a seat may think them. */
export function pilesOf(b: Board, seat: Seat, side: number): readonly [readonly Pile[], readonly Pile[]] {
  const table = pieces(b);
  const own = ownOf(b, table, side);
  const foes = beliefsOf(b, table, seat, side);
  const mine = pilesFrom(b, own, side, true);
  const theirs = pilesFrom(b, foes, other(side), false);
  return side === 0 ? [mine, theirs] : [theirs, mine];
}

function pilesFrom(b: Board, all: Beliefs, side: number, own: boolean): Pile[] {
  const found: Pile[] = [];
  const standing = whereabouts(b.s);
  for (const town of townsOf(b, side)) found.push(pileOf(b, all, side, town, countersOf(standing, side, town), own));
  return found;
}

function pileOf(b: Board, all: Beliefs, side: number, town: number, slots: readonly number[], own: boolean): Pile {
  const { acted, inside, fatigued } = b.s;
  let [points, none, cohesion, guns, horse, tactical, rank, shut, fresh, force] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const here = all.points[slot] as number;
    points += here;
    none *= 1 - Math.min(1, all.real[slot] as number);
    cohesion += all.cohesion[slot] as number;
    guns += all.guns[slot] as number;
    horse += all.horse[slot] as number;
    const leads = all.tactical[slot] as number;
    const ranks = all.rank[slot] as number;
    tactical = own ? Math.max(tactical, leads) : tactical + leads;
    rank = own ? Math.max(rank, ranks) : rank + ranks;
    if (inside[slot] === 1) shut += here;
    if (acted[slot] === 0) fresh += here;
    force += fatigued[slot] === 1 ? here / 2 : here;
  }
  return {
    town,
    side,
    flags: slots.length,
    points,
    sure: 1 - none,
    cohesion: points > 0 ? cohesion / points : USUAL_COHESION,
    guns,
    horse,
    tactical: Math.min(BEST_TACTICS[side === 0 ? 0 : 1], tactical),
    rank: Math.min(HIGHEST[side === 0 ? 0 : 1], rank),
    shut,
    fresh,
    force,
  };
}
