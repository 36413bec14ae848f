import { type Action, type Context, type Next, type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import { calls, fleeing, meet, testing } from '../register.ts';
import { noteRoad } from '../options/fatigue.ts';
import { ambush } from '../voltigeurs/screens.ts';
import { settleScreens } from '../voltigeurs/settle.ts';
import { edges, gather, leftBehind, offerSkirmish } from '../options/loose.ts';
import { hexesOf, isSpread, secondAfter, turnTo } from '../options/skirmish.ts';
import { carryAway, infected, rout } from '../options/rout.ts';
import { changeCost } from '../formations/allowed.ts';
import { gunsPose, turnedBy } from '../formations/poses.ts';
import { movesOf } from '../formations/values.ts';
import { driving, drivesCouriers } from '../command/couriers.ts';
import { goOnClause, halts } from '../command/duties.ts';
import { stray } from '../command/radius.ts';
import { mayLeaveMap, orderClauses, stepsFreely } from '../command/tactics.ts';
import { coverers } from '../fire/coverage.ts';
import { directionTo, fieldOf } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { idleLeaders, takeAlong } from '../army/leaders.ts';
import { riddenInto } from '../army/risk.ts';
import { isIdle } from '../interactive/roster.ts';
import { halt, isTimeOver, mayHalt, onTheWatch } from '../time/watch.ts';
import { bandUnits, pileAt, touch } from '../piles/board.ts';
import { anyInOrder, facingFault, sideOf } from '../piles/limits.ts';
import { stackOnTop, uncover } from '../piles/order.ts';
import { ARTILLERY, type EmpereurContent, INFANTRY, type Unit } from '../../content/types.ts';
import {
  ADAPTED,
  CHARGED,
  COLUMN,
  DISORDERED,
  type Empereur,
  type EmpereurState,
  has,
  hasFrontOf,
  LEFT,
  LINE,
  MOVED,
  note,
  other,
  SPREAD,
  SQUARE,
  STANDING,
  TOPPED,
  unnote,
} from '../state.ts';
import {
  type Asked,
  changes,
  freshGroup,
  type Group,
  leadsTurn,
  type MarchFault,
  mayAdapt,
  mayStay,
  poseAfter,
  standsAlong,
  type Stepping,
  stepOf,
  steps,
  turnCost,
  turns,
} from './group.ts';
import { haveRidden } from './rides.ts';

export interface March {
  band: number;
  at: number;
  /** Where it began. */
  start: number;
  free: number;
  road: number;
  along: number;
  /** 1 once it has done anything: nobody joins it any more. */
  begun: number;
  /** 1 when its move is over, whatever points are left. */
  over: number;
  /** Leaders who ride with it. */
  chiefs: number[];
  to: number;
  back: number;
}

export function marching(band: number, at: number): March {
  return { band, at, start: at, free: 1, road: 1, along: -1, begun: 0, over: 0, chiefs: [], to: -1, back: 0 };
}

/** The march as it stands now: what the questions of rules, page and bots are asked about. */
export function groupOf(c: Asked, vars: March): Group {
  const units = bandUnits(c.s, vars.band);
  return { units, at: vars.at, free: vars.free === 1, road: vars.road === 1, along: isAlong(c, vars, units[0] ?? 0) };
}

/** EMP VI.7: it follows the road if it came by it, or stands in line with it. */
function isAlong(c: Asked, vars: March, unit: number): boolean {
  if (vars.along >= 0) return vars.along === 1;
  const { content, s } = c;
  return standsAlong(fieldOf(content, s.scenario), vars.at, s.form[unit] as number, s.facing[unit] as number);
}

function isBattery(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  return (content.units[unit] as Unit).arm === ARTILLERY && s.form[unit] === LINE;
}

/** Those of the same hex who have not moved yet, and could come along: all but batteries, which do not move (EMP VI.1). */
function companions(c: Context<Empereur>, vars: March): number[] {
  const { content, s } = c;
  const [first] = bandUnits(s, vars.band);
  if (first === undefined || vars.begun === 1 || isBattery(content, s, first)) return [];
  return pileAt(s, vars.at).filter(
    (unit) =>
      !has(s, unit, MOVED) && !has(s, unit, CHARGED) && !isBattery(content, s, unit) && !isIdle(s, content, unit),
  );
}

function escorts(c: Context<Empereur>, vars: March): number[] {
  if (vars.begun === 1) return [];
  const [lead = 0] = bandUnits(c.s, vars.band);
  // Ruling 421: whoever is with skirmishers is with them on either hex.
  const places = [...new Set([vars.at, ...hexesOf(c.s, lead)])];
  return places
    .flatMap((at) => idleLeaders(c.content, c.s, sideOf(c.content, lead), at))
    .filter((chief) => !vars.chiefs.includes(chief));
}

function offerMoves(c: Context<Empereur>, vars: March, group: Group): void {
  for (const unit of companions(c, vars)) c.offer('with', unit);
  for (const chief of escorts(c, vars)) c.offer('bring', chief);
  if (vars.over === 1) return;
  for (const { to } of steps(c, group)) c.offer('step', to);
  for (const { to } of steps(c, group, true)) c.offer('back', to);
  for (const facing of turns(c, group)) c.offer('turn', facing);
  for (const facing of changes(c, group, LINE)) c.offer('line', facing);
  for (const facing of changes(c, group, COLUMN)) c.offer('column', facing);
  if (changes(c, group, SQUARE).length > 0) c.offer('square');
  if (mayAdapt(c, group)) c.offer('adapt');
  offerSkirmish(c, group);
  if (mayDepart(c, group)) c.offer('depart');
}

/** EMP XVII.3#21: whoever retreats and stands where his lines of communication leave the map may leave it. */
function mayDepart(c: Asked, group: Group): boolean {
  return group.units.length > 0 && group.units.every((unit) => mayLeaveMap(c, unit, group.at));
}

function offerMarch(c: Context<Empereur>, vars: March): void {
  const group = groupOf(c, vars);
  // EMP XXI.3#2: whose time is over stops as soon as he may rest.
  if (isTimeOver(c.s) && mayEnd(c, vars, group)) return c.offer('done');
  if (mayHalt(c.s)) c.offer('halt');
  offerMoves(c, vars, group);
  if (mayEnd(c, vars, group)) {
    if (goOnClause(c, group) === null) return c.offer('done');
    // An order asks only for what can be done: they have somewhere to go.
    if (vars.over === 0) return;
  }
  // Whoever can do nothing else stays where he is; the end of the phase sorts it out (EMP V.7-8).
  if (c.collect(() => offerMoves(c, vars, group)).length === 0) c.offer('done');
}

/** EMP V.7-8: where it may rest; badly turned only if it can turn no more, or another one there is still to move. */
function mayEnd(c: Context<Empereur>, vars: March, group: Group): boolean {
  if (!mayStay(c, group.units, vars.at)) return false;
  const pile = pileAt(c.s, vars.at);
  if (vars.over === 1 || facingFault(c.content, c.s, [...group.units, ...pile]) === null) return true;
  return turns(c, group).length === 0 || mayMend(c, pile);
}

/** EMP V.7: whether somebody of a pile has still to move and could turn: it must fit only when the phase ends. */
export function mayMend(c: Asked, pile: readonly number[]): boolean {
  return pile.some((unit) => {
    if (has(c.s, unit, MOVED) || has(c.s, unit, CHARGED) || isIdle(c.s, c.content, unit)) return false;
    return turns(c, freshGroup(c.s, unit)).length > 0;
  });
}

function whyNot(c: Context<Empereur>, vars: March, [verb, arg]: Action): Reason | null {
  const group = groupOf(c, vars);
  if (verb === 'step' || verb === 'back') {
    const step = vars.over === 1 || typeof arg !== 'number' ? 'noPoints' : stepOf(c, group, arg, verb === 'back');
    return typeof step === 'string' ? { reason: step, clause: clauseOf(step, verb) } : null;
  }
  if (verb === 'halt') return { reason: 'noWatch', clause: 'EMP XXI.3#2' };
  if (verb === 'turn') return { reason: 'noTurn', clause: 'EMP VI.4#1' };
  if (verb === 'depart') return { reason: 'noDeparture', clause: 'EMP XVII.3#21' };
  if (verb === 'done') {
    const order = goOnClause(c, group);
    return order === null ? { reason: 'cannotStay', clause: 'EMP V.8#3' } : { reason: 'dutyMarch', clause: order };
  }
  if (verb === 'with' || verb === 'bring') return { reason: 'notWith', clause: 'EMP VI.1#4' };
  return { reason: 'noForm', clause: 'EMP VI.3#1' };
}

/** What forbids a step. */
function clauseOf(fault: MarchFault, verb: string): string {
  if (fault === 'outOfCommand') return 'EMP XVII.2#7';
  if (fault === 'orderColumn' || fault === 'orderLine' || fault === 'orderApart') return orderClauses[fault];
  return verb === 'back' ? 'EMP VI.4#5' : 'EMP VI.2#1';
}

function spend(c: Context<Empereur>, units: readonly number[], cost: number): void {
  const most = Math.max(...units.map((unit) => c.s.spent[unit] as number));
  for (const unit of units) c.s.spent[unit] = most + cost;
}

/** EMP VI.3: a change of formation on the spot; whoever has no points left in the new one stops. */
function change(c: Context<Empereur>, vars: March, form: number, facing: number): Next {
  const { content, s } = c;
  const units = bandUnits(s, vars.band);
  const arm = (content.units[units[0] ?? 0] as Unit).arm;
  spend(c, units, form === ADAPTED ? 0 : changeCost(arm));
  for (const unit of units) {
    s.form[unit] = form;
    s.facing[unit] = facing;
  }
  touch(s);
  vars.begun = 1;
  vars.free = 0;
  vars.along = -1;
  c.tell?.({ fact: 'formed', unit: units[0] ?? -1, form, facing, guns: gunsPose(arm, form), clause: 'EMP VI.3#1' });
  settleScreens(c);
  const out = units.some((unit) => (s.spent[unit] as number) >= movesOf(content.units[unit] as Unit, form));
  if (out) vars.over = 1;
  return c.go('go');
}

/** EMP IV.6, VI.3: what a change into skirmishers or out of them costs. */
function changed(c: Context<Empereur>, vars: March, units: readonly number[]): Next {
  touch(c.s);
  spend(c, units, changeCost(INFANTRY));
  vars.begun = 1;
  vars.free = 0;
  vars.along = -1;
  if (units.some((unit) => (c.s.spent[unit] as number) >= movesOf(c.content.units[unit] as Unit, LINE))) vars.over = 1;
  return c.go('go');
}

/** EMP VI: one unit, or some of a pile, moved to the end before another begins. */
export const march: Procedure<Empereur, March> = procedure<Empereur, March>('march', {
  go: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'march',
    clause: 'EMP VI.1#3',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0 }),
    offers: offerMarch,
    why: whyNot,
    take: onTheWatch({
      with(c: Context<Empereur>, vars: March, unit: number) {
        uncover(c, vars.at);
        c.s.band[unit] = vars.band;
        // EMP V.7#7: skirmishers who lie on each other go as one.
        turnTo(c.s, [unit], vars.at);
        touch(c.s);
        return c.go('go');
      },
      bring(c: Context<Empereur>, vars: March, chief: number) {
        vars.chiefs.push(chief);
        return c.go('go');
      },
      back(c: Context<Empereur>, vars: March, hex: number) {
        vars.to = hex;
        vars.back = 1;
        return c.go('leave');
      },
      step(c: Context<Empereur>, vars: March, hex: number) {
        vars.to = hex;
        vars.back = 0;
        return c.go('leave');
      },
      turn(c: Context<Empereur>, vars: March, facing: number) {
        const { s } = c;
        const group = groupOf(c, vars);
        const cost = turnCost(c, group, facing) ?? 0;
        const battery = s.form[group.units[0] ?? 0] === LINE && cost === 0;
        const by = facing - (s.facing[leadsTurn(s, group)] as number);
        spend(c, group.units, cost);
        for (const unit of group.units)
          if (hasFrontOf(s, unit)) s.facing[unit] = turnedBy(s.facing[unit] as number, by);
        touch(s);
        vars.begun = 1;
        vars.free = 0;
        // Whoever turns off the road does not follow it any more.
        vars.along = -1;
        // EMP IV.12: a battery that turns does nothing else.
        if (battery) vars.over = 1;
        c.tell?.({ fact: 'turned', unit: group.units[0] ?? -1, facing, clause: 'EMP VI.4#1' });
        settleScreens(c);
        return c.go('go');
      },
      line: (c: Context<Empereur>, vars: March, facing: number) => change(c, vars, LINE, facing),
      column: (c: Context<Empereur>, vars: March, facing: number) => change(c, vars, COLUMN, facing),
      square: (c: Context<Empereur>, vars: March) => change(c, vars, SQUARE, squareFacing(c, vars)),
      adapt: (c: Context<Empereur>, vars: March) =>
        change(c, vars, ADAPTED, c.s.facing[bandUnits(c.s, vars.band)[0] ?? 0] as number),
      /** EMP XVII.3#21: off the map, for good. */
      depart(c: Context<Empereur>, vars: March) {
        for (const unit of bandUnits(c.s, vars.band)) {
          c.tell?.({ fact: 'leftMap', unit, clause: 'EMP XVII.3#21' });
          c.s.hex[unit] = LEFT;
          c.s.band[unit] = STANDING;
        }
        touch(c.s);
        // EMP XIV.2: leaders who came along have moved.
        if (vars.at !== vars.start) haveRidden(c, vars.chiefs);
        return c.return();
      },
      spread(c: Context<Empereur>, vars: March, hex: number) {
        const units = bandUnits(c.s, vars.band);
        const second = (c.s.hex2 ??= c.s.hex.map(() => OFF));
        for (const unit of units) {
          second[unit] = hex;
          note(c.s, unit, SPREAD);
          c.tell?.({ fact: 'spread', unit, place: hex, clause: 'EMP IV.6#3' });
        }
        c.mark?.('skirmishers');
        return changed(c, vars, units);
      },
      close(c: Context<Empereur>, vars: March, hex: number) {
        const units = bandUnits(c.s, vars.band);
        edges(c, { units, at: vars.at }, hex);
        turnTo(c.s, units, hex);
        vars.at = hex;
        vars.to = c.s.hex2?.[units[0] ?? 0] ?? hex;
        // EMP IV.6#5: whoever spreads out and closes up again in one phase is fired at for the hex he leaves.
        return units.some((unit) => has(c.s, unit, SPREAD)) ? c.go('crab') : c.go('gather');
      },
      done: (c: Context<Empereur>) => c.go('rest'),
      halt(c: Context<Empereur>, vars: March) {
        halt(c);
        return mayEnd(c, vars, groupOf(c, vars)) ? c.go('rest') : c.go('go');
      },
    }),
  },
  crab(c, vars) {
    const { content, s } = c;
    for (const unit of bandUnits(s, vars.band)) note(s, unit, MOVED);
    const firers = coverers(content, s, other(s.active), vars.to);
    if (firers.length === 0) return c.go('gather');
    return c.call(calls.volley, { hex: vars.to, band: vars.band, firers, opportunity: 1, running: 0 }, 'gather');
  },
  gather(c, vars) {
    const units = bandUnits(c.s, vars.band);
    if (units.length === 0) return c.return();
    gather(c, { units, at: vars.at });
    const next = changed(c, vars, units);
    return units.some((unit) => has(c.s, unit, SPREAD)) ? c.go('meet') : next;
  },
  // EMP VII.5: fire comes before the step, at whoever is about to leave.
  leave(c, vars) {
    const { content, s } = c;
    vars.begun = 1;
    // EMP VI.1#3: whoever breaks under that fire has made its move.
    for (const unit of bandUnits(s, vars.band)) note(s, unit, MOVED);
    const firers = coverers(content, s, other(s.active), vars.at);
    const screens = ambush(c, bandUnits(s, vars.band), vars.at, vars.to);
    const second = leftBehind(c, vars.band);
    if (firers.length === 0 && second.firers.length > 0) {
      return c.call(calls.volley, { ...second, band: vars.band, opportunity: 1, running: 0 }, 'enter');
    }
    if (firers.length + screens.length === 0) return c.go('enter');
    const shot = { hex: vars.at, band: vars.band, firers, opportunity: 1, running: 0 };
    return c.call(calls.volley, screens.length > 0 ? { ...shot, screens } : shot, 'enter');
  },
  enter(c, vars) {
    const { s } = c;
    turnTo(s, bandUnits(s, vars.band), vars.at);
    const group = groupOf(c, vars);
    // What the fire left of them looks again at where it was going.
    if (group.units.length === 0) {
      // EMP XIV.2: a leader who went with them has moved.
      if (vars.at !== vars.start) haveRidden(c, vars.chiefs);
      return c.return();
    }
    const step = stepOf(c, group, vars.to, vars.back === 1);
    if (typeof step === 'string') return c.go('go');
    const carried = infected(s, group.units, pileAt(s, vars.to));
    if (carried.length > 0 && !group.units.includes(carried[0] ?? -1)) {
      return c.call(calls.flight, fleeing(carryAway(c, vars.to, carried), vars.to), 'enter');
    }
    arrive(c, vars, group, step);
    if (carried.length > 0) return c.go('carried');
    riddenInto(c, vars.at, s.active);
    // EMP V.8: whoever is passed by friends in disorder tests.
    const disordered = s.form[group.units[0] ?? 0] === DISORDERED;
    return disordered && anyInOrder(s, pileAt(s, vars.at))
      ? c.call(calls.test, testing({ hex: vars.at, cause: 'passed' }), 'meet')
      : c.go('meet');
  },
  /** EMP XVI.5#12: whoever goes over a rout is carried away by it. */
  carried(c, vars) {
    const units = bandUnits(c.s, vars.band);
    for (const unit of units) note(c.s, unit, MOVED);
    haveRidden(c, vars.chiefs);
    rout(c, units, 'EMP XVI.5#12');
    return c.call(calls.flight, fleeing(vars.band, vars.at), 'fled');
  },
  fled: (c) => c.return(),
  /** EMP IX.7, VI.5, VI.8: enemy cavalry answers whoever comes before or beside it. */
  meet: (c, vars) =>
    drivesCouriers(c, vars.at) ? c.call(driving, { hex: vars.at, number: 0 }, 'answer') : c.go('answer'),
  answer: (c, vars) => c.call(calls.meeting, meet(other(c.s.active), vars.band, vars.at, { start: vars.start }), 'met'),
  met(c) {
    return c.result(calls.meeting) === 1 ? c.go('rest') : c.go('go');
  },
  rest(c, vars) {
    const units = bandUnits(c.s, vars.band);
    noteRoad(c.s, units, vars.road === 1 && vars.at !== vars.start);
    if (units.length > 0) halts(c, groupOf(c, vars));
    for (const unit of units) note(c.s, unit, MOVED);
    haveRidden(c, vars.chiefs);
    stackOnTop(c.s, units);
    settleScreens(c);
    // EMP V.9: somebody has come, and the order of the pile may be changed anew.
    for (const unit of pileAt(c.s, vars.at)) unnote(c.s, unit, TOPPED);
    return c.return();
  },
});

function squareFacing(c: Context<Empereur>, vars: March): number {
  return changes(c, groupOf(c, vars), SQUARE)[0] ?? 1;
}

function arrive(c: Context<Empereur>, vars: March, group: Group, step: Stepping): void {
  const { content, s } = c;
  const direction = directionTo(fieldOf(content, s.scenario), vars.at, step.to);
  stepsFreely(c, group.units);
  spend(c, group.units, step.cost);
  const [first = 0] = group.units;
  const second = isSpread(s, first) ? secondAfter(content, s, group.units, step.to) : OFF;
  takeAlong(s, vars.chiefs, [vars.at, ...hexesOf(s, first)], step.to);
  for (const unit of group.units) {
    const pose = poseAfter(c, unit, step, direction, vars.back === 1);
    if (s.hex2 !== undefined) s.hex2[unit] = second;
    s.hex[unit] = step.to;
    s.form[unit] = pose.form;
    s.facing[unit] = pose.facing;
  }
  stray(s, group.units);
  touch(s);
  vars.at = step.to;
  vars.free = 1;
  vars.along = step.road ? 1 : 0;
  if (!step.road) vars.road = 0;
  c.tell?.({ fact: 'marched', unit: first, place: step.to, clause: vars.back === 1 ? 'EMP VI.4#5' : 'EMP VI.2#1' });
}
