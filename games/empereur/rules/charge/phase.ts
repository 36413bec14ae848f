import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import { CAVALRY, type EmpereurContent, type Unit } from '../../content/types.ts';
import { isWinded } from '../options/cavalry.ts';
import { pileAt } from '../piles/board.ts';
import { forgetRecoils, setOut, uncover } from '../piles/order.ts';
import { isOut } from '../command/out.ts';
import { mayChargeOut } from '../command/radius.ts';
import { isPeaceful, mayGiveUpOrder } from '../command/tactics.ts';
import { gatesFor } from '../arrivals/gates.ts';
import { arriving, calls, meet } from '../register.ts';
import { CHARGED, type Empereur, type EmpereurState, has, inOrder, other, WAITING } from '../state.ts';
import { isIdle } from '../interactive/roster.ts';
import { enemiesBefore } from './pace.ts';
import { scatter } from './scatter.ts';
import { isCharging } from './threat.ts';
import { charging, ride, riding } from './ride.ts';

/** EMP IX.2#1, IX.2#17: cavalry of the active side in good order, without any test. */
export function mayCharge(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  const sheet = content.units[unit] as Unit;
  return (
    sheet.arm === CAVALRY &&
    sheet.side === s.active &&
    inOrder(s, unit) &&
    !has(s, unit, CHARGED) &&
    !isIdle(s, content, unit) &&
    !isWinded(s, unit)
  );
}

/** Cavalry in good order that has not charged, whatever its orders: whether there is a question rests on these. */
function horsemen(c: Context<Empereur>): number[] {
  return c.s.hex.flatMap((_, unit) => (mayCharge(c.content, c.s, unit) ? [unit] : []));
}

function chargers(c: Context<Empereur>): number[] {
  return horsemen(c).filter((unit) => mayChargeOut(c, unit) && !isPeaceful(c, unit));
}

/** EMP VI.5: cavalry may give up its order whether it is commanded or not. */
function scatterers(c: Context<Empereur>): number[] {
  return horsemen(c).filter((unit) => mayGiveUpOrder(c, unit));
}

/** EMP XIII#1: cavalry that is still to come and may come in charging, whatever its orders. */
function newcomers(c: Context<Empereur>): number[] {
  const { content, s } = c;
  return s.hex.flatMap((at, unit) => {
    const { arm, side } = content.units[unit] as Unit;
    const waits = at === WAITING && arm === CAVALRY && side === s.active && !isIdle(s, content, unit);
    return waits && gatesFor(c, unit, { charges: true }).length > 0 ? [unit] : [];
  });
}

export interface Charges {
  /** 1 while the charges that are declared make up a combined one, and where those that have ridden halted (EMP IX.5). */
  combined: number;
  halted: number[];
}

export function charges(): Charges {
  return { combined: 0, halted: [] };
}

/** EMP IX.5#1: cavalry of several hexes is needed for a combined charge. */
function mayCombine(c: Context<Empereur>): boolean {
  return new Set(chargers(c).map((unit) => c.s.hex[unit])).size > 1;
}

/** EMP IX.5#1, IX.5#4: the first to have halted, and those who have an enemy before them whom all of these have. */
function united(c: Context<Empereur>, halted: readonly number[]): number[] {
  const before = (at: number) => {
    const unit = pileAt(c.s, at).find((one) => isCharging(c.content, c.s, one));
    return unit === undefined ? [] : enemiesBefore(c, unit);
  };
  const there = halted.filter((at) => before(at).length > 0);
  const [first] = there;
  let common = first === undefined ? [] : before(first);
  return there.filter((at) => {
    const shared = common.filter((hex) => before(at).includes(hex));
    if (shared.length > 0) common = shared;
    return shared.length > 0;
  });
}

/** EMP IX.2, IX.5: charges are declared and ridden one after the other, some of them as one combined charge. */
export const chargePhase: Procedure<Empereur, Charges> = procedure<Empereur, Charges>('chargePhase', {
  look(c, vars) {
    if (horsemen(c).length > 0 || newcomers(c).length > 0) return c.go('declare');
    return vars.combined === 1 ? c.go('unite') : c.return();
  },
  declare: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'declare',
    clause: 'EMP IX.2#1',
    offers(c, vars) {
      const units = chargers(c);
      for (const unit of units) c.offer('charge', unit);
      if (vars.combined === 0) {
        if (mayCombine(c)) c.offer('combine');
        for (const unit of scatterers(c)) c.offer('scatter', unit);
        for (const unit of newcomers(c)) if (!isPeaceful(c, unit)) c.offer('arrive', unit);
      }
      c.offer('done');
    },
    why(c, _, [verb, arg]) {
      if (verb === 'charge' && typeof arg === 'number' && horsemen(c).includes(arg)) {
        if (isPeaceful(c, arg)) return { reason: 'orderPeace', clause: 'EMP XVII.3#8' };
        if (isOut(c.s, arg)) return { reason: 'onlyContact', clause: 'EMP XVII.2#10' };
      }
      // EMP XVII.3#8: to come in charging is to attack.
      if (verb === 'arrive' && typeof arg === 'number' && newcomers(c).includes(arg) && isPeaceful(c, arg))
        return { reason: 'orderPeace', clause: 'EMP XVII.3#8' };
      return verb === 'combine'
        ? { reason: 'noCombine', clause: 'EMP IX.5#1' }
        : { reason: 'noCharge', clause: 'EMP IX.2#1' };
    },
    take: {
      charge(c: Context<Empereur>, vars: Charges, unit: number) {
        const at = c.s.hex[unit] as number;
        uncover(c, at);
        forgetRecoils(c.s);
        return c.call(ride, charging(setOut(c.s, [unit]), at, vars.combined), 'rode');
      },
      arrive: (c: Context<Empereur>, _: Charges, unit: number) =>
        c.call(calls.arrive, arriving(unit, { charge: 1 }), 'look'),
      combine(c: Context<Empereur>, vars: Charges) {
        vars.combined = 1;
        c.tell?.({ fact: 'combined', side: c.s.active, clause: 'EMP IX.5#1' });
        return c.go('declare');
      },
      scatter: (c: Context<Empereur>, _: Charges, unit: number) => scatter(c, [unit], 'EMP VI.5#1', 'look'),
      done: (c: Context<Empereur>, vars: Charges) => (vars.combined === 1 ? c.go('unite') : c.return()),
    },
  },
  rode(c, vars) {
    const at = c.result(riding);
    if (vars.combined === 1 && at >= 0) vars.halted.push(at);
    return c.go('look');
  },
  /** EMP IX.5#2: all have ridden: now they may be countercharged, and meet it together. */
  unite(c, vars) {
    const [first, ...also] = united(c, vars.halted);
    if (first === undefined) {
      vars.combined = 0;
      vars.halted = [];
      return c.go('look');
    }
    vars.halted = vars.halted.filter((at) => at !== first && !also.includes(at));
    return c.call(calls.meeting, meet(other(c.s.active), 0, first, { also, dodges: 0 }), 'unite');
  },
});
