import type { Seat, SeatInfo } from '@bivouac/kernel';
import type { Look } from '../../worker/protocol.ts';

/** What happens next on the screen, and for whose eyes. */
export type Eyes =
  | { readonly kind: 'over' }
  | { readonly kind: 'bot' }
  /** The same person goes on, or there is but one. */
  | { readonly kind: 'same'; readonly seat: Seat }
  /** Another person reacts to what everybody can see. */
  | { readonly kind: 'openly'; readonly seat: Seat }
  | { readonly kind: 'handOver'; readonly seat: Seat };

export function personsOf(seats: readonly SeatInfo[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

export function whoseEyes({ showing, viewer, bot, person, openly }: Look): Eyes {
  if (showing.result !== null) return { kind: 'over' };
  if (bot !== null) return { kind: 'bot' };
  if (person === null) return { kind: 'over' };
  if (person === viewer) return { kind: 'same', seat: person };
  return { kind: openly ? 'openly' : 'handOver', seat: person };
}
