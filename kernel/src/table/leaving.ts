import { bitOf, type Seat } from '../seats.ts';
import type { State } from '../state.ts';
import type { SeatInfo } from './types.ts';

/**
 * What becomes of a seat that resigns or runs out of time in a match of three or more: a bot goes on in its place, or its
 * powers go to the partner whom the game names. Without it, the match ends as it does between two.
 */
export type Leaving =
  | { readonly to: 'bot'; readonly level: string }
  | { readonly to: 'partner'; readonly level: string };

/** Fewer seats than this, and whoever leaves has lost. */
export const FEWEST_TO_GO_ON = 3;

/** Gives all powers of a seat to another one, which then knows what the first one knew. */
export function handOver<S>(state: State<S>, from: Seat, to: Seat): void {
  state.holder = state.holder.map((seat) => (seat === from ? to : seat));
  tellAll(state.game, bitOf(from), bitOf(to));
}

/** Going back does not bring somebody back who has left: his powers stay with his heir. */
export function keepHeirs<S>(state: State<S>, begun: readonly SeatInfo[], now: readonly SeatInfo[]): void {
  for (const [seat, { powers }] of now.entries()) {
    const [power = -1] = powers.length > 0 ? [] : (begun[seat]?.powers ?? []);
    const heir = now.findIndex((one) => one.powers.includes(power));
    if (power >= 0 && heir >= 0) handOver(state, seat, heir);
  }
}

/** Whatever one has seen, the other has seen from now on: veils are known by their two columns. */
function tellAll(value: unknown, from: number, to: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && typeof value[0] !== 'object') return;
  const { is, seen } = value as { is?: unknown; seen?: unknown };
  if (Array.isArray(is) && Array.isArray(seen)) {
    for (const [slot, bits] of (seen as number[]).entries()) if ((bits & from) !== 0) seen[slot] = bits | to;
    return;
  }
  for (const field of Object.values(value)) tellAll(field, from, to);
}

/** A way of leaving as a file says it. */
export function isLeaving(value: unknown): value is Leaving {
  if (typeof value !== 'object' || value === null) return false;
  const { to, level } = value as { to?: unknown; level?: unknown };
  return (to === 'bot' || to === 'partner') && typeof level === 'string';
}
