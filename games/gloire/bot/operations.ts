import { sumOf } from '@bivouac/kernel';
import type { Column, Columns, Goal } from './columns.ts';
import { outlined } from './evaluate.ts';
import { riskOf } from './fights.ts';
import type { Outlook } from './outlook.ts';
import { merged, type Pile } from './piles.ts';

/** Columns that march together, and where to. */
export interface Order {
  readonly columns: readonly Column[];
  readonly goal: Goal;
}

/** What a side does with all its columns in one movement phase. */
export interface Operation {
  /** The next one first. */
  readonly orders: readonly Order[];
  readonly value: number;
}

/** What stirring a column must gain at least, and a point of strength that a forced march costs. */
const STIR = 0.03;
const STRAGGLES = 0.06;
/** The two command points of an entrenchment. */
const DIGGING = 0.08;
/** Enemies that everybody is thought to fall upon at first, at the most; ideas that are followed up; rounds of improving one. */
const TARGETS = 6;
const PURSUED = 6;
const ROUNDS = 3;
/** Goals of a column that are thought of beside enemies: those that are best by themselves. */
const GOALS = 7;

/** The best that a side can do with its columns: several first ideas, each improved column by column, the best of them further. */
export function bestOperation(o: Outlook, side: number, all: Columns): Operation {
  const scheme = new Scheme(o, side, all);
  const ideas = firstIdeas(o, side, all.columns).map((first) => scheme.improved(first, 1));
  ideas.sort((one, two) => two.value - one.value);
  const [best] = ideas
    .slice(0, PURSUED)
    .map(({ choice }) => scheme.improved(choice, ROUNDS))
    .sort((one, two) => two.value - one.value);
  return { orders: ordersOf(all.columns, best?.choice ?? []), value: best?.value ?? 0 };
}

/** By column the number of its goal: all stay, or all who can fall upon one enemy. */
function firstIdeas(o: Outlook, side: number, columns: readonly Column[]): number[][] {
  const ideas = [columns.map(() => 0)];
  const foes = [...o.piles[side === 0 ? 1 : 0]].sort((one, two) => two.points - one.points);
  for (const { town, points } of foes.slice(0, TARGETS)) {
    if (points < 1) continue;
    const idea = columns.map(({ goals }) => {
      const found = goals.findIndex((goal) => goal.town === town);
      return found < 0 ? 0 : found;
    });
    if (idea.some((goal) => goal > 0)) ideas.push(idea);
  }
  return ideas;
}

/** What is thought of: where each column goes. */
class Scheme {
  readonly #o: Outlook;
  readonly #side: number;
  readonly #all: Columns;
  readonly #known = new Map<string, number>();
  readonly #risks = new Map<string, number>();
  readonly #goals: (readonly number[])[] = [];
  /** Columns that stand together. */
  readonly #camps: readonly (readonly number[])[];

  constructor(o: Outlook, side: number, all: Columns) {
    this.#o = o;
    this.#side = side;
    this.#all = all;
    const camps = new Map<string, number[]>();
    for (const [i, { town, edge }] of all.columns.entries()) {
      const name = `${town} ${edge}`;
      camps.set(name, [...(camps.get(name) ?? []), i]);
    }
    this.#camps = [...camps.values()].filter((camp) => camp.length > 1);
  }

  improved(first: readonly number[], rounds: number): { choice: readonly number[]; value: number } {
    const { columns } = this.#all;
    let choice = [...first];
    let value = this.#value(choice);
    for (let round = 0; round < rounds; round++) {
      const before = value;
      for (const i of columns.keys()) {
        for (const goal of this.#goalsOf(i)) {
          if (goal === choice[i]) continue;
          const other = choice.slice();
          other[i] = goal;
          const found = this.#value(other);
          if (found > value + 1e-9) [choice, value] = [other, found];
        }
      }
      for (const camp of this.#camps) {
        const [leading = 0] = camp;
        for (const wanted of this.#goalsOf(leading)) {
          const town = columns[leading]?.goals[wanted]?.town;
          const other = choice.slice();
          for (const i of camp) {
            const goal = columns[i]?.goals.findIndex((one) => one.town === town && !one.digs) ?? -1;
            if (goal >= 0) other[i] = goal;
          }
          const found = this.#value(other);
          if (found > value + 1e-9) [choice, value] = [other, found];
        }
      }
      if (value <= before) break;
    }
    return { choice, value };
  }

  /** The goals of a column that are worth thinking of: to stay, to fall upon enemies, and what is best by itself. */
  #goalsOf(column: number): readonly number[] {
    const known = this.#goals[column];
    if (known !== undefined) return known;
    const { goals } = this.#all.columns[column] as Column;
    const foes = this.#o.piles[this.#side === 0 ? 1 : 0];
    const nobody = this.#all.columns.map(() => 0);
    const alone = goals.map((_, goal) => {
      const choice = nobody.slice();
      choice[column] = goal;
      return this.#value(choice);
    });
    const best = goals.map((_, goal) => goal).sort((one, two) => (alone[two] as number) - (alone[one] as number));
    const found = best.filter(
      (goal, i) => i < GOALS || goal === 0 || foes.some(({ town }) => town === goals[goal]?.town),
    );
    this.#goals[column] = found;
    return found;
  }

  /** What a position is worth that a scheme leads to. */
  #value(choice: readonly number[]): number {
    const key = choice.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#worth(choice);
    this.#known.set(key, found);
    return found;
  }

  #worth(choice: readonly number[]): number {
    const { o, cost } = this.#outlook(choice);
    return sumOf(outlined(o, this.#side).parts) - cost;
  }

  /** The position that a scheme leads to, and what it costs to get there. */
  #outlook(choice: readonly number[]): { o: Outlook; cost: number } {
    const o = this.#o;
    const { columns, fixed } = this.#all;
    const here = new Map<number, Pile[]>();
    const put = (pile: Pile) => {
      const list = here.get(pile.town);
      if (list === undefined) here.set(pile.town, [pile]);
      else list.push(pile);
    };
    for (const pile of fixed) put(pile);
    /** Who marches together. */
    const groups = new Map<string, { columns: string; piles: Pile[]; way: readonly number[] }>();
    let control: number[] | null = null;
    let entrenched: number[] | null = null;
    let cost = 0;
    for (const [i, column] of columns.entries()) {
      const goal = column.goals[choice[i] as number] as Goal;
      // Nobody who waits at an edge is on the map before he enters.
      if (choice[i] === 0 && column.edge >= 0) {
        cost += 1;
        continue;
      }
      put(goal.pile);
      if (choice[i] === 0) continue;
      if (goal.digs) {
        cost += STIR + DIGGING;
        entrenched ??= [...o.entrenched];
        entrenched[goal.town] = this.#side;
        continue;
      }
      cost += STIR + (goal.forced ? STRAGGLES * Math.min(5, goal.pile.points) : 0);
      const group = `${column.town} ${column.edge} ${goal.town}`;
      const marching = groups.get(group);
      if (marching === undefined) groups.set(group, { columns: `${i}`, piles: [goal.pile], way: goal.way });
      else {
        marching.columns += ` ${i}`;
        marching.piles.push(goal.pile);
      }
      for (const town of goal.taken) {
        control ??= [...o.b.s.control];
        control[town] = this.#side;
      }
    }
    for (const group of groups.values()) cost += this.#risk(group);
    const own: Pile[] = [];
    for (const [town, piles] of here) own.push(merged(town, piles));
    const foes = o.piles[this.#side === 0 ? 1 : 0];
    const then: Outlook = {
      ...o,
      piles: this.#side === 0 ? [own, foes] : [foes, own],
      control: control ?? o.control,
      entrenched: entrenched ?? o.entrenched,
      settled: true,
    };
    return { o: then, cost };
  }

  #risk({ columns, piles, way }: { columns: string; piles: readonly Pile[]; way: readonly number[] }): number {
    const end = way.at(-1) ?? 0;
    const key = `${columns}>${end}`;
    let risk = this.#risks.get(key);
    if (risk === undefined) {
      risk = riskOf(this.#o, this.#side, merged(end, piles), way);
      this.#risks.set(key, risk);
    }
    return risk;
  }
}

/** Columns of one camp that have the same goal go together; the strongest go first. */
function ordersOf(columns: readonly Column[], choice: readonly number[]): Order[] {
  const found = new Map<string, { columns: Column[]; goal: Goal }>();
  for (const [i, column] of columns.entries()) {
    const goal = column.goals[choice[i] as number];
    if (choice[i] === 0 || goal === undefined) continue;
    const key = `${column.town} ${column.edge} ${goal.town} ${goal.forced} ${goal.digs}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { columns: [column], goal });
    else known.columns.push(column);
  }
  const points = (order: Order) => order.columns.reduce((sum, { goals: [stay] }) => sum + (stay?.pile.points ?? 0), 0);
  return [...found.values()].sort((one, two) => points(two) - points(one));
}
