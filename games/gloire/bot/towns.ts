import { townOf } from '../rules/pieces/map.ts';
import { OFF, other, SIDES } from '../rules/state.ts';
import { type Ground, stepsBetween } from '../beliefs/ground.ts';
import { isShutUp } from './fights.ts';
import { type Outlook, paceOf, pileAt, roadTo } from './outlook.ts';
import type { Pile } from './piles.ts';

/** What one town claims of a pile: it cannot go everywhere at once. */
const CLAIMED = 0.45;
/** How much likelier it is that somebody takes what is near. */
const PER_POINT = 0.012;
/** A further turn that it takes. */
const PATIENCE = 0.65;
/** What a forced march adds (GLO 5.5.2#3): with it a last march may just be far enough. */
const FORCED = 2;
/** How many times its own strength a guard counts, in the open. */
const GUARD = 2;

/** Somebody who may go and take a town. */
interface Taker {
  readonly pile: Pile;
  readonly points: number;
  readonly pace: number;
  /** Enemies where he stands. */
  readonly foe: number;
  /** How much of him is still free to go elsewhere. */
  free: number;
}

/** By scoring town and side: how likely the side takes it before the end; nothing where it holds it. */
export function takings(o: Outlook): Float64Array {
  const { places } = o.ground;
  const found = new Float64Array(2 * places.length);
  const all = [takersOf(o, 0), takersOf(o, 1)];
  // What is worth most is taken first: whoever goes there is not to be had for the others.
  for (const i of byStake(o.ground)) {
    const town = places[i] as number;
    for (const taker of SIDES) {
      if (o.control[town] !== taker) found[2 * i + taker] = takes(o, town, taker, all[taker] ?? []);
    }
  }
  return found;
}

function takersOf(o: Outlook, side: number): readonly Taker[] {
  const found: Taker[] = [];
  if (o.marches[side === 0 ? 0 : 1] <= 0) return found;
  for (const pile of o.piles[side === 0 ? 0 : 1]) {
    const points = pile.points - pile.shut;
    if (points < 0.5) continue;
    const foe = pileAt(o, other(side), pile.town)?.points ?? 0;
    found.push({ pile, points, pace: paceOf(pile), foe, free: 1 });
  }
  return found;
}

function stakeOf(ground: Ground, town: number): number {
  return (ground.worth[0][town] as number) + (ground.worth[1][town] as number);
}

const orders = new WeakMap<Ground, readonly number[]>();

/** The numbers of the scoring towns, what is worth most first. */
function byStake(ground: Ground): readonly number[] {
  const known = orders.get(ground);
  if (known !== undefined) return known;
  const { places } = ground;
  const stake = (i: number) => stakeOf(ground, places[i] as number);
  const found = [...places.keys()].sort((one, two) => stake(two) - stake(one));
  orders.set(ground, found);
  return found;
}

/** What the towns that score may still change hands for, to a side. */
export function places(o: Outlook, side: number, taken: Float64Array): number {
  let sum = 0;
  for (const [i, town] of o.ground.places.entries()) {
    const stake = stakeOf(o.ground, town);
    const holder = o.control[town] as number;
    for (const taker of SIDES) {
      if (taker === holder) continue;
      const sure = o.marches[taker === 0 ? 1 : 0] <= 0 ? o.w.final : o.w.places;
      const worth = sure * (taken[2 * i + taker] as number) * (holder === OFF ? stake / 2 : stake);
      sum += taker === side ? worth : -worth * o.w.guard;
    }
  }
  return sum;
}

/** How likely a side takes a town that it does not hold before the end. */
function takes(o: Outlook, town: number, side: number, takers: readonly Taker[]): number {
  const left = o.marches[side === 0 ? 0 : 1];
  const siege = besieging(o, town, side, left);
  if (siege !== null) return siege;
  if (left <= 0) return 0;
  const guard = pileAt(o, other(side), town)?.points ?? 0;
  const hold = guard * (townOf(o.b, town).fortress === null ? GUARD : o.w.walls);
  let best = 0;
  let who: Taker | null = null;
  for (const taker of takers) {
    const { pile, points, pace, foe } = taker;
    const most = left * pace + FORCED;
    if (stepsBetween(o.ground, pile.town, town) > most) continue;
    // Whoever has an enemy upon him goes nowhere else for now; if both stand there the battle decides.
    if (foe >= 0.5 && (pile.town === town || foe > 0.4 * points)) continue;
    const far = roadTo(o, pile, town);
    if (far > most) continue;
    const turns = Math.max(1, Math.ceil(far / pace));
    const strength = hold === 0 ? 1 : (points / (points + hold)) ** 1.5;
    const near = PATIENCE ** (turns - 1) * Math.max(0, 1 - PER_POINT * far);
    const chance = near * strength * pile.sure * taker.free;
    if (chance > best) [best, who] = [chance, taker];
  }
  if (who !== null) who.free *= CLAIMED;
  return best;
}

/** How likely a siege that is going on brings a town down in time; null if there is none. */
function besieging(o: Outlook, town: number, taker: number, left: number): number | null {
  const { b } = o;
  const before = pileAt(o, taker, town);
  const within = pileAt(o, other(taker), town);
  if (before === undefined || within === undefined || before.points - before.shut < 0.5) return null;
  if (within.shut === 0 && !isShutUp(o, before, within)) return null;
  const { fallsFrom } = b.content.campaign.siege;
  const added = townOf(b, town).fortress?.siegeDie ?? 0;
  let [stands, step] = [1, Math.max(0, b.s.siege[town] as number)];
  for (let turn = 0; turn < Math.min(left + 1, 3); turn++, step++) {
    const least = fallsFrom[Math.min(step, fallsFrom.length - 1)] ?? 6;
    stands *= 1 - Math.min(1, Math.max(0, (7 - least + added) / 6));
  }
  return 1 - stands;
}
