import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { CAVALRY, type EmpereurContent, type Unit } from '../../content/types.ts';
import { setOut, uncover } from '../piles/order.ts';
import { CHARGED, type Empereur, type EmpereurState, has, inOrder } from '../state.ts';
import { charging, ride } from './ride.ts';

/** EMP IX.2#1, IX.2#17: cavalry of the active side in good order, without any test. */
export function mayCharge(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  const sheet = content.units[unit] as Unit;
  return sheet.arm === CAVALRY && sheet.side === s.active && inOrder(s, unit) && !has(s, unit, CHARGED);
}

function chargers(c: Context<Empereur>): number[] {
  return c.s.hex.map((_, unit) => unit).filter((unit) => mayCharge(c.content, c.s, unit));
}

/** EMP IX.2: charges are declared and ridden one after the other. */
export const chargePhase: Procedure<Empereur, Record<string, never>> = procedure<Empereur, Record<string, never>>(
  'chargePhase',
  {
    look: (c) => (chargers(c).length > 0 ? c.go('declare') : c.return()),
    declare: {
      power: (c) => c.s.active,
      prompt: 'declare',
      clause: 'EMP IX.2#1',
      offers(c) {
        for (const unit of chargers(c)) c.offer('charge', unit);
        c.offer('done');
      },
      why: () => ({ reason: 'noCharge', clause: 'EMP IX.2#1' }),
      take: {
        charge(c: Context<Empereur>, _: object, unit: number) {
          const at = c.s.hex[unit] as number;
          uncover(c, at);
          return c.call(ride, charging(setOut(c.s, [unit]), at), 'look');
        },
        done: (c: Context<Empereur>) => c.return(),
      },
    },
  },
);
