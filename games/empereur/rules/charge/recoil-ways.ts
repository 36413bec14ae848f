import type { EmpereurContent, Unit } from '../../content/types.ts';
import { around, directionTo, distance, fieldOf } from '../ground/field.ts';
import { paceOf } from '../movement/costs.ts';
import { mayStay } from '../movement/group.ts';
import { pileAt } from '../piles/board.ts';
import { compatible, fits, sideOf } from '../piles/limits.ts';
import type { EmpereurState } from '../state.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/**
 * EMP VI.8#5, ruling 211: the hexes to which cavalry may fall back from where it is: further from the enemy who made it go,
 * open to it, without enemies, and such that it may stay there.
 */
export function recoilWays(asked: Asked, units: readonly number[], at: number, enemy: number): number[] {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const [lead] = units;
  if (lead === undefined) return [];
  return around(field, at).filter((to) => {
    if (distance(field, to, enemy) <= distance(field, at, enemy)) return false;
    const there = pileAt(s, to);
    if (there.some((unit) => sideOf(content, unit) !== sideOf(content, lead))) return false;
    if (!compatible(content, there, units) || !fits(content, s, [...there, ...units])) return false;
    const direction = directionTo(field, at, to);
    const open = units.every(
      (unit) =>
        typeof paceOf(content, field, content.units[unit] as Unit, s.form[unit] as number, at, direction) !== 'string',
    );
    return open && mayStay(asked, units, to);
  });
}
