import { sumOf } from '@bivouac/kernel/guide';
import { entrenchPlan } from '../rules/actions/entrench.ts';
import { decides } from '../rules/players/partners.ts';
import { priceOf, waysToPay } from '../rules/command/price.ts';
import { OFF } from '../rules/state.ts';
import { type Column, type Columns, type Goal, inStacks } from './columns.ts';
import { outlined } from './evaluate.ts';
import { riskOf } from './fights.ts';
import { Foresight } from './foresight.ts';
import type { Outlook } from './outlook.ts';
import { assembled, merged, type Pile } from './piles.ts';

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
/** A command point that is spent, and one that nobody has: what cannot be paid for is not done. */
const SPENT = 0.02;
const OVERDRAWN = 30;
/** Enemies that everybody is thought to fall upon at first, at the most; ideas that are followed up; rounds of improving one. */
const TARGETS = 6;
const PURSUED = 6;
const ROUNDS = 3;
/** Goals of a column that are thought of beside enemies: those that are best by themselves. */
const GOALS = 7;

/**
 * Schemes that are thought through with what is answered, at the most: those that look best, and others like the best of
 * them. Once the first have marched, there is less to think about.
 */
const THOROUGH = { first: 8, then: 4 };
const VARIED = { first: 120, then: 40 };
/** What seems worse than the best by more than this is not thought through. */
const HOPELESS = 3;

/** The best that a side can do with its columns: several first ideas, each improved column by column, the best of them further. */
export function bestOperation(o: Outlook, side: number, all: Columns): Operation {
  const scheme = new Scheme(o, side, all);
  const ideas = firstIdeas(o, side, all.columns).map((first) => scheme.improved(first, 1));
  ideas.sort((one, two) => two.value - one.value);
  const found = ideas.slice(0, PURSUED).map(({ choice }) => scheme.improved(choice, ROUNDS));
  found.sort((one, two) => two.value - one.value);
  const best = o.w.foresight > 0 ? scheme.thought([...found, ...ideas]) : found[0];
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

/** Columns of one camp that march to one town, or one that digs. */
interface Group {
  /** By the numbers of its columns. */
  name: string;
  readonly columns: Column[];
  readonly piles: Pile[];
  readonly way: readonly number[];
}

const DIGS = 'digs ';

/** By column the number of its goal, and what that is worth. */
interface Choice {
  readonly choice: readonly number[];
  readonly value: number;
}

/** What is thought of: where each column goes. */
class Scheme {
  readonly #o: Outlook;
  readonly #side: number;
  readonly #all: Columns;
  readonly #known = new Map<string, number>();
  readonly #risks = new Map<string, number>();
  readonly #prices = new Map<string, readonly number[]>();
  /** By army: the command points that it has left. */
  readonly #purse: readonly number[];
  readonly #goals: (readonly number[])[] = [];
  /** Columns that stand together. */
  readonly #camps: readonly (readonly number[])[];

  constructor(o: Outlook, side: number, all: Columns) {
    this.#o = o;
    this.#side = side;
    this.#all = all;
    const { command, spent } = o.b.s;
    this.#purse = command.map((points, army) => points - (spent[army] as number));
    const camps = new Map<string, number[]>();
    for (const [i, { town, edge }] of all.columns.entries()) {
      const name = `${town} ${edge}`;
      camps.set(name, [...(camps.get(name) ?? []), i]);
    }
    this.#camps = [...camps.values()].filter((camp) => camp.length > 1);
  }

  /** The best scheme when the enemy answers: of some, and of those that differ from the best of them by one column. */
  thought(schemes: readonly Choice[]): Choice {
    const when = this.#o.b.s.acted.includes(1) ? 'then' : 'first';
    const foresight = new Foresight(this.#side);
    const known = new Set<string>();
    let best: Choice = { choice: [], value: Number.NEGATIVE_INFINITY };
    const consider = (choice: readonly number[]): boolean => {
      const key = choice.join();
      if (known.has(key)) return false;
      known.add(key);
      const { o, cost } = this.#outlook(choice);
      const value = foresight.worth(o, cost, best.value);
      if (value <= best.value) return false;
      best = { choice, value };
      return true;
    };
    const most = schemes[0]?.value ?? 0;
    for (const { choice, value } of schemes) {
      if (known.size >= THOROUGH[when] || value < most - HOPELESS) break;
      consider(choice);
    }
    const end = known.size + VARIED[when];
    while (known.size < end) {
      if (!this.#around(best.choice).some((other) => known.size < end && consider(other))) break;
    }
    return best;
  }

  /** The schemes that differ from another by one column or one camp, those first that seem best. */
  #around(choice: readonly number[]): readonly (readonly number[])[] {
    const near: Choice[] = [];
    const add = (other: readonly number[]) => near.push({ choice: other, value: this.#value(other) });
    for (const i of this.#all.columns.keys()) {
      for (const goal of this.#goalsOf(i)) if (goal !== choice[i]) add(choice.with(i, goal));
    }
    for (const camp of this.#camps) {
      for (const wanted of this.#goalsOf(camp[0] ?? 0)) add(this.#together(choice, camp, wanted));
    }
    return near.sort((one, two) => two.value - one.value).map((one) => one.choice);
  }

  /** The same with everybody in a camp sent where one goal of its first column leads. */
  #together(choice: readonly number[], camp: readonly number[], wanted: number): number[] {
    const { columns } = this.#all;
    const town = columns[camp[0] ?? 0]?.goals[wanted]?.town;
    const other = choice.slice();
    for (const i of camp) {
      const goal = columns[i]?.goals.findIndex((one) => one.town === town && !one.digs) ?? -1;
      if (goal >= 0) other[i] = goal;
    }
    return other;
  }

  improved(first: readonly number[], rounds: number): Choice {
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
        for (const wanted of this.#goalsOf(camp[0] ?? 0)) {
          const other = this.#together(choice, camp, wanted);
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
    const standing = [...fixed];
    /** Who marches together. */
    const groups = new Map<string, Group>();
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
      standing.push(goal.pile);
      if (choice[i] === 0) continue;
      if (goal.digs) {
        cost += STIR;
        groups.set(`${DIGS}${i}`, { name: `${DIGS}${i}`, columns: [column], piles: [], way: [] });
        entrenched ??= [...o.entrenched];
        entrenched[goal.town] = this.#side;
        continue;
      }
      cost += STIR + (goal.forced ? STRAGGLES * Math.min(5, goal.pile.points) : 0);
      const group = `${column.town} ${column.edge} ${goal.town}`;
      const marching = groups.get(group);
      if (marching === undefined) {
        groups.set(group, { name: `${i}`, columns: [column], piles: [goal.pile], way: goal.way });
      } else {
        marching.name += ` ${i}`;
        marching.columns.push(column);
        marching.piles.push(goal.pile);
      }
      for (const town of goal.taken) {
        control ??= [...o.b.s.control];
        control[town] = this.#side;
      }
    }
    cost += this.#bill(groups.values());
    for (const group of groups.values()) cost += this.#risk(group);
    const own = assembled(standing, o.known.piles);
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

  /** What the command points cost that some groups need. */
  #bill(groups: Iterable<Group>): number {
    const left = [...this.#purse];
    let cost = 0;
    for (const group of groups) {
      const price = this.#price(group);
      for (const [army, points] of price.entries()) {
        if (points === 0) continue;
        cost += SPENT * points;
        left[army] = (left[army] as number) - points;
      }
    }
    for (const points of left) if (points < 0) cost -= OVERDRAWN * points;
    return cost;
  }

  /** By army: the command points that a group costs (GLO 4.5); whoever comes by an edge pays nothing. */
  #price({ name, columns }: Group): readonly number[] {
    const known = this.#prices.get(name);
    if (known !== undefined) return known;
    const { b } = this.#o;
    const found = this.#purse.map(() => 0);
    const [first] = columns;
    if (first !== undefined && first.edge === OFF) {
      const stacks = inStacks(b, columns);
      for (const slots of stacks) {
        const price = name.startsWith(DIGS) ? this.#digging(first) : priceOf(b, slots, waysToPay(b, slots)[0] ?? OFF);
        for (const [army, points] of price.entries()) found[army] = (found[army] as number) + points;
      }
    }
    this.#prices.set(name, found);
    return found;
  }

  #digging({ town, edge, slots }: Column): readonly number[] {
    const side = this.#side;
    const power = decides(this.#o.b, side);
    return entrenchPlan(this.#o.b, { power, side, town, edge, slots: [...slots], payer: OFF, free: false }).price;
  }

  #risk({ name, piles, way }: Group): number {
    const end = way.at(-1);
    if (end === undefined) return 0;
    const key = `${name}>${end}`;
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
