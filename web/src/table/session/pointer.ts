import type { StoreApi } from 'zustand/vanilla';
import { type Offer, PUBLIC, type Thing } from '@bivouac/kernel';
import type { Explanation } from '@bivouac/kernel/table';
import type { TableState } from './table-state.ts';

type Explain = (thing: Thing) => Promise<Explanation | null>;

/** What is said of a thing stays so long after the pointer left it: time enough to go to the buttons in it. */
export const LINGER = 260;

/** Another thing is spoken of once the pointer has rested on it so long: on the way to a button nothing changes. */
export const SETTLE = 140;

const waited = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** What is pointed at, in the list or on the board, and what there is to say about it. */
export class Pointer {
  readonly #store: StoreApi<TableState>;
  readonly #explain: Explain;
  /** Whether the pointer is on the explanation itself: then it stays as it is. */
  readonly #isHeld: () => boolean;
  #pointing = 0;

  constructor(store: StoreApi<TableState>, explain: Explain, isHeld: () => boolean = () => false) {
    this.#store = store;
    this.#explain = explain;
    this.#isHeld = isHeld;
  }

  weigh(offer: Offer | null): void {
    this.#pointing++;
    this.#store.setState({ weighed: offer, pointed: null });
  }

  /** Shows a thing on the board; `still` only marks it, and leaves the map where it is. */
  show(thing: Thing | null, still: boolean): void {
    this.#store.setState({ shown: thing, still });
  }

  /** Nothing more is said, at once. */
  dismiss(): void {
    this.#pointing++;
    this.#store.setState({ weighed: null, pointed: null });
  }

  /** Says what there is to say, all of it at once: a still pointer must not see the words change. */
  async point(thing: Thing | null): Promise<void> {
    const mark = ++this.#pointing;
    const isCurrent = (): boolean => mark === this.#pointing && !this.#isHeld();
    const { pointed, weighed } = this.#store.getState();
    const says = pointed !== null || weighed !== null;
    if (thing === null) {
      if (says) await waited(LINGER);
      if (isCurrent()) this.#store.setState({ weighed: null, pointed: null });
      return;
    }
    if (pointed !== null && (pointed.thing.kind !== thing.kind || pointed.thing.id !== thing.id)) await waited(SETTLE);
    if (!isCurrent()) return;
    const { seat, look, past } = this.#store.getState();
    if (past !== null) {
      this.#store.setState({ weighed: null, pointed: null });
      return;
    }
    const eyes = seat ?? look?.viewer ?? PUBLIC;
    const explanation = eyes < 0 ? null : await this.#explain(thing);
    if (isCurrent()) this.#store.setState({ weighed: null, pointed: { thing, explanation } });
  }
}
