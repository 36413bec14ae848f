import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import type { Unit } from '../../content/types.ts';
import { facingFor } from '../formations/allowed.ts';
import { fieldOf, terrainAt } from '../ground/field.ts';
import { bandUnits, pileAt, touch } from '../piles/board.ts';
import { DISORDERED, type Empereur, STANDING } from '../state.ts';
import { eliminate } from './losses.ts';
import { modifiersOf, type Trial } from './modifiers.ts';
import { type Flight, flight, fleeing } from './retreat.ts';

/** Why a pile tests: what spares towns (fire, shock), and what does not. */
export type Cause = 'fire' | 'shock' | 'passed' | 'facing' | 'army';

export interface Test {
  hex: number;
  /** The band that tests before the pile it leaves, or 0. */
  band: number;
  cause: Cause;
  taken: number;
  horse: number;
  /** Hexes from which the blow came, and the units that dealt it: they do not fire at whoever runs. */
  from: number[];
  by: number[];
  /** Units of the pile that test after the others: they count for nothing in the shock (EMP V.3). */
  last: number[];
  /** The band that fled, for the step after it. */
  fled: number;
}

export function testing(test: Pick<Test, 'hex' | 'cause'> & Partial<Test>): Test {
  return { band: STANDING, taken: 0, horse: 0, from: [], by: [], last: [], fled: STANDING, ...test };
}

/** EMP X.2-4: two dice, not above the morale; a natural 2 holds, a natural 12 does not. */
export function holds(c: Context<Empereur>, unit: number, trial: Trial, clause: string): boolean {
  const { content, s } = c;
  const modifiers = modifiersOf(content, s, unit, trial);
  const morale = modifiers.reduce((sum, { by }) => sum + by, (content.units[unit] as Unit).morale);
  const dice = c.dice.twoD6();
  const held = dice === 2 || (dice !== 12 && dice <= morale);
  for (const { why } of modifiers) c.mark?.(`morale:${why}`);
  c.tell?.({ fact: 'tested', unit, dice, morale, held, why: modifiers.map(({ why }) => why), clause });
  return held;
}

/** Units leave good order together: whoever had lost it already is eliminated (EMP IV.5, VIII.8, X.2). */
export function disorder(c: Context<Empereur>, units: readonly number[], since: number): number {
  const { s } = c;
  const band = s.nextBand++;
  for (const unit of units) {
    if (s.form[unit] === DISORDERED) {
      eliminate(c, unit, 'EMP X.2#4');
      continue;
    }
    s.form[unit] = DISORDERED;
    s.facing[unit] = facingFor(DISORDERED, s.facing[unit] as number);
    s.since[unit] = since;
    s.band[unit] = band;
    c.mark?.('disordered');
    c.tell?.({ fact: 'disordered', unit, clause: 'EMP X.2#3' });
  }
  touch(s);
  return band;
}

/** EMP V.5, X.1-2: the morale of a pile, from the top down; whoever fails runs. */
export const test: Procedure<Empereur, Test> = procedure<Empereur, Test>('test', {
  roll(c, vars) {
    const { content, s } = c;
    // EMP VII.3, VIII.8: nobody tests behind walls for what fire or shock did.
    const walls = terrainAt(fieldOf(content, s.scenario), vars.hex).walls;
    if (walls && (vars.cause === 'fire' || vars.cause === 'shock')) return c.return();
    // EMP V.6: whoever leaves a pile under fire tests first, then those who stay.
    const moving = vars.band === STANDING ? [] : bandUnits(s, vars.band).filter((unit) => s.hex[unit] === vars.hex);
    const failed: number[] = [];
    const pile = pileAt(s, vars.hex);
    const standing = [
      ...pile.filter((unit) => !vars.last.includes(unit)),
      ...pile.filter((unit) => vars.last.includes(unit)),
    ];
    for (const unit of [...moving, ...standing]) {
      const trial = {
        taken: vars.taken,
        horse: vars.horse === 1,
        failed: failed.length,
        rallyingBeside: false,
        more: 0,
      };
      if (holds(c, unit, trial, 'EMP X.2#1')) break;
      failed.push(unit);
    }
    if (failed.length === 0) return c.return();
    vars.fled = disorder(c, failed, s.turn);
    if (bandUnits(s, vars.fled).length === 0) return c.return();
    const flee: Flight = fleeing(vars.fled, vars.hex, { from: vars.from, by: vars.by });
    return c.call(flight, flee, 'over');
  },
  over: (c) => c.return(),
});
