import type { Action, Kind, State } from '@bivouac/kernel';
import type { Referee } from '@bivouac/kernel/guide';
import type { Tried, Workbench } from '../plans.ts';
import type { Sequel } from './sequel.ts';

/** Several actions of one seat in a row, as far as they were thought through in one imagined world. */
export interface Line<G extends Kind> {
  /** The actions of each plan, one after the other. */
  readonly plans: readonly (readonly Action[])[];
  readonly after: Referee<G>;
  /** What the position is worth there. */
  readonly raw: number;
  /** What the line is worth: first a guess, then without what was only luck. */
  value: number;
  /** Whether something new came to light on the way: then other worlds must say what it is worth. */
  readonly hazy: boolean;
  settled: boolean;
  /** What was done, in whatever order. */
  readonly deeds: readonly string[];
  /** The lines that go on from here, once they were thought of. */
  further: readonly Line<G>[] | null;
}

/** Whether a seat goes on: it is asked for its next action, and nothing else is going on. */
export function goesOn<G extends Kind>({ guide, seat }: Workbench<G>, referee: Referee<G>): boolean {
  return !referee.finished && !guide.midway(referee.state) && referee.waiting().includes(seat);
}

/** More actions in a row than this are not thought through. */
const LONGEST = 8;

/** Thinks through what a seat does until somebody else acts. */
export class Run<G extends Kind> {
  readonly #bench: Workbench<G>;
  readonly #sequel: Sequel<G>;
  readonly #worlds: readonly State<G['state']>[];
  readonly #first: readonly Line<G>[];
  readonly #longest: number;

  /**
   * `worlds` are others than the one that the first plans were tried on: what was only luck there is none here. No line
   * is thought through for more than `longest` actions.
   */
  constructor(
    sequel: Sequel<G>,
    bench: Workbench<G>,
    first: readonly Tried<G>[],
    worlds: readonly State<G['state']>[],
    longest = LONGEST,
  ) {
    this.#longest = longest;
    this.#bench = bench;
    this.#sequel = sequel;
    this.#worlds = worlds;
    this.#first = first.map((plan) => lineOf(plan));
  }

  /** The best lines to the end of the run: at each length so many of the best are followed. */
  think(width: number, most: number): Line<G>[] {
    const ended: Line<G>[] = [];
    let lines = this.#first;
    for (let length = 1; lines.length > 0; length++) {
      const open: Line<G>[] = [];
      for (const line of lines) (length < this.#longest && goesOn(this.#bench, line.after) ? open : ended).push(line);
      const known = new Set<string>();
      lines = this.best(open, width).flatMap((line) => this.#further(line, known));
    }
    return this.best(ended, most);
  }

  /** What can be done after a line, without what others of the same length come to in another order. */
  #further(line: Line<G>, known: Set<string>): readonly Line<G>[] {
    if (line.further !== null) return line.further.filter(({ deeds }) => !isKnown(known, deeds.join()));
    const { seat } = this.#bench;
    const { after } = line;
    // The same in another order comes to the same, nearly always: once is enough.
    const fresh = (actions: readonly Action[]) => !isKnown(known, deedsOf(actions, line).join());
    const plans = this.#bench.plans(after.state, after.offers(seat), fresh);
    for (const plan of plans) this.#sequel.note(plan, line.raw);
    line.further = plans.map((plan) => lineOf(plan, line));
    return line.further;
  }

  /** The best of some lines, once it is known what comes of them. */
  best(lines: readonly Line<G>[], most: number): Line<G>[] {
    const sorted = [...lines].sort((a, b) => a.value - b.value);
    const found: Line<G>[] = [];
    while (found.length < most) {
      const line = sorted.pop();
      if (line === undefined) break;
      if (line.settled) found.push(line);
      else {
        this.#settle(line);
        insert(sorted, line);
      }
    }
    return found;
  }

  /** Does the same in other worlds than the one that suggested it; what is not possible there is left out. */
  #settle(line: Line<G>): void {
    line.settled = true;
    if (this.#worlds.length === 0) return;
    const bench = this.#bench;
    let sum = 0;
    for (const world of this.#worlds) {
      const referee = bench.on(world);
      for (const actions of line.plans) bench.playOn(referee, actions);
      sum += bench.worth(referee);
    }
    line.value = sum / this.#worlds.length;
  }
}

function lineOf<G extends Kind>({ actions, after, value, chancy }: Tried<G>, before?: Line<G>): Line<G> {
  const hazy = chancy || before?.hazy === true;
  const plans = [...(before?.plans ?? []), actions];
  const deeds = deedsOf(actions, before);
  const guess = value + (before === undefined ? 0 : before.value - before.raw);
  return { plans, after, raw: value, value: guess, hazy, settled: !hazy, deeds, further: null };
}

function deedsOf<G extends Kind>(actions: readonly Action[], before?: Line<G>): readonly string[] {
  return [...(before?.deeds ?? []), actions.join('/')].sort();
}

/** Whether a name was known already; from now on it is. */
function isKnown(names: Set<string>, name: string): boolean {
  const size = names.size;
  return names.add(name).size === size;
}

/** Puts a line where it belongs among lines in ascending order. */
function insert<G extends Kind>(sorted: Line<G>[], line: Line<G>): void {
  let at = sorted.length;
  while (at > 0 && (sorted[at - 1] as Line<G>).value > line.value) at--;
  sorted.splice(at, 0, line);
}
