import type { Context, Next } from '@bivouac/kernel';
import { gaveUpOrder, mayGiveUpOrder } from '../command/tactics.ts';
import { disorder } from '../morale/disorder.ts';
import { bandUnits } from '../piles/board.ts';
import { uncover } from '../piles/order.ts';
import { calls, fleeing } from '../register.ts';
import { ANY } from '../options/running.ts';
import { isIdle } from '../interactive/roster.ts';
import { isHorse, sideOf } from '../piles/limits.ts';
import { type Empereur, type EmpereurState, inOrder } from '../state.ts';
import type { EmpereurContent } from '../../content/types.ts';

/** EMP VI.5: cavalry may give up its order at any time of its own turn. */
export function mayScatter(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  return (
    isHorse(content, unit) &&
    sideOf(content, unit) === s.active &&
    inOrder(s, unit) &&
    !isIdle(s, content, unit) &&
    mayGiveUpOrder({ content, s }, unit)
  );
}

/** EMP VI.5: cavalry of one hex disorganises by choice: two hexes back, with the marker of the turn before. */
export function scatter(
  c: Context<Empereur>,
  units: readonly number[],
  clause: string,
  resume: string,
  points?: number,
): Next {
  const { s } = c;
  const at = s.hex[units[0] ?? 0] as number;
  uncover(c, at);
  gaveUpOrder(c, units);
  c.tell?.({ fact: 'scattered', unit: units[0] ?? -1, clause });
  const band = disorder(c, units, s.turn - 1);
  if (bandUnits(s, band).length === 0) return c.go(resume);
  // EMP XVI.4#16: after a charge it falls back as far as its points carry it, if it likes.
  const how = points === undefined ? {} : { left: ANY, must: 1, points };
  return c.call(calls.flight, fleeing(band, at, how), resume);
}
