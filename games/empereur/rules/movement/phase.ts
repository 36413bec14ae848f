import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import { around, fieldOf } from '../ground/field.ts';
import { boardOf, pileAt } from '../piles/board.ts';
import { mayScatter, scatter } from '../charge/scatter.ts';
import { detaching, mayDetach } from '../options/provisional.ts';
import { mayPost, sendOut } from '../voltigeurs/posting.ts';
import { settleScreens } from '../voltigeurs/settle.ts';
import { isLeft } from '../options/left-guns.ts';
import { facingFault, sideOf } from '../piles/limits.ts';
import { forgetRecoils, putOnTop, setOut, uncover } from '../piles/order.ts';
import { CHARGED, type Empereur, has, MOVED, note, onMap, SCREENED, TOPPED, WAITING } from '../state.ts';
import { arrivalOfLeader, gates, gatesFor } from '../arrivals/gates.ts';
import { contest, contestable } from '../command/contest.ts';
import { movementDuty } from '../command/duties.ts';
import { isTied, mayTryToRide, tryInitiative } from '../command/radius.ts';
import { hasDesk, sendLetters, writing } from '../command/letters.ts';
import { carryOut, hasStaff, staff } from '../command/staff.ts';
import { hasFallenBack, isFurtherBack, mayRideTo } from '../command/tactics.ts';
import { arriving, calls } from '../register.ts';
import { isIdle, mayBePlayed } from '../interactive/roster.ts';
import { halt, isTimeOver, mayHalt, onTheWatch } from '../time/watch.ts';
import type { Asked } from './group.ts';
import { march, marching, mayMend } from './march.ts';
import { haveRidden, type Riding, rides } from './rides.ts';

/** Whether its corps has the move, and it is not guns without gunners (EMP XXI.1, XVI.3). */
function isFree({ content, s }: Context<Empereur>, unit: number): boolean {
  return !isIdle(s, content, unit) && !isLeft(s, unit);
}

function mayMove(c: Context<Empereur>, unit: number): boolean {
  const { content, s } = c;
  const mine = onMap(s, unit) && sideOf(content, unit) === s.active && isFree(c, unit);
  return mine && !has(s, unit, MOVED) && !has(s, unit, CHARGED);
}

/** EMP V.9: who may be put on top: anybody below it, once a phase, which is enough for any order. */
function mayTop(c: Context<Empereur>, unit: number): boolean {
  const { content, s } = c;
  const mine = onMap(s, unit) && sideOf(content, unit) === s.active && isFree(c, unit);
  return mine && (s.rank[unit] as number) > 0 && !has(s, unit, TOPPED) && pileAt(s, s.hex[unit] as number)[0] !== unit;
}

/** EMP V.7: piles of the player whose facings do not fit, while one of them could still be turned. */
function isUnsettled(c: Context<Empereur>): boolean {
  const { content, s } = c;
  return [...boardOf(s).on.values()].some(
    (pile) =>
      pile.length > 1 &&
      sideOf(content, pile[0] ?? 0) === s.active &&
      facingFault(content, s, pile) !== null &&
      mayMend(c, pile),
  );
}

/** EMP XIII: whoever is to come and finds a way in. */
function mayArrive(c: Context<Empereur>, unit: number): boolean {
  const waits = c.s.hex[unit] === WAITING && sideOf(c.content, unit) === c.s.active;
  return waits && !isIdle(c.s, c.content, unit) && gatesFor(c, unit).length > 0;
}

/** Where a leader who is still to come may ride in. */
function leaderGates(c: Context<Empereur>, chief: number): number[] {
  const arrival = arrivalOfLeader(c, chief);
  return arrival === null ? [] : gates(c, arrival);
}

function mayRide(c: Context<Empereur>, chief: number): boolean {
  const { content, s } = c;
  if (content.leaders[chief]?.side !== s.active || s.chiefDone[chief] !== 0 || !mayTryToRide(c, chief)) return false;
  if (!mayBePlayed(s, content, chief)) return false;
  return (s.chiefHex[chief] as number) >= 0 || leaderGates(c, chief).length > 0;
}

/** EMP VI: the movement phase of a player. */
export const movement: Procedure<Empereur, Record<string, never>> = procedure<Empereur, Record<string, never>>(
  'movement',
  {
    mover: {
      power: (c) => handOf(c, c.s.active),
      prompt: 'mover',
      clause: 'EMP VI.1#1',
      offers(c) {
        if (isTimeOver(c.s)) return c.offer('done');
        for (let unit = 0; unit < c.s.hex.length; unit++) {
          if (mayMove(c, unit)) c.offer('move', unit);
          if (mayArrive(c, unit)) c.offer('arrive', unit);
          if (mayTop(c, unit)) c.offer('top', unit);
          if (isFree(c, unit) && mayPost(c, unit, SCREENED)) c.offer('screen', unit);
          if (mayScatter(c.content, c.s, unit)) c.offer('scatter', unit);
        }
        for (let chief = 0; chief < c.s.chiefHex.length; chief++) if (mayRide(c, chief)) c.offer('ride', chief);
        if (mayDetach(c)) c.offer('provisional');
        if (hasDesk(c)) c.offer('staff');
        if (hasStaff(c, c.s.active)) {
          c.offer('staff');
          for (const chief of contestable(c)) c.offer('contest', chief);
        }
        if (!isUnsettled(c) && movementDuty(c) === null) c.offer('done');
        if (mayHalt(c.s)) c.offer('halt');
      },
      why(c, __, [verb, arg]) {
        if (verb === 'ride' && typeof arg === 'number' && isTied(c.s, arg))
          return { reason: 'tied', clause: 'EMP XVII.2#3' };
        if (verb === 'halt') return { reason: 'noWatch', clause: 'EMP XXI.3#2' };
        if (verb === 'screen') return { reason: 'noPost', clause: 'EMP XVI.1#9' };
        if (verb === 'provisional') return { reason: 'noDetach', clause: 'EMP XVI.9#11' };
        if (verb === 'done' && !isUnsettled(c)) return movementDuty(c);
        if (verb === 'done') return { reason: 'unsettled', clause: 'EMP V.7#1' };
        if (verb === 'staff' || verb === 'contest') return { reason: 'noStaff', clause: 'EMP XVII.8#1' };
        return verb === 'top'
          ? { reason: 'notBelow', clause: 'EMP V.9#1' }
          : { reason: 'hasMoved', clause: 'EMP VI.1#1' };
      },
      take: onTheWatch({
        move(c: Context<Empereur>, _: object, unit: number) {
          uncover(c, c.s.hex[unit] as number);
          forgetRecoils(c.s);
          const band = setOut(c.s, [unit]);
          return c.call(march, marching(band, c.s.hex[unit] as number), 'mover');
        },
        top(c: Context<Empereur>, _: object, unit: number) {
          uncover(c, c.s.hex[unit] as number);
          note(c.s, unit, TOPPED);
          putOnTop(c.s, unit);
          settleScreens(c);
          c.tell?.({ fact: 'onTop', unit, clause: 'EMP V.9#1' });
          return c.go('mover');
        },
        scatter: (c: Context<Empereur>, _: object, unit: number) => scatter(c, [unit], 'EMP VI.5#1', 'mover'),
        arrive: (c: Context<Empereur>, _: object, unit: number) => c.call(calls.arrive, arriving(unit), 'mover'),
        screen: (c: Context<Empereur>, _: object, unit: number) => sendOut(c, unit, SCREENED, 'mover'),
        provisional: (c: Context<Empereur>) => c.call(detaching, {}, 'mover'),
        ride: (c: Context<Empereur>, _: object, chief: number) =>
          tryInitiative(c, chief) ? c.call(riding, { chief, spent: 0 }, 'mover') : c.go('mover'),
        /** EMP XVII.3: the staff writes, and nobody sees what. */
        staff: (c: Context<Empereur>) => {
          const power = handOf(c, c.s.active);
          if (hasDesk(c)) return c.fork(writing, [{ power, vars: { power, drafts: [] } }], 'posted');
          return c.fork(staff, [{ power: c.s.active, vars: { side: c.s.active, notes: [], part: 0 } }], 'written');
        },
        contest: (c: Context<Empereur>, _: object, leader: number) => c.call(contest, { leader }, 'mover'),
        done: (c: Context<Empereur>) => c.return(),
        halt(c: Context<Empereur>) {
          halt(c);
          return c.return();
        },
      }),
    },
    written(c) {
      carryOut(c, c.s.active, c.results(staff)[0] ?? []);
      return c.go('mover');
    },
    /** EMP XVII.9: letters set out. */
    posted(c) {
      sendLetters(c, handOf(c, c.s.active), c.results(writing)[0] ?? []);
      return c.go('mover');
    },
  },
);

function isBeside({ content, s }: Asked, chief: number, hex: number): boolean {
  return around(fieldOf(content, s.scenario), s.chiefHex[chief] as number).includes(hex);
}

/** EMP XVII.3#16: a chief who is to fall back goes at least two hexes, if his points and the way allow it. */
function mayStopRiding(c: Asked, vars: Riding): boolean {
  return hasFallenBack(c, vars.chief) || !rides(c, vars).some(({ to }) => isFurtherBack(c, vars.chief, to));
}

export const riding: Procedure<Empereur, Riding> = procedure<Empereur, Riding>('riding', {
  begin: (c, vars) => (c.s.chiefHex[vars.chief] === WAITING ? c.go('gate') : c.go('go')),
  /** EMP XIII: a leader rides in alone, at the price of one point. */
  gate: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'gateLeader',
    clause: 'EMP XIII#3',
    about: (_, vars) => ({ leader: vars.chief }),
    offers(c, vars) {
      for (const hex of leaderGates(c, vars.chief)) c.offer('enter', hex);
      if (mayHalt(c.s)) c.offer('halt');
    },
    why: () => ({ reason: 'noGate', clause: 'EMP XIII#3' }),
    take: onTheWatch({
      enter(c: Context<Empereur>, vars: Riding, hex: number) {
        c.s.chiefHex[vars.chief] = hex;
        vars.spent = 1;
        c.tell?.({ fact: 'rode', leader: vars.chief, place: hex, clause: 'EMP XIII#3' });
        return c.go('go');
      },
      halt(c: Context<Empereur>) {
        halt(c);
        return c.return();
      },
    }),
  },
  go: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'ride',
    clause: 'EMP XIV.2#2',
    about: (_, vars) => ({ leader: vars.chief }),
    offers(c, vars) {
      for (const { to } of rides(c, vars)) c.offer('step', to);
      if (mayStopRiding(c, vars)) c.offer('done');
      if (mayHalt(c.s)) c.offer('halt');
    },
    why(c, vars, [verb, to]) {
      if (verb === 'done') return { reason: 'dutyChief', clause: 'EMP XVII.3#16', args: { leader: vars.chief } };
      const ordered = typeof to === 'number' && isBeside(c, vars.chief, to) && !mayRideTo(c, vars.chief, to);
      return ordered
        ? { reason: 'orderChief', clause: 'EMP XVII.3#13' }
        : { reason: 'noPoints', clause: 'EMP XIV.2#2' };
    },
    take: onTheWatch({
      step(c: Context<Empereur>, vars: Riding, hex: number) {
        vars.spent += rides(c, vars).find(({ to }) => to === hex)?.cost ?? 0;
        c.s.chiefHex[vars.chief] = hex;
        c.tell?.({ fact: 'rode', leader: vars.chief, place: hex, clause: 'EMP XIV.2#2' });
        return c.go('go');
      },
      done(c: Context<Empereur>, vars: Riding) {
        haveRidden(c, [vars.chief]);
        return c.return();
      },
      halt(c: Context<Empereur>, vars: Riding) {
        halt(c);
        haveRidden(c, [vars.chief]);
        return c.return();
      },
    }),
  },
});
