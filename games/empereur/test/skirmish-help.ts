import { champUnits } from '../content/testing/champ.ts';
import { SKIRMISHERS } from '../rules/options/options.ts';
import { type Played, type Position, position } from './position.ts';

/** a and A are light infantry. */
export const light = champUnits.map((unit) => (unit.id === 'a' || unit.id === 'A' ? { ...unit, range: 2 } : unit));
export const [a, A] = [0, 11];

export function field(
  wanted: Position & { readonly spread?: Readonly<Record<number, string>> },
  on = SKIRMISHERS,
): Played {
  const { spread = {}, ...rest } = wanted;
  return position({
    columns: 14,
    units: light,
    ...rest,
    also: (s) => {
      if (on > 0) s.advanced = on;
      if (Object.keys(spread).length > 0) s.hex2 = s.hex.map(() => -1);
      for (const [unit, label] of Object.entries(spread)) {
        if (s.hex2 !== undefined)
          s.hex2[Number(unit)] = (Number(label.slice(2)) - 1) * 14 + Number(label.slice(0, 2)) - 1;
      }
      rest.also?.(s);
    },
  });
}
