import { type Dice, forkDice, type Kind, type Referee, type Seat, StateDice, type State } from '@bivouac/kernel';
import { type Tried, Workbench } from '../plans.ts';
import type { Seen } from '../bot.ts';
import { Hunches, type Quickness } from './hunches.ts';
import { goesOn, type Line } from './run.ts';
import type { Spending } from './spending.ts';

/** Plays on after a line of actions, quickly, for all seats, and says what came of it. */
export class Sequel<G extends Kind> {
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

  #hunches(seat: Seat): Hunches<G> {
    let found = this.#seats[seat];
    if (found === undefined) {
      const { game, guide } = this.#seen;
      if (guide === undefined || guide === null) throw new Error('nothing to think with');
      found = new Hunches(new Workbench(game, guide, seat, this.#dice, this.#spending), this.#how);
      this.#seats[seat] = found;
    }
    return found;
  }

  /** Remembers what an own plan brought. */
  note(plan: Tried<G>, before: number): void {
    this.#hunches(this.#seen.seat).note(plan, before);
  }

  /** What a position of the own run is worth by the end of that run. */
  after(referee: Referee<G>, value: number): number {
    return this.#finish(referee, this.#seen.seat, value).value;
  }

  /** What a line is worth in one world, after the rest of the run and so many runs of whoever comes next. */
  of(line: Line<G>, world: State<G['state']>, runs: number): number {
    const { seat } = this.#seen;
    const { bench } = this.#hunches(seat);
    const begun = bench.on(world);
    for (const actions of line.plans) bench.playOn(begun, actions);
    let { referee, value } = this.#finish(begun, seat, bench.worth(begun));
    for (let run = 0; run < runs; run++) {
      const [next] = referee.finished ? [] : referee.waiting();
      if (next === undefined) break;
      const other = this.#hunches(next).bench;
      ({ referee } = this.#finish(referee, next, other.worth(referee)));
      value = bench.worth(referee);
    }
    return value;
  }

  /** The rest of a seat's run, played quickly; what it is worth to that seat in the end. */
  #finish(from: Referee<G>, seat: Seat, worth: number): { referee: Referee<G>; value: number } {
    const hunches = this.#hunches(seat);
    let [referee, value] = [from, worth];
    // Where only so many actions are thought through a run is no whole, and may be ended at any time.
    const longest = this.#seen.guide?.ahead === undefined ? LONGEST : 0;
    for (let n = 0; n < longest && goesOn(hunches.bench, referee); n++) {
      const best = hunches.best(referee.state, referee.offers(seat), value);
      if (best === null) break;
      ({ after: referee, value } = best);
    }
    return { referee, value };
  }
}

const LONGEST = 12;
