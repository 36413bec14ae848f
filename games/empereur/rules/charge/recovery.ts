import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { ownerAt } from '../command/hands.ts';
import { ADAPTED, COLUMN, type Empereur, LINE } from '../state.ts';
import { CAVALRY } from '../../content/types.ts';
import { facingFor, facingsAfter } from '../formations/allowed.ts';
import { fieldOf, terrainAt } from '../ground/field.ts';
import { windOf } from '../options/cavalry.ts';
import { pileAt, touch } from '../piles/board.ts';
import { calls, fleeing } from '../register.ts';
import { lateAt, lateBand } from './forming.ts';
import { scatter } from './scatter.ts';
import { isCharging } from './threat.ts';

export interface Recovery {
  at: number;
  /** The hexes where a charge is over before the shocks, or none for all (EMP IX.7#13). */
  only: number[];
}

/** EMP IX.3#5, IX.6#10: after the shocks failed squares fall back, and cavalry leaves its line. */
export const recovery: Procedure<Empereur, Recovery> = procedure<Empereur, Recovery>('recovery', {
  late(c, vars) {
    if (vars.only.length > 0) return c.go('look');
    const [hex] = lateAt(c);
    if (hex === undefined) return c.go('look');
    return c.call(calls.flight, fleeing(lateBand(c, hex), hex), 'late');
  },
  look(c, vars) {
    const { content, s } = c;
    const unit = s.hex.findIndex(
      (at, one) => (vars.only.length === 0 || vars.only.includes(at)) && isCharging(content, s, one),
    );
    if (unit < 0) return c.return();
    vars.at = s.hex[unit] as number;
    // EMP IV.9: in town and wood there is nothing to choose but disorder.
    return c.go('reform');
  },
  reform: {
    power: (c, vars) => ownerAt(c, vars.at),
    prompt: 'reform',
    clause: 'EMP IX.3#5',
    about: (_, vars) => ({ place: vars.at }),
    offers(c, vars) {
      const { s } = c;
      const [unit = 0] = lines(c, vars);
      if (terrainAt(fieldOf(c.content, s.scenario), vars.at).adapted) c.offer('adapt');
      else
        for (const facing of facingsAfter(CAVALRY, LINE, s.facing[unit] as number, COLUMN)) c.offer('column', facing);
      c.offer('scatter', unit);
    },
    why: () => ({ reason: 'noForm', clause: 'EMP IX.3#5' }),
    take: {
      column: (c: Context<Empereur>, vars: Recovery, facing: number) => reform(c, vars, COLUMN, facing),
      adapt: (c: Context<Empereur>, vars: Recovery) =>
        reform(c, vars, ADAPTED, facingFor(ADAPTED, c.s.facing[lines(c, vars)[0] ?? 0] as number)),
      scatter(c: Context<Empereur>, vars: Recovery) {
        const units = lines(c, vars);
        return scatter(c, units, 'EMP IX.2#14', 'look', windOf(c.s, units));
      },
    },
  },
});

function lines(c: Context<Empereur>, { at }: Recovery): number[] {
  return pileAt(c.s, at).filter((unit) => isCharging(c.content, c.s, unit));
}

function reform(c: Context<Empereur>, vars: Recovery, form: number, facing: number) {
  const { s } = c;
  for (const unit of lines(c, vars)) {
    s.form[unit] = form;
    s.facing[unit] = facing;
    c.tell?.({ fact: 'formed', unit, form, facing, guns: '', clause: 'EMP IX.3#5' });
  }
  touch(s);
  return c.go('look');
}
