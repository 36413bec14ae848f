import { type State, varsOf } from '@bivouac/kernel';
import { type Ride, ride } from '../rules/charge/ride.ts';
import type { Meeting } from '../rules/charge/answers.ts';
import { horse } from '../rules/charge/counter.ts';
import { type Recoil, recoil } from '../rules/charge/recoil.ts';
import { type Alarm, squares } from '../rules/charge/squares.ts';
import { type Shooting, shootingPhase } from '../rules/fire/phase.ts';
import { rallyPhase } from '../rules/morale/rally.ts';
import { type March, march } from '../rules/movement/march.ts';
import { riding } from '../rules/movement/phase.ts';
import type { Riding } from '../rules/movement/rides.ts';
import { bandUnits } from '../rules/piles/board.ts';
import { type Arriving, calls, type Flight } from '../rules/register.ts';
import { type Shocks, shockPhase } from '../rules/shock/phase.ts';
import type { Shock } from '../rules/shock/blows.ts';
import { shock } from '../rules/shock/shock.ts';
import type { EmpereurState } from '../rules/state.ts';

/** What is being done at this moment, as far as the frames say; all of it is open. */
export interface GoingOn {
  readonly march: March | null;
  readonly ride: Ride | null;
  readonly riding: Riding | null;
  readonly shooting: Shooting | null;
  readonly shocks: Shocks | null;
  readonly shock: Shock | null;
  readonly flight: Flight | null;
  readonly recoil: Recoil | null;
  /** Who is asked whether to form square, or whether cavalry answers: where the charge or the mover is. */
  readonly alarm: Alarm | null;
  readonly meeting: Meeting | null;
  readonly rallying: number;
  /** Who comes onto the map, and by which hex, once that is known. */
  readonly arriving: Arriving | null;
}

export function goingOn({ stack }: State<EmpereurState>): GoingOn {
  return {
    march: varsOf(stack, march),
    ride: varsOf(stack, ride),
    riding: varsOf(stack, riding),
    shooting: varsOf(stack, shootingPhase),
    shocks: varsOf(stack, shockPhase),
    shock: varsOf(stack, shock),
    flight: varsOf(stack, calls.flight),
    recoil: varsOf(stack, recoil),
    alarm: varsOf(stack, squares)?.at ?? null,
    meeting: varsOf(stack, horse)?.at ?? null,
    rallying: varsOf(stack, rallyPhase)?.unit ?? -1,
    arriving: varsOf(stack, calls.arrive),
  };
}

/** The units that are being moved, charged with, or seen to run. */
export function moversOf(
  s: EmpereurState,
  { march: marching, ride: charge, flight, recoil: back }: GoingOn,
): readonly number[] {
  const band = flight?.band ?? back?.band ?? charge?.band ?? marching?.band;
  return band === undefined ? [] : bandUnits(s, band);
}

/** The hex that it all turns about, or -1. */
export function centreHex(s: EmpereurState, going: GoingOn): number {
  const {
    flight,
    recoil: back,
    alarm,
    meeting,
    shock: fought,
    ride: charge,
    march: marching,
    riding: rider,
    rallying,
    arriving,
  } = going;
  const at =
    flight?.at ??
    back?.at ??
    alarm?.at ??
    meeting?.at ??
    fought?.hex ??
    charge?.at ??
    marching?.at ??
    (rider === null ? undefined : s.chiefHex[rider.chief]) ??
    arriving?.hex;
  return at ?? (rallying >= 0 ? (s.hex[rallying] ?? -1) : -1);
}
