import { PUBLIC, type Seat, type Viewer } from '../seats.ts';

/**
 * How each viewer counts the entries of a match. What a seat does inside a private branch, and its standing orders, are
 * not counted by the others: from gaps in the numbers they could tell how often somebody thought again.
 */
export class Numbering {
  /** Per viewer (the public first) and entry: the number of that entry, or of the last one before it that counts. */
  readonly #numbers: number[][];

  constructor(seats: number) {
    this.#numbers = Array.from({ length: seats + 1 }, () => [0]);
  }

  /** Counts the next entry; `hidden` is the only seat that may notice it, if it is private. */
  add(hidden: Seat | null): void {
    for (const [i, numbers] of this.#numbers.entries()) {
      const viewer = i + PUBLIC;
      numbers.push((numbers.at(-1) ?? 0) + (hidden === null || hidden === viewer ? 1 : 0));
    }
  }

  /** What a viewer calls an entry (from 1; 0 is the setting up). */
  of(viewer: Viewer, entry: number): number {
    return this.#numbers[viewer - PUBLIC]?.[entry] ?? 0;
  }

  count(viewer: Viewer): number {
    return this.#numbers[viewer - PUBLIC]?.at(-1) ?? 0;
  }

  /** The entry that a viewer calls by a number, or 0. */
  entry(viewer: Viewer, number: number): number {
    return number < 1 ? 0 : Math.max(0, this.#numbers[viewer - PUBLIC]?.indexOf(number) ?? 0);
  }
}
