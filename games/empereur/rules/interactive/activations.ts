import { type Context, type Next, type Procedure, procedure } from '@bivouac/kernel';
import type { Unit } from '../../content/types.ts';
import { RODE_IN_CHARGE } from '../army/leaders.ts';
import { uncover } from '../piles/order.ts';
import { calls } from '../register.ts';
import { ATTACKED, type Activation, type Empereur, other, SIDES } from '../state.ts';
import { wind } from '../time/watch.ts';
import { brokenSide, orphanedSide, takeHold } from '../turn/victory.ts';
import { isCavalryCorps } from './corps.ts';
import {
  chiefsOnMap,
  corpsToCall,
  IN_PLAY,
  lendable,
  looseUnits,
  noActivation,
  PLAYED,
  TO_PLAY,
  unitsOfCorps,
} from './roster.ts';

export interface Activations {
  /** Whose turn it is to activate, and how many activations this turn has had. */
  side: number;
  calls: number;
  /** The corps that are being called, and the units lent to them. */
  corps: number[];
  lent: number[];
}

/** EMP XXI.6: so many units of other corps. */
const LOANS = 2;
/** EMP XXI.1: the side that is named first in a pack is asked where both have as many corps: the French. */
const FRENCH = 0;

type Asking = Context<Empereur>;

function activationOf({ s, content }: Asking): Activation {
  return (s.activation ??= noActivation(content));
}

/** EMP XXI.4: what a side may call now; first of all none of those that were the last, unless there is nobody else. */
function callable(c: Asking, vars: Activations, side: number): number[] {
  const all = corpsToCall(c, side);
  if (vars.calls > 0 || isForced(c)) return all;
  const { last } = activationOf(c);
  return all.filter((corps) => !last.includes(corps));
}

/** Ruling 503: whether nobody but the last corps of the turn before is there to begin. */
function isForced(c: Asking): boolean {
  const { last } = activationOf(c);
  return SIDES.every((side) => corpsToCall(c, side).every((corps) => last.includes(corps)));
}

/** EMP XXI.5: the corps that may go together with the one that is called: one of both is of cavalry. */
function partners(c: Asking, vars: Activations): number[] {
  const [first] = vars.corps;
  if (first === undefined || vars.corps.length > 1) return [];
  return callable(c, vars, vars.side).filter(
    (corps) => corps !== first && (isCavalryCorps(c.content, corps) || isCavalryCorps(c.content, first)),
  );
}

function loans(c: Asking, vars: Activations): number[] {
  if (vars.lent.length >= LOANS) return [];
  return lendable(c, vars.side, vars.corps).filter((unit) => !vars.lent.includes(unit));
}

/** EMP XXI.1: a player with fewer corps to activate than the enemy may wait, if the enemy may begin instead (ruling 503). */
function mayDecline(c: Asking, vars: Activations): boolean {
  return hasFewer(c, vars) && callable(c, vars, other(vars.side)).length > 0;
}

function hasFewer(c: Asking, { side }: Activations): boolean {
  return corpsToCall(c, side).length < corpsToCall(c, other(side)).length;
}

/** Who plays now: the corps with their units and what is lent to them, or those whom nobody commands. */
function callUp(c: Asking, vars: Activations, units: readonly number[]): Next {
  const { content, s } = c;
  const activation = activationOf(c);
  s.active = vars.side;
  activation.corps = [...vars.corps];
  activation.count++;
  if (vars.corps.length > 0) activation.last = [...vars.corps];
  for (const corps of vars.corps) activation.called[corps] = 1;
  for (const unit of [...units, ...vars.lent]) {
    if (activation.played[unit] === TO_PLAY) activation.played[unit] = IN_PLAY;
  }
  // Ruling 500: what was done once in this turn was done; all else begins anew with an activation.
  for (let unit = 0; unit < s.done.length; unit++) {
    s.done[unit] = (s.done[unit] as number) & ATTACKED;
    s.spent[unit] = 0;
  }
  s.chiefDone.forEach((done, chief) => {
    if (done === RODE_IN_CHARGE) s.chiefDone[chief] = 1;
  });
  // Whoever is on loan is in play with another corps: his own is played later.
  const inPlay = vars.corps.length > 0 ? vars.corps : units.map((unit) => (content.units[unit] as Unit).corps);
  wind(content, s, activation, inPlay);
  vars.calls++;
  return c.call(calls.playerTurn, {}, 'played');
}

/** EMP XX, XXI: a turn of activations: a corps of one player, a corps of the other, until all have been played. */
export const activations: Procedure<Empereur, Activations> = procedure<Empereur, Activations>('activations', {
  begin(c, vars) {
    const { s } = c;
    const { last, count, late } = activationOf(c);
    s.activation = { ...noActivation(c.content), last, count, ...(late === undefined ? {} : { late }) };
    s.done.fill(0);
    s.chiefDone.fill(0);
    s.entered = [];
    c.tell?.({ fact: 'round', turn: s.turn, clause: 'EMP XX#1' });
    const [mine, theirs] = [chiefsOnMap(c, FRENCH), chiefsOnMap(c, other(FRENCH))];
    const able = SIDES.filter((side) => callable(c, vars, side).length > 0);
    const [only] = able;
    if (only === undefined) return c.go('loose');
    if (able.length > 1 && mine === theirs) return c.go('first');
    vars.side = able.length === 1 ? only : mine > theirs ? FRENCH : other(FRENCH);
    s.active = vars.side;
    return c.go('look');
  },
  first: {
    power: () => FRENCH,
    prompt: 'first',
    clause: 'EMP XXI.1#4',
    offers(c) {
      for (const side of SIDES) c.offer('lead', side);
    },
    why: () => ({ reason: 'noCorps', clause: 'EMP XXI.1#4' }),
    take: {
      lead(c: Asking, vars: Activations, side: number) {
        vars.side = side;
        return c.go('look');
      },
    },
  },
  look(c, vars) {
    c.s.active = vars.side;
    vars.corps = [];
    vars.lent = [];
    if (callable(c, vars, vars.side).length > 0) return c.go('choose');
    if (callable(c, vars, other(vars.side)).length === 0) return c.go('loose');
    vars.side = other(vars.side);
    return c.go('look');
  },
  choose: {
    power: (_, vars) => vars.side,
    prompt: 'activate',
    clause: 'EMP XXI.1#1',
    offers(c, vars) {
      for (const corps of callable(c, vars, vars.side)) c.offer('activate', corps);
      if (mayDecline(c, vars)) c.offer('decline');
    },
    why: (c, vars, [verb, corps]) => {
      if (verb === 'decline') {
        return hasFewer(c, vars)
          ? { reason: 'enemyLast', clause: 'EMP XXI.4#1' }
          : { reason: 'notFewer', clause: 'EMP XXI.1#3' };
      }
      // Of those that could be called nothing else keeps one back.
      return typeof corps === 'number' && corpsToCall(c, vars.side).includes(corps)
        ? { reason: 'wasLast', clause: 'EMP XXI.4#1' }
        : { reason: 'noCorps', clause: 'EMP XXI.1#2' };
    },
    take: {
      activate(c: Asking, vars: Activations, corps: number) {
        vars.corps = [corps];
        c.tell?.({ fact: 'activated', side: vars.side, corps, clause: 'EMP XXI.1#1' });
        return c.go('gather');
      },
      decline(c: Asking, vars: Activations) {
        c.tell?.({ fact: 'declined', side: vars.side, clause: 'EMP XXI.1#3' });
        vars.side = other(vars.side);
        return c.go('look');
      },
    },
  },
  gather: (c, vars) => (loans(c, vars).length > 0 || partners(c, vars).length > 0 ? c.go('company') : c.go('play')),
  company: {
    power: (_, vars) => vars.side,
    prompt: 'company',
    clause: 'EMP XXI.6#1',
    about: (_, vars) => ({ corps: vars.corps[0] ?? 0 }),
    offers(c, vars) {
      for (const corps of partners(c, vars)) c.offer('join', corps);
      for (const unit of loans(c, vars)) c.offer('lend', unit);
      c.offer('done');
    },
    why: (_, __, [verb]) =>
      verb === 'join' ? { reason: 'noJoin', clause: 'EMP XXI.5#1' } : { reason: 'noLoan', clause: 'EMP XXI.6#1' },
    take: {
      join(c: Asking, vars: Activations, corps: number) {
        vars.corps.push(corps);
        vars.lent = vars.lent.filter((unit) => c.content.units[unit]?.corps !== corps);
        c.tell?.({ fact: 'joined', corps, clause: 'EMP XXI.5#1' });
        return c.go('gather');
      },
      lend(c: Asking, vars: Activations, unit: number) {
        uncover(c, c.s.hex[unit] as number);
        vars.lent.push(unit);
        c.tell?.({ fact: 'lent', unit, clause: 'EMP XXI.6#1' });
        return c.go('gather');
      },
      done: (c: Asking) => c.go('play'),
    },
  },
  play(c, vars) {
    return callUp(c, vars, unitsOfCorps(c, vars.corps));
  },
  played(c, vars) {
    const { content, s } = c;
    const activation = activationOf(c);
    activation.played = activation.played.map((one) => (one === IN_PLAY ? PLAYED : one));
    activation.corps = [];
    // Ruling 500: as at the end of a player's turn.
    takeHold(content, s);
    if (brokenSide(content, s) >= 0 || orphanedSide(content, s) >= 0) return c.return();
    vars.side = other(vars.side);
    return c.go('look');
  },
  /** EMP XXI.1#7: at last those whom nobody commands, first of whoever would have been next. */
  loose(c, vars) {
    const side = [vars.side, other(vars.side)].find((one) => looseUnits(c, one).length > 0);
    if (side === undefined) return c.return();
    vars.side = side;
    c.tell?.({ fact: 'loose', side, clause: 'EMP XXI.1#7' });
    return callUp(c, vars, looseUnits(c, side));
  },
});

export function calling(): Activations {
  return { side: FRENCH, calls: 0, corps: [], lent: [] };
}
