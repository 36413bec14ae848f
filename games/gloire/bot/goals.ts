import type { Seat } from '@bivouac/kernel';
import { perPack } from '../rules/per-pack.ts';
import { isCavalry, outsideAt } from '../rules/pieces/pieces.ts';
import { type Board, OFF, other } from '../rules/state.ts';
import { groundOf, stepsBetween } from '../beliefs/ground.ts';
import { type Pile, pilesOf } from './piles.ts';
import { pointsOfStack } from './stacks.ts';
import { isBluff, type Marchers, type Ways, waysOf } from './ways.ts';

/** Where a stack might march to, and the ways there as a tree. */
export interface Goals {
  readonly ends: ReadonlySet<number>;
  /** By town on a way: the towns that come next. */
  readonly next: ReadonlyMap<number, readonly number[]>;
}

/** How many ends are thought of: for all, and how many of them are enemies and places that are sure of a look. */
const MOST = 4;
const ENEMIES = 2;
const PLACES = 2;
/** What is thought of at most beyond a usual march. */
const FORCED = 1;

/** The ends worth thinking about for a stack, as its player may judge them. */
export function goalsOf(b: Board, seat: Seat, marchers: Marchers): Goals {
  const key = keyOf(b, seat, marchers);
  const kept = keptBy(b.content);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = choose(b, seat, marchers);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** A search asks for the same stack again and again while it marches: what it rests on is in the key. */
const keptBy = perPack(() => new Map<string, Goals>());
const KEPT = 2000;

function keyOf({ s }: Board, seat: Seat, { side, slots, from, forced, entering }: Marchers): string {
  let places = 17;
  let faces = 17;
  for (let slot = 0; slot < s.place.length; slot++) {
    if (slots.includes(slot)) continue;
    places = (Math.imul(places, 31) + (s.place[slot] as number)) | 0;
    faces = (Math.imul(faces, 31) + (s.face.seen[slot] as number)) | 0;
  }
  for (const control of s.control) places = (Math.imul(places, 31) + control) | 0;
  const who = slots.map((slot) => `${slot}:${s.face.is[slot]}`).join();
  const points = pointsOfAll(s.points);
  return `${s.scenario} ${s.turn} ${s.weather} ${seat} ${side} ${from} ${forced} ${entering} ${who} ${places} ${faces} ${points}`;
}

function pointsOfAll(points: readonly number[]): number {
  let sum = 7;
  for (const one of points) sum = (Math.imul(sum, 31) + one) | 0;
  return sum;
}

function choose(b: Board, seat: Seat, marchers: Marchers): Goals {
  const ways = waysOf(b, marchers);
  const { side, from } = marchers;
  const foe = other(side);
  const usual = marchers.forced ? waysOf(b, { ...marchers, forced: false }) : null;
  const piles = pilesOf(b, seat, side);
  const worth = new Map<number, number>();
  const enemies: number[] = [];
  const places: number[] = [];
  const { worth: prizes } = groundOf(b.content, b.s.scenario);
  for (const town of ways.towns) {
    // What can be reached without forcing the march is thought of there.
    if (usual !== null && usual.cost[town] !== OFF) continue;
    const contested = outsideAt(b, town, foe).length > 0;
    const prize = b.s.control[town] !== side && (prizes[0][town] as number) + (prizes[1][town] as number) > 0;
    if (usual !== null && !contested && !prize) continue;
    worth.set(town, appeal(b, marchers, town, piles, ways.cost[town] as number));
    if (contested) enemies.push(town);
    else if (prize) places.push(town);
  }
  const best = (list: readonly number[], count: number) =>
    [...list].sort((one, two) => (worth.get(two) ?? 0) - (worth.get(one) ?? 0)).slice(0, count);
  const ends = new Set([...best(enemies, ENEMIES), ...best(places, PLACES)]);
  const most = usual === null ? MOST : FORCED;
  for (const town of best([...worth.keys()], most)) if (ends.size < most) ends.add(town);
  return { ends, next: treeOf(ways, from, ends) };
}

function treeOf({ before }: Ways, from: number, ends: ReadonlySet<number>): Map<number, number[]> {
  const next = new Map<number, number[]>();
  for (const end of ends) {
    for (let town = end; town !== from; ) {
      const last = before[town] as number;
      const list = next.get(last) ?? [];
      if (!list.includes(town)) list.push(town);
      next.set(last, list);
      town = last;
    }
  }
  return next;
}

/** How much a town draws a stack: towns that score, enemies it can beat, friends, and away from those who would beat it. */
function appeal(
  b: Board,
  { side, slots }: Marchers,
  town: number,
  piles: readonly [readonly Pile[], readonly Pile[]],
  cost: number,
): number {
  const ground = groundOf(b.content, b.s.scenario);
  const own = pointsOfStack(b, slots);
  const bluff = isBluff(b, slots);
  let friends = own;
  let sum = -0.01 * cost;
  for (const pile of piles[side === 0 ? 0 : 1]) {
    const far = stepsBetween(ground, pile.town, town);
    if (far <= 4) friends += pile.points * (far <= 2 ? 0.5 : 0.25);
    if (far === 0) sum += 0.05 * pile.points;
  }
  for (const place of ground.places) {
    const stake = (ground.worth[0][place] as number) + (ground.worth[1][place] as number);
    const far = stepsBetween(ground, place, town);
    const held = b.s.control[place] === side;
    sum += stake * (held ? 0.15 : 0.5) * 0.75 ** far * (bluff ? 0.3 : 1);
    if (far === 0 && !held && outsideAt(b, town, other(side)).length === 0) sum += own > 0 ? stake : 0;
  }
  const horse = slots.every((slot) => isCavalry(b, slot));
  for (const pile of piles[side === 0 ? 1 : 0]) {
    const far = stepsBetween(ground, pile.town, town);
    if (far > 6) continue;
    const edge = bluff ? 0.2 : (friends - pile.points) / (friends + pile.points + 1);
    sum += 2 * edge * 0.6 ** far * (far === 0 && horse ? 0.5 : 1);
  }
  return sum;
}
