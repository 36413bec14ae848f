import { CAVALRY, type EmpereurContent } from '../../content/types.ts';
import { charging } from '../../rules/charge/ride.ts';
import { facingsAfter } from '../../rules/formations/allowed.ts';
import { boardOf } from '../../rules/piles/board.ts';
import { type EmpereurState, inOrder, LINE } from '../../rules/state.ts';
import { chargeReach } from '../reach.ts';

/** EMP IX.2: the hexes that the cavalry on top of a pile could charge to as it stands, by either line it may form. */
function reachOf(content: EmpereurContent, s: EmpereurState, unit: number): ReadonlySet<number> {
  const [hex, form, facing] = [s.hex[unit] as number, s.form[unit] as number, s.facing[unit] as number];
  const lines = form === LINE ? [facing] : facingsAfter(CAVALRY, form, facing, LINE);
  const found = new Set<number>();
  for (const line of lines) {
    const turned = { ...s, facing: s.facing.with(unit, line) };
    for (const { at } of chargeReach(content, turned, charging(0, hex), [unit])) found.add(at.at);
  }
  return found;
}

/** By side: every hex that its cavalry could charge to. */
export function chargeMap(
  content: EmpereurContent,
  s: EmpereurState,
): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const sides: readonly [Set<number>, Set<number>] = [new Set(), new Set()];
  for (const [top] of boardOf(s).on.values()) {
    const sheet = top === undefined ? undefined : content.units[top];
    if (top === undefined || sheet?.arm !== CAVALRY || !inOrder(s, top)) continue;
    for (const hex of reachOf(content, s, top)) sides[sheet.side === 1 ? 1 : 0].add(hex);
  }
  return sides;
}
