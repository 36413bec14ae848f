import { cell } from '@bivouac/kernel';
import { adjacentTo, linkBetween } from '../../rules/pieces/map.ts';
import { canCross, mayEnter, type Spent, spend } from '../../rules/pieces/stack.ts';
import { countersAt, outsideAt } from '../../rules/pieces/pieces.ts';
import { OFF, other } from '../../rules/state.ts';
import type { Survey } from './survey.ts';

/** A town that a stack can come to: by which first step, past which towns, and which of those that score it takes. */
export interface Goal {
  readonly town: number;
  readonly first: number;
  readonly way: readonly number[];
  readonly taken: readonly number[];
}

/** A stack on its way: who, from where, with what already spent. */
export interface Walk {
  readonly slots: readonly number[];
  readonly at: number;
  readonly spent: Spent;
  readonly forced: boolean;
  readonly entering: boolean;
}

/** Every town that a stack can reach, where it stands included; it goes no further than the first enemies (GLO 5.3#7). */
export function goalsOf(survey: Survey, { slots, at, spent, forced, entering }: Walk): Goal[] {
  const { b, side } = survey;
  const how = { forced, entering };
  const troops = survey.force(slots).points > 0;
  const scores = new Set(survey.places.map(({ town }) => town));
  const goals = new Map<number, Goal>([[at, { town: at, first: OFF, way: [], taken: [] }]]);
  const costs = new Map<number, Spent>([[at, spent]]);
  const open = [at];
  for (let next = 0; next < open.length; next++) {
    const from = cell(open, next);
    if (from !== at && outsideAt(b, from, other(side)).length > 0) continue;
    const here = costs.get(from) ?? spent;
    const goal = goals.get(from);
    for (const town of adjacentTo(b, from)) {
      const link = linkBetween(b, from, town);
      const cost = spend(b, here, link);
      const known = costs.get(town);
      if (known !== undefined && known[0] <= cost[0]) continue;
      if (!canCross(b, slots, here, link, how) || !mayEnter(b, side, slots, town)) continue;
      costs.set(town, cost);
      const takes =
        troops && scores.has(town) && b.s.control[town] !== side && countersAt(b, town, other(side)).length === 0;
      goals.set(town, {
        town,
        first: goal === undefined || goal.first === OFF ? town : goal.first,
        way: [...(goal?.way ?? []), town],
        taken: takes ? [...(goal?.taken ?? []), town] : (goal?.taken ?? []),
      });
      open.push(town);
    }
  }
  return [...goals.values()];
}

/** Of all goals those worth a thought: towns that score, where somebody stands, and the nearest to each thing wanted. */
export function worthwhile(survey: Survey, goals: readonly Goal[], wanted: readonly number[]): Goal[] {
  const found = new Set<Goal>();
  for (const goal of goals) {
    const { town, taken } = goal;
    const scores = survey.places.some((place) => place.town === town);
    if (scores || taken.length > 0 || goal.first === OFF) found.add(goal);
    if (survey.foes.has(town) || survey.groups.has(town)) found.add(goal);
  }
  for (const target of wanted) {
    const far = survey.far(target);
    let best: Goal | null = null;
    for (const goal of goals) {
      if (survey.foes.has(goal.town) && goal.town !== target) continue;
      if (best === null || cell(far, goal.town) < cell(far, best.town)) best = goal;
    }
    if (best !== null) found.add(best);
  }
  return [...found];
}
