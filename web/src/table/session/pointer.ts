import type { StoreApi } from 'zustand/vanilla';
import { type Explanation, type Offer, PUBLIC, type Seat, type Thing } from '@bivouac/kernel';
import type { TableState } from './table-state.ts';

type Explain = (seat: Seat, thing: Thing) => Promise<Explanation>;

/** What is pointed at, in the list or on the board, and what there is to say about it. */
export class Pointer {
  readonly #store: StoreApi<TableState>;
  readonly #explain: Explain;
  #pointing = 0;

  constructor(store: StoreApi<TableState>, explain: Explain) {
    this.#store = store;
    this.#explain = explain;
  }

  weigh(offer: Offer | null): void {
    this.#store.setState({ weighed: offer });
  }

  show(thing: Thing | null): void {
    this.#store.setState({ shown: thing });
  }

  async point(thing: Thing | null): Promise<void> {
    const mark = ++this.#pointing;
    const { seat, look, past } = this.#store.getState();
    if (thing === null || past !== null) {
      this.#store.setState({ weighed: null, pointed: null });
      return;
    }
    this.#store.setState({ weighed: null, pointed: { thing, explanation: null } });
    const eyes = seat ?? look?.viewer ?? PUBLIC;
    if (eyes < 0) return;
    const explanation = await this.#explain(eyes, thing);
    if (mark === this.#pointing) this.#store.setState({ pointed: { thing, explanation } });
  }
}
