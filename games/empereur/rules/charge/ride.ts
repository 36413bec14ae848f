import { type Action, type Context, during, type Next, procedure, type Reason, signature } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import { idleLeaders, RODE_IN_CHARGE } from '../army/leaders.ts';
import { riddenInto } from '../army/risk.ts';
import { hasFought } from '../command/attack.ts';
import { driving, drivesCouriers } from '../command/couriers.ts';
import { isOut } from '../command/out.ts';
import { atLiberty, orderClauses } from '../command/tactics.ts';
import { coverers } from '../fire/coverage.ts';
import { facingsAfter } from '../formations/allowed.ts';
import { isWinded, noteCharge, noteWind } from '../options/cavalry.ts';
import { noteRidden } from '../options/fatigue.ts';
import { HORSE_KINDS, plays } from '../options/options.ts';
import { infected, rout } from '../options/rout.ts';
import { isIdle } from '../interactive/roster.ts';
import { bandUnits, pileAt, touch } from '../piles/board.ts';
import { isHorse } from '../piles/limits.ts';
import { stackOnTop, uncover } from '../piles/order.ts';
import { calls, fleeing, meet } from '../register.ts';
import { CHARGED, type Empereur, has, LINE, note, other, TOPPED } from '../state.ts';
import { CAVALRY } from '../../content/types.ts';
import { chargeStep, chargeSteps, enemiesBefore, pointsLeft, type Riding, WHEEL_COST, wheelings } from './pace.ts';
import { recovery } from './recovery.ts';
import { scatter } from './scatter.ts';
import { squares } from './squares.ts';
import { losingSight, newlyInDanger } from './threat.ts';

export interface Ride {
  band: number;
  at: number;
  spent: number;
  wheels: number;
  wheeled: number;
  started: number;
  chiefs: number[];
  /** Which piles have been asked for squares, and at which distance (ruling 202). */
  asked: number[];
  to: number;
  /** Where it began, and 1 if it is part of a combined charge (EMP IX.5). */
  start: number;
  combined: number;
  /** How many enemies it had before it as it came here, and 1 if all of them have gone since (EMP IX.2#16). */
  before: number;
  lost: number;
}

export function charging(band: number, at: number, combined = 0): Ride {
  const fresh = { spent: 0, wheels: 0, wheeled: 0, started: 0, chiefs: [], asked: [], to: -1, before: 0, lost: 0 };
  return { band, at, start: at, combined, ...fresh };
}

function seen(c: Context<Empereur>, vars: Ride): Riding {
  const { at, spent, wheels } = vars;
  return {
    units: bandUnits(c.s, vars.band),
    at,
    spent,
    wheels,
    wheeled: vars.wheeled === 1,
    started: vars.started === 1,
  };
}

/** EMP IX.2#10: those of its pile who stand as it does. */
function companions(c: Context<Empereur>, vars: Ride): number[] {
  const { s } = c;
  const [first] = bandUnits(s, vars.band);
  if (first === undefined) return [];
  return pileAt(s, vars.at).filter(
    (unit) =>
      isHorse(c.content, unit) &&
      !has(s, unit, CHARGED) &&
      !isWinded(s, unit) &&
      !isIdle(s, c.content, unit) &&
      s.form[unit] === s.form[first] &&
      s.facing[unit] === s.facing[first],
  );
}

/** Those of the charge who lie under another one and were not moved up yet: once each is enough for any order. */
function below(c: Context<Empereur>, { band }: Ride): number[] {
  return bandUnits(c.s, band)
    .slice(1)
    .filter((unit) => !has(c.s, unit, TOPPED));
}

/** Whether cavalry that is out of command has an enemy before it as it stands in line like this; one there is (EMP XVII.2#10). */
function meets(c: Context<Empereur>, unit: number, facing: number): boolean {
  const { s } = c;
  const found = (way: number) => {
    const [form, was] = [s.form[unit] as number, s.facing[unit] as number];
    s.form[unit] = LINE;
    s.facing[unit] = way;
    const before = enemiesBefore(c, unit).length > 0;
    s.form[unit] = form;
    s.facing[unit] = was;
    return before;
  };
  const ways = facingsAfter(CAVALRY, s.form[unit] as number, s.facing[unit] as number, LINE);
  return found(facing) || !ways.some(found);
}

/** Ruling 205-206: it halts with an enemy before it, in a hex of its own. */
function mayStrike(c: Context<Empereur>, vars: Ride): boolean {
  const [unit] = bandUnits(c.s, vars.band);
  return unit !== undefined && pileAt(c.s, vars.at).length === 0 && enemiesBefore(c, unit).length > 0;
}

/** EMP IX.2#16: those whom it had before it have left: it need not lose its order. */
function mayDesist(c: Context<Empereur>, vars: Ride): boolean {
  return vars.lost === 1 && pileAt(c.s, vars.at).length === 0;
}

function whyNot(c: Context<Empereur>, vars: Ride, [verb, arg]: Action): Reason | null {
  if (verb === 'step') {
    const step = typeof arg === 'number' ? chargeStep(c, seen(c, vars), arg) : 'notAhead';
    if (step === 'orderLine') return { reason: step, clause: orderClauses[step] };
    return typeof step === 'string' ? { reason: step, clause: 'EMP IX.2#3' } : null;
  }
  if (verb === 'turn')
    return plays(c.s, HORSE_KINDS)
      ? { reason: 'wheelsSpent', clause: 'EMP XVI.4#4' }
      : { reason: 'noWheel', clause: 'EMP IX.2#2' };
  return { reason: 'noStrike', clause: 'EMP IX.2#15' };
}

/** Gives back where it halted before the enemy, or -1. */
export const riding = signature<Empereur, Ride, number>('ride');

/** EMP IX.2: one charge, from its declaration until it halts before the enemy or loses its order. */
export const ride = procedure(riding, {
  muster: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'muster',
    clause: 'EMP IX.1#3',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0 }),
    offers(c, vars) {
      const { s, content } = c;
      const [unit = 0] = bandUnits(s, vars.band);
      for (const one of companions(c, vars)) {
        if (isOut(s, one) === isOut(s, unit) && atLiberty(c, [...bandUnits(s, vars.band), one]).includes(one))
          c.offer('with', one);
      }
      for (const one of below(c, vars)) c.offer('top', one);
      for (const chief of idleLeaders(content, s, s.active, vars.at)) {
        if (!vars.chiefs.includes(chief)) c.offer('bring', chief);
      }
      for (const facing of facingsAfter(CAVALRY, s.form[unit] as number, s.facing[unit] as number, LINE)) {
        if (!isOut(s, unit) || meets(c, unit, facing)) c.offer('line', facing);
      }
    },
    why: () => ({ reason: 'notWith', clause: 'EMP IX.2#10' }),
    take: {
      with(c: Context<Empereur>, vars: Ride, unit: number) {
        uncover(c, vars.at);
        c.s.band[unit] = vars.band;
        touch(c.s);
        return c.go('muster');
      },
      /** EMP V.9: those who charge together change their order for nothing. */
      top(c: Context<Empereur>, vars: Ride, unit: number) {
        const rest = bandUnits(c.s, vars.band).filter((one) => one !== unit);
        [unit, ...rest].forEach((one, rank) => {
          c.s.rank[one] = rank;
        });
        note(c.s, unit, TOPPED);
        touch(c.s);
        c.tell?.({ fact: 'onTop', unit, clause: 'EMP V.9#1' });
        return c.go('muster');
      },
      bring(c: Context<Empereur>, vars: Ride, chief: number) {
        vars.chiefs.push(chief);
        c.s.chiefDone[chief] = RODE_IN_CHARGE;
        return c.go('muster');
      },
      line(c: Context<Empereur>, vars: Ride, facing: number) {
        const { s } = c;
        const units = bandUnits(s, vars.band);
        for (const unit of units) {
          s.form[unit] = LINE;
          s.facing[unit] = facing;
          note(s, unit, CHARGED);
          c.mark?.('charge');
          c.tell?.({ fact: 'charged', unit, facing, clause: 'EMP IX.2#1' });
        }
        noteCharge(s, units);
        touch(s);
        hasFought(c, units);
        return c.go('threaten');
      },
    },
  },
  /** EMP IX.2#13: squares, from the declaration on. */
  threaten(c, vars) {
    const [unit] = bandUnits(c.s, vars.band);
    if (unit === undefined) return c.return(-1);
    noteWind(c.s, bandUnits(c.s, vars.band), pointsLeft(c, seen(c, vars)));
    noteRidden(c.s, bandUnits(c.s, vars.band), vars.spent);
    vars.before = enemiesBefore(c, unit).length;
    vars.lost = 0;
    const { hexes, keys } = newlyInDanger(c.content, c.s, vars.at, vars.asked);
    if (hexes.length === 0) return c.go('meet');
    vars.asked.push(...keys);
    return c.call(squares, during({ band: vars.band, at: vars.at, hexes }), 'meet');
  },
  /** EMP IX.2#12: enemy cavalry answers; a combined charge is countercharged only when all have ridden (EMP IX.5#2). */
  meet(c, vars) {
    const { band, at, start } = vars;
    const how = { start, counters: vars.combined === 1 ? 0 : 1 };
    return c.call(calls.meeting, meet(other(c.s.active), band, at, how), 'met');
  },
  met(c, vars) {
    const [unit] = bandUnits(c.s, vars.band);
    if (c.result(calls.meeting) === 1 || unit === undefined) return c.return(-1);
    if (vars.before > 0 && enemiesBefore(c, unit).length === 0) vars.lost = 1;
    return c.go('go');
  },
  go: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'charge',
    clause: 'EMP IX.2#1',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0, points: pointsLeft(c, seen(c, vars)) }),
    offers(c, vars) {
      const now = seen(c, vars);
      // EMP XVII.2#10: out of command it strikes from where it stands.
      if (!now.units.some((unit) => isOut(c.s, unit))) {
        for (const hex of chargeSteps(c, now)) c.offer('step', hex);
        for (const facing of wheelings(c, now)) c.offer('turn', facing);
      }
      if (mayStrike(c, vars)) c.offer('strike');
      if (mayDesist(c, vars)) c.offer('done');
      c.offer('scatter', now.units[0] ?? 0);
    },
    why: whyNot,
    take: {
      step(c: Context<Empereur>, vars: Ride, hex: number) {
        vars.to = hex;
        return c.go('vanish');
      },
      turn(c: Context<Empereur>, vars: Ride, facing: number) {
        const units = bandUnits(c.s, vars.band);
        for (const unit of units) c.s.facing[unit] = facing;
        touch(c.s);
        vars.spent += WHEEL_COST;
        vars.wheels++;
        vars.wheeled = 1;
        vars.lost = 0;
        noteWind(c.s, units, pointsLeft(c, seen(c, vars)));
        noteRidden(c.s, units, vars.spent);
        c.tell?.({ fact: 'turned', unit: units[0] ?? -1, facing, clause: 'EMP IX.2#2' });
        return c.go('go');
      },
      strike(c: Context<Empereur>, vars: Ride) {
        const units = bandUnits(c.s, vars.band);
        stackOnTop(c.s, units);
        c.tell?.({ fact: 'halted', unit: units[0] ?? -1, place: vars.at, clause: 'EMP IX.2#15' });
        return c.return(vars.at);
      },
      /** EMP IX.2#16: its target has gone before it came to blows. */
      done(c: Context<Empereur>, vars: Ride): Next {
        const units = bandUnits(c.s, vars.band);
        stackOnTop(c.s, units);
        c.tell?.({ fact: 'halted', unit: units[0] ?? -1, place: vars.at, clause: 'EMP IX.2#16' });
        return c.call(recovery, { at: -1, only: [vars.at] }, 'over');
      },
      scatter(c: Context<Empereur>, vars: Ride): Next {
        return scatter(c, bandUnits(c.s, vars.band), 'EMP IX.2#14', 'over');
      },
    },
  },
  /** Ruling 202: whoever is about to lose sight of it is asked before. */
  vanish(c, vars) {
    const points = pointsLeft(c, seen(c, vars));
    const hexes = losingSight(c.content, c.s, vars.at, vars.to, points);
    return hexes.length === 0
      ? c.go('leave')
      : c.call(squares, during({ band: vars.band, at: vars.at, hexes }), 'leave');
  },
  // EMP VII.5: fire comes before the step, at whoever is about to leave.
  leave(c, vars) {
    const { content, s } = c;
    const firers = coverers(content, s, other(s.active), vars.at);
    if (firers.length === 0) return c.go('enter');
    return c.call(calls.volley, { hex: vars.at, band: vars.band, firers, opportunity: 1, running: 0 }, 'enter');
  },
  enter(c, vars) {
    const { s } = c;
    const now = seen(c, vars);
    if (now.units.length === 0) return c.return(-1);
    // What the fire left of them looks again at where it was going.
    const cost = chargeStep(c, now, vars.to);
    if (typeof cost === 'string') return c.go('go');
    const carried = infected(s, now.units, pileAt(s, vars.to));
    for (const unit of now.units) s.hex[unit] = vars.to;
    for (const chief of vars.chiefs) if (s.chiefHex[chief] === vars.at) s.chiefHex[chief] = vars.to;
    touch(s);
    vars.at = vars.to;
    vars.spent += cost;
    vars.started = 1;
    vars.wheeled = 0;
    c.tell?.({ fact: 'marched', unit: now.units[0] ?? -1, place: vars.at, clause: 'EMP IX.2#3' });
    riddenInto(c, vars.at, s.active);
    if (carried.length === 0)
      return drivesCouriers(c, vars.at) ? c.call(driving, { hex: vars.at, number: 0 }, 'threaten') : c.go('threaten');
    // EMP XVI.5#12: whoever rides over a rout is carried away by it.
    rout(c, carried, 'EMP XVI.5#12');
    return c.call(calls.flight, fleeing(vars.band, vars.at), 'over');
  },
  over: (c) => c.return(-1),
});
