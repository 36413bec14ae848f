import type { Seat } from '@bivouac/kernel';
import type { Heard } from '@bivouac/kernel/guide';
import type { Phrase } from '../talk.ts';

/** The last of these phrases that a seat was heard to say; null if it said none. */
function lastOf(heard: readonly Heard[], seat: Seat, ...among: readonly Phrase[]): Heard | null {
  for (let i = heard.length - 1; i >= 0; i--) {
    const one = heard[i];
    if (one?.seat === seat && (among as readonly string[]).includes(one.phrase)) return one;
  }
  return null;
}

/** What a power has let others know of itself, as far as a seat has heard it. */
export interface Known {
  /** Whether it has a card for a treaty; null if it has not said. */
  readonly card: boolean | null;
  /** Francs that it said it can pay. */
  readonly francs: number | null;
  /** Whether it would join an alliance that `by` begins; null if it has not said. */
  joins(by: number): boolean | null;
}

export function knownOf(
  heard: readonly Heard[] | undefined,
  { holder }: { readonly holder: readonly Seat[] },
  power: number,
): Known {
  const seat = holder[power] ?? -1;
  const said = heard ?? [];
  const card = lastOf(said, seat, 'haveDiplomacy', 'noDiplomacy', 'refuseNoCard', 'joinIfCard');
  return {
    card: card === null ? null : card.phrase === 'haveDiplomacy',
    francs: lastOf(said, seat, 'canPay')?.numbers[0] ?? null,
    joins(by) {
      const about = said.filter(({ numbers: [whom] }) => whom === by);
      const word = lastOf(about, seat, 'wouldJoin', 'wouldNotJoin');
      return word === null ? null : word.phrase === 'wouldJoin';
    },
  };
}

/** Lands that others were last heard to march on. */
export function calledFor(heard: readonly Heard[] | undefined): ReadonlySet<number> {
  const bySeat = new Map<Seat, number>();
  for (const { seat, phrase, numbers } of heard ?? []) if (phrase === 'marchOn') bySeat.set(seat, numbers[0] ?? -1);
  return new Set(bySeat.values());
}

/** Whether somebody was heard to be about to ask this power for an alliance. */
export function isSought(heard: readonly Heard[] | undefined, power: number): boolean {
  return (heard ?? []).some(({ phrase, numbers: [whom] }) => phrase === 'seekAlliance' && whom === power);
}
