import { chainOf, UNIT_RADIUS } from '../rules/command/chain.ts';
import { distance } from '../rules/ground/field.ts';
import type { Scene } from './scene.ts';

/** A chief rides after his men when they have moved: so many hexes further they may go than he commands now. */
const FOLLOWS = 4;
const EACH_HEX = 0.2;
const MOST = 1.2;

/** EMP XVII.2: with a radius of command, what it costs to go where one's own chief no longer commands. */
export function strayCost(
  { content, s, field }: Pick<Scene, 'content' | 's' | 'field'>,
  unit: number,
  hex: number,
): number {
  if (s.command === undefined) return 0;
  const at = s.chiefHex[chainOf(content, s.scenario).chief[unit] ?? -1] ?? -1;
  if (at < 0) return 0;
  return Math.min(MOST, EACH_HEX * Math.max(0, distance(field, at, hex) - UNIT_RADIUS - FOLLOWS));
}
