import type { Dice, Eyes } from '@bivouac/kernel';
import type { EmpereurContent } from '../../content/types.ts';
import { chainOf } from './chain.ts';
import { isOfSide } from './hands.ts';
import { isWriter } from './mail.ts';
import {
  blankOrder,
  COMMANDED,
  type Command,
  DEFENCE,
  type Dispatch,
  type Letters,
  NONE,
  type Order,
  type Orders,
  RETREAT,
  RIDING,
  SECRET,
} from './state.ts';

/** What a viewer sees of command: all of his own side; of the enemy how his leaders are tied, which anybody can reckon. */
export function commandView(
  content: EmpereurContent,
  { out, tied, orders }: Command,
  eyes: Eyes,
  letters?: Letters,
): Command {
  const own = content.sides.map((_, side) => isOfSide(content, eyes, side));
  const sees = (side: number | undefined) => own[side ?? 0] === true;
  const bySide = (column: readonly number[], of: readonly { readonly side: number }[], blank: number) =>
    column.map((value, i) => (sees(of[i]?.side) ? value : blank));
  const seen: Command = { out: bySide(out, content.units, COMMANDED), tied: tied.slice() };
  if (orders === undefined) return seen;
  const { units, leaders } = content;
  const perSide = (column: readonly number[]) => column.map((value, side) => (eyes.holds(side) ? value : 0));
  // EMP XVII.9: by letters it is the writer alone who knows whom his courier looks for.
  const isOwn = (one: Dispatch) => (letters === undefined ? sees(one.side) : isWriter(letters, eyes, one));
  const standing = orders.standing.map((order, i) => {
    if (sees(leaders[i]?.side) || order.tactic === NONE) return { ...order };
    return blankOrder(SECRET);
  });
  const shared: Orders = {
    opened: orders.opened,
    standing,
    since: bySide(orders.since, leaders, 0),
    front: bySide(orders.front, leaders, -1),
    fine: bySide(orders.fine, leaders, 0),
    fined: bySide(orders.fined, leaders, 0),
    fresh: bySide(orders.fresh, leaders, 0),
    dared: bySide(orders.dared, leaders, 0),
    // EMP XVII.8#2: what was shown is remembered; the order in force may be another by now.
    shown: isPublic(eyes) ? orders.shown.map(() => NONE) : orders.shown.slice(),
    shownIn: orders.shownIn.slice(),
    acts: bySide(orders.acts, units, 0),
    from: bySide(orders.from, units, -1),
    chiefFrom: bySide(orders.chiefFrom, leaders, -1),
    begun: orders.begun.slice(),
    sent: perSide(orders.sent),
    general: perSide(orders.general),
    contested: orders.contested.slice(),
    next: orders.next,
    dispatches: orders.dispatches.flatMap((one) => dispatchView(one, isOwn(one))),
  };
  return { ...seen, orders: shared };
}

const isPublic = ({ viewer }: Eyes) => viewer < 0;

/** Of the enemy's couriers one sees that they ride, and where: not to whom, nor what they carry. */
function dispatchView(dispatch: Dispatch, own: boolean): Dispatch[] {
  if (own) return [{ ...dispatch, order: { ...dispatch.order } }];
  if (dispatch.hex < 0) return [];
  const { number, side, hex } = dispatch;
  return [{ number, side, hex, from: -1, to: -1, via: -1, state: RIDING, sent: 0, due: 0, order: blankOrder(SECRET) }];
}

/** Fills in what a view leaves open: any order that a corps might have, any chief to whom a courier might ride. */
export function imagineCommand(
  content: EmpereurContent,
  scenario: number,
  command: Command | undefined,
  dice: Dice,
): void {
  const { orders } = command ?? {};
  if (orders === undefined) return;
  const any = (order: Order) => {
    if (order.tactic === SECRET) order.tactic = dice.below(RETREAT + 1);
    if (order.tactic < 0) order.tactic = DEFENCE;
  };
  for (const order of orders.standing) if (order.tactic === SECRET) any(order);
  const { corps, army } = chainOf(content, scenario);
  for (const dispatch of orders.dispatches) {
    if (dispatch.to >= 0) continue;
    const chiefs = corps[dispatch.side] ?? [];
    dispatch.to = chiefs.length > 0 ? dice.pick(chiefs) : -1;
    dispatch.from = army[dispatch.side] ?? -1;
    any(dispatch.order);
  }
}
