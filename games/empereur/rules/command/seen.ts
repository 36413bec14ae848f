import type { Dice, Eyes } from '@bivouac/kernel';
import type { EmpereurContent, Side } from '../../content/types.ts';
import { fieldOf } from '../ground/field.ts';
import { WAITING } from '../state.ts';
import { chainOf } from './chain.ts';
import { isOfSide } from './hands.ts';
import { isWriter } from './mail.ts';
import { frontOf } from './obedience.ts';
import type { Asked } from './out.ts';
import { corpsChiefs } from './staff.ts';
import {
  blankOrder,
  COMMANDED,
  type Command,
  DEFENCE,
  type Dispatch,
  type Letters,
  MARCH,
  NONE,
  type Order,
  type Orders,
  RETREAT,
  RIDING,
  SECRET,
  ordersIn,
} from './state.ts';

/** What a viewer sees of command: all of his own side; of the enemy how his leaders are tied, which anybody can reckon. */
export function commandView(
  content: EmpereurContent,
  { out, tied, orders }: Command,
  eyes: Eyes,
  letters?: Letters,
): Command {
  const sees = content.sides.map((_, side) => isOfSide(content, eyes, side));
  const seenOf = (sheets: readonly { readonly side: Side }[]) => sheets.map(({ side }) => sees[side] === true);
  const [ofUnits, ofLeaders] = [seenOf(content.units), seenOf(content.leaders)];
  const own = (column: readonly number[], seen: readonly boolean[], blank = 0) =>
    column.map((value, i) => (seen[i] === true ? value : blank));
  const view: Command = { out: own(out, ofUnits, COMMANDED), tied: tied.slice() };
  if (orders === undefined) return view;
  const perSide = (column: readonly number[]) => column.map((value, side) => (eyes.holds(side) ? value : 0));
  // EMP XVII.9: by letters it is the writer alone who knows whom his courier looks for.
  const isOwn = (one: Dispatch) => (letters === undefined ? sees[one.side] === true : isWriter(letters, eyes, one));
  const shared: Orders = {
    opened: orders.opened,
    standing: orders.standing.map((order, leader) =>
      ofLeaders[leader] === true || order.tactic === NONE ? { ...order } : blankOrder(SECRET),
    ),
    since: own(orders.since, ofLeaders),
    front: own(orders.front, ofLeaders, -1),
    fine: own(orders.fine, ofLeaders),
    fined: own(orders.fined, ofLeaders),
    fineBefore: own(orders.fineBefore, ofLeaders),
    fresh: own(orders.fresh, ofLeaders),
    dared: own(orders.dared, ofLeaders),
    // EMP XVII.8#2: what was shown is remembered; the order in force may be another by now.
    shown: isPublic(eyes) ? orders.shown.map(() => blankOrder()) : orders.shown.map((order) => ({ ...order })),
    shownIn: orders.shownIn.slice(),
    acts: own(orders.acts, ofUnits),
    from: own(orders.from, ofUnits, -1),
    chiefFrom: own(orders.chiefFrom, ofLeaders, -1),
    begun: orders.begun.slice(),
    sent: perSide(orders.sent),
    general: perSide(orders.general),
    contested: orders.contested.slice(),
    next: orders.next,
    dispatches: orders.dispatches.flatMap((one) => dispatchView(one, isOwn(one))),
  };
  return { ...view, orders: shared };
}

const isPublic = ({ viewer }: Eyes) => viewer < 0;

/** Of the enemy's couriers one sees that they ride, where, and whether they have in this turn: not to whom, nor what they carry. */
function dispatchView(dispatch: Dispatch, own: boolean): Dispatch[] {
  if (own) return [{ ...dispatch, order: { ...dispatch.order } }];
  if (dispatch.hex < 0) return [];
  const { number, side, hex, due } = dispatch;
  return [{ number, side, hex, from: -1, to: -1, via: -1, state: RIDING, sent: 0, due, order: blankOrder(SECRET) }];
}

/** Fills in what a view leaves open: an order that each corps may have, a chief to whom each courier may ride. */
export function imagineCommand({ content, s }: Asked, dice: Dice): void {
  const { orders } = s.command ?? {};
  if (orders === undefined) return;
  const asked = { content, s };
  orders.standing.forEach(({ tactic }, leader) => {
    if (tactic !== SECRET) return;
    const order = imaginedOrder(asked, leader, dice);
    orders.standing[leader] = order;
    orders.front[leader] = order.tactic === DEFENCE ? frontOf(asked, leader) : -1;
  });
  const { corps, army } = chainOf(content, s.scenario);
  for (const dispatch of orders.dispatches) {
    if (dispatch.to >= 0) continue;
    const there = corpsChiefs(asked, dispatch.side);
    // He may ride on for somebody who has fallen since.
    dispatch.to = dice.pick(there.length > 0 ? there : (corps[dispatch.side] as number[]));
    dispatch.from = army[dispatch.side] as number;
    // EMP XVII.9: a letter is no order.
    dispatch.order = s.letters === undefined ? anyOrder(asked, dice.below(RETREAT + 1), dice) : blankOrder();
  }
}

/** An order that an enemy's corps may have: the one that he had to show in this turn (EMP XVII.8#2), a march if it is still to come (EMP XVII.3#12). */
function imaginedOrder({ content, s }: Asked, leader: number, dice: Dice): Order {
  if (s.chiefHex[leader] === WAITING) return blankOrder(MARCH);
  const { shown, shownIn } = ordersIn(s);
  const known = shown[leader] as Order;
  // Those who look on have seen that it was shown, not which order it was.
  if (shownIn[leader] === s.turn && known.tactic !== NONE) return { ...known };
  return anyOrder({ content, s }, dice.below(RETREAT + 1), dice);
}

/** A tactic with what goes with it: a march goes to some hex of the field (EMP XVII.3#12). */
function anyOrder({ content, s }: Asked, tactic: number, dice: Dice): Order {
  if (tactic !== MARCH) return blankOrder(tactic);
  const { map, scenario } = fieldOf(content, s.scenario);
  const within = ([first, last]: readonly [number, number]) => first + dice.below(last - first + 1);
  return blankOrder(MARCH, within(scenario.rows) * map.columns + within(scenario.columns));
}
