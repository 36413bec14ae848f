import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { disorder, holds } from '../morale/disorder.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { calls, fleeing } from '../register.ts';
import { facingsAfter } from '../formations/allowed.ts';
import { commonFront } from '../formations/poses.ts';
import type { Unit } from '../../content/types.ts';
import { DISORDERED, type Empereur, has, hasFrontOf, LATE } from '../state.ts';
import { bandUnits, boardOf, pileAt, touch } from './board.ts';
import { anyDisordered, anyInOrder, facingFault } from './limits.ts';
import { setOut } from './order.ts';

export interface Tidying {
  /** Hexes whose facings have been tested for in this check. */
  tested: number[];
  at: number;
}

export function tidying(): Tidying {
  return { tested: [], at: -1 };
}

function crowded(c: Context<Empereur>): number[] {
  return [...boardOf(c.s).on.keys()].filter((hex) => pileAt(c.s, hex).length > 1).sort((one, two) => one - two);
}

/** EMP V.7-8: what may not rest together is sorted out at the end of a phase. */
export const tidy: Procedure<Empereur, Tidying> = procedure<Empereur, Tidying>('tidy', {
  look(c, vars) {
    const { s } = c;
    for (const hex of crowded(c)) {
      const pile = pileAt(s, hex);
      // EMP IX.6: whoever failed to form square stays until the shocks have been fought.
      if (pile.some((unit) => has(s, unit, LATE))) continue;
      if (anyDisordered(s, pile) && anyInOrder(s, pile)) {
        const broken = pile.filter((unit) => s.form[unit] === DISORDERED);
        return c.call(calls.flight, fleeing(setOut(s, broken), hex), 'look');
      }
      if (facingFault(s, pile) === null || vars.tested.includes(hex)) continue;
      vars.tested.push(hex);
      vars.at = hex;
      c.tell?.({ fact: 'muddled', place: hex, clause: 'EMP V.7#5' });
      // EMP V.7: every one of them tests, whoever holds.
      const failed: number[] = [];
      for (const unit of pile) if (!holds(c, unit, { ...PLAIN, failed: failed.length }, 'EMP V.7#5')) failed.push(unit);
      if (failed.length === 0) return c.go('align');
      const band = disorder(c, failed, s.turn);
      if (bandUnits(s, band).length === 0) return c.go('align');
      return c.call(calls.flight, fleeing(band, hex), 'align');
    }
    return c.return();
  },
  /** Whoever held is turned to fit the top unit. */
  align(c, vars) {
    align(c, vars.at);
    return c.go('look');
  },
});

function align(c: Context<Empereur>, hex: number): void {
  const { content, s } = c;
  const [top, ...below] = pileAt(s, hex);
  if (top === undefined || !hasFrontOf(s, top)) return;
  const [form, facing] = [s.form[top] as number, s.facing[top] as number];
  for (const unit of below) {
    if (!hasFrontOf(s, unit)) continue;
    const own = s.form[unit] as number;
    const { arm } = content.units[unit] as Unit;
    const choices = own === form ? [facing] : facingsAfter(arm, DISORDERED, 0, own);
    const fit = choices.find((one) => own === form || commonFront(form, facing, own, one) >= 2);
    if (fit !== undefined) s.facing[unit] = fit;
  }
  touch(s);
}
