import { type Procedure, procedure } from '@bivouac/kernel';
import { lose } from '../pieces/losses.ts';
import { unitsIn } from '../pieces/pieces.ts';
import { decides } from '../players/partners.ts';
import { asYouLike, ordered } from '../players/staff.ts';
import type { Board, Ctx, Gloire } from '../state.ts';

export interface Suffering {
  side: number;
  slots: number[];
  /** Points still to be borne, and why. */
  left: number;
  clause: string;
  /** How many of them are still even shares, which finish nobody (GLO 8.4#6); set when the shares are reckoned. */
  shares?: number;
}

/** GLO 8.4#5, #6: an equal share for each, in whole points, and never a unit's last one. */
function sharesOf(b: Board, { slots, left }: Suffering): number {
  const units = unitsIn(b, slots);
  const share = Math.floor(left / Math.max(1, units.length));
  return units.reduce((sum, unit) => sum + Math.min(share, Math.max(0, (b.s.points[unit] as number) - 1)), 0);
}

/**
 * Ruling 98: the next point falls on a unit that has lost fewest in this battle and would outlive it. Points beyond the
 * even shares may also finish one that has lost no more than those.
 */
function bearers(b: Board, { slots, shares = 0 }: Suffering): number[] {
  const units = unitsIn(b, slots);
  const strong = units.filter((unit) => (b.s.points[unit] as number) > 1);
  const able = strong.length > 0 ? strong : units;
  const least = Math.min(...able.map((unit) => b.s.hurt[unit] as number));
  const finishing = shares > 0 ? [] : units.filter((unit) => !able.includes(unit));
  const bear = [...able.filter((unit) => b.s.hurt[unit] === least), ...finishing];
  return bear.filter((unit) => (b.s.hurt[unit] as number) <= least);
}

/** GLO 8.4#5: losses of a Force, spread evenly; its owner is asked only where it makes a difference. Returns what was lost. */
export const suffering: Procedure<Gloire, Suffering> = procedure<Gloire, Suffering>('suffering', {
  share(c, vars) {
    vars.shares = sharesOf(c, vars);
    return c.go('next');
  },
  next(c, vars) {
    const able = bearers(c, vars);
    if (vars.left <= 0 || able.length === 0) return c.return();
    // Each of them has its turn before any has a second one; but nobody must let a unit be finished.
    if (vars.left < able.length || (able.length > 1 && mayFinish(c, able))) {
      if (ordered(c, decides(c, vars.side), 'suffer', asYouLike) === null) return c.go('choose');
      bear(c, vars, strongest(c, able));
      return c.go('next');
    }
    for (const unit of able) bear(c, vars, unit);
    return c.go('next');
  },
  choose: {
    power: (c, vars) => decides(c, vars.side),
    prompt: 'suffer',
    window: 'suffer',
    clause: 'GLO 8.4#5',
    about: (_, vars) => ({ left: vars.left }),
    offers(c, vars) {
      for (const unit of bearers(c, vars)) c.offer('allot', unit);
    },
    why(c, vars, [, unit]) {
      const able = typeof unit === 'number' && unitsIn(c, vars.slots).includes(unit);
      return able ? { reason: 'othersFirst', clause: 'GLO 8.4#5' } : { reason: 'notInBattle', clause: 'GLO 8.4#5' };
    },
    take: {
      allot(c: Ctx, vars: Suffering, unit: number) {
        bear(c, vars, unit);
        return c.go('next');
      },
    },
  },
});

/** Whether there is a choice between a unit's last point and one that another can spare. */
function mayFinish({ s }: Board, able: readonly number[]): boolean {
  return able.some((unit) => s.points[unit] === 1) && able.some((unit) => s.points[unit] !== 1);
}

/** Whom the staff lets bear it: the unit with most points left. */
function strongest(b: Board, units: readonly number[]): number {
  return units.reduce((best, unit) => ((b.s.points[unit] as number) > (b.s.points[best] as number) ? unit : best));
}

function bear(c: Ctx, vars: Suffering, unit: number): void {
  lose(c, unit, 1, vars.clause);
  vars.left--;
  vars.shares = Math.max(0, (vars.shares ?? 0) - 1);
}
