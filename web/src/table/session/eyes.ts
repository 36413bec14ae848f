import type { Seat } from '@bivouac/kernel';
import type { SeatInfo } from '@bivouac/kernel/table';
import type { Look } from '../../worker/protocol.ts';

/** What happens next on the screen, and for whose eyes. */
export type Eyes =
  | { readonly kind: 'over' }
  | { readonly kind: 'bot' }
  /** The same person goes on, or there is but one. */
  | { readonly kind: 'same'; readonly seat: Seat }
  /** Another person reacts to what everybody can see. */
  | { readonly kind: 'openly'; readonly seat: Seat }
  /** A question for the common view, whoever had the screen. */
  | { readonly kind: 'common'; readonly seat: Seat }
  | { readonly kind: 'handOver'; readonly seat: Seat }
  /** Somebody elsewhere is to act. */
  | { readonly kind: 'others' };

export function personsOf(seats: readonly SeatInfo[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

export function whoseEyes({ showing, viewer, bot, person, openly }: Look): Eyes {
  if (showing.result !== null) return { kind: 'over' };
  if (bot !== null) return { kind: 'bot' };
  if (person === null) return { kind: 'over' };
  if (person === viewer) return { kind: 'same', seat: person };
  return { kind: kindOf[openly], seat: person };
}

const kindOf = { no: 'handOver', reaction: 'openly', table: 'common' } as const;

/** Whether somebody looks at his own things while he is asked what all may see: he can put them away again. */
export function mayPutAway({ showing, viewer, person, openly }: Look): boolean {
  return openly === 'table' && person === viewer && personsOf(showing.seats).length > 1;
}
