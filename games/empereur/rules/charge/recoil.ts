import { type Context, procedure, signature } from '@bivouac/kernel';
import { ownerOf } from '../command/hands.ts';
import { leadersWith } from '../army/leaders.ts';
import { riddenInto } from '../army/risk.ts';
import { coverers } from '../fire/coverage.ts';
import { directionTo, fieldOf } from '../ground/field.ts';
import { disorder, holds } from '../morale/disorder.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { isLight } from '../options/cavalry.ts';
import { poseAfter } from '../movement/group.ts';
import { bandUnits, pileAt, touch } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { setOut, stackOnTop, uncover } from '../piles/order.ts';
import { calls, fleeing } from '../register.ts';
import { type Empereur, has, note, other, RECOILED } from '../state.ts';
import { recoilWays } from './recoil-ways.ts';

export interface Recoil {
  at: number;
  /** Who made it go. */
  enemy: number;
  band: number;
  /** How many hexes it has gone. */
  gone: number;
  to: number;
  chiefs: number[];
}

/** EMP VI.8: one hex or two. */
const FAR = 2;

export function recoiling(at: number, enemy: number): Recoil {
  return { at, enemy, band: -1, gone: 0, to: -1, chiefs: [] };
}

function ways(c: Context<Empereur>, { band, at, enemy, gone }: Recoil): number[] {
  return gone >= FAR ? [] : recoilWays(c, bandUnits(c.s, band), at, enemy);
}

/** EMP VI.8: the cavalry of a hex falls back before an enemy who has come beside it. */
export const recoil = procedure(signature<Empereur, Recoil>('recoil'), {
  roll(c, vars) {
    const { s } = c;
    const pile = [...pileAt(s, vars.at)];
    uncover(c, vars.at);
    // EMP VI.8#6: once tested, it goes back before the same enemy as often as it likes.
    let failed = 0;
    while (failed < pile.length) {
      const unit = pile[failed] as number;
      // EMP VI.8#4: nothing bears on the test but those of its pile who failed before it (EMP V.5).
      // EMP XVI.4#2: light cavalry needs no test.
      if (
        has(s, unit, RECOILED) ||
        isLight(c.content, s, unit) ||
        holds(c, unit, { ...PLAIN, failed, bare: true }, 'EMP VI.8#4')
      )
        break;
      failed++;
    }
    const rest = pile.slice(failed);
    if (rest.length > 0) vars.band = setOut(s, rest);
    if (failed === 0) return c.go('look');
    const broken = disorder(c, pile.slice(0, failed), s.turn);
    return c.call(calls.flight, fleeing(broken, vars.at, { foe: vars.enemy }), 'look');
  },
  look(c, vars) {
    if (bandUnits(c.s, vars.band).length === 0) return c.return();
    return ways(c, vars).length > 0 ? c.go('choose') : c.go('rest');
  },
  choose: {
    power: (c, vars) => ownerOf(c, bandUnits(c.s, vars.band)[0] ?? 0),
    prompt: 'recoil',
    clause: 'EMP VI.8#5',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0 }),
    offers(c, vars) {
      for (const hex of ways(c, vars)) c.offer('step', hex);
      if (vars.gone > 0) c.offer('done');
      for (const chief of companions(c, vars)) c.offer('bring', chief);
    },
    why: () => ({ reason: 'notBack', clause: 'EMP VI.8#5' }),
    take: {
      step(c: Context<Empereur>, vars: Recoil, hex: number) {
        vars.to = hex;
        return c.go('leave');
      },
      bring(c: Context<Empereur>, vars: Recoil, chief: number) {
        vars.chiefs.push(chief);
        return c.go('choose');
      },
      done: (c: Context<Empereur>) => c.go('rest'),
    },
  },
  // EMP VII.5: whoever covers the hex it leaves fires.
  leave(c, vars) {
    const { content, s } = c;
    const side = sideOf(content, bandUnits(s, vars.band)[0] ?? 0);
    const firers = coverers(content, s, other(side), vars.at);
    if (firers.length === 0) return c.go('enter');
    return c.call(calls.volley, { hex: vars.at, band: vars.band, firers, opportunity: 1, running: 0 }, 'enter');
  },
  enter(c, vars) {
    const { content, s } = c;
    const units = bandUnits(s, vars.band);
    if (units.length === 0) return c.return();
    const direction = directionTo(fieldOf(content, s.scenario), vars.at, vars.to);
    for (const unit of units) {
      const pose = poseAfter(c, unit, { to: vars.to, cost: 0, road: false }, direction, true);
      s.hex[unit] = vars.to;
      s.form[unit] = pose.form;
      s.facing[unit] = pose.facing;
    }
    for (const chief of vars.chiefs) if (s.chiefHex[chief] === vars.at) s.chiefHex[chief] = vars.to;
    touch(s);
    vars.at = vars.to;
    vars.gone++;
    c.mark?.('recoil');
    c.tell?.({ fact: 'recoiled', unit: units[0] ?? -1, place: vars.to, clause: 'EMP VI.8#5' });
    riddenInto(c, vars.at, sideOf(content, units[0] ?? 0));
    return c.go('look');
  },
  rest(c, vars) {
    const units = bandUnits(c.s, vars.band);
    for (const unit of units) note(c.s, unit, RECOILED);
    stackOnTop(c.s, units);
    return c.return();
  },
});

/** EMP XIV.3: leaders of its hex may fall back with it, if they are to go they go from the start. */
function companions(c: Context<Empereur>, { at, band, gone, chiefs }: Recoil): number[] {
  if (gone > 0) return [];
  const side = sideOf(c.content, bandUnits(c.s, band)[0] ?? 0);
  return leadersWith(c.content, c.s, side, at).filter((chief) => !chiefs.includes(chief));
}
