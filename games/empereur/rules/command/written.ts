import { type Context, only } from '@bivouac/kernel';
import type { Side } from '../../content/types.ts';
import { plays, WRITTEN } from '../options/options.ts';
import { type Empereur, WAITING } from '../state.ts';
import { chainOf } from './chain.ts';
import { takeEffect } from './obedience.ts';
import type { Asked } from './out.ts';
import { ATTACK, DEFENCE, NONE, type Order, ordersIn, RESERVE, RETREAT, second, WITHDRAWAL } from './state.ts';
import { unitsOf } from './tactics.ts';

/** EMP XVII.4#4: for so many turns a chief carries out what he was ordered first. */
const FIRM = 3;

/** EMP XVII.4#2, XVII.4#6: whether an order has done what it is about: its place is the corps', its enemy is off the field. */
export function hasSucceeded(asked: Asked, leader: number, { tactic, goal, foe }: Order): boolean {
  const { s } = asked;
  if (tactic === DEFENCE || tactic === RESERVE || tactic === NONE) return false;
  if (foe >= 0) return isBeaten(asked, foe);
  // Whoever goes back has his rear where he is to go before he sets out: his chief must have come there.
  const back = tactic === WITHDRAWAL || tactic === RETREAT;
  const arrived = tactic !== ATTACK && s.chiefHex[leader] === goal;
  const taken = !back && unitsOf(asked, leader).some((unit) => s.hex[unit] === goal);
  return goal >= 0 && (arrived || taken);
}

/** Ruling 463: none of a corps is left on the field, and none is still to come. */
function isBeaten({ content, s }: Asked, leader: number): boolean {
  const { chief } = chainOf(content, s.scenario);
  return !s.hex.some((hex, unit) => chief[unit] === leader && (hex >= 0 || hex === WAITING));
}

/** EMP XVII.4#4-5: whether a chief may take his order for a failure: three turns are over, or its time is. */
export function mayGiveUp({ s }: Asked, leader: number): boolean {
  const { standing, since } = ordersIn(s);
  const { otherwise, until } = standing[leader] as Order;
  if (otherwise === NONE) return false;
  const late = until > 0 && s.turn > until;
  return late || s.turn >= (since[leader] as number) + FIRM;
}

/** EMP XVII.4#3, XVII.4#7: who has succeeded goes on to what follows, or defends and waits. */
function succeed(c: Context<Empereur>, leader: number, side: Side): void {
  const order = ordersIn(c.s).standing[leader] as Order;
  if (!hasSucceeded(c, leader, order)) return;
  c.tell?.({ fact: 'fulfilled', leader, tactic: order.tactic, clause: 'EMP XVII.4#3', to: only(c.seatOf(side)) });
  takeEffect(c, leader, second(order, false), order.then === NONE);
}

/** EMP XVII.4#2, XVII.4#7: an order holds until its hour; where nothing is written for afterwards the corps defends. */
function runOut(c: Context<Empereur>, leader: number): void {
  const order = ordersIn(c.s).standing[leader] as Order;
  const { tactic, until, otherwise } = order;
  if (until === 0 || c.s.turn <= until || otherwise !== NONE || tactic === DEFENCE) return;
  takeEffect(c, leader, second(order, true), true);
}

/** Written orders, as the turn of a player begins. */
export function writtenBegin(c: Context<Empereur>): void {
  if (!plays(c.s, WRITTEN)) return;
  c.content.leaders.forEach(({ side }, leader) => {
    if (side !== c.s.active) return;
    succeed(c, leader, side);
    runOut(c, leader);
  });
}
