import { type Ask, type Context, only, type Procedure, procedure } from '@bivouac/kernel';
import type { Leader, Scenario } from '../../content/types.ts';
import { fieldOf } from '../ground/field.ts';
import { plays, TACTICS, WRITTEN } from '../options/options.ts';
import type { Empereur } from '../state.ts';
import { chainOf } from './chain.ts';
import { sendOut } from './couriers.ts';
import { dare, takeEffect } from './obedience.ts';
import type { Asked } from './out.ts';
import {
  ATTACK,
  blankOrder,
  DEFENCE,
  dispatchesIn,
  MARCH,
  NONE,
  type Order,
  ordersIn,
  RETREAT,
  RIDING,
  second,
  WITH_WING,
  WITHDRAWAL,
} from './state.ts';
import { freeChanges, isHere, orderOf, tacticOf } from './tactics.ts';
import { mayGiveUp } from './written.ts';

/** What a staff decides: an order to a chief, a change that needs none, a chief's own decision, where a march goes. */
type Kind = 'order' | 'general' | 'shift' | 'dare' | 'bound' | 'relay';

type Note = {
  kind: Kind;
  leader: number;
  order: Order;
};

export interface Desk {
  side: number;
  notes: Note[];
  /** Which part of an order is being written: 0 what is to be done, 1 what follows if it succeeds, 2 if it fails. */
  part: 0 | 1 | 2;
}

/** Where an order says where each of its parts is to be done. */
const places = ['goal', 'thenGoal', 'otherwiseGoal'] as const;

/** As many letters as an order may have. */
const LONGEST = 400;

/** The tactics that can be ordered while the battle goes on: a reserve is one from its start (EMP XVII.3#22). */
const ordinary = [ATTACK, MARCH, DEFENCE, WITHDRAWAL, RETREAT];

/** The chiefs of corps of a side who are on the map. */
export function corpsChiefs({ content, s }: Asked, side: number): number[] {
  return (chainOf(content, s.scenario).corps[side] as readonly number[]).filter((leader) => isHere(s, leader));
}

/** EMP XVII.3#30: how many orders a turn an army chief gives. */
export function ordersATurn({ content, s }: Asked, side: number): number {
  const { orders } = content.scenarios[s.scenario] as Scenario;
  if (orders !== undefined) return orders[side] as number;
  const id = content.sides[side]?.id;
  return id === 'french' ? 3 : id === 'english' ? 2 : 1;
}

const count = (desk: Desk, kind: Kind) => desk.notes.filter((note) => note.kind === kind).length;
const isNoted = (desk: Desk, kind: Kind, leader: number) =>
  desk.notes.some((note) => note.kind === kind && note.leader === leader);

/** Whether the army chief can still send an order: he is there, and has not sent as many as he may. */
export function maySend(c: Asked, desk: Desk): boolean {
  const { s } = c;
  const orders = ordersIn(s);
  const general = chainOf(c.content, s.scenario).army[desk.side] as number;
  if (!isHere(s, general) || orders.general[desk.side] === 1 || count(desk, 'general') > 0) return false;
  return (orders.sent[desk.side] as number) + count(desk, 'order') < ordersATurn(c, desk.side);
}

/** EMP XVII.3#31: a general retreat takes the place of all other orders of the turn. */
function maySendAll(c: Asked, desk: Desk): boolean {
  return maySend(c, desk) && ordersIn(c.s).sent[desk.side] === 0 && count(desk, 'order') === 0;
}

/** The hexes of the field, row by row. */
export function offerPlaces(c: Context<Empereur>, verb: 'goal'): void {
  const { map, scenario } = fieldOf(c.content, c.s.scenario);
  const { columns, rows } = scenario;
  for (let row = rows[0]; row <= rows[1]; row++) {
    c.offer(verb, { from: row * map.columns + columns[0], to: row * map.columns + columns[1] });
  }
}

function begin(c: Context<Empereur>, vars: Desk, kind: Kind, leader: number, tactic: number) {
  vars.notes.push({ kind, leader, order: blankOrder(tactic) });
  vars.part = 0;
  const written = plays(c.s, WRITTEN) && (kind === 'order' || kind === 'dare');
  return c.go(written ? 'compose' : tactic === MARCH ? 'goal' : 'write');
}

/** What is being written. */
function last({ notes }: Pick<Desk, 'notes'>): Note {
  return notes.at(-1) as Note;
}

/** EMP XVII.3#12: a march needs its destination; then one goes on with what was being written. */
function destination<V extends { side: number; notes: Note[] }>(back: string): Ask<Empereur, V, Note[]> {
  return {
    power: (_, vars) => vars.side,
    prompt: 'marchGoal',
    clause: 'EMP XVII.3#12',
    about: (_, vars) => ({ leader: last(vars).leader }),
    offers: (c) => offerPlaces(c, 'goal'),
    why: () => ({ reason: 'notOnField', clause: 'EMP XVII.3#12' }),
    take: {
      goal(c: Context<Empereur>, vars: V, hex: number) {
        last(vars).order.goal = hex;
        return c.go(back);
      },
    },
  };
}

/** EMP XVII.3-7: a staff at its desk; nobody else sees what it writes. */
export const staff: Procedure<Empereur, Desk, Note[]> = procedure<Empereur, Desk, Note[]>('staff', {
  write: {
    power: (_, vars) => vars.side,
    prompt: 'staff',
    clause: 'EMP XVII.3#1',
    offers(c, vars) {
      const { s } = c;
      for (const leader of corpsChiefs(c, vars.side)) {
        if (maySend(c, vars) && !isNoted(vars, 'order', leader))
          for (const one of ordinary) c.offer('order', leader, one);
        const now = tacticOf(s, leader);
        const shifted = isNoted(vars, 'shift', leader);
        if (!shifted) for (const one of freeChanges(c, leader)) c.offer('shift', leader, one);
        if (ordersIn(s).dared[leader] === 0 && !isNoted(vars, 'dare', leader)) {
          for (const one of ordinary) if (one !== now) c.offer('dare', leader, one);
        }
        const { goal } = orderOf(s, leader);
        if (now === MARCH && goal < 0 && !shifted && !isNoted(vars, 'bound', leader)) c.offer('bound', leader);
        if (mayGiveUp(c, leader) && !shifted) c.offer('giveUp', leader);
        if (relayed(c, leader) !== null && !isNoted(vars, 'relay', leader)) c.offer('relay', leader);
      }
      if (maySendAll(c, vars)) c.offer('general');
      c.offer('done');
    },
    why: (c, vars, [verb]) =>
      verb === 'order' || verb === 'general'
        ? { reason: 'noOrders', clause: 'EMP XVII.3#30', args: { count: ordersATurn(c, vars.side) } }
        : verb === 'giveUp'
          ? { reason: 'tooFirm', clause: 'EMP XVII.4#4' }
          : verb === 'dare'
            ? { reason: 'hasDared', clause: 'EMP XVII.7#1' }
            : { reason: 'noShift', clause: 'EMP XVII.3#11' },
    take: {
      order: (c: Context<Empereur>, vars: Desk, leader: number, tactic: number) =>
        begin(c, vars, 'order', leader, tactic),
      shift: (c: Context<Empereur>, vars: Desk, leader: number, tactic: number) =>
        begin(c, vars, 'shift', leader, tactic),
      dare: (c: Context<Empereur>, vars: Desk, leader: number, tactic: number) =>
        begin(c, vars, 'dare', leader, tactic),
      bound: (c: Context<Empereur>, vars: Desk, leader: number) => begin(c, vars, 'bound', leader, MARCH),
      /** EMP XVII.4#5: after three turns he may take it for a failure, without throw or penalty. */
      giveUp(c: Context<Empereur>, vars: Desk, leader: number) {
        vars.notes.push({ kind: 'shift', leader, order: second(orderOf(c.s, leader), true) });
        return c.go('write');
      },
      relay(c: Context<Empereur>, vars: Desk, leader: number) {
        vars.notes.push({ kind: 'relay', leader, order: { ...(relayed(c, leader) ?? blankOrder()) } });
        return c.go('write');
      },
      general(c: Context<Empereur>, vars: Desk) {
        vars.notes.push({ kind: 'general', leader: -1, order: blankOrder(RETREAT) });
        return c.go('write');
      },
      done: (c: Context<Empereur>, vars: Desk) => c.return(vars.notes),
    },
  },
  goal: destination('write'),
  /** EMP XVII.4: an order that is written out. */
  compose: {
    power: (_, vars) => vars.side,
    prompt: 'compose',
    clause: 'EMP XVII.4#1',
    about: (_, vars) => ({ leader: last(vars).leader }),
    offers(c, vars) {
      const { order } = last(vars);
      const { turns } = c.content.scenarios[c.s.scenario] as Scenario;
      if (order[places[vars.part]] < 0) offerPlaces(c, 'goal');
      // A march has its destination before anything else is written.
      if (order.tactic === MARCH && order.goal < 0) return;
      if (order.foe < 0 && vars.part === 0) for (const foe of corpsChiefs(c, 1 - vars.side)) c.offer('foe', foe);
      if (order.until === 0 && c.s.turn < turns) c.offer('hour', { from: c.s.turn + 1, to: turns });
      // EMP XVII.4#6: whoever defends has nothing to do when he succeeds.
      if (order.then === NONE && order.tactic !== DEFENCE) for (const one of ordinary) c.offer('success', one);
      if (order.otherwise === NONE) for (const one of ordinary) c.offer('failure', one);
      if (order.text === '') c.offer('words', { text: LONGEST });
      c.offer('seal');
    },
    why: () => ({ reason: 'isWritten', clause: 'EMP XVII.4#1' }),
    take: {
      goal(c: Context<Empereur>, vars: Desk, hex: number) {
        last(vars).order[places[vars.part]] = hex;
        return c.go('compose');
      },
      foe(c: Context<Empereur>, vars: Desk, leader: number) {
        last(vars).order.foe = leader;
        return c.go('compose');
      },
      hour(c: Context<Empereur>, vars: Desk, turn: number) {
        last(vars).order.until = turn;
        return c.go('compose');
      },
      success(c: Context<Empereur>, vars: Desk, tactic: number) {
        last(vars).order.then = tactic;
        vars.part = 1;
        return c.go('compose');
      },
      failure(c: Context<Empereur>, vars: Desk, tactic: number) {
        last(vars).order.otherwise = tactic;
        vars.part = 2;
        return c.go('compose');
      },
      words(c: Context<Empereur>, vars: Desk, text: string) {
        last(vars).order.text = text;
        return c.go('compose');
      },
      seal: (c: Context<Empereur>) => c.go('write'),
    },
  },
});

/** EMP XVII.3#27: the order that waits with a leader's wing chief for another corps of the wing; null once one waits for his. */
function relayed({ content, s }: Asked, leader: number): Order | null {
  const wing = chainOf(content, s.scenario).superior[leader];
  const waiting = dispatchesIn(s).filter((one) => one.state === WITH_WING && one.via === wing);
  return waiting.some((one) => one.to === leader) ? null : (waiting[0]?.order ?? null);
}

/** What a staff has decided is done: couriers ride, chiefs throw for their initiative (EMP XVII.3-7). */
export function carryOut(c: Context<Empereur>, side: number, notes: readonly Note[]): void {
  const { content, s } = c;
  const orders = ordersIn(s);
  const { army, superior } = chainOf(content, s.scenario);
  const general = army[side] as number;
  const blank = { number: 0, side, hex: -1, sent: s.turn, state: RIDING, due: 0 };
  for (const { kind, leader, order } of notes) {
    const above = superior[leader] as number;
    if (kind === 'order') {
      orders.sent[side] = (orders.sent[side] as number) + 1;
      tellSent(c, side, leader, order);
      const via = above !== general && isHere(s, above) ? above : -1;
      sendOut(c, { ...blank, from: general, to: leader, via, order });
    } else if (kind === 'general') {
      orders.general[side] = 1;
      for (const to of corpsChiefs(c, side))
        sendOut(c, { ...blank, from: general, to, via: -1, order: blankOrder(RETREAT) });
    } else if (kind === 'relay') {
      // His courier has a number only when he rides, and everybody sees him.
      const waits = { state: WITH_WING, due: s.turn + 1 };
      orders.dispatches.push({ ...blank, ...waits, from: above, to: leader, via: above, order });
    } else if (kind === 'shift') takeEffect(c, leader, order);
    else if (kind === 'dare') dare(c, leader, order);
    else orderOf(s, leader).goal = order.goal;
  }
}

function tellSent(c: Context<Empereur>, side: number, leader: number, order: Order): void {
  c.tell?.({ fact: 'orderSent', leader, tactic: order.tactic, clause: 'EMP XVII.3#1', to: only(c.seatOf(side)) });
}

export interface Openings {
  side: number;
  notes: Note[];
}

/** EMP XVII.3#28: the order with which each corps begins. */
export const openings: Procedure<Empereur, Openings, Note[]> = procedure<Empereur, Openings, Note[]>('openings', {
  choose: {
    power: (_, vars) => vars.side,
    prompt: 'openings',
    clause: 'EMP XVII.3#28',
    offers(c, vars) {
      for (const leader of corpsChiefs(c, vars.side)) {
        if (vars.notes.some((note) => note.leader === leader)) continue;
        for (const one of [...ordinary, ordinary.length]) c.offer('order', leader, one);
      }
      c.offer('done');
    },
    why: () => ({ reason: 'hasOrder', clause: 'EMP XVII.3#28' }),
    take: {
      order(c: Context<Empereur>, vars: Openings, leader: number, tactic: number) {
        vars.notes.push({ kind: 'shift', leader, order: blankOrder(tactic) });
        return c.go(tactic === MARCH ? 'goal' : 'choose');
      },
      done: (c: Context<Empereur>, vars: Openings) => c.return(vars.notes),
    },
  },
  goal: destination('choose'),
});

/** EMP XVII.3#12, XVII.3#28-29: each corps has its first order: what was chosen, a march for those who come, else defence. */
export function openOrders(c: Context<Empereur>, chosen: readonly (readonly Note[])[]): void {
  const { content, s } = c;
  ordersIn(s).opened = 1;
  const notes = chosen.flat();
  for (const leader of chainOf(content, s.scenario).corps.flat()) {
    const note = notes.find((one) => one.leader === leader);
    takeEffect(c, leader, note?.order ?? blankOrder(isHere(s, leader) ? DEFENCE : MARCH));
  }
}

/** Whether a side has a staff that writes: with orders, and on the map somebody to give them. */
export function hasStaff({ content, s }: Asked, side: number): boolean {
  return plays(s, TACTICS) && content.leaders.some((leader: Leader, i) => leader.side === side && isHere(s, i));
}
