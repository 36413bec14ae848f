import { type Action, isOffered, type Kind, type Offer, type State } from '@bivouac/kernel';
import type { Tried, Workbench } from '../plans.ts';

/** Something a seat may do, and what it brought when it was last tried. */
interface Hunch {
  readonly actions: readonly Action[];
  gain: number;
}

/** So many of what brought most before are tried. */
const TRIES = 2;

/**
 * How a seat plays on quickly: it remembers what each action brought in positions of the same search, tries the few
 * that brought most on the position at hand, and takes the best of them.
 */
export class Hunches<G extends Kind> {
  readonly bench: Workbench<G>;
  readonly #all: Hunch[] = [];
  readonly #byName = new Map<string, Hunch>();
  #sorted = true;

  constructor(bench: Workbench<G>) {
    this.bench = bench;
  }

  /** Remembers what a plan brought, against the worth of the position before. */
  note({ actions, value }: Tried<G>, before: number): void {
    const name = JSON.stringify(actions);
    const gain = value - before;
    const known = this.#byName.get(name);
    if (known !== undefined) known.gain = gain;
    else {
      const hunch = { actions, gain };
      this.#byName.set(name, hunch);
      this.#all.push(hunch);
    }
    this.#sorted = false;
  }

  /** The best of a few plans for this position, or null if none comes to mind. */
  best(state: State<G['state']>, offers: readonly Offer[], before: number): Tried<G> | null {
    let best: Tried<G> | null = null;
    if (!this.#sorted) this.#all.sort((a, b) => b.gain - a.gain);
    this.#sorted = true;
    let tries = 0;
    for (const { actions } of this.#all.slice()) {
      if (tries >= TRIES) break;
      const [first] = actions;
      if (first === undefined || !isOffered(offers, first)) continue;
      const plan = this.bench.again(state, actions);
      if (plan === null) continue;
      this.note(plan, before);
      if (best === null || plan.value > best.value) best = plan;
      tries++;
    }
    return best;
  }
}
