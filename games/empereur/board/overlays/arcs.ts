import { CAVALRY, type EmpereurContent } from '../../content/types.ts';
import { valueAt } from '../../rules/fire/coverage.ts';
import { fireArc, includesDirection } from '../../rules/formations/poses.ts';
import { fireValue } from '../../rules/formations/values.ts';
import { distance, type Field, fieldOf } from '../../rules/ground/field.ts';
import { blockerBetween, lineBetween } from '../../rules/ground/sight.ts';
import { boardOf, isOccupied } from '../../rules/piles/board.ts';
import type { EmpereurState } from '../../rules/state.ts';

/** A hex in the arc and range of a unit: what it fires with there, and what hides it if it cannot be seen. */
export interface Aimed {
  readonly hex: number;
  readonly value: number;
  readonly blocker: number;
}

function within(field: Field, from: number, range: number): readonly number[] {
  return field.inPlay.flatMap((inPlay, hex) => (inPlay && distance(field, from, hex) <= range ? [hex] : []));
}

/** EMP VII.1-3, VII.6-7: where a unit can fire as it stands, with what, and what is hidden from it. */
export function arcOf(content: EmpereurContent, s: EmpereurState, unit: number): readonly Aimed[] {
  const sheet = content.units[unit];
  const from = s.hex[unit] ?? -1;
  if (sheet === undefined || from < 0 || sheet.arm === CAVALRY) return [];
  const field = fieldOf(content, s.scenario);
  const [form, steps] = [s.form[unit] as number, s.steps[unit] as number];
  const arc = fireArc(sheet.arm, form, s.facing[unit] as number);
  return within(field, from, sheet.range).flatMap((hex) => {
    const away = distance(field, from, hex);
    if (away === 0 || fireValue(content, sheet, steps, form, away) === 0) return [];
    if (!lineBetween(field, from, hex).leaves.some((one) => includesDirection(arc, one))) return [];
    const value = valueAt(content, s, unit, hex);
    const blocker = value > 0 ? -1 : blockerBetween(content, s.scenario, from, hex, (one) => isOccupied(s, one));
    return [{ hex, value, blocker }];
  });
}

/** The fire of each side's top units on every hex: totals by side. */
export function fireMap(
  content: EmpereurContent,
  s: EmpereurState,
): readonly { readonly hex: number; readonly of: readonly [number, number] }[] {
  const totals = new Map<number, [number, number]>();
  for (const [top] of boardOf(s).on.values()) {
    const side = top === undefined ? undefined : content.units[top]?.side;
    if (top === undefined || side === undefined) continue;
    for (const { hex, value } of arcOf(content, s, top)) {
      if (value === 0) continue;
      const here = totals.get(hex) ?? [0, 0];
      here[side === 1 ? 1 : 0] += value;
      totals.set(hex, here);
    }
  }
  return [...totals].map(([hex, of]) => ({ hex, of }));
}

/** Which hexes are seen from one, and what hides the others. */
export function sightFrom(
  content: EmpereurContent,
  s: EmpereurState,
  from: number,
): readonly { readonly hex: number; readonly blocker: number }[] {
  const { inPlay } = fieldOf(content, s.scenario);
  if (inPlay[from] !== true) return [];
  return inPlay.flatMap((is, hex) =>
    is && hex !== from
      ? [{ hex, blocker: blockerBetween(content, s.scenario, from, hex, (one) => isOccupied(s, one)) }]
      : [],
  );
}
