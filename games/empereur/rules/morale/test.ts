import { procedure } from '@bivouac/kernel';
import { fieldOf, terrainAt } from '../ground/field.ts';
import { bandUnits, pileAt } from '../piles/board.ts';
import { calls, fleeing } from '../register.ts';
import { STANDING } from '../state.ts';
import { disorder, holds } from './disorder.ts';

/** EMP V.5, X.1-2: the morale of a pile, from the top down; whoever fails runs. */
export const test = procedure(calls.test, {
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
    const band = disorder(c, failed, s.turn);
    if (bandUnits(s, band).length === 0) return c.return();
    return c.call(calls.flight, fleeing(band, vars.hex, { from: vars.from, by: vars.by }), 'over');
  },
  over: (c) => c.return(),
});
