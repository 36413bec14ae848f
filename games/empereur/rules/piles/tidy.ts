import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { ownerAt } from '../command/hands.ts';
import { INFANTRY, type Unit } from '../../content/types.ts';
import { disorder, holds } from '../morale/disorder.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { calls, fleeing } from '../register.ts';
import { facingFor } from '../formations/allowed.ts';
import { turnedBy } from '../formations/poses.ts';
import { DISORDERED, type Empereur, has, hasFrontOf, LATE, SQUARE } from '../state.ts';
import { closeUp, isSpread, turnTo } from '../options/skirmish.ts';
import { boardOf, pileAt, touch } from './board.ts';
import { anyDisordered, anyInOrder, facingFault, pileFault, suits } from './limits.ts';
import { setOut, uncover } from './order.ts';

export interface Tidying {
  /** Hexes whose facings have been tested for in this check. */
  tested: number[];
  at: number;
}

export function tidying(): Tidying {
  return { tested: [], at: -1 };
}

function occupied(c: Context<Empereur>): number[] {
  return [...boardOf(c.s).on.keys()].sort((one, two) => one - two);
}

/** EMP V.7-8: what may not rest together is sorted out at the end of a phase. */
export const tidy: Procedure<Empereur, Tidying> = procedure<Empereur, Tidying>('tidy', {
  look(c, vars) {
    const { content, s } = c;
    for (const hex of occupied(c)) {
      const pile = pileAt(s, hex);
      // EMP IX.6: whoever failed to form square stays until the shocks have been fought.
      if (pile.some((unit) => has(s, unit, LATE))) continue;
      if (anyDisordered(s, pile) && anyInOrder(s, pile)) {
        uncover(c, hex);
        const broken = pile.filter((unit) => s.form[unit] === DISORDERED);
        return c.call(calls.flight, fleeing(setOut(s, broken), hex, { calm: 1 }), 'look');
      }
      const fault = pileFault(content, s, pile);
      if ((fault !== 'facing' && fault !== 'squareAndOther' && fault !== 'skirmishers') || vars.tested.includes(hex))
        continue;
      vars.tested.push(hex);
      vars.at = hex;
      uncover(c, hex);
      turnTo(s, pile, hex);
      c.tell?.({ fact: 'muddled', place: hex, clause: 'EMP V.7#5' });
      // EMP V.7: every one of them tests, whoever holds.
      const failed: number[] = [];
      for (const unit of pile) if (!holds(c, unit, { ...PLAIN, failed: failed.length }, 'EMP V.7#5')) failed.push(unit);
      if (failed.length === 0) return c.go('square');
      return c.call(calls.flight, fleeing(disorder(c, failed, s.turn), hex), 'square');
    }
    return c.return();
  },
  /** Ruling 10: whoever was caught among squares forms square with them; ruling 421: skirmishers among others close up. */
  square(c, vars) {
    const { content, s } = c;
    const pile = pileAt(s, vars.at);
    if (pileFault(content, s, pile) === 'skirmishers') {
      for (const unit of pile.filter((one) => isSpread(s, one))) {
        closeUp(s, unit);
        c.tell?.({ fact: 'closed', unit, place: vars.at, clause: 'EMP V.7#7' });
      }
    }
    if (pileFault(content, s, pile) === 'squareAndOther') {
      for (const unit of pile) {
        if (s.form[unit] === SQUARE || (content.units[unit] as Unit).arm !== INFANTRY) continue;
        const facing = facingFor(SQUARE, s.facing[unit] as number);
        s.facing[unit] = facing;
        s.form[unit] = SQUARE;
        c.tell?.({ fact: 'formed', unit, form: SQUARE, facing, guns: '', clause: 'EMP V.7#4' });
      }
      touch(s);
    }
    return facingFault(content, s, pileAt(s, vars.at)) === null ? c.go('look') : c.go('align');
  },
  /** EMP V.7: of those who held one keeps its facing, as their player likes, and the others are turned to fit it. */
  align: {
    power: (c, vars) => ownerAt(c, vars.at),
    prompt: 'align',
    clause: 'EMP V.7#5',
    about: (_, vars) => ({ place: vars.at }),
    offers(c, vars) {
      for (const unit of pileAt(c.s, vars.at)) if (hasFrontOf(c.s, unit)) c.offer('keep', unit);
    },
    why: () => ({ reason: 'noTurn', clause: 'EMP V.7#5' }),
    take: {
      keep(c: Context<Empereur>, vars: Tidying, unit: number) {
        uncover(c, vars.at);
        align(c, vars.at, unit);
        return c.go('look');
      },
    },
  },
});

/** Turns the units of a pile as little as it takes to fit one of them, and each other: some facing always does (EMP V.7). */
function align(c: Context<Empereur>, hex: number, keeper: number): void {
  const { content, s } = c;
  const settled = [keeper];
  for (const unit of pileAt(s, hex)) {
    const now = s.facing[unit] as number;
    for (const by of [0, 2, 10, 4, 8, 6]) {
      s.facing[unit] = turnedBy(now, by);
      if (settled.every((one) => suits(content, s, one, unit))) break;
    }
    settled.push(unit);
    if (s.facing[unit] !== now)
      c.tell?.({ fact: 'turned', unit, facing: s.facing[unit] as number, clause: 'EMP V.7#5' });
  }
  touch(s);
}
