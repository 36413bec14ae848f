import { isSamePlayer, leads } from '../../rules/players/partners.ts';
import { hasStrength, isCavalry, isGuns, leaderIn, leaderSheet, unitIn } from '../../rules/pieces/pieces.ts';
import { priceOf, waysToPay } from '../../rules/command/price.ts';
import { isChief, withinLimits } from '../../rules/pieces/stack.ts';
import { type Board, OFF } from '../../rules/state.ts';

/** A stack that could be sent off, in the order in which its counters are named, and what it would cost. */
export interface Stack {
  readonly slots: readonly number[];
  readonly price: number;
}

const pointsOf = (b: Board, slot: number) => b.s.points[unitIn(b, slot)] ?? 0;

/** The stacks that somebody might send off from among these counters: single units, columns, all behind the chief. */
export function stacksOf(b: Board, ready: readonly number[], power: number, free: boolean): Stack[] {
  const ours = ready.filter((slot) => leads(b, power, slot));
  const units = ours
    .filter((slot) => hasStrength(b, slot))
    .sort((one, two) => pointsOf(b, two) - pointsOf(b, one) || one - two);
  const horse = units.filter((slot) => isCavalry(b, slot));
  const foot = units.filter((slot) => !isCavalry(b, slot));
  const guns = ours.filter((slot) => isGuns(b, slot));
  const leaders = ours
    .filter((slot) => leaderIn(b, slot) !== OFF)
    .sort((one, two) => rankOf(b, two) - rankOf(b, one) || one - two);
  const found = new Map<string, Stack>();
  const add = (slots: readonly number[]) => {
    if (slots.length === 0) return;
    const ordered = [...slots].sort((one, two) => Number(isChief(b, two)) - Number(isChief(b, one)) || one - two);
    const key = [...slots].sort((one, two) => one - two).join();
    if (found.has(key)) return;
    const [first] = ordered;
    if (first === undefined || (!withinLimits(b, slots) && !isChief(b, first))) return;
    const price = free ? 0 : cheapest(b, slots, power);
    if (price !== null) found.set(key, { slots: ordered, price });
  };
  for (const unit of units) add([unit]);
  const [best = OFF, second = OFF] = foot;
  const [rider = OFF] = horse;
  const column = (...slots: number[]) => slots.filter((slot) => slot !== OFF);
  add(column(best, second));
  add(column(best, second, rider));
  add(column(best, rider));
  for (const [i, leader] of leaders.entries()) {
    add([leader]);
    add([leader, ...column(best, second, rider)]);
    add([leader, ...column(best, second, rider), ...guns]);
    add([leader, ...column(best)]);
    add([leader, ...column(best, rider)]);
    add([leader, ...column(second, rider)]);
    add([leader, ...column(...foot.slice(2, 4), rider)]);
    add([leader, ...horse.slice(0, 3)]);
    if (!isChief(b, leader)) continue;
    const rest = units.slice(0, -1);
    const smallest = units.at(-1);
    add([leader, ...units, ...guns, ...leaders.filter((_, k) => k !== i)]);
    add([leader, ...units, ...guns]);
    if (smallest !== undefined) add([leader, ...rest, ...guns, ...leaders.filter((_, k) => k !== i)]);
  }
  for (const gun of guns) add([gun]);
  return [...found.values()];
}

const rankOf = (b: Board, slot: number) => leaderSheet(b, leaderIn(b, slot)).rank;

/** What a stack costs in command points, or null if nobody can pay for it. */
function cheapest(b: Board, slots: readonly number[], power: number): number | null {
  let best: number | null = null;
  for (const payer of waysToPay(b, slots)) {
    // Points do not pass between partners (GLO 10#16).
    if (payer !== OFF && !isSamePlayer(b, payer, power)) continue;
    const price = priceOf(b, slots, payer).reduce((sum, cost) => sum + cost, 0);
    if (best === null || price < best) best = price;
  }
  return best;
}
