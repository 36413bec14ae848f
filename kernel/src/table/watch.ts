import type { Kind } from '../procedure.ts';
import type { Referee } from '../referee.ts';
import type { Seat } from '../seats.ts';
import { timeUpFor } from './acts.ts';
import type { Clocks } from './clock.ts';

/** What the rules leave a seat of the time for what it is asked now; null where they set none, or nothing would come of it. */
function watchLeft<G extends Kind>(referee: Referee<G>, clocks: Clocks, seat: Seat): number | null {
  const limit = referee.prepared.game.watch?.(referee.state, seat) ?? null;
  if (limit === null || !referee.waiting().includes(seat) || timeUpFor(referee, seat) === null) return null;
  return limit - clocks.waited(seat);
}

/** Whether the time that the rules leave a seat is over, or will be in so many milliseconds. */
export function isWatchOut<G extends Kind>(referee: Referee<G>, clocks: Clocks, seat: Seat, within = 0): boolean {
  const left = watchLeft(referee, clocks, seat);
  return left !== null && left <= within;
}

/** After how many milliseconds the rules' own time is over for one of these seats; null if they set none. */
export function untilWatchOut<G extends Kind>(
  referee: Referee<G>,
  clocks: Clocks,
  seats: readonly Seat[],
): number | null {
  const left = seats.flatMap((seat) => watchLeft(referee, clocks, seat) ?? []);
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}
