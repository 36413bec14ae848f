import type { Condition, Range } from '../content/types-goals.ts';
import type { Board } from '../rules/state.ts';
import { holds } from '../rules/victory/conditions.ts';

/** A part of a condition: how far it is, from 0 to 1, and the figures where something is counted. */
export interface Part {
  readonly condition: Condition;
  readonly held: boolean;
  /** So many of so many, where the least is counted. */
  readonly figures: readonly [now: number, least: number] | null;
}

type Counted = Extract<Condition, Range>;

const isCounted = (condition: Condition): condition is Counted => 'atLeast' in condition && condition.atLeast > 0;

/** The greatest number for which the rules say that it holds: they alone count, the page only asks. */
function reachedOf(b: Board, condition: Counted, self: number): number {
  let now = condition.atLeast;
  while (now > 0 && !holds(b, { ...condition, atLeast: now }, { self, those: [] })) now--;
  return now;
}

/** The parts of a condition that must all hold. */
export function partsOf(b: Board, condition: Condition, self: number): readonly Part[] {
  if (condition.kind === 'all') return condition.of.flatMap((one) => partsOf(b, one, self));
  const held = holds(b, condition, { self, those: [] });
  const figures = isCounted(condition) ? ([reachedOf(b, condition, self), condition.atLeast] as const) : null;
  return [{ condition, held, figures }];
}

/** How far all of it is, from 0 to 1. */
export function nearness(parts: readonly Part[]): number {
  const sum = parts.reduce((all, { held, figures }) => {
    if (held) return all + 1;
    return figures === null ? all : all + Math.min(0.9, figures[0] / figures[1]);
  }, 0);
  return parts.length === 0 ? 0 : sum / parts.length;
}
