import { type Context, procedure } from '@bivouac/kernel';
import { pileLost } from '../army/risk.ts';
import { turnTo } from '../options/skirmish.ts';
import { targetsAt } from '../options/left-guns.ts';
import { bandUnits, unitsAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { sparesTests } from '../options/walls.ts';
import { calls, fleeing, type Test } from '../register.ts';
import { type Empereur, inOrder, onMap, STANDING } from '../state.ts';
import { disorder, holds } from './disorder.ts';
import { bodyOf } from './modifiers.ts';

/** EMP X.1, XII.2: friends who run frighten units in order only, and despair those of one body only. */
function isAsked({ content, s }: Context<Empereur>, { cause, body }: Test, unit: number): boolean {
  if (cause !== 'passed' && cause !== 'army') return true;
  return inOrder(s, unit) && (body < 0 || bodyOf(content, s.scenario, unit) === body);
}

/** EMP V.5, X.1-2: the morale of a pile, from the top down; whoever fails runs. */
export const test = procedure(calls.test, {
  roll(c, vars) {
    const { content, s } = c;
    // EMP VII.3, VIII.8: nobody tests behind walls for what fire or shock did.
    if ((vars.cause === 'fire' || vars.cause === 'shock') && sparesTests(content, s, vars.hex)) return c.return();
    // EMP V.6: whoever leaves a pile under fire tests first, then those who stay.
    const moving = vars.band === STANDING ? [] : bandUnits(s, vars.band).filter((unit) => s.hex[unit] === vars.hex);
    const failed: number[] = [];
    const pile = targetsAt(s, vars.hex).filter((unit) => !vars.bound.includes(unit) && isAsked(c, vars, unit));
    turnTo(s, [...moving, ...pile], vars.hex);
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
    if (failed.length === moving.length + standing.length) failed.push(...vars.bound.filter((unit) => onMap(s, unit)));
    const band = disorder(c, failed, s.turn);
    if (bandUnits(s, band).length === 0) {
      // EMP XIV.5: with its last unit the pile of a leader is destroyed.
      if (unitsAt(s, vars.hex).length === 0) pileLost(c, vars.hex, sideOf(content, failed[0] ?? 0));
      return c.return();
    }
    return c.call(calls.flight, fleeing(band, vars.hex, { from: vars.from, by: vars.by }), 'over');
  },
  over: (c) => c.return(),
});
