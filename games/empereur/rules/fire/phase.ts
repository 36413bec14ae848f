import { type Context, type Next, type Procedure, procedure } from '@bivouac/kernel';
import { calls } from '../register.ts';
import { mayScatter, scatter } from '../charge/scatter.ts';
import { hasFought, mayFire } from '../command/attack.ts';
import { handOf } from '../command/hands.ts';
import { topAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { type Empereur, type EmpereurState, FIRED, has, note, onMap, other, type Screen } from '../state.ts';
import type { EmpereurContent } from '../../content/types.ts';
import { hasDefended, isIdle, noteDefence, noteScreen, screensSpent } from '../interactive/roster.ts';
import { hexesOf } from '../options/skirmish.ts';
import { screenHex, screensAt, screensOf } from '../voltigeurs/screens.ts';
import { valueAt } from './coverage.ts';

export interface Shooting {
  side: number;
  /** Hexes that have been fired at: everybody fires at a hex together (EMP VII.3). */
  aimed: number[];
  at: number;
  /** Those who are to hold their fire for another target. */
  held: number[];
}

export function shooting(side: number): Shooting {
  return { side, aimed: [], at: -1, held: [] };
}

/** Those who could fire at a hex by all that everybody sees: whether there is a question at all rests on nothing else. */
function tops(content: EmpereurContent, s: EmpereurState, side: number, hex: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (!onMap(s, unit) || sideOf(content, unit) !== side || has(s, unit, FIRED)) continue;
    if (isIdle(s, content, unit) || hasDefended(s, side, unit)) continue;
    if (topAt(s, s.hex[unit] as number) === unit && valueAt(content, s, unit, hex) > 0) found.push(unit);
  }
  return found;
}

/** EMP V.3, VII.4: the top units of a side that have not fired in this phase and can fire at a hex. */
export function firersAt(content: EmpereurContent, s: EmpereurState, side: number, hex: number): number[] {
  return mayFire({ content, s }, tops(content, s, side, hex));
}

/** EMP XVI.1, XXI.1: voltigeurs are part of their unit: they fire at a hex if it is in play, and in defence once a turn. */
function screens(c: Context<Empereur>, side: number, hex: number): Screen[] {
  const out = (unit: number) => screensOf(c.s).filter((one) => one.unit === unit).length;
  return screensAt(c, side, hex).filter(
    ({ unit }) => !isIdle(c.s, c.content, unit) && screensSpent(c.s, side, unit) < out(unit),
  );
}

/** EMP XVII.2#8, XVII.3#8: and if its orders let it fire. */
function freeScreens(c: Context<Empereur>, side: number, hex: number): Screen[] {
  return screens(c, side, hex).filter(({ unit }) => mayFire(c, [unit]).length > 0);
}

/** The enemy hexes that can still be fired at. */
function targets(c: Context<Empereur>, { side, aimed }: Shooting, firers = firersAt, light = freeScreens): number[] {
  const { content, s } = c;
  const hexes = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (onMap(s, unit) && sideOf(content, unit) === other(side)) for (const hex of hexesOf(s, unit)) hexes.add(hex);
  }
  return [...hexes]
    .filter(
      (hex) => !aimed.includes(hex) && (firers(content, s, side, hex).length > 0 || light(c, side, hex).length > 0),
    )
    .sort((one, two) => one - two);
}

function ready(c: Context<Empereur>, vars: Shooting): number[] {
  const able = tops(c.content, c.s, vars.side, vars.at).filter((unit) => !vars.held.includes(unit));
  return mayFire(c, able);
}

function shoot(c: Context<Empereur>, vars: Shooting): Next {
  const firers = ready(c, vars);
  for (const unit of firers) note(c.s, unit, FIRED);
  noteDefence(c.s, vars.side, firers);
  // EMP XVI.1#11: one of the voltigeurs joins them, and no more.
  const [one] = freeScreens(c, vars.side, vars.at);
  const light = one === undefined ? [] : [{ unit: one.unit, hex: screenHex(c, one) }];
  if (one !== undefined) {
    one.fired = 1;
    noteScreen(c.s, vars.side, one.unit);
  }
  hasFought(c, one === undefined || firers.includes(one.unit) ? firers : [...firers, one.unit]);
  vars.aimed.push(vars.at);
  return c.call(
    calls.volley,
    { hex: vars.at, band: 0, firers, opportunity: 0, running: 0, ...(light.length > 0 ? { screens: light } : {}) },
    'look',
  );
}

/** EMP VII.4: a phase of fire; each unit fires once, at one hex, together with all who fire at it. */
export const shootingPhase: Procedure<Empereur, Shooting> = procedure<Empereur, Shooting>('shootingPhase', {
  look: (c, vars) => (targets(c, vars, tops, screens).length > 0 ? c.go('aim') : c.return()),
  aim: {
    power: (c, vars) => handOf(c, vars.side),
    prompt: 'aim',
    clause: 'EMP VII.4#1',
    offers(c, vars) {
      for (const hex of targets(c, vars)) c.offer('aim', hex);
      if (vars.side === c.s.active) {
        for (let unit = 0; unit < c.s.hex.length; unit++) {
          if (mayScatter(c.content, c.s, unit)) c.offer('scatter', unit);
        }
      }
      c.offer('done');
    },
    why: () => ({ reason: 'noShot', clause: 'EMP VII.2#1' }),
    take: {
      aim(c: Context<Empereur>, vars: Shooting, hex: number) {
        vars.at = hex;
        vars.held = [];
        return ready(c, vars).length > 1 ? c.go('gather') : shoot(c, vars);
      },
      scatter: (c: Context<Empereur>, _: Shooting, unit: number) => scatter(c, [unit], 'EMP VI.5#1', 'look'),
      done: (c: Context<Empereur>) => c.return(),
    },
  },
  gather: {
    power: (c, vars) => handOf(c, vars.side),
    prompt: 'gather',
    clause: 'EMP VII.3#1',
    about: (_, vars) => ({ place: vars.at }),
    offers(c, vars) {
      const firers = ready(c, vars);
      c.offer('fire');
      if (firers.length > 1) for (const unit of firers) c.offer('hold', unit);
    },
    why: () => ({ reason: 'noShot', clause: 'EMP VII.3#1' }),
    take: {
      fire: (c: Context<Empereur>, vars: Shooting) => shoot(c, vars),
      hold(c: Context<Empereur>, vars: Shooting, unit: number) {
        vars.held.push(unit);
        return c.go('gather');
      },
    },
  },
});
