import type { Seat } from '@bivouac/kernel';
import type { Claim, Done, Table } from '@bivouac/kernel/table';
import type { Kind } from '@bivouac/kernel';

/** What a seat does about somebody who does not come, or about its own leave. */
export type AbsenceDeed =
  | { readonly kind: 'give'; readonly other: Seat; readonly ms: number }
  /** With a level, a bot goes on for the other; without, he has lost as the table was set up. */
  | { readonly kind: 'claim'; readonly other: Seat; readonly why: Claim; readonly level: string | null }
  | { readonly kind: 'away'; readonly isAway: boolean };

export function doAbsence<G extends Kind>(table: Table<G>, seat: Seat, deed: AbsenceDeed, now: number): Done {
  switch (deed.kind) {
    case 'give':
      return table.give(seat, deed.other, deed.ms, now);
    case 'claim':
      return table.claim(seat, deed.other, deed.why, deed.level, now);
    case 'away':
      return table.setAway(seat, deed.isAway, now);
    default:
      return deed satisfies never;
  }
}
