import { type LogPage, ownPage, ownPosition, type Position, type Push, type WireCall } from '@bivouac/host';
import { PUBLIC } from '@bivouac/kernel';
import { isLive } from './head.ts';
import type { LiveTable } from './live-table.ts';

/** So late those who look on see a live match, and nothing of the turn that is being played. */
export const DELAY = 180_000;

const NOT_FOR_YOU = { ok: false, refused: 'unknownSeat' } as const;
const clip = (value: unknown, most: number): number => Math.max(0, Math.min(Math.floor(Number(value)), most));

/** Somebody who looks on: he sees what nobody hides, of a live match later than those who play. */
export class Watcher {
  readonly #table: LiveTable;
  readonly #now: () => number;
  readonly #push: (push: Push) => void;
  #row = -1;
  #entries = 0;
  #begins = 0;

  constructor(table: LiveTable, now: () => number, push: (push: Push) => void) {
    this.#table = table;
    this.#now = now;
    this.#push = push;
  }

  get delay(): number {
    return isLive(this.#table.head) ? DELAY : 0;
  }

  /** Shows what may be seen by now, if it is news. Whoever calls has the table's turn. */
  async look(): Promise<void> {
    const { hosted } = this.#table;
    const { delay } = this;
    const { look, row } = await hosted.lookBack(this.#now() - delay, delay > 0, this.#row);
    const { entries } = look.showing;
    const isFirst = this.#row < 0;
    if (!isFirst && (row <= this.#row || entries === this.#entries)) return;
    if (isFirst) this.#begins = look.since;
    this.#row = row;
    this.#entries = entries;
    this.#push({ push: 'look', look, length: entries, asked: null, unasked: true });
  }

  /** Answers from what has been shown, and never from what has happened since. */
  async answer(ask: WireCall, [first, second]: readonly unknown[]): Promise<unknown> {
    if (ask === 'length') return this.#entries;
    if (ask === 'position') return this.#position(clip(first, this.#entries));
    if (ask === 'pastLog') return this.#log(clip(first, this.#entries + 1));
    if (ask === 'earlier') return this.#earlier();
    if (ask === 'course') return this.#course(clip(second, 400));
    if (ask === 'chances') return [];
    return ask === 'explain' ? null : NOT_FOR_YOU;
  }

  async #position(at: number): Promise<Position> {
    const { hosted } = this.#table;
    const numbers = await hosted.numbers(PUBLIC);
    return ownPosition(await hosted.position(numbers.entry(at), PUBLIC), at, numbers);
  }

  async #log(before: number): Promise<LogPage> {
    const { hosted } = this.#table;
    const numbers = await hosted.numbers(PUBLIC);
    return ownPage(await hosted.pastLog(numbers.entry(before), PUBLIC), numbers);
  }

  async #earlier(): Promise<LogPage> {
    const page = this.#begins <= 1 ? { since: 0, log: [] } : await this.#log(this.#begins);
    this.#begins = page.since;
    return page;
  }

  async #course(most: number): Promise<unknown> {
    const step = Math.max(1, Math.ceil(this.#entries / Math.max(1, most)));
    const course: unknown[] = [];
    for (let at = 0; at <= this.#entries; at += step) {
      const { view } = await this.#position(at);
      course.push({ at, view });
    }
    return course;
  }
}
