import { forkDice, type Kind, StateDice, type State } from '@bivouac/kernel';
import { type Tried, Workbench } from '../plans.ts';
import type { Seen } from '../bot.ts';
import { Hunches } from './hunches.ts';
import { goesOn, type Line } from './run.ts';
import type { Spending } from './spending.ts';

/** Plays on after a line of actions, quickly, and says what came of it. */
export class Sequel<G extends Kind> {
  readonly #hunches: Hunches<G>;
  readonly #longest: number;

  constructor({ game, guide, seat, dice }: Seen<G>, spending: Spending) {
    if (guide === undefined || guide === null) throw new Error('nothing to think with');
    this.#hunches = new Hunches(new Workbench(game, guide, seat, new StateDice(forkDice(dice)), spending));
    // Where only so many actions are thought through a run is no whole, and may be ended at any time.
    this.#longest = guide.ahead === undefined ? LONGEST : 0;
  }

  /** Remembers what an own plan brought. */
  note(plan: Tried<G>, before: number): void {
    this.#hunches.note(plan, before);
  }

  /** What a line is worth in one world, after the rest of the run. */
  of(line: Line<G>, world: State<G['state']>): number {
    const { bench } = this.#hunches;
    let referee = bench.on(world);
    for (const actions of line.plans) bench.playOn(referee, actions);
    let value = bench.worth(referee);
    for (let n = 0; n < this.#longest && goesOn(bench, referee); n++) {
      const best = this.#hunches.best(referee.state, referee.offers(bench.seat), value);
      if (best === null) break;
      ({ after: referee, value } = best);
    }
    return value;
  }
}

const LONGEST = 12;
