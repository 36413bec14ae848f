import { type Dice, forkDice, type Kind, type Referee, type Seat, StateDice, type State } from '@bivouac/kernel';
import { Workbench } from '../plans.ts';
import type { Seen } from '../bot.ts';
import { Hunches, type Quickness } from './hunches.ts';
import { goesOn, type Line } from './run.ts';
import type { Spending } from './spending.ts';

/** Plays on after a line of actions, quickly, for all seats, and says what came of it. */
export class Settler<G extends Kind> {
  readonly #seats: Hunches<G>[] = [];
  readonly #seen: Seen<G>;
  readonly #dice: Dice;
  readonly #how: Quickness;
  readonly #spending: Spending;

  constructor(seen: Seen<G>, how: Quickness, spending: Spending) {
    this.#spending = spending;
    this.#seen = seen;
    this.#dice = new StateDice(forkDice(seen.dice));
    this.#how = how;
  }

  hunches(seat: Seat): Hunches<G> {
    let found = this.#seats[seat];
    if (found === undefined) {
      const { game, guide } = this.#seen;
      if (guide === undefined || guide === null) throw new Error('nothing to think with');
      found = new Hunches(new Workbench(game, guide, seat, this.#dice, this.#spending), this.#how);
      this.#seats[seat] = found;
    }
    return found;
  }

  /** The worth of a line in one world, after the rest of the run and so many runs of whoever comes next. */
  settle(line: Line<G>, world: State<G['state']>, runs: number): number {
    const { seat } = this.#seen;
    const { bench } = this.hunches(seat);
    let referee = bench.on(world);
    for (const actions of line.plans) bench.playOn(referee, actions);
    referee = this.#finish(referee, seat);
    for (let run = 0; run < runs; run++) {
      const [next] = referee.finished ? [] : referee.waiting();
      if (next === undefined) break;
      referee = this.#finish(referee, next);
    }
    return bench.worth(referee);
  }

  /** The rest of a seat's run, played quickly. */
  #finish(from: Referee<G>, seat: Seat): Referee<G> {
    const hunches = this.hunches(seat);
    const { bench } = hunches;
    let referee = from;
    for (let n = 0; n < LONGEST && goesOn(bench, referee); n++) {
      const offers = referee.offers(seat);
      const before = bench.guide.evaluate(referee.state, seat);
      const best = hunches.best(referee.state, offers, before);
      if (best === null) break;
      referee = best.after;
    }
    return referee;
  }
}

const LONGEST = 12;
