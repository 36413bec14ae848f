import type { Seat } from '@bivouac/kernel';
import type { Heard } from '@bivouac/kernel/guide';
import type { Row } from '@bivouac/kernel/table';

/** A phrase that was spoken: in which row, by whom, to whom (nobody named: to all). */
interface Saying extends Heard {
  readonly row: number;
  readonly to: readonly Seat[];
}

function sayingIn({ no, entry }: Row): Saying | null {
  const [verb, audience, phrase, ...numbers] = entry?.act ?? [];
  if (entry === undefined || entry === null || verb !== '!say' || typeof phrase !== 'string') return null;
  // A text of one's own is for people.
  if (!numbers.every((part): part is number => typeof part === 'number')) return null;
  const to = audience === '' ? [] : String(audience).split(' ').map(Number);
  return { row: no, seat: entry.seat, to, phrase, numbers };
}

/** What has been said in a match, as far as its rows are at hand: read once, and then only what is new. */
export class Sayings {
  readonly #said: Saying[] = [];
  #read = -1;

  /** What a seat has heard before a row, the oldest first; what it said itself included. */
  heardBy(seat: Seat, after: (no: number) => readonly Row[], before: number): readonly Heard[] {
    for (const row of after(this.#read)) {
      const saying = sayingIn(row);
      if (saying !== null) this.#said.push(saying);
      this.#read = row.no;
    }
    return this.#said
      .filter(({ row, to, seat: by }) => row < before && (to.length === 0 || by === seat || to.includes(seat)))
      .map(({ seat: by, phrase, numbers }) => ({ seat: by, phrase, numbers }));
  }
}
