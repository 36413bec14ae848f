import { during, procedure, signature } from '@bivouac/kernel';
import { bandUnits, pileAt, topAt, touch } from '../piles/board.ts';
import { stackOnTop } from '../piles/order.ts';
import { calls, testing } from '../register.ts';
import { shock, shockAt } from '../shock/shock.ts';
import { type Empereur, inOrder, LINE, MOVED, note, other } from '../state.ts';
import { countering, horse, horseBeside } from './counter.ts';
import { recovery } from './recovery.ts';

interface Pose {
  hex: number;
  form: number;
  facing: number;
}

export interface Meet {
  band: number;
  at: number;
  /** How the cavalry beside it stood, to which it comes back (EMP IX.7#11). */
  poses: Pose[];
  /** From where it was countercharged, and by whom. */
  piles: number[];
  by: number[];
}

export function meet(band: number, at: number): Meet {
  return { band, at, poses: [], piles: [], by: [] };
}

/** EMP IX.7: whoever has come before enemy cavalry may be countercharged; gives back 1 if that has ended his move. */
export const meeting = procedure(signature<Empereur, Meet, number>('meeting'), {
  look(c, vars) {
    const { s } = c;
    // What everyone sees: a pile of cavalry has one pose, that of its top unit.
    for (const hex of horseBeside(c, vars)) {
      const top = topAt(s, hex);
      vars.poses.push({ hex, form: s.form[top] as number, facing: s.facing[top] as number });
    }
    if (vars.poses.length === 0) return c.return(0);
    return c.call(horse, during({ band: vars.band, at: vars.at, tried: [] }), 'answer');
  },
  answer(c, vars) {
    const { s } = c;
    const units = bandUnits(s, vars.band);
    vars.piles = countering(c, vars);
    if (vars.piles.length === 0 || units.length === 0) return c.return(0);
    vars.by = vars.piles.flatMap((hex) => pileAt(s, hex).filter((unit) => s.form[unit] === LINE));
    // EMP IX.7#10, IX.7#12: the move is over, and all in the hex fight.
    for (const unit of units) note(s, unit, MOVED);
    stackOnTop(s, units);
    return c.call(shock, shockAt(vars.at, vars.piles, other(s.active)), 'fought');
  },
  fought(c, vars) {
    const { s } = c;
    for (const { hex, form, facing } of vars.poses) {
      for (const unit of pileAt(s, hex)) {
        if (!vars.by.includes(unit) || s.form[unit] !== LINE) continue;
        s.form[unit] = form;
        s.facing[unit] = facing;
        c.tell?.({ fact: 'formed', unit, form, facing, clause: 'EMP IX.7#11' });
      }
    }
    touch(s);
    return c.go('shaken');
  },
  /** EMP IX.7#7: those who had not held test if the others were disorganised. */
  shaken(c, vars) {
    const hex = vars.piles.shift();
    if (hex === undefined) return c.go('reform');
    const steady = pileAt(c.s, hex).some((unit) => inOrder(c.s, unit) && !vars.by.includes(unit));
    const broken = !pileAt(c.s, hex).some((unit) => vars.by.includes(unit));
    return steady && broken ? c.call(calls.test, testing({ hex, cause: 'passed' }), 'shaken') : c.go('shaken');
  },
  /** EMP IX.7#13: a charge that was met so is over. */
  reform: (c, vars) => c.call(recovery, { at: -1, only: vars.at }, 'over'),
  over: (c) => c.return(1),
});
