import { WAITING } from '../rules/state.ts';
import type { Scene } from './scene.ts';

/** Own units that are due and still wait outside: the road in must be cleared for them. */
export function dueOutside({ content, s, side }: Scene, soon = 0): number[] {
  const arrivals = content.scenarios[s.scenario]?.arrivals ?? [];
  return arrivals
    .filter((one) => one.side === side && one.turn <= s.turn + soon)
    .flatMap((one) => one.units.filter((unit) => s.hex[unit] === WAITING));
}

/** The hexes by which own units are still to come, now or in the next turn. */
export function ownGates(scene: Scene): Set<number> {
  const { content, s, side } = scene;
  const due = new Set(dueOutside(scene, 1));
  const arrivals = content.scenarios[s.scenario]?.arrivals ?? [];
  return new Set(
    arrivals
      .filter((one) => one.side === side && one.units.some((unit) => due.has(unit)))
      .flatMap(({ hexes }) => hexes),
  );
}
