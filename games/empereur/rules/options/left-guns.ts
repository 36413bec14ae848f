import type { Context } from '@bivouac/kernel';
import { ARTILLERY, type EmpereurContent, type Unit } from '../../content/types.ts';
import { facingFor } from '../formations/allowed.ts';
import { eliminate } from '../morale/losses.ts';
import { pileAt, touch, unitsAt } from '../piles/board.ts';
import { compatible, fits, sideOf } from '../piles/limits.ts';
import { DISORDERED, type Empereur, type EmpereurState, LINE, STANDING } from '../state.ts';
import { LEFT_GUNS, plays } from './options.ts';

/**
 * EMP XVI.3: guns without their gunners stand in no pile: nobody takes account of them. Each has a band of its own, beyond
 * those that are on the way.
 */
const ALONE = 100_000;

export function isLeft(s: EmpereurState, unit: number): boolean {
  return (s.band[unit] as number) >= ALONE;
}

/** EMP XVI.3#2: whether a unit that loses its order stays where it is: a battery, not a team. */
export function staysBehind(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  return plays(s, LEFT_GUNS) && (content.units[unit] as Unit).arm === ARTILLERY && s.form[unit] === LINE;
}

export function leaveGuns(c: Context<Empereur>, unit: number, since: number): void {
  const { s } = c;
  s.form[unit] = DISORDERED;
  s.facing[unit] = facingFor(DISORDERED, s.facing[unit] as number);
  s.since[unit] = since;
  s.band[unit] = ALONE + unit;
  c.mark?.('guns left');
  c.tell?.({ fact: 'gunsLeft', unit, place: s.hex[unit] as number, clause: 'EMP XVI.3#2' });
}

/** The guns that stand on a hex without their gunners. */
export function leftGuns(s: EmpereurState, hex: number): number[] {
  return plays(s, LEFT_GUNS) ? unitsAt(s, hex).filter((unit) => isLeft(s, unit)) : [];
}

/** Whoever is there to be hit: the pile, or where nobody stands the guns that were left (ruling 414). */
export function targetsAt(s: EmpereurState, hex: number): readonly number[] {
  const pile = pileAt(s, hex);
  return pile.length > 0 ? pile : leftGuns(s, hex);
}

/** EMP XVI.3#4: whoever comes into their hex has them, without a fight. */
export function takeGuns(c: Context<Empereur>, hex: number, by: number): boolean {
  const lost = leftGuns(c.s, hex).filter((unit) => sideOf(c.content, unit) !== by);
  for (const unit of lost) {
    c.tell?.({ fact: 'gunsTaken', unit, place: hex, clause: 'EMP XVI.3#4' });
    eliminate(c, unit, 'EMP XVI.3#4');
  }
  return lost.length > 0;
}

/** EMP XVI.3#6: in the movement phase of the turn after, they may fall back like any unit in disorder. */
export function manGuns(c: Context<Empereur>): void {
  const { content, s } = c;
  if (!plays(s, LEFT_GUNS)) return;
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (!isLeft(s, unit) || sideOf(content, unit) !== s.active || (s.since[unit] as number) >= s.turn) continue;
    const pile = pileAt(s, s.hex[unit] as number);
    // Ruling 414: whoever may not share a hex with them has to go first.
    if (!compatible(content, pile, [unit]) || !fits(content, s, [...pile, unit])) continue;
    s.rank[unit] = pile.length;
    s.band[unit] = STANDING;
    touch(s);
  }
}
