import type { Action, Kind, Referee, State } from '@bivouac/kernel';
import type { Tried, Workbench } from '../plans.ts';

/** Several actions of one seat in a row, as far as they were thought through on one imagined state. */
export interface Line<G extends Kind> {
  /** The actions of each plan, one after the other. */
  readonly plans: readonly (readonly Action[])[];
  readonly after: Referee<G>;
  /** What it is worth: there, or where chance had a hand in it, in other imagined states. */
  value: number;
  /** Whether something new came to light on the way, so that luck and merit must be told apart. */
  readonly hazy: boolean;
  /** Whether that was done. */
  checked: boolean;
  /** What was done, in whatever order. */
  readonly deeds: readonly string[];
}

/** Whether a seat goes on: it is asked for its next action, and nothing else is going on. */
export function goesOn<G extends Kind>({ guide, seat }: Workbench<G>, referee: Referee<G>): boolean {
  return !referee.finished && !guide.midway(referee.state) && referee.waiting().includes(seat);
}

function lineOf<G extends Kind>({ actions, after, value, chancy }: Tried<G>, before?: Line<G>): Line<G> {
  const hazy = chancy || before?.hazy === true;
  const plans = [...(before?.plans ?? []), actions];
  return { plans, after, value, hazy, checked: !hazy, deeds: deedsOf(actions, before) };
}

function deedsOf<G extends Kind>(actions: readonly Action[], before?: Line<G>): readonly string[] {
  return [...(before?.deeds ?? []), JSON.stringify(actions)].sort();
}

/** More actions in a row than this are not thought through. */
const LONGEST = 8;

/** Thinks through what a seat does until somebody else acts. */
export class Run<G extends Kind> {
  readonly #bench: Workbench<G>;
  readonly #others: readonly State<G['state']>[];

  /** `others` are worlds like the one that the first plans were tried on: they tell what was only luck there. */
  constructor(bench: Workbench<G>, others: readonly State<G['state']>[]) {
    this.#bench = bench;
    this.#others = others;
  }

  /** The best lines to the end of the run: at each length so many of the best are followed. */
  think(first: readonly Tried<G>[], width: number, most: number): Line<G>[] {
    const bench = this.#bench;
    const ended: Line<G>[] = [];
    let lines = first.map((plan) => lineOf(plan));
    for (let length = 1; lines.length > 0; length++) {
      const open: Line<G>[] = [];
      for (const line of lines) (length < LONGEST && goesOn(bench, line.after) ? open : ended).push(line);
      lines = [];
      const known = new Set<string>();
      for (const line of this.best(open, width)) {
        const { after } = line;
        // The same in another order comes to the same, nearly always: once is enough.
        const fresh = (actions: readonly Action[]) => !isKnown(known, deedsOf(actions, line).join());
        for (const plan of bench.plans(after.state, after.offers(bench.seat), fresh)) lines.push(lineOf(plan, line));
      }
    }
    return this.best(ended, most);
  }

  /** The best of some lines, once their luck is taken off. */
  best(lines: readonly Line<G>[], most: number): Line<G>[] {
    const sorted = [...lines].sort((a, b) => a.value - b.value);
    const found: Line<G>[] = [];
    while (found.length < most) {
      const line = sorted.pop();
      if (line === undefined) break;
      if (line.checked) found.push(line);
      else {
        this.#check(line);
        insert(sorted, line);
      }
    }
    return found;
  }

  /**
   * Judges a line by the same actions in worlds other than the one that suggested them; what is not possible there is
   * left out. So nobody builds on a card that he would have to be lucky to draw.
   */
  #check(line: Line<G>): void {
    const bench = this.#bench;
    line.checked = true;
    if (this.#others.length === 0) return;
    let sum = 0;
    for (const world of this.#others) {
      const referee = bench.on(world);
      for (const actions of line.plans) if (goesOn(bench, referee)) bench.playOn(referee, actions);
      sum += bench.worth(referee);
    }
    line.value = sum / this.#others.length;
  }
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
