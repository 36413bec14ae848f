import { ByProcedure, type Offer, type Seat } from '@bivouac/kernel';
import { type March, march } from '../rules/movement/march.ts';
import { movement } from '../rules/movement/movement.ts';
import { partingFrom } from '../rules/movement/parting.ts';
import { type Planning, planning } from '../rules/movement/plan.ts';
import { decides } from '../rules/players/partners.ts';
import { marchingToGuns } from '../rules/reactions/guns.ts';
import { intercepting } from '../rules/reactions/interception.ts';
import { outsideAt } from '../rules/pieces/pieces.ts';
import { type Board, OFF, other } from '../rules/state.ts';
import { firstPlayer } from '../rules/turn/first-player.ts';
import { type Asked, only } from './asked.ts';
import { outlookOf } from './evaluate.ts';
import { isTimely } from './hand.ts';
import { type Chore, choreOf, decoyWay } from './chores.ts';
import { leavesGarrison, takesBack } from './garrisons.ts';
import { operationOf, orderFor, setBack, stackOf, type UnderWay } from './orders.ts';
import { marchesLeft } from './outlook.ts';
import { type Pile, pilesOf } from './piles.ts';
import { gainByGoing, gainByGuns } from './reactions.ts';
import { isBluff } from './ways.ts';
import type { Weights } from './weights.ts';

const orders = new ByProcedure<Asked, readonly Offer[] | null>()
  .on(movement, nextOrder)
  .on(planning, muster)
  .on(march, onward)
  .on(firstPlayer, goesFirst)
  .on(intercepting, (asked, { at }) => strikes(asked, at.town))
  .on(marchingToGuns, hurries);

/** What the operation of the side asks for that moves; null where it says nothing. */
export function ordered(asked: Asked): readonly Offer[] | null {
  return orders.to(asked.frame, asked) ?? null;
}

/** What an interception, and a march to the guns, must promise. */
const STRIKE = 0.3;
const HURRY = 0.1;

/** An interception that promises enough; otherwise none, or a card. */
function strikes({ b, seat, side, offers, weights }: Asked, town: number): readonly Offer[] | null {
  const o = outlookOf(b, weights, seat, side);
  const wanted = bestAbove(only(offers, 'intercept'), ([, from]) => gainByGoing(o, side, Number(from), town), STRIKE);
  if (wanted !== null) return [wanted];
  const rest = [...only(offers, 'pass'), ...only(offers, 'play')];
  return rest.length > 0 ? rest : null;
}

function hurries({ b, seat, side, offers, weights }: Asked): readonly Offer[] | null {
  const o = outlookOf(b, weights, seat, side);
  const gain = ([, from, to]: Offer) => gainByGuns(o, side, Number(from), Number(to));
  const wanted = bestAbove(only(offers, 'toGuns'), gain, HURRY);
  if (wanted !== null) return [wanted];
  const pass = only(offers, 'pass');
  return pass.length > 0 ? pass : null;
}

/** The best of some offers, if it is worth so much. */
function bestAbove(offers: readonly Offer[], worth: (offer: Offer) => number, least: number): Offer | null {
  const values = offers.map((offer) => ({ offer, value: worth(offer) })).sort((one, two) => two.value - one.value);
  const [first] = values;
  return first !== undefined && first.value > least ? first.offer : null;
}

/** The stronger side goes first; but nobody gives away the last word of the game. */
function goesFirst({ b, seat, side, offers }: Asked): readonly Offer[] {
  const [french, coalition] = pilesOf(b, seat, side);
  const points = (piles: readonly Pile[]) => piles.reduce((sum, pile) => sum + pile.points, 0);
  const stronger = points(side === 0 ? french : coalition) > points(side === 0 ? coalition : french);
  const [own, foe] = marchesLeft(b);
  return only(offers, Math.min(own, foe) <= 1 || !stronger ? 'second' : 'first');
}

function nextOrder({ b, seat, side, offers, weights }: Asked): readonly Offer[] | null {
  const timely = offers.filter(([verb, event]) => verb === 'play' && isTimely(b, Number(event)));
  if (timely.length > 0) return timely.slice(0, 1);
  const pressing = pressingChore(b, weights, seat, side, null);
  const early =
    pressing === null ? undefined : offers.find(([verb, town]) => verb === 'force' && town === pressing.town);
  if (early !== undefined) return [early];
  for (const order of operationOf(b, weights, seat, null).orders) {
    const [first] = order.columns;
    if (first === undefined) continue;
    const free = offers.find(([verb, where]) => verb === 'free' && first.edge === OFF && where === first.town);
    const found =
      free ??
      offers.find(([verb, where]) =>
        first.edge === OFF ? verb === 'force' && where === first.town : verb === 'enter' && where === first.edge,
      );
    if (found !== undefined) return [found];
  }
  const chore = choreOf(b, weights, seat, side, decides(b, side));
  const work = chore === null ? undefined : offers.find(([verb, town]) => verb === 'force' && town === chore.town);
  if (work !== undefined) return [work];
  const done = only(offers, 'done');
  if (done.length > 0) return done;
  // GLO 1813.A.armistice#30: somebody has to part from the enemy, whatever is planned.
  const parting = offers.find(([verb, town]) => verb === 'force' && partingFrom(b, Number(town)).length > 0);
  return parting === undefined ? null : [parting];
}

function muster(asked: Asked, vars: Planning): readonly Offer[] | null {
  const { b, seat, side, offers, weights } = asked;
  if (pressingChore(b, weights, seat, side, null)?.town === vars.town) {
    const work = chores(asked, vars);
    if (work !== null) return work;
  }
  const order = orderFor(operationOf(b, weights, seat, null), vars.slots, vars.town, vars.edge);
  if (order === null) return parts(asked, vars) ?? chores(asked, vars);
  const slots = stackOf(b, order);
  const next = slots.find((slot) => !vars.slots.includes(slot));
  if (next !== undefined) {
    const pick = offers.find(([verb, slot]) => verb === 'pick' && slot === next);
    return pick === undefined ? null : [pick];
  }
  const beside = weights.chores === 0 ? null : (takesBack(asked, vars) ?? leavesGarrison(asked, vars, order));
  if (beside !== null) return [beside];
  const marches = only(offers, order.goal.digs ? 'entrench' : order.goal.forced ? 'forced' : 'normal');
  if (marches.length > 0) return marches;
  // Whoever could march as it is has been paid for: another payer would not help.
  const payers = only(offers, 'normal').length > 0 ? [] : only(offers, 'payer');
  return payers.length > 0 ? payers.slice(0, 1) : null;
}

/** Work at a bridge comes before a march that neither takes a town nor meets an enemy. */
function pressingChore(b: Board, w: Weights, seat: Seat, side: number, under: UnderWay | null): Chore | null {
  const then = under === null ? b : { ...b, s: setBack(b, under) };
  const chore = choreOf(then, w, seat, side, decides(b, side));
  if (chore === null || chore.work === null) return null;
  const order = operationOf(b, w, seat, under).orders.find(({ columns }) =>
    columns.some((column) => chore.slots.some((slot) => column.slots.includes(slot))),
  );
  if (order === undefined) return chore;
  const { goal } = order;
  const meets = outsideAt(b, goal.town, other(side)).length > 0;
  return goal.digs || goal.taken.length > 0 || meets ? null : chore;
}

const sameSlots = (one: readonly number[], two: readonly number[]): boolean =>
  one.length === two.length && one.every((slot) => two.includes(slot));

/** Whoever goes to work, or a decoy, sets out alone. */
function chores(
  { b, seat, side, offers, weights }: Asked,
  { town, edge, slots, power }: Planning,
): readonly Offer[] | null {
  const chore = edge === OFF ? choreOf(b, weights, seat, side, power) : null;
  if (chore === null || chore.town !== town || slots.some((slot) => !chore.slots.includes(slot))) return null;
  const next = chore.slots.find((slot) => !slots.includes(slot));
  if (next !== undefined) return offers.filter(([verb, slot]) => verb === 'pick' && slot === next);
  const marches = only(offers, 'normal');
  return marches.length > 0 ? marches : only(offers, 'payer').slice(0, 1);
}

/** What somebody does whom no order has sent off: his work, a decoy's way, or nothing more. */
function atWork({ b, seat, side, offers, weights }: Asked, vars: March): readonly Offer[] | null {
  const { slots, way, at, edge, spent } = vars;
  if (weights.chores === 0 || edge !== OFF) return null;
  const done = only(offers, 'done');
  const [slot] = slots;
  if (slot !== undefined && isBluff(b, slots)) {
    const from = way[0] ?? at;
    const then = { ...b, s: setBack(b, { slots, from, edge }) };
    const path = [from, ...decoyWay(outlookOf(then, weights, seat, side), side, slot, from)];
    const next = path[path.indexOf(at) + 1];
    const steps = path.includes(at) ? offers.filter(([verb, town]) => verb === 'step' && town === next) : [];
    return steps.length > 0 ? steps : done.length > 0 ? done : null;
  }
  if (way.length > 0) return null;
  if (spent.some((points) => points > 0)) return done.length > 0 ? done : null;
  const then = { ...b, s: setBack(b, { slots, from: at, edge }) };
  const work = choreOf(then, weights, seat, side, decides(b, side))?.work;
  const found = offers.filter(([verb, link]) => verb === work?.[0] && link === work[1]);
  return found.length > 0 ? found : null;
}

/** Somebody who must part from the enemy goes by himself: for him alone it is sure that he can be paid for. */
function parts({ b, offers }: Asked, { town, edge, slots }: Planning): readonly Offer[] | null {
  const [who] = edge === OFF ? partingFrom(b, town) : [];
  if (who === undefined) return null;
  if (slots.length === 0) return offers.filter(([verb, slot]) => verb === 'pick' && slot === who);
  const marches = only(offers, 'normal');
  return marches.length > 0 ? marches : only(offers, 'payer').slice(0, 1);
}

function onward(asked: Asked, vars: March): readonly Offer[] | null {
  const { b, seat, side, offers, weights } = asked;
  const { slots, way, at, edge } = vars;
  if (way.length === 0 && edge === OFF) {
    const pressing = pressingChore(b, weights, seat, side, { slots, from: at, edge });
    if (pressing !== null && sameSlots(pressing.slots, slots)) return atWork(asked, vars);
  }
  const from = way[0] ?? at;
  const order = orderFor(operationOf(b, weights, seat, { slots, from, edge }), slots, from, edge);
  if (order === null) return atWork(asked, vars);
  const path = [from, ...order.goal.way];
  const here = path.indexOf(at);
  if (here < 0) return null;
  const next = path[here + 1];
  const found =
    next === undefined ? only(offers, 'done') : offers.filter(([verb, town]) => verb === 'step' && town === next);
  return found.length > 0 ? found : null;
}
