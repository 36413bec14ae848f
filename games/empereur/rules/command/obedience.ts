import { type Context, only } from '@bivouac/kernel';
import type { Leader, Scenario, Unit } from '../../content/types.ts';
import { hexesOf } from '../options/skirmish.ts';
import { type Empereur, inOrder } from '../state.ts';
import { chainOf, initiativeOf, ofWhoCommands } from './chain.ts';
import type { Asked } from './out.ts';
import {
  ACCEPTED,
  blankOrder,
  DEFENCE,
  type Dispatch,
  dispatchesIn,
  LATE_TEST,
  MARCH,
  NONE,
  type Order,
  ordersIn,
  RESERVE,
  second,
} from './state.ts';
import { orderOf, tacticOf, toEnemy, toLineOf, unitsOf } from './tactics.ts';

/** EMP XVII.6: the mean of the French, and of everybody else (ruling 451). */
const FRENCH = 4;
const OTHERS = 3;
/** EMP XVII.3#24: so near to an enemy a reserve is none any more. */
const TOO_NEAR = 5;

export function obedienceOf({ content }: Pick<Asked, 'content'>, leader: number): number {
  const { obedience, side } = content.leaders[leader] as Leader;
  return obedience ?? (content.sides[side]?.id === 'french' ? FRENCH : OTHERS);
}

function drop({ s }: Asked, dispatch: Dispatch): void {
  const orders = ordersIn(s);
  orders.dispatches = orders.dispatches.filter((one) => one !== dispatch);
}

/** EMP XVII.3#4: whether the army chief stands in the hex of one of his side. */
function isWithArmyChief({ content, s }: Asked, leader: number, side: number): boolean {
  const general = chainOf(content, s.scenario).army[side] as number;
  return s.chiefHex[general] === s.chiefHex[leader];
}

/** EMP XVII.3#4: an order that was received replaces the one before, also one that was still to come into force. */
function replaceEarlier({ s }: Asked, dispatch: Dispatch, until = dispatch.sent): void {
  const orders = ordersIn(s);
  const waits = (one: Dispatch) => one.state === ACCEPTED || one.state === LATE_TEST;
  orders.dispatches = orders.dispatches.filter((one) => one.to !== dispatch.to || !waits(one) || one.sent > until);
}

function accept(c: Context<Empereur>, dispatch: Dispatch, due: number, die: number, clause: string): void {
  const { to: leader, side, order } = dispatch;
  dispatch.state = ACCEPTED;
  dispatch.due = due;
  c.tell?.({ fact: 'accepted', leader, tactic: order.tactic, die, due, clause, to: only(c.seatOf(side)) });
}

/** EMP XVII.6#2-4: an order has come to its chief: he accepts it, or is thrown for again in the next turn. */
export function obey(c: Context<Empereur>, dispatch: Dispatch): void {
  const { to: leader, side } = dispatch;
  const due = c.s.turn + 1;
  const present = isWithArmyChief(c, leader, side);
  const die = present ? 0 : c.dice.d6();
  if (die > ofWhoCommands(c.s, leader, obedienceOf(c, leader))) {
    dispatch.state = LATE_TEST;
    dispatch.due = due;
    c.tell?.({ fact: 'hesitates', leader, die, clause: 'EMP XVII.6#4', to: only(c.seatOf(side)) });
    return;
  }
  replaceEarlier(c, dispatch);
  accept(c, dispatch, due, die, present ? 'EMP XVII.3#4' : 'EMP XVII.6#3');
}

/** EMP XVII.6#5: the throws for orders that were not accepted in the turn before. */
export function delays(c: Context<Empereur>): void {
  const { s } = c;
  for (const dispatch of dispatchesIn(s)) {
    if (dispatch.side !== s.active || dispatch.state !== LATE_TEST || dispatch.due > s.turn) continue;
    // EMP XVII.3#4, at the end of XVII.6 once more: beside his commander a chief accepts without any throw.
    const present = isWithArmyChief(c, dispatch.to, dispatch.side);
    const die = present ? 0 : c.dice.d6();
    if (die < 6) {
      replaceEarlier(c, dispatch, dispatch.sent - 1);
      accept(c, dispatch, s.turn + (die === 5 ? 2 : 1), die, present ? 'EMP XVII.3#4' : 'EMP XVII.6#5');
      continue;
    }
    const { to: leader, side } = dispatch;
    drop(c, dispatch);
    c.tell?.({ fact: 'orderLost', leader, die, clause: 'EMP XVII.6#5', to: only(c.seatOf(side)) });
  }
}

/** EMP XVII.3#14: how far forward a corps that defends may go: one hex beyond its foremost unit, towards the enemy's lines. */
export function frontOf(asked: Asked, leader: number): number {
  const { content, s } = asked;
  const enemy = 1 - (content.leaders[leader] as Leader).side;
  // EMP XVII.3#34: who is in disorder is no part of the corps, unless all are.
  const units = unitsOf(asked, leader);
  const ordered = units.filter((unit) => inOrder(s, unit));
  const hexes = (ordered.length > 0 ? ordered : units).flatMap((unit) => hexesOf(s, unit));
  if (hexes.length === 0) return -1;
  return Math.max(0, Math.min(...hexes.map((hex) => toLineOf(asked, enemy, hex))) - 1);
}

/** A corps has a new order from now on (EMP XVII.3#4): it replaces the one before. */
export function takeEffect(c: Context<Empereur>, leader: number, order: Order, byItself = false): void {
  const { content, s } = c;
  const orders = ordersIn(s);
  // EMP XVII.3#25: a reserve that gets an order in the second half of the battle is fresh, for this turn and two more.
  const { turns } = content.scenarios[s.scenario] as Scenario;
  if (tacticOf(s, leader) === RESERVE && !byItself && s.turn > (turns + 1) / 2) orders.fresh[leader] = s.turn + 2;
  orders.standing[leader] = order;
  orders.since[leader] = s.turn;
  orders.front[leader] = order.tactic === DEFENCE ? frontOf(c, leader) : -1;
  const { side } = content.leaders[leader] as Leader;
  const to = only(c.seatOf(side));
  c.tell?.({ fact: 'inForce', leader, tactic: order.tactic, clause: byItself ? 'EMP XVII.3#29' : 'EMP XVII.3#4', to });
}

/**
 * As the turn of a player begins: what was accepted comes into force, and he starts counting hexes. Says whether his turn
 * begins: a side whose corps are activated one by one has one staff, which counts its orders by the turn (EMP XX).
 */
export function ordersBegin(c: Context<Empereur>): boolean {
  const { content, s } = c;
  const { orders } = s.command ?? {};
  if (orders === undefined || orders.begun[s.active] === s.turn) return false;
  orders.begun[s.active] = s.turn;
  orders.sent[s.active] = 0;
  orders.general[s.active] = 0;
  content.units.forEach((unit, i) => {
    if (unit.side !== s.active) return;
    orders.acts[i] = 0;
    orders.from[i] = s.hex[i] as number;
  });
  content.leaders.forEach((leader, i) => {
    if (leader.side !== s.active) return;
    orders.dared[i] = 0;
    orders.chiefFrom[i] = s.chiefHex[i] as number;
  });
  const due = orders.dispatches.filter((one) => one.side === s.active && one.state === ACCEPTED && one.due <= s.turn);
  // The last one sent wins: an order received always replaces the one before.
  for (const dispatch of due.sort((one, two) => one.sent - two.sent)) {
    drop(c, dispatch);
    takeEffect(c, dispatch.to, dispatch.order);
  }
  content.leaders.forEach((leader, i) => {
    if (leader.side === s.active) expire(c, i);
  });
  return true;
}

/** EMP XVII.3#29: a march that has come to its end, or whose end the enemy holds, is over: the corps defends. */
function expire(c: Context<Empereur>, leader: number): void {
  const { content, s } = c;
  const order = orderOf(s, leader);
  if (order.tactic !== MARCH || order.goal < 0) return;
  // EMP XVII.4#3: what is written to follow comes first.
  if (order.then !== NONE && s.chiefHex[leader] === order.goal) return;
  const { side } = content.leaders[leader] as Leader;
  const held = s.hex.some((hex, unit) => hex === order.goal && content.units[unit]?.side !== side);
  // EMP XVII.4#7: and after a failure what is written for it.
  if (held) takeEffect(c, leader, second(order, true), order.otherwise === NONE);
  else if (s.chiefHex[leader] === order.goal) takeEffect(c, leader, blankOrder(DEFENCE), true);
}

/** EMP XVII.3#24: a corps in reserve one of whose units has come within less than 5 hexes of an enemy defends from now on. */
export function reservesAlarmed(c: Context<Empereur>): void {
  const { content, s } = c;
  const near = (unit: number) =>
    Math.min(...hexesOf(s, unit).map((hex) => toEnemy(c, (content.units[unit] as Unit).side, hex)));
  for (const leader of content.leaders.keys()) {
    if (tacticOf(s, leader) !== RESERVE || !unitsOf(c, leader).some((unit) => near(unit) < TOO_NEAR)) continue;
    takeEffect(c, leader, blankOrder(DEFENCE), true);
  }
}

/** EMP XVII.7: a chief acts of his own accord: whether he may shows at once, what comes of it in the next turn. */
export function dare(c: Context<Empereur>, leader: number, order: Order): void {
  const { content, s } = c;
  const orders = ordersIn(s);
  const sheet = content.leaders[leader] as Leader;
  const { side } = sheet;
  const die = c.dice.d6();
  const passed = die <= ofWhoCommands(s, leader, initiativeOf(sheet));
  orders.dared[leader] = 1;
  // What he dared in the turn before is paid for in the whole of this one.
  orders.fineBefore[leader] = orders.fined[leader] === s.turn ? (orders.fine[leader] as number) : 0;
  orders.fine[leader] = passed ? -1 : -2;
  orders.fined[leader] = s.turn + 1;
  const to = only(c.seatOf(side));
  c.tell?.({
    fact: 'dared',
    leader,
    tactic: order.tactic,
    die,
    passed,
    clause: passed ? 'EMP XVII.7#6' : 'EMP XVII.7#7',
    to,
  });
  if (!passed) return;
  const sent = { from: leader, to: leader, via: -1, state: ACCEPTED, sent: s.turn, due: s.turn + 1 };
  orders.dispatches.push({ number: 0, side, hex: -1, ...sent, order });
}
