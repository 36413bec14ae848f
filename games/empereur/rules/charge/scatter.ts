import type { Context, Next } from '@bivouac/kernel';
import { disorder } from '../morale/disorder.ts';
import { bandUnits } from '../piles/board.ts';
import { calls, fleeing } from '../register.ts';
import type { Empereur } from '../state.ts';

/** EMP VI.5: cavalry of one hex disorganises by choice: two hexes back, with the marker of the turn before. */
export function scatter(c: Context<Empereur>, units: readonly number[], clause: string, resume: string): Next {
  const { s } = c;
  const at = s.hex[units[0] ?? 0] as number;
  c.tell?.({ fact: 'scattered', unit: units[0] ?? -1, clause });
  const band = disorder(c, units, s.turn - 1);
  return bandUnits(s, band).length === 0 ? c.go(resume) : c.call(calls.flight, fleeing(band, at), resume);
}
