import type { Context } from '@bivouac/kernel';
import { type Empereur, type EmpereurState, GONE } from '../state.ts';
import { plays, WOUNDS } from './options.ts';

/** In `wounds`: he is dead; else the turn at whose start he is back, 0 if he is unhurt. */
export const DEAD = -1;

/** EMP XVII.1: a second die says for how many turns a leader is away, or that he is gone for good. */
export function wound(c: Context<Empereur>, leader: number): void {
  const { s } = c;
  if (!plays(s, WOUNDS) || s.chiefLost[leader] !== 0) return;
  const wounds = (s.wounds ??= s.chiefHex.map(() => 0));
  const paid = (s.paid ??= s.chiefHex.map(() => 0));
  paid[leader] = 1;
  const die = c.dice.d6();
  wounds[leader] = die === 6 ? DEAD : s.turn + die + 1;
  if (die === 6) c.tell?.({ fact: 'killed', leader, clause: 'EMP XVII.1#2' });
  else c.tell?.({ fact: 'wounded', leader, count: die, clause: 'EMP XVII.1#1' });
}

/** Whether the enemy has points for a leader: for the first time that he was lost, and never again (EMP XVII.1#3). */
export function isPaid(s: EmpereurState, leader: number): boolean {
  return plays(s, WOUNDS) ? s.paid?.[leader] === 1 : s.chiefLost[leader] !== 0;
}

export function isDead(s: EmpereurState, leader: number): boolean {
  return plays(s, WOUNDS) ? s.wounds?.[leader] === DEAD : s.chiefLost[leader] !== 0;
}

/** EMP XVII.1#1: those whose time is over take their places again, with their own values. */
export function comeBack(c: Context<Empereur>): void {
  const { s } = c;
  s.wounds?.forEach((turn, leader) => {
    if (turn <= 0 || turn > s.turn || s.chiefLost[leader] === 0) return;
    (s.wounds ?? [])[leader] = 0;
    s.chiefLost[leader] = 0;
    const place = s.chiefHex[leader] as number;
    if (place !== GONE) c.tell?.({ fact: 'returned', leader, place, clause: 'EMP XVII.1#1' });
  });
}
