import type { Context } from '@bivouac/kernel';
import type { Unit } from '../../content/types.ts';
import { facingFor } from '../formations/allowed.ts';
import { isLeft, leaveGuns, staysBehind } from '../options/left-guns.ts';
import { plays, ROUT } from '../options/options.ts';
import { settleScreens } from '../voltigeurs/settle.ts';
import { closeUp } from '../options/skirmish.ts';
import { rout } from '../options/rout.ts';
import { touch } from '../piles/board.ts';
import { DISORDERED, type Empereur } from '../state.ts';
import { eliminate } from './losses.ts';
import { modifiersOf, type Trial } from './modifiers.ts';

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
  // EMP XVI.5#1, ruling 415: with the option they are routed, and so is whoever runs with them.
  const again = plays(s, ROUT) && units.some((unit) => s.form[unit] === DISORDERED && !isLeft(s, unit));
  for (const unit of units) {
    if (staysBehind(c.content, s, unit)) {
      leaveGuns(c, unit, since);
      continue;
    }
    if (again && !isLeft(s, unit)) {
      rout(c, [unit], 'EMP XVI.5#1');
      s.band[unit] = band;
      continue;
    }
    if (s.form[unit] === DISORDERED) {
      eliminate(c, unit, 'EMP X.2#4');
      continue;
    }
    closeUp(s, unit);
    s.form[unit] = DISORDERED;
    s.facing[unit] = facingFor(DISORDERED, s.facing[unit] as number);
    s.since[unit] = since;
    s.band[unit] = band;
    c.mark?.('disordered');
    c.tell?.({ fact: 'disordered', unit, clause: 'EMP X.2#3' });
  }
  touch(s);
  settleScreens(c);
  return band;
}
