import type { Context, Next } from '@bivouac/kernel';
import { pileLost } from '../army/risk.ts';
import { ARTILLERY, INFANTRY, type ShockResult, type Unit } from '../../content/types.ts';
import { FRONT } from '../formations/poses.ts';
import { disorder } from '../morale/disorder.ts';
import { eliminate, suffer } from '../morale/losses.ts';
import { bandUnits, pileAt, topAt, unitsAt } from '../piles/board.ts';
import { calls, fleeing, testing } from '../register.ts';
import { COLUMN, DISORDERED, type Empereur, LINE, other, SQUARE } from '../state.ts';

/** What still has to be done to one pile. */
export interface Blow {
  hex: number;
  losses: number;
  test: number;
  disorder: number;
  gone: number;
  /** Units that bear losses and tests first; the others only share the fate of the pile. */
  counts: number[];
  taken: number;
}

export interface Shock {
  hex: number;
  piles: number[];
  blows: Blow[];
  /** The attacker who is on his way into the hex, as a band. */
  band: number;
  /** 1 if cavalry alone attacks (EMP X.4). */
  horse: number;
  /** Whose attack it is, and 1 for a countercharge (EMP IX.7). */
  side: number;
  counter: number;
  /** Other hexes that are attacked with this one: those of a combined charge that is countercharged (EMP IX.5). */
  also: number[];
  /** From where somebody has advanced, and who is about to: his leader may go along (EMP XIV.3). */
  left: number[];
}

export function shockAt(
  hex: number,
  piles: readonly number[],
  side: number,
  { counter = 0, also = [] }: Partial<Pick<Shock, 'counter' | 'also'>> = {},
): Shock {
  return { hex, piles: [...piles], blows: [], band: 0, horse: 0, side, counter, also: [...also], left: [] };
}

/** EMP VIII.6: what a result means for a battery alone that is taken from behind: losses of 0 or 1 become disorder. */
export function forGuns(result: ShockResult): Pick<ShockResult, 'losses' | 'test' | 'disorder' | 'gone'> {
  return result.disorder || result.gone ? result : { losses: 0, test: false, disorder: true, gone: false };
}

/** Ruling 14: one loss among several piles falls on the one with the most steps in the fight. */
export function bearerOf(c: Context<Empereur>, hexes: readonly number[], fighting: readonly number[]): number {
  const heaviest = Math.max(...hexes.map((at) => stepsAt(c, at, fighting)));
  return hexes.find((at) => stepsAt(c, at, fighting) === heaviest) ?? -1;
}

function stepsAt(c: Context<Empereur>, hex: number, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + (c.s.hex[unit] === hex ? (c.s.steps[unit] as number) : 0), 0);
}

/** EMP IV.13: guns in disorder without infantry in disorder beside them are lost to whoever attacks them. */
export function abandonedGuns(c: Context<Empereur>, hex: number): number[] {
  const { content, s } = c;
  const pile = pileAt(s, hex);
  if (pile.some((unit) => (content.units[unit] as Unit).arm === INFANTRY)) return [];
  return pile.filter((unit) => (content.units[unit] as Unit).arm === ARTILLERY && s.form[unit] === DISORDERED);
}

/**
 * EMP VIII.6, IV.13: guns beside infantry that have no part in the fight and share its fate: in battery before a blow from
 * flank or rear, in disorder always.
 */
function isLeftOut({ content, s }: Context<Empereur>, pile: readonly number[], unit: number, taken: number): boolean {
  const foot = pile.some((one) => (content.units[one] as Unit).arm === INFANTRY);
  if (!foot || (content.units[unit] as Unit).arm !== ARTILLERY) return false;
  return s.form[unit] === DISORDERED || (s.form[unit] === LINE && taken !== FRONT);
}

/** EMP IX.6#7: a team with a square, which bears the blow for it. */
function isSheltered({ content, s }: Context<Empereur>, pile: readonly number[], unit: number): boolean {
  const team = (content.units[unit] as Unit).arm === ARTILLERY && s.form[unit] === COLUMN;
  return team && pile.some((one) => s.form[one] === SQUARE);
}

/** One pile takes what the table gave it: losses first, then disorder or a test (EMP VIII.8). */
export function suffering(c: Context<Empereur>, vars: Shock, blow: Blow): Next {
  const { s } = c;
  const defended = [vars.hex, ...vars.also];
  const attacks = !defended.includes(blow.hex);
  const counter = vars.counter === 1;
  // EMP IX.7#7: whoever did not countercharge has no part in what comes of it.
  const pile = pileAt(s, blow.hex).filter((unit) => !attacks || !counter || blow.counts.includes(unit));
  const side = attacks ? vars.side : other(vars.side);
  const from = attacks ? defended : vars.piles;
  const by = from.map((at) => topAt(s, at)).filter((unit) => unit >= 0);
  if (blow.gone === 1) {
    for (const unit of pile) eliminate(c, unit, 'EMP VIII.8#6');
    pileLost(c, blow.hex, side);
    return c.go('strike');
  }
  // EMP VIII.3: who counts for nothing loses no step in attack, and in defence last of all.
  const first = blow.counts.filter((unit) => pile.includes(unit) && !isSheltered(c, pile, unit));
  const bearing = attacks ? first : [...first, ...pile.filter((unit) => !first.includes(unit))];
  suffer(c, bearing, blow.losses, 'EMP VIII.8#3');
  const rest = pileAt(s, blow.hex).filter((unit) => pile.includes(unit));
  if (rest.length === 0) {
    pileLost(c, blow.hex, side);
    return c.go('strike');
  }
  if (blow.disorder === 1) {
    const band = disorder(c, rest, s.turn);
    if (unitsAt(s, blow.hex).length === 0) pileLost(c, blow.hex, side);
    if (bandUnits(s, band).length === 0) return c.go('strike');
    return c.call(calls.flight, fleeing(band, blow.hex, { from: [...from], by }), 'strike');
  }
  if (blow.test === 0) return c.go('strike');
  const trial = testing({
    hex: blow.hex,
    cause: 'shock',
    taken: blow.taken,
    horse: attacks ? 0 : vars.horse,
    from: [...from],
    by,
    last: rest.filter((unit) => !first.includes(unit)),
    // EMP VIII.6#7: a battery that was left out of it shares the fate of its infantry.
    bound: attacks ? [] : rest.filter((unit) => isLeftOut(c, rest, unit, blow.taken)),
  });
  return c.call(calls.test, trial, 'strike');
}
