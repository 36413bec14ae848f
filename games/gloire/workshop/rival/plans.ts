import { adjacentTo } from '../../rules/pieces/map.ts';
import { readyAt, waitingAt } from '../../rules/movement/ready.ts';
import { decoyIn, hasStrength } from '../../rules/pieces/pieces.ts';
import { allowance, mayEnter, mayForce, moverOf, type Spent, withinLimits } from '../../rules/pieces/stack.ts';
import { OFF } from '../../rules/state.ts';
import type { Judge } from './judge.ts';
import { opinion } from './opinion.ts';
import { type Goal, goalsOf, type Walk, worthwhile } from './reach.ts';
import { type Stack, stacksOf } from './stacks.ts';
import type { Survey } from './survey.ts';

/** A march thought through to its end. */
export interface MarchPlan {
  readonly slots: readonly number[];
  readonly goal: Goal;
  readonly forced: boolean;
  /** What it gains over doing nothing. */
  readonly worth: number;
}

const FRESH: Spent = [0, 0, 0, 0];

/** What a movement phase is thought through with. */
export class Planner {
  readonly survey: Survey;
  readonly judge: Judge;
  readonly #wanted: readonly number[];
  readonly #risks = new Map<string, number>();
  readonly #goals = new Map<string, readonly Goal[]>();
  readonly #known = new Map<string, readonly MarchPlan[]>();

  constructor(survey: Survey, judge: Judge) {
    this.survey = survey;
    this.judge = judge;
    const { places, foes, side, b } = survey;
    const towns = places.flatMap(({ town }) => (b.s.control[town] === side ? [] : [town]));
    const strongest = [...foes.values()]
      .filter(({ mean }) => mean.points > 0)
      .sort((one, two) => two.mean.points - one.mean.points);
    this.#wanted = [...new Set([...towns, ...strongest.slice(0, 6).map(({ town }) => town)])];
  }

  /** All that could be sent off from a town or an edge, the best first. */
  plansAt(town: number, edge: number, power: number, free: boolean): readonly MarchPlan[] {
    const key = `${town} ${edge} ${power} ${free}`;
    const known = this.#known.get(key) ?? this.#thinkOf(town, edge, power, free);
    this.#known.set(key, known);
    return known;
  }

  #thinkOf(town: number, edge: number, power: number, free: boolean): readonly MarchPlan[] {
    const { b, side } = this.survey;
    const ready = edge === OFF ? readyAt(b, town, side) : waitingAt(b, edge, side);
    const found: MarchPlan[] = [];
    for (const stack of stacksOf(b, ready, power, free || edge !== OFF)) {
      // Leaders and guns cannot come in where enemies stand at the edge.
      if (edge !== OFF && !mayEnter(b, side, stack.slots, town)) continue;
      const walk = { slots: stack.slots, at: town, spent: FRESH, forced: false, entering: edge !== OFF };
      for (const plan of this.marches(walk, stack.price)) found.push(plan);
      if (edge === OFF) for (const plan of this.#forced(walk, stack)) found.push(plan);
    }
    return found.sort((one, two) => two.worth - one.worth);
  }

  /** Where a stack could go from where it is. */
  marches(walk: Walk, price: number): MarchPlan[] {
    const goals = worthwhile(this.survey, this.#reachOf(walk), this.#wanted);
    return goals.map((goal) => this.#plan(walk, goal, price));
  }

  /** Stacks of the same pace have the same goals. */
  #reachOf(walk: Walk): readonly Goal[] {
    const { slots, at, spent, forced, entering } = walk;
    const { b } = this.survey;
    const paces = slots.map((slot) => `${moverOf(b, slot)}${allowance(b, slot, forced, entering)}`);
    const kinds = [slots.some((slot) => hasStrength(b, slot)), slots.every((slot) => decoyIn(b, slot) !== OFF)];
    const key = [at, spent, forced, kinds, ...new Set(paces.sort())].join(' ');
    const known = this.#goals.get(key) ?? goalsOf(this.survey, walk);
    this.#goals.set(key, known);
    return known;
  }

  /** A forced march only for what a normal one does not reach, and not into a battle. */
  #forced(walk: Walk, { slots, price }: Stack): MarchPlan[] {
    const { survey } = this;
    if (survey.peace || !mayForce(survey.b, slots) || slots.length > 3) return [];
    const near = new Set(this.#reachOf(walk).map(({ town }) => town));
    const farther = { ...walk, forced: true };
    const goals = this.#reachOf(farther).filter(({ town, taken }) => {
      if (near.has(town) || survey.foes.has(town)) return false;
      return taken.length > 0 || survey.groups.has(town) || survey.places.some((place) => place.town === town);
    });
    return goals.map((goal) => this.#plan(farther, goal, price));
  }

  #plan({ slots, at, forced }: Walk, goal: Goal, price: number): MarchPlan {
    const { b } = this.survey;
    const change = { slots, town: goal.town, taken: goal.taken, worn: forced };
    const troops = slots.filter((slot) => hasStrength(b, slot)).length;
    const throws = (forced ? 1 : 0) + (withinLimits(b, slots) ? 0 : 1);
    const cost = opinion.stir + opinion.command * price + opinion.straggle * opinion.strength * 0.5 * throws * troops;
    let worth = this.judge.value(change) - this.judge.now - cost;
    if (goal.town !== at) for (const town of goal.way) worth -= this.#risk(slots, town);
    return { slots, goal, forced, worth };
  }

  /** What an interception may cost on the way through a town. */
  #risk(slots: readonly number[], town: number): number {
    const { survey } = this;
    if (survey.peace || survey.foes.has(town)) return 0;
    const key = `${slots.join()} ${town}`;
    const known = this.#risks.get(key);
    if (known !== undefined) return known;
    const force = survey.force(slots);
    let risk = 0;
    if (force.points > 0) {
      for (const near of adjacentTo(survey.b, town)) {
        const foe = survey.foes.get(near);
        if (foe === undefined || foe.mean.points < 0.8 * force.points) continue;
        const { worth } = survey.attack(force, { ...foe, town });
        if (worth < 0) risk = Math.max(risk, -worth * foe.real * 0.3);
      }
    }
    this.#risks.set(key, risk);
    return risk;
  }
}
