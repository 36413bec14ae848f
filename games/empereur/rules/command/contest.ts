import { type Context, only, type Power, type Procedure, procedure } from '@bivouac/kernel';
import type { Leader } from '../../content/types.ts';
import type { Empereur } from '../state.ts';
import { initiativeOf, ofWhoCommands } from './chain.ts';
import { takeEffect } from './obedience.ts';
import type { Asked } from './out.ts';
import { corpsChiefs } from './staff.ts';
import { blankOrder, DEFENCE, type Order, ordersIn } from './state.ts';

export interface Contest {
  /** Whose order is contested. */
  leader: number;
}

/** EMP XVII.8: the enemy's orders that a side may ask to see: one a turn (ruling 462). */
export function contestable({ content, s }: Asked): number[] {
  return ordersIn(s).contested[s.active] === s.turn ? [] : veiled({ content, s }, 1 - s.active);
}

/** The chiefs of a side whose orders have not been shown in this turn. */
function veiled({ content, s }: Asked, side: number): number[] {
  const { shownIn } = ordersIn(s);
  return corpsChiefs({ content, s }, side).filter((leader) => shownIn[leader] !== s.turn);
}

/** EMP XVII.8#2: the whole order, as it is written. */
function show(c: Context<Empereur>, leader: number, to: Power): void {
  const { standing, shown, shownIn } = ordersIn(c.s);
  const { tactic, text } = standing[leader] as Order;
  shown[leader] = { ...(standing[leader] as Order) };
  shownIn[leader] = c.s.turn;
  const seat = only(c.seatOf(to));
  c.disclose(seat);
  const said = { leader, tactic, written: text !== '', text };
  c.tell?.({ fact: 'orderShown', ...said, clause: 'EMP XVII.8#2', to: seat });
}

function isWorded({ s }: Asked, leader: number): boolean {
  return ordersIn(s).shown[leader]?.text !== '';
}

/** EMP XVII.8: an order is contested: it is shown, another one in return, and what is unclear is agreed on or thrown for. */
export const contest: Procedure<Empereur, Contest> = procedure<Empereur, Contest>('contest', {
  ask(c, vars) {
    ordersIn(c.s).contested[c.s.active] = c.s.turn;
    c.tell?.({ fact: 'contested', leader: vars.leader, clause: 'EMP XVII.8#1' });
    show(c, vars.leader, c.s.active);
    return c.go('inReturn');
  },
  inReturn: {
    power: (c) => 1 - c.s.active,
    prompt: 'inReturn',
    clause: 'EMP XVII.8#3',
    offers(c) {
      for (const leader of veiled(c, c.s.active)) c.offer('demand', leader);
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
    offers(c, vars) {
      c.offer('done');
      // Ruling 462: words alone can be understood in two ways; all else is enforced.
      if (isWorded(c, vars.leader)) c.offer('dispute');
    },
    why: (_, __, [verb]) => ({ reason: verb === 'dispute' ? 'isPlain' : 'isShown', clause: 'EMP XVII.8#4' }),
    take: {
      /** EMP XVII.8#4: under his initiative the chief understood it well; above it he does as if he had none. */
      dispute(c: Context<Empereur>, { leader }: Contest) {
        const die = c.dice.d6();
        const passed = die <= ofWhoCommands(c.s, leader, initiativeOf(c.content.leaders[leader] as Leader));
        c.tell?.({ fact: 'disputed', leader, die, passed, clause: 'EMP XVII.8#4' });
        if (passed) return c.return();
        takeEffect(c, leader, blankOrder(DEFENCE), true);
        // Both have seen what he does from now on.
        ordersIn(c.s).shown[leader] = blankOrder(DEFENCE);
        return c.return();
      },
      done: (c: Context<Empereur>) => c.return(),
    },
  },
});
