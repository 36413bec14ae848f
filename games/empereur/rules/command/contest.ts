import { type Context, only, type Procedure, procedure } from '@bivouac/kernel';
import type { Leader } from '../../content/types.ts';
import type { Empereur } from '../state.ts';
import { initiativeOf, ofWhoCommands } from './chain.ts';
import { takeEffect } from './obedience.ts';
import type { Asked } from './out.ts';
import { corpsChiefs } from './staff.ts';
import { blankOrder, DEFENCE } from './state.ts';
import { tacticOf } from './tactics.ts';

export interface Contest {
  /** Whose order is contested. */
  leader: number;
}

/** EMP XVII.8: the enemy's orders that a side may ask to see: one a turn (ruling 462). */
export function contestable({ content, s }: Asked): number[] {
  const { orders } = s.command ?? {};
  if (orders === undefined || orders.contested[s.active] === s.turn) return [];
  return corpsChiefs({ content, s }, 1 - s.active).filter((leader) => orders.shownIn[leader] !== s.turn);
}

function show(c: Context<Empereur>, leader: number, to: number): void {
  const { orders } = c.s.command ?? {};
  if (orders === undefined) return;
  orders.shown[leader] = tacticOf(c.s, leader);
  orders.shownIn[leader] = c.s.turn;
  const seat = only(c.seatOf(to));
  c.disclose(seat);
  c.tell?.({ fact: 'orderShown', leader, tactic: tacticOf(c.s, leader), clause: 'EMP XVII.8#2', to: seat });
}

/** EMP XVII.8: an order is contested: it is shown, another one in return, and what is unclear is agreed on or thrown for. */
export const contest: Procedure<Empereur, Contest> = procedure<Empereur, Contest>('contest', {
  ask(c, vars) {
    const { orders } = c.s.command ?? {};
    if (orders !== undefined) orders.contested[c.s.active] = c.s.turn;
    c.tell?.({ fact: 'contested', leader: vars.leader, clause: 'EMP XVII.8#1' });
    show(c, vars.leader, c.s.active);
    return c.go('inReturn');
  },
  inReturn: {
    power: (c) => 1 - c.s.active,
    prompt: 'inReturn',
    clause: 'EMP XVII.8#3',
    offers(c) {
      for (const leader of corpsChiefs(c, c.s.active))
        if (c.s.command?.orders?.shownIn[leader] !== c.s.turn) c.offer('demand', leader);
      c.offer('done');
    },
    why: () => ({ reason: 'isShown', clause: 'EMP XVII.8#3' }),
    take: {
      demand(c: Context<Empereur>, _: Contest, leader: number) {
        show(c, leader, 1 - c.s.active);
        return c.go('settle');
      },
      done: (c: Context<Empereur>) => c.go('settle'),
    },
  },
  settle: {
    power: (c) => c.s.active,
    prompt: 'settleOrder',
    clause: 'EMP XVII.8#4',
    about: (_, vars) => ({ leader: vars.leader }),
    offers(c) {
      c.offer('done');
      c.offer('dispute');
    },
    why: () => ({ reason: 'isShown', clause: 'EMP XVII.8#4' }),
    take: {
      /** EMP XVII.8#4: under his initiative the chief understood it well; above it he does as if he had none. */
      dispute(c: Context<Empereur>, vars: Contest) {
        const die = c.dice.d6();
        const passed = die <= ofWhoCommands(c.s, vars.leader, initiativeOf(c.content.leaders[vars.leader] as Leader));
        c.tell?.({ fact: 'disputed', leader: vars.leader, die, passed, clause: 'EMP XVII.8#4' });
        if (!passed) takeEffect(c, vars.leader, blankOrder(DEFENCE), true);
        return c.return();
      },
      done: (c: Context<Empereur>) => c.return(),
    },
  },
});
