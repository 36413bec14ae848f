import { ARTILLERY } from '../content/types.ts';
import { inOrder } from '../rules/state.ts';
import type { Danger } from './danger.ts';
import { FAR, marchCosts } from './ground.ts';
import { type Prize, prizesOf, type Scene, sheetOf } from './scene.ts';

/** What a unit is to make for, or to stay at. */
export interface Goal {
  readonly hex: number;
  /** What is gained by being there in order at the end, in points. */
  readonly points: number;
  /** Whether it is ours, and lost as soon as nobody stands there. */
  readonly guards: boolean;
  /** Points of movement from each hex to it. */
  readonly costs: Uint8Array;
}

/** A turn later is worth so much less. */
export const PATIENCE = 0.82;
/** What a place that was ours is still worth to whoever has left it. */
const LEFT_OPEN = 0.35;
/** A second unit for the same place, and a third. */
const SUPPORT = [1, 0.45, 0.25] as const;

/** How much a place that is ours needs somebody: an enemy who is far away does not take it. */
function urgency(danger: Danger, prize: Prize): number {
  const { scene } = danger;
  if (prize.holder !== scene.side) return 1;
  const points = danger.nearestComer(prize.hex);
  if (points >= FAR || points > scene.turnsLeft * 6) return 0;
  return points <= 6 ? 1 : points <= 12 ? 0.6 : 0.3;
}

interface Wish {
  readonly unit: number;
  readonly prize: Prize;
  readonly worth: number;
}

/** Who makes for which place: the greatest worth first, nobody for two, and no place for many. */
export function goalsOf(danger: Danger, units: readonly number[]): Map<number, Goal> {
  const { scene } = danger;
  const { content, s } = scene;
  const prizes = prizesOf(scene).filter(({ points }) => points > 0);
  const goals = new Map<number, Goal>();
  const taken = new Map<number, number>();
  const able = units.filter((unit) => inOrder(s, unit) && sheetOf(scene, unit).arm !== ARTILLERY);
  for (;;) {
    let best: Wish | null = null;
    for (const unit of able) {
      if (goals.has(unit)) continue;
      for (const prize of prizes) {
        const second = SUPPORT[taken.get(prize.hex) ?? 0];
        if (second === undefined) continue;
        const worth = second * prize.points * urgency(danger, prize) * nearness(scene, unit, prize.hex);
        if (worth > 0.01 && (best === null || worth > best.worth)) best = { unit, prize, worth };
      }
    }
    if (best === null) return goals;
    const { unit, prize } = best;
    const share = SUPPORT[taken.get(prize.hex) ?? 0] ?? 0;
    taken.set(prize.hex, (taken.get(prize.hex) ?? 0) + 1);
    goals.set(unit, {
      hex: prize.hex,
      points: prize.points * share * urgency(danger, prize),
      guards: prize.holder === scene.side,
      costs: marchCosts(content, s.scenario, sheetOf(scene, unit).arm, prize.hex),
    });
  }
}

function nearness(scene: Scene, unit: number, hex: number): number {
  const { content, s } = scene;
  const sheet = sheetOf(scene, unit);
  const cost = marchCosts(content, s.scenario, sheet.arm, hex)[s.hex[unit] as number] as number;
  const turns = cost / sheet.moves[1];
  return cost >= FAR || turns > scene.turnsLeft ? 0 : PATIENCE ** turns;
}

/** What being in a hex is worth for whoever has this goal. */
export function goalWorth(scene: Scene, goal: Goal, unit: number, hex: number): number {
  if (hex === goal.hex) return goal.points;
  const cost = goal.costs[hex] as number;
  if (cost >= FAR) return 0;
  const turns = Math.max(0.5, cost / sheetOf(scene, unit).moves[1]);
  // Whoever walks off what he guards finds the enemy there when he comes back.
  if (goal.guards) return LEFT_OPEN * goal.points * PATIENCE ** turns;
  // In the last turn only being there counts.
  if (turns > scene.turnsLeft - 1) return 0.1 * goal.points * PATIENCE ** turns;
  return goal.points * PATIENCE ** turns;
}
