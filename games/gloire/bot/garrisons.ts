import type { Action, Offer } from '@bivouac/kernel';
import { countersAt, hasStrength, unitIn, unitOf } from '../rules/pieces/pieces.ts';
import type { Planning } from '../rules/movement/plan.ts';
import { type Board, OFF } from '../rules/state.ts';
import { groundOf, stepsBetween } from '../beliefs/ground.ts';
import { type Asked, only } from './asked.ts';
import { outlookOf } from './evaluate.ts';
import type { Order } from './operations.ts';
import { MARCH, marchesLeft, pileAt } from './outlook.ts';
import { pointsOfStack } from './stacks.ts';
import { waysOf } from './ways.ts';

/** A garrison is no more than this; a larger detachment marches with the others. */
const SMALL = 2;
/** What a corps must have to give a point away, and a stack to give away two. */
const SPARES = 6;
const RICH = 14;
/** Enemies from whom no garrison can keep a town: they overrun it (GLO 8.4#9). */
const HOPELESS = 5;

function stakeOf(b: Board, town: number): number {
  const { worth } = groundOf(b.content, b.s.scenario);
  return (worth[0][town] as number) + (worth[1][town] as number);
}

/** Whether a counter is a garrison that was left in a town that scores: it stays while the town is ours. */
export function isGarrison(b: Board, slot: number): boolean {
  const unit = unitIn(b, slot);
  const town = b.s.place[slot] as number;
  if (unit === OFF || town < 0 || !unitOf(b, unit).detachment || (b.s.origin[unit] as number) < 0) return false;
  return (b.s.points[unit] as number) <= SMALL && stakeOf(b, town) > 0 && b.s.control[town] === unitOf(b, unit).side;
}

/** Whether anybody else of the side with strength stays in a town when these have gone. */
function isHeldBy(b: Board, town: number, side: number, gone: readonly number[]): boolean {
  return countersAt(b, town, side).some((slot) => !gone.includes(slot) && hasStrength(b, slot));
}

/** Whether a few enemies could come and take a town, before the end, if nobody is there. */
function isExposed({ b, seat, side, weights }: Asked, town: number): boolean {
  const o = outlookOf(b, weights, seat, side);
  const foe = side === 0 ? 1 : 0;
  const marches = marchesLeft(b)[foe];
  return o.piles[foe].some((pile) => {
    const far = stepsBetween(o.ground, pile.town, town);
    return pile.points >= 1 && pile.points < HOPELESS && far <= MARCH * Math.min(2, marches);
  });
}

/** A detachment that is left behind in a town that scores, before the last troops march off (GLO 6.1). */
export function leavesGarrison(asked: Asked, { town, slots, edge }: Planning, { goal }: Order): Action | null {
  const { b, side, offers } = asked;
  if (edge !== OFF || goal.digs || stakeOf(b, town) === 0 || b.s.control[town] !== side) return null;
  if (isHeldBy(b, town, side, slots) || !isExposed(asked, town)) return null;
  const points = (offer: Offer) => b.s.points[Number(offer[1])] as number;
  const [best] = [...only(offers, 'detach')].sort((one, two) => points(two) - points(one));
  if (best === undefined || points(best) <= SPARES) return null;
  const unit = Number(best[1]);
  // It costs the corps a movement point: not where it would come too late.
  const used = b.s.used.with(unit, (b.s.used[unit] as number) + 1);
  const then = { ...b, s: { ...b.s, used } };
  const ways = waysOf(then, { side, slots, from: town, forced: goal.forced, entering: false });
  if (ways.cost[goal.town] === OFF) return null;
  const hole = best[3];
  const most = typeof hole === 'object' && 'to' in hole ? hole.to : 1;
  return ['detach', unit, Number(best[2]), Math.min(most, pointsOfStack(b, slots) >= RICH ? SMALL : 1)];
}

/** A detachment goes back to its corps where no town needs it, before the corps marches off without it (GLO 6.1#7). */
export function takesBack(asked: Asked, { town, slots }: Planning): Action | null {
  const { b, side, offers, seat, weights } = asked;
  const alone = pileAt(outlookOf(b, weights, seat, side), side, town)?.flags ?? 0;
  const needed =
    stakeOf(b, town) > 0 && b.s.control[town] === side && isExposed(asked, town) && alone <= slots.length + 1;
  const [back] = only(offers, 'rejoin').filter(([, from]) => (b.s.origin[Number(from)] as number) >= 0);
  if (back === undefined || needed) return null;
  return ['rejoin', Number(back[1]), Number(back[2]), b.s.points[Number(back[1])] as number];
}
