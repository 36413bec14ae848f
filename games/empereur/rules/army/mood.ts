import { type Procedure, procedure } from '@bivouac/kernel';
import { calls, fleeing } from '../register.ts';
import { disorder, holds } from '../morale/disorder.ts';
import type { Body, EmpereurContent, Unit } from '../../content/types.ts';
import { startSteps } from '../morale/losses.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { thresholdOf } from '../options/uncertain.ts';
import { bandUnits } from '../piles/board.ts';
import { DISORDERED, type Empereur, type EmpereurState, has, inOrder, LEFT, note, onMap, SHAKEN } from '../state.ts';

const DEMORALISED = 1;
const DESPERATE = 2;

function belongs(content: EmpereurContent, body: Body, unit: number): boolean {
  return body.corps.includes((content.units[unit] as Unit).corps);
}

/** EMP XII: steps lost and units in disorder, added up for a body. */
export function strainOf(content: EmpereurContent, s: EmpereurState, body: Body): number {
  const start = startSteps(content, s.scenario);
  let strain = 0;
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (!belongs(content, body, unit)) continue;
    strain += (start[unit] as number) - (s.hex[unit] === LEFT ? 0 : (s.steps[unit] as number));
    if (onMap(s, unit) && s.form[unit] === DISORDERED) strain++;
  }
  return strain;
}

export interface Mustering {
  /** The body whose units test, -1 while all is being looked at, and what it has come to. */
  body: number;
  level: number;
}

/** EMP XII.1-2: thresholds are looked at; the first time one is crossed, the body tests unit by unit. */
export const mustering: Procedure<Empereur, Mustering> = procedure<Empereur, Mustering>('mustering', {
  look(c, vars) {
    const { content, s } = c;
    const bodies = content.scenarios[s.scenario]?.bodies ?? [];
    for (const [i, body] of bodies.entries()) {
      const strain = strainOf(content, s, body);
      const threshold = thresholdOf(c, i, body, strain);
      const level = strain >= body.despair ? DESPERATE : strain >= threshold ? DEMORALISED : 0;
      if (level !== s.mood[i])
        c.tell?.({
          fact: 'mood',
          side: body.side,
          level,
          strain,
          clause: level === DESPERATE ? 'EMP XII.2#1' : 'EMP XII.1#1',
        });
      s.mood[i] = level;
      const bit = level === 0 ? 0 : 1 << level;
      if (bit === 0 || ((s.crossed[i] as number) & bit) !== 0) continue;
      s.crossed[i] = (s.crossed[i] as number) | bit | (1 << DEMORALISED);
      c.mark?.(`mood:${level}`);
      for (let unit = 0; unit < s.done.length; unit++) s.done[unit] = (s.done[unit] as number) & ~SHAKEN;
      vars.body = i;
      vars.level = level;
      return c.go('shake');
    }
    return c.return();
  },
  shake(c, vars) {
    const { content, s } = c;
    const body = content.scenarios[s.scenario]?.bodies[vars.body];
    const start = startSteps(content, s.scenario);
    for (let unit = 0; unit < s.hex.length; unit++) {
      if (body === undefined || !belongs(content, body, unit) || !inOrder(s, unit) || has(s, unit, SHAKEN)) continue;
      // EMP XII.1: demoralisation tests whoever has lost a step, despair everyone.
      if (vars.level === DEMORALISED && (s.steps[unit] as number) >= (start[unit] as number)) continue;
      note(s, unit, SHAKEN);
      if (holds(c, unit, PLAIN, vars.level === DESPERATE ? 'EMP XII.2#3' : 'EMP XII.1#3')) continue;
      const at = s.hex[unit] as number;
      const band = disorder(c, [unit], s.turn);
      if (bandUnits(s, band).length > 0) return c.call(calls.flight, fleeing(band, at, { calm: 1 }), 'shake');
    }
    return c.go('look');
  },
});
