import { type Action, isOffered, type Kind, type Offer, type State } from '@bivouac/kernel';
import type { Tried, Workbench } from '../plans.ts';

/** Something a seat may do, and what it brought when it was last tried. */
interface Hunch {
  readonly actions: readonly Action[];
  gain: number;
}

/** How many tries a step takes: of what brought most before, and of what comes to mind. */
export interface Quickness {
  readonly known: number;
  readonly fresh: number;
}

/**
 * How a seat plays on quickly: it remembers what each action brought in positions of the same search, tries the few
 * that brought most and a few others on the position at hand, and takes the best of them.
 */
export class Hunches<G extends Kind> {
  readonly bench: Workbench<G>;
  readonly #all: Hunch[] = [];
  readonly #byName = new Map<string, Hunch>();
  readonly #how: Quickness;
  #sorted = true;

  constructor(bench: Workbench<G>, how: Quickness) {
    this.bench = bench;
    this.#how = how;
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
    const { known, fresh } = this.#how;
    let best: Tried<G> | null = null;
    const consider = (plan: Tried<G> | null) => {
      if (plan === null) return false;
      this.note(plan, before);
      if (best === null || plan.value > best.value) best = plan;
      return true;
    };
    if (!this.#sorted) this.#all.sort((a, b) => b.gain - a.gain);
    this.#sorted = true;
    let tries = 0;
    for (const { actions } of this.#all.slice()) {
      if (tries >= known) break;
      const [first] = actions;
      if (first === undefined || !isOffered(offers, first)) continue;
      if (consider(this.bench.again(state, actions))) tries++;
    }
    for (let n = 0; n < fresh; n++) consider(this.bench.anyPlan(state, offers));
    return best;
  }
}
