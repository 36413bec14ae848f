import type { EmpereurContent, Scenario } from '../../content/types.ts';
import { distance, fieldOf } from '../ground/field.ts';
import { type EmpereurState, WAITING } from '../state.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** EMP XIII#7: the units of a side that wait in a zone beside which a hex lies. */
export function disturbed({ content, s }: Asked, side: number, hex: number): number[] {
  const field = fieldOf(content, s.scenario);
  return (content.scenarios[s.scenario] as Scenario).arrivals
    .filter((one) => one.placed === true && one.side === side)
    .filter((one) => one.hexes.some((at) => distance(field, at, hex) <= 1))
    .flatMap((one) => one.units.filter((unit) => s.hex[unit] === WAITING));
}

/** Whether somebody who has come to a hex brings out a reserve of this side. */
export function bringsOut(asked: Asked, side: number, hex: number): boolean {
  return disturbed(asked, side, hex).length > 0;
}
