import { procedure } from '@bivouac/kernel';
import { sideTaken } from '../formations/flanks.ts';
import { noteTarget } from '../options/fatigue.ts';
import { hexesOf, isSpread, turnTo } from '../options/skirmish.ts';
import { sufferFire } from '../options/gun-losses.ts';
import { calls, testing } from '../register.ts';
import { pileLost, underHeavyFire } from '../army/risk.ts';
import { targetsAt } from '../options/left-guns.ts';
import { bandUnits, unitsAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { type EmpereurState, SQUARE, STANDING } from '../state.ts';
import { totalFire } from './coverage.ts';
import { settleScreens } from '../voltigeurs/settle.ts';

const STAR = -1;

/** EMP VII.3: the result of a total of fire with a die that has been modified. */
export function fireResult(
  table: { readonly from: readonly number[]; readonly results: readonly (readonly number[])[] },
  total: number,
  die: number,
): number {
  const column = table.from.findLastIndex((from) => total >= from);
  return column < 0 ? 0 : (table.results[Math.max(0, Math.min(7, die))]?.[column] ?? 0);
}

/** EMP VII.10, IV.6#11: one more on the die at a square, with guns before it as well, one less at skirmishers. */
export function dieBonus(s: EmpereurState, targets: readonly number[]): number {
  if (targets.some((unit) => s.form[unit] === SQUARE)) return 1;
  return targets.some((unit) => isSpread(s, unit)) ? -1 : 0;
}

/** EMP VII.3, VII.8-10: values are added up, one die is thrown, the top unit loses, the pile tests. */
export const volley = procedure(calls.volley, {
  fire(c, vars) {
    const { content, s } = c;
    const targets = vars.band === STANDING ? targetsAt(s, vars.hex) : bandUnits(s, vars.band);
    turnTo(s, targets, vars.hex);
    const top = targets[0];
    if (top === undefined) return c.return();
    noteTarget(content, s, top);
    const { screens = [] } = vars;
    const total = totalFire(content, s, vars.firers, vars.hex) + Math.min(1, screens.length);
    const die = c.dice.d6();
    const result = fireResult(content.tables.fire, total, die + dieBonus(s, targets));
    const losses = Math.max(0, result);
    const clause = vars.opportunity === 1 ? 'EMP VII.5#1' : 'EMP VII.3#2';
    c.mark?.(`fire:${result}`);
    c.tell?.({
      fact: 'fired',
      firers: vars.firers.length > 0 ? [...vars.firers] : screens.map(({ unit }) => unit),
      place: vars.hex,
      total,
      die,
      result,
      clause,
    });
    // EMP VIII.6: one shot from flank or rear is enough for all.
    const from = [...vars.firers.map((unit) => s.hex[unit] as number), ...screens.map(({ hex }) => hex)];
    const taken = Math.max(...from.map((hex) => sideTaken(content, s, targets, hex)));
    // Ruling 421: a leader of skirmishers is with them on either hex.
    const stood = [...new Set([vars.hex, ...hexesOf(s, top)])];
    sufferFire(c, targets, losses, vars.firers, vars.hex, total);
    // EMP XVI.1#6: whoever has lost too much has fewer voltigeurs at once.
    if (losses > 0) settleScreens(c);
    // EMP XIV.5: leaders first, then morale.
    const side = sideOf(content, top);
    for (const hex of stood) {
      if (losses >= 2) underHeavyFire(c, hex, side);
      if (losses > 0 && unitsAt(s, hex).length === 0) pileLost(c, hex, side);
    }
    if (vars.running === 1 || (losses === 0 && result !== STAR)) return c.return();
    const trial = testing({ hex: vars.hex, band: vars.band, cause: 'fire', taken, from, by: [...vars.firers] });
    return c.call(calls.test, trial, 'over');
  },
  over: (c) => c.return(),
});
