import type { Army } from '../../content/types.ts';
import { EVERYONE } from '@bivouac/kernel';
import { type Command, isShutIn } from './lines.ts';
import { isPassable, netOf } from '../pieces/map.ts';
import { decoyIn, hasStrength, isGuns, leaderPiece, outsideAt, slotOf } from '../pieces/pieces.ts';
import { type Board, type Ctx, NOT_SUPPLIED, OFF, other, PARTLY, SUPPLIED } from '../state.ts';
import { eliminateDecoys, showSlots } from '../pieces/losses.ts';

/** What stands in a town on a line of supply, in truth: nothing that counts, nothing but decoys, or units. */
const CLEAR_WAY = 0;
const DECOYS_ONLY = 1;
const HELD = 2;

function holds(b: Board, town: number, side: number): number {
  const enemies = outsideAt(b, town, other(side));
  if (enemies.length === 0) return CLEAR_WAY;
  if (enemies.some((slot) => hasStrength(b, slot) || isGuns(b, slot))) return HELD;
  return enemies.some((slot) => decoyIn(b, slot) !== OFF) ? DECOYS_ONLY : CLEAR_WAY;
}

/** More towns of decoys than any way passes: a town that no way leads to. */
const FAR_OFF = 1_000_000;

/** The way from a town to a source with the fewest towns of decoys on it (ruling 25), or null where there is none. */
export function supplyWay(b: Board, from: number, sources: readonly number[], side: number): number[] | null {
  const { towns } = b.content.map;
  const cost = new Array<number>(towns.length).fill(FAR_OFF);
  const before = new Array<number>(towns.length).fill(OFF);
  cost[from] = 0;
  const [first = OFF] = sources;
  const net = netOf(b);
  const queue = [from];
  // The source that is named first, reached past no decoys, cannot be bettered: what lies beyond need not be looked at.
  for (let next = 0; next < queue.length && cost[first] !== 0; next++) {
    const town = queue[next] as number;
    const end = net.first[town + 1] as number;
    for (let i = net.first[town] as number; i < end; i++) {
      const link = net.link[i] as number;
      const near = net.near[i] as number;
      if (cost[near] === 0 || (net.isOpen[link] === 0 && !isPassable(b, link))) continue;
      const held = holds(b, near, side);
      const sum = (cost[town] as number) + (held === DECOYS_ONLY ? 1 : 0);
      if (held === HELD || sum >= (cost[near] as number)) continue;
      cost[near] = sum;
      before[near] = town;
      queue.push(near);
    }
  }
  let best = OFF;
  for (const source of sources) {
    if (cost[source] === FAR_OFF) continue;
    if (best === OFF || (cost[source] as number) < (cost[best] as number)) best = source;
  }
  if (best === OFF) return null;
  const way = [best];
  for (let town = before[best] as number; town !== OFF; town = before[town] as number) way.unshift(town);
  return way;
}

/** GLO 4.4: supply of one army, checked against what is really there. Decoys on its line are shown, and gone for good. */
export function checkSupply(c: Ctx, army: number, { chief }: Command): void {
  const { s, content } = c;
  const { side, supply } = content.armies[army] as Army;
  s.supplied[army] = SUPPLIED;
  // GLO 4.4#13: by agreement nobody looks at supply.
  if (!s.supplyRule) return;
  const slot = chief === OFF ? OFF : slotOf(c, leaderPiece(c, chief));
  const way = slot === OFF || isShutIn(c, slot) ? null : supplyWay(c, s.place[slot] as number, supply, side);
  if (way === null) {
    s.supplied[army] = NOT_SUPPLIED;
    c.tell?.({ fact: 'supply', army, supplied: NOT_SUPPLIED, clause: 'GLO 4.4#7' });
    return;
  }
  // In the first town enemies do not matter (ruling 10).
  for (const town of way.slice(1)) {
    const there = outsideAt(c, town, other(side));
    if (there.length === 0) continue;
    const decoys = there.filter((one) => decoyIn(c, one) !== OFF);
    // A leader or a cadre face down would have cut it: its owner owns up (ruling 12).
    showSlots(
      c,
      there.filter((one) => decoyIn(c, one) === OFF),
      EVERYONE,
      'GLO 4.4#4',
    );
    if (decoys.length === 0) continue;
    s.supplied[army] = PARTLY;
    for (const one of decoys) s.forGood[decoyIn(c, one)] = 1;
    c.tell?.({ fact: 'lineOfDecoys', army, town, clause: 'GLO 4.4#11' });
    eliminateDecoys(c, decoys, 'GLO 4.4#12');
  }
  const clause = s.supplied[army] === PARTLY ? 'GLO 4.4#10' : 'GLO 4.4#1';
  c.tell?.({ fact: 'supply', army, supplied: s.supplied[army], clause });
}

/** GLO 4.4#7, #10: what supply leaves of a total of command points, rounded up. */
export function afterSupply(total: number, supplied: number): number {
  switch (supplied) {
    case NOT_SUPPLIED:
      return Math.ceil(total / 2);
    case PARTLY:
      return Math.ceil((2 * total) / 3);
    default:
      return total;
  }
}
