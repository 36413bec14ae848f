import type { Seat } from '@bivouac/kernel';
import { farEnd } from '../rules/pieces/map.ts';
import { pieces, townsOf } from '../rules/pieces/pieces.ts';
import { type Board, other } from '../rules/state.ts';
import { countersOf, whereabouts } from '../rules/pieces/whereabouts.ts';
import { type Beliefs, beliefsOf, ownOf } from './beliefs.ts';
import { addMettle, cohesionOf, METTLE, type Mettle, noMettle } from './mettle.ts';

/** All that stands of one side in a town, as far as somebody may reckon with it. */
export interface Pile {
  readonly town: number;
  readonly side: number;
  /** Counters that are there, strength points, and how surely any troops are there at all. */
  readonly flags: number;
  readonly points: number;
  readonly sure: number;
  /** How good they are, and the cohesion that comes to; guns, horse, what their leader adds, his rank. */
  readonly mettle: Mettle;
  readonly cohesion: number;
  /** Whether it is the enemy's, and guessed at. */
  readonly guessed: boolean;
  readonly guns: number;
  readonly horse: number;
  readonly tactical: number;
  readonly rank: number;
  /** Points within the walls with enemies before them, and those that have not marched yet. */
  readonly shut: number;
  readonly fresh: number;
  /** Points as they count in a battle: who has forced his march counts half (GLO 8.5#4). */
  readonly force: number;
  /** The towns from which they have come this turn, and with how many points: what decides over flank and retreat. */
  readonly origins: readonly Origin[];
}

export interface Origin {
  readonly town: number;
  readonly points: number;
}

/** What a leader adds at the most, and how high he ranks, by side: where several may be, they do not add up. */
const BEST_TACTICS = [4, 3] as const;
const HIGHEST = [4, 3] as const;

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

/** The pile that some counters of a town make up. */
export function pileOf(
  b: Board,
  all: Beliefs,
  side: number,
  town: number,
  slots: readonly number[],
  own: boolean,
): Pile {
  const { acted, inside, fatigued, came } = b.s;
  const origins: Origin[] = [];
  const mettle = noMettle();
  let [points, none, guns, horse, tactical, rank, shut, fresh, force] = [0, 1, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const here = all.points[slot] as number;
    points += here;
    none *= 1 - Math.min(1, all.real[slot] as number);
    if (here > 0) addMettle(mettle, all.mettle, 1, slot * METTLE);
    guns += all.guns[slot] as number;
    horse += all.horse[slot] as number;
    const leads = all.tactical[slot] as number;
    const ranks = all.rank[slot] as number;
    tactical = own ? Math.max(tactical, leads) : tactical + leads;
    rank = own ? Math.max(rank, ranks) : rank + ranks;
    if (inside[slot] === 1) shut += here;
    if (acted[slot] === 0) fresh += here;
    force += fatigued[slot] === 1 ? here / 2 : here;
    const link = came[slot] as number;
    if (link >= 0 && here > 0) origins.push({ town: farEnd(b, link, town), points: here });
  }
  return {
    town,
    side,
    flags: slots.length,
    points,
    sure: 1 - none,
    mettle,
    cohesion: cohesionOf(mettle, !own),
    guessed: !own,
    guns,
    horse,
    tactical: Math.min(BEST_TACTICS[side === 0 ? 0 : 1], tactical),
    rank: Math.min(HIGHEST[side === 0 ? 0 : 1], rank),
    shut,
    fresh,
    force,
    origins: origins.length > 1 ? gathered(origins) : origins,
  };
}

/** Each town once, with all the points that came from it. */
function gathered(origins: readonly Origin[]): Origin[] {
  const found = new Map<number, number>();
  for (const { town, points } of origins) found.set(town, (found.get(town) ?? 0) + points);
  return [...found].map(([town, points]) => ({ town, points }));
}

/** Piles that stand together in a town as one. */
export function merged(town: number, piles: readonly Pile[]): Pile {
  const [first] = piles;
  if (first !== undefined && piles.length === 1) return first;
  const mettle = noMettle();
  let [flags, points, none, guns, horse, shut, fresh, force] = [0, 0, 1, 0, 0, 0, 0, 0];
  let [tactical, rank] = [0, 0];
  const origins: Origin[] = [];
  for (const pile of piles) {
    flags += pile.flags;
    points += pile.points;
    none *= 1 - pile.sure;
    addMettle(mettle, pile.mettle);
    guns += pile.guns;
    horse += pile.horse;
    shut += pile.shut;
    fresh += pile.fresh;
    force += pile.force;
    // The highest leader commands, and no other (GLO 8.5#20).
    if (pile.rank > rank || (pile.rank === rank && pile.tactical > tactical)) {
      rank = pile.rank;
      tactical = pile.tactical;
    }
    if (pile.origins.length > 0) origins.push(...pile.origins);
  }
  return {
    town,
    side: first?.side ?? 0,
    flags,
    points,
    sure: 1 - none,
    mettle,
    cohesion: cohesionOf(mettle, first?.guessed ?? false),
    guessed: first?.guessed ?? false,
    guns,
    horse,
    tactical,
    rank,
    shut,
    fresh,
    force,
    origins: origins.length > 1 ? gathered(origins) : origins,
  };
}

const numbers = new WeakMap<Pile, number>();
let counted = 0;

/** What a pile is known by to whoever remembers what he reckoned of it: another number for every other one. */
export function numberOf(pile: Pile): number {
  const known = numbers.get(pile);
  if (known !== undefined) return known;
  counted++;
  numbers.set(pile, counted);
  return counted;
}

export function numbersOf(piles: readonly Pile[]): string {
  let found = '';
  for (const pile of piles) found += ` ${numberOf(pile)}`;
  return found;
}

/** Piles as they stand together, one a town; those that have stood together before are the same pile again. */
export function assembled(piles: readonly Pile[], known: Map<string, Pile>): Pile[] {
  const here = new Map<number, Pile[]>();
  for (const pile of piles) {
    const list = here.get(pile.town);
    if (list === undefined) here.set(pile.town, [pile]);
    else list.push(pile);
  }
  const found: Pile[] = [];
  for (const [town, list] of here) {
    const [first] = list;
    if (first !== undefined && list.length === 1) {
      found.push(first);
      continue;
    }
    const key = numbersOf(list);
    const pile = known.get(key) ?? merged(town, list);
    known.set(key, pile);
    found.push(pile);
  }
  return found;
}

/** A pile that has lost so many points, all of its kinds alike. */
export function thinned(pile: Pile, loss: number): Pile {
  if (pile.points <= 0) return pile;
  return scaled(pile, Math.max(0, 1 - loss / pile.points));
}

/** Part of a pile; the highest leader goes with one part, and a general with the other where there may be one. */
export function parted(pile: Pile, share: number, first: boolean): Pile {
  const part = { ...scaled(pile, share), flags: Math.max(1, Math.round(share * pile.flags)) };
  return first ? part : { ...part, rank: Math.min(1, pile.rank), tactical: Math.min(1, pile.tactical) };
}

function scaled(pile: Pile, share: number): Pile {
  const mettle = noMettle();
  addMettle(mettle, pile.mettle, share);
  return {
    ...pile,
    points: share * pile.points,
    mettle,
    guns: share * pile.guns,
    horse: share * pile.horse,
    shut: share * pile.shut,
    fresh: share * pile.fresh,
    force: share * pile.force,
  };
}
