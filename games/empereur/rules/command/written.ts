import { type Context, only } from '@bivouac/kernel';
import type { Leader, Unit } from '../../content/types.ts';
import { plays, WRITTEN } from '../options/options.ts';
import { type Empereur, onMap } from '../state.ts';
import { takeEffect } from './obedience.ts';
import type { Asked } from './out.ts';
import { ATTACK, blankOrder, DEFENCE, MARCH, NONE, type Order } from './state.ts';
import { unitsOf } from './tactics.ts';

/** EMP XVII.4#4: for so many turns a chief carries out what he was ordered first. */
const FIRM = 3;

/** Whether units of a side stand on a hex. */
function holds({ content, s }: Asked, side: number, hex: number): boolean {
  return s.hex.some((at, unit) => at === hex && (content.units[unit] as Unit).side === side);
}

/** EMP XVII.4#2: whether an order has done what it is about: its place is the corps', its enemy is off the field. */
export function hasSucceeded(asked: Asked, leader: number, { tactic, goal, foe }: Order): boolean {
  const { content, s } = asked;
  if (tactic !== ATTACK && tactic !== MARCH) return false;
  if (foe >= 0) return unitsOf(asked, foe).length === 0;
  if (goal < 0) return false;
  if (s.chiefHex[leader] === goal && tactic === MARCH) return true;
  const { side } = content.leaders[leader] as Leader;
  return !holds(asked, 1 - side, goal) && unitsOf(asked, leader).some((unit) => onMap(s, unit) && s.hex[unit] === goal);
}

/** EMP XVII.4#4-5: whether a chief may take his order for a failure: three turns are over, or its time is. */
export function mayGiveUp({ s }: Asked, leader: number): boolean {
  const { orders } = s.command ?? {};
  const order = orders?.standing[leader];
  if (!plays(s, WRITTEN) || orders === undefined || order === undefined || order.otherwise === NONE) return false;
  const late = order.until > 0 && s.turn > order.until;
  return late || s.turn >= (orders.since[leader] as number) + FIRM;
}

/** What an order leads to: its second part, with nothing after it. */
export function second({ then, thenGoal, otherwise, otherwiseGoal, text }: Order, failed: boolean): Order {
  const [tactic, goal] = failed ? [otherwise, otherwiseGoal] : [then, thenGoal];
  return { ...blankOrder(tactic === NONE ? DEFENCE : tactic, goal), text };
}

/** EMP XVII.4#3, XVII.4#7: as a turn begins: who has succeeded goes on to what follows, or defends and waits. */
function succeed(c: Context<Empereur>, leader: number): void {
  const { content, s } = c;
  const order = s.command?.orders?.standing[leader];
  if (!plays(s, WRITTEN) || order === undefined || !hasSucceeded(c, leader, order)) return;
  const { side } = content.leaders[leader] as Leader;
  c.tell?.({ fact: 'fulfilled', leader, tactic: order.tactic, clause: 'EMP XVII.4#3', to: only(c.seatOf(side)) });
  takeEffect(c, leader, second(order, false), order.then === NONE);
}

/** Written orders, as the turn of a player begins. */
export function writtenBegin(c: Context<Empereur>): void {
  if (!plays(c.s, WRITTEN)) return;
  c.content.leaders.forEach((leader, i) => {
    if (leader.side === c.s.active) succeed(c, i);
  });
}
