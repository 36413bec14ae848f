import { type Context, type Next, procedure, signature } from '@bivouac/kernel';
import { ownerOf } from '../command/hands.ts';
import { leadersWith } from '../army/leaders.ts';
import { riddenInto } from '../army/risk.ts';
import { type Gap, gapsOf } from '../charge/answers.ts';
import type { Asked } from '../command/out.ts';
import { coverers, valueAt } from '../fire/coverage.ts';
import { atLiberty, isBeyondLine, mayRideTo, useLiberty } from '../command/tactics.ts';
import { holds } from '../morale/disorder.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { bandUnits, pileAt, touch } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { setOut, stackOnTop, uncover } from '../piles/order.ts';
import { calls } from '../register.ts';
import { COUNTERING, type Empereur, ENGAGED, has, LINE, note, other } from '../state.ts';
import { isLight } from './cavalry.ts';

export interface Pounce {
  /** Where the cavalry stands, the enemy who comes, and where he is. */
  hex: number;
  mover: number;
  at: number;
  band: number;
  /** The ways it could go when it set out, each with its line; the one it takes. */
  gaps: Gap[];
  to: number;
  chiefs: number[];
}

export function pouncing(hex: number, mover: number, at: number): Pounce {
  return { hex, mover, at, band: -1, gaps: [], to: -1, chiefs: [] };
}

/** EMP XVII.3#15: of the hexes to which cavalry could ride out those that do not lie beyond the line of its corps. */
function openGaps(asked: Asked, units: readonly number[], gaps: readonly Gap[]): Gap[] {
  return gaps.filter(({ hex }) => !units.some((unit) => isBeyondLine(asked, unit, hex)));
}

/** Whether the orders of a pile let its light cavalry ride out at an enemy. */
export function mayPounce(asked: Asked, hex: number, at: number): boolean {
  const { content, s } = asked;
  const light = pileAt(s, hex).filter((unit) => isLight(content, s, unit));
  const pile = atLiberty(asked, light);
  return pile.length > 0 && openGaps(asked, pile, gapsOf(asked, hex, at)).length > 0;
}

/** EMP XVI.4#14-15: light cavalry falls on an enemy two hexes away; what comes of it is a countercharge. */
export const pounce = procedure(signature<Empereur, Pounce>('pounce'), {
  roll(c, vars) {
    const { content, s } = c;
    uncover(c, vars.hex);
    vars.gaps = gapsOf(c, vars.hex, vars.at);
    const ready: number[] = [];
    let failed = 0;
    const pile = pileAt(s, vars.hex).filter((one) => isLight(content, s, one));
    for (const unit of atLiberty(c, pile)) {
      if (holds(c, unit, { ...PLAIN, failed }, 'EMP XVI.4#15')) ready.push(unit);
      else failed++;
    }
    if (ready.length === 0) return c.return();
    useLiberty(c, ready);
    vars.band = setOut(s, ready);
    return c.go('look');
  },
  look(c, vars) {
    const [only, ...more] = vars.gaps;
    if (more.length > 0 || companions(c, vars).length > 0) return c.go('choose');
    return take(c, vars, only?.hex ?? -1);
  },
  choose: {
    power: (c, vars) => ownerOf(c, bandUnits(c.s, vars.band)[0] ?? 0),
    prompt: 'pounce',
    clause: 'EMP XVI.4#15',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0 }),
    offers(c, vars) {
      for (const { hex } of openGaps(c, bandUnits(c.s, vars.band), vars.gaps)) c.offer('step', hex);
      for (const chief of companions(c, vars)) {
        // EMP XVII.3#13: not a chief whose order keeps him back.
        if (vars.gaps.every(({ hex }) => mayRideTo(c, chief, hex))) c.offer('bring', chief);
      }
    },
    why: () => ({ reason: 'notAhead', clause: 'EMP XVI.4#15' }),
    take: {
      step: (c: Context<Empereur>, vars: Pounce, hex: number) => take(c, vars, hex),
      bring(c: Context<Empereur>, vars: Pounce, chief: number) {
        vars.chiefs.push(chief);
        return c.go('choose');
      },
    },
  },
  // EMP VII.5: whoever covers the hex it leaves fires.
  leave(c, vars) {
    const { content, s } = c;
    const side = sideOf(content, bandUnits(s, vars.band)[0] ?? 0);
    const firers = coverers(content, s, other(side), vars.hex).filter((unit) => !has(s, unit, ENGAGED));
    if (firers.length === 0) return c.go('enter');
    return c.call(calls.volley, { hex: vars.hex, band: vars.band, firers, opportunity: 1, running: 0 }, 'enter');
  },
  enter(c, vars) {
    const { content, s } = c;
    const units = bandUnits(s, vars.band);
    const [first] = units;
    if (first === undefined) return c.return();
    const facing = vars.gaps.find((gap) => gap.hex === vars.to)?.facing ?? 1;
    for (const unit of units) {
      s.hex[unit] = vars.to;
      s.form[unit] = LINE;
      s.facing[unit] = facing;
    }
    for (const chief of vars.chiefs) if (s.chiefHex[chief] === vars.hex) s.chiefHex[chief] = vars.to;
    touch(s);
    c.mark?.('opportunity charge');
    c.tell?.({ fact: 'pounced', unit: first, place: vars.to, clause: 'EMP XVI.4#15' });
    riddenInto(c, vars.to, sideOf(content, first));
    // The enemy fires first if he looks that way.
    const [target] = bandUnits(s, vars.mover);
    if (target === undefined || valueAt(content, s, target, vars.to) === 0) return c.go('strike');
    const shot = { hex: vars.to, band: vars.band, firers: [target], opportunity: 1, running: 0 };
    return c.call(calls.volley, shot, 'strike');
  },
  /** What is left of it countercharges from there. */
  strike(c, vars) {
    const units = bandUnits(c.s, vars.band);
    for (const unit of units) note(c.s, unit, COUNTERING);
    stackOnTop(c.s, units);
    return c.return();
  },
});

function take(c: Context<Empereur>, vars: Pounce, hex: number): Next {
  vars.to = hex;
  return c.go('leave');
}

/** EMP XIV.3: leaders of its hex may ride along. */
function companions(c: Context<Empereur>, { hex, band, chiefs }: Pounce): number[] {
  const side = sideOf(c.content, bandUnits(c.s, band)[0] ?? 0);
  return leadersWith(c.content, c.s, side, hex).filter((chief) => !chiefs.includes(chief));
}
