import { EVERYONE, type Reason } from '@bivouac/kernel';
import { ownUp } from '../fog/decoys.ts';
import { showSlots } from '../pieces/losses.ts';
import { linkOf, townOf } from '../pieces/map.ts';
import type { March } from '../movement/march.ts';
import { countersAt, hasStrength, outsideAt, strengthOf, unitIn } from '../pieces/pieces.ts';
import { allowance, moverOf, type Spent, spentBy } from '../pieces/stack.ts';
import { type Board, type Ctx, OFF, other } from '../state.ts';

/** GLO 6.4#1, #12, #17: the strength that engineering takes. */
const TO_DESTROY = 3;
const TO_REPAIR = 3;
const TO_LAY = 5;
/** GLO 6.4#2, #3: movement points, without and with an enemy unit beyond. */
const COST = 2;
const COST_UNDER_FIRE = 3;

export type Work = 'destroy' | 'repair' | 'pontoon' | 'takeUp';
export const works = ['destroy', 'repair', 'pontoon', 'takeUp'] as const satisfies readonly Work[];

/** Whether all of a stack still have so many points. */
function haveLeft(b: Board, { slots, spent, forced, edge }: March, points: number): boolean {
  return slots.every((slot) => {
    const left = allowance(b, slot, forced, edge !== OFF) - spentBy(spent, moverOf(b, slot));
    return left >= points;
  });
}

/** GLO 6.4#13, #19: work that takes all points is for those who have spent none. */
function isFresh(b: Board, { slots, spent }: March): boolean {
  const used = slots.some((slot) => unitIn(b, slot) !== OFF && (b.s.used[unitIn(b, slot)] as number) > 0);
  return !used && spent.every((points) => points === 0);
}

/** Whether there is any work for engineers on a link, whoever they are. */
export function isWorkable(b: Board, link: number): boolean {
  const { crossing } = linkOf(b, link);
  return crossing === 'bridge' || crossing === 'boats';
}

/** GLO 6.4: why this work cannot be done on a link, as far as its own side can see; null if it can be tried. */
export function workFault(b: Board, march: March, work: Work, link: number): Reason | null {
  if (!townOf(b, march.at).links.includes(link)) return { reason: 'notOfThisTown', clause: 'GLO 6.4#1' };
  // Not even before walls with a garrison behind them: the enemy is in the town.
  if (countersAt(b, march.at, other(march.side)).length > 0) return { reason: 'engaged', clause: 'GLO 6.4#26' };
  const { crossing } = linkOf(b, link);
  const boats = b.s.boats[link] as number;
  const strength = strengthOf(b, march.slots);
  switch (work) {
    case 'destroy': {
      const stands =
        crossing === 'bridge' ? b.s.broken[link] === 0 : crossing === 'boats' && boats === other(march.side);
      if (!stands) return { reason: 'noBridge', clause: 'GLO 6.4#1' };
      if (strength < TO_DESTROY) return { reason: 'tooWeak', clause: 'GLO 6.4#1' };
      return haveLeft(b, march, COST) ? null : { reason: 'tooTired', clause: 'GLO 6.4#2' };
    }
    case 'takeUp':
      if (crossing !== 'boats' || boats !== march.side) return { reason: 'noBridge', clause: 'GLO 6.4#24' };
      if (strength < TO_DESTROY) return { reason: 'tooWeak', clause: 'GLO 6.4#24' };
      return haveLeft(b, march, COST) ? null : { reason: 'tooTired', clause: 'GLO 6.4#24' };
    case 'repair': {
      if (crossing !== 'bridge' || b.s.broken[link] !== 1) return { reason: 'notBroken', clause: 'GLO 6.4#12' };
      const able = march.slots.some((slot) => unitIn(b, slot) !== OFF && strengthOf(b, [slot]) >= TO_REPAIR);
      if (!able) return { reason: 'tooWeak', clause: 'GLO 6.4#12' };
      return isFresh(b, march) ? null : { reason: 'tooTired', clause: 'GLO 6.4#13' };
    }
    case 'pontoon':
      if (crossing !== 'boats' || boats !== OFF) return { reason: 'noPlaceForBoats', clause: 'GLO 6.4#18' };
      if ((b.s.boatsLeft[march.side] as number) === 0) return { reason: 'noBoats', clause: 'GLO 6.4#23' };
      if (strength < TO_LAY) return { reason: 'tooWeak', clause: 'GLO 6.4#17' };
      return isFresh(b, march) ? null : { reason: 'tooTired', clause: 'GLO 6.4#19' };
    default:
      return work satisfies never;
  }
}

/**
 * GLO 6.4#3, #4, 7.1#6, rulings 62 and 63: whether an enemy unit is in the town beyond. Its owner must say; decoys and
 * leaders that are no obstacle are shown, and stay.
 */
function isHeldBeyond(c: Ctx, { side, at }: March, link: number): boolean {
  const { a, b } = linkOf(c, link);
  const beyond = a === at ? b : a;
  const there = outsideAt(c, beyond, other(side));
  if (there.length === 0) return false;
  c.disclose(EVERYONE);
  if (there.some((slot) => hasStrength(c, slot))) {
    ownUp(c, beyond, other(side), 'GLO 7.1#6');
    return true;
  }
  showSlots(c, there, EVERYONE, 'GLO 7.1#6');
  return false;
}

/** What came of the work: done, with points of movement and of strength that it cost, or not. */
export interface Done {
  readonly done: boolean;
  readonly spent: Spent;
  readonly loss: number;
  /** Whether the march is over. */
  readonly over: boolean;
}

export function carryOut(c: Ctx, march: March, work: Work, link: number): Done {
  const { s } = c;
  const held = isHeldBeyond(c, march, link);
  const nothing: Done = { done: false, spent: march.spent, loss: 0, over: false };
  ownUp(c, march.at, march.side, 'GLO 6.4#1');
  switch (work) {
    case 'destroy':
    case 'takeUp': {
      const cost = held ? COST_UNDER_FIRE : COST;
      if (!haveLeft(c, march, cost)) return nothing;
      if (linkOf(c, link).crossing === 'bridge') s.broken[link] = 1;
      else s.boats[link] = OFF;
      // Ruling 64: taken up by its own side it can be laid again; destroyed it is lost.
      if (work === 'takeUp') s.boatsLeft[march.side] = (s.boatsLeft[march.side] as number) + 1;
      s.version++;
      const [infantry, cavalry, artillery, leader] = march.spent;
      c.tell?.({ fact: 'bridge', link, work, cost, clause: held ? 'GLO 6.4#3' : 'GLO 6.4#2' });
      return {
        done: true,
        spent: [infantry + cost, cavalry + cost, artillery + cost, leader + cost],
        loss: 0,
        over: false,
      };
    }
    case 'repair':
      if (held) return nothing;
      s.broken[link] = 0;
      s.version++;
      c.tell?.({ fact: 'bridge', link, work, clause: 'GLO 6.4#16' });
      return { done: true, spent: march.spent, loss: 0, over: true };
    case 'pontoon':
      s.boats[link] = march.side;
      s.boatsLeft[march.side] = (s.boatsLeft[march.side] as number) - 1;
      s.version++;
      c.tell?.({ fact: 'bridge', link, work, clause: 'GLO 6.4#22' });
      return { done: true, spent: march.spent, loss: held ? 1 : 0, over: true };
    default:
      return work satisfies never;
  }
}
