import { type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { arrive } from '../combat/battle.ts';
import { carry } from '../map/carrying.ts';
import { leftBehind } from '../map/garrisons.ts';
import { isEmpty, troopsAt } from '../map/troops.ts';
import { type Conquests, type Ctx, KINDS } from '../state.ts';

import { emptyGroup, fareOf, type Group, sizeOf } from './cost.ts';
import { canMarch, commandedBy, foesAt, type March, marchCost, marchFault } from './why-not.ts';

/** A group in hand: it stands in its land with the others until it marches. */
export interface Marching {
  power: number;
  at: number;
  group: Group;
  /** Cavalry that has the next land free (ruling 100). */
  rested: number;
  /** Whether it has marched; whether somebody was left in the land where it is now. */
  moved: boolean;
  dropped: boolean;
}

export function marchingFrom(power: number, land: number): Marching {
  return { power, at: land, group: emptyGroup(), rested: 0, moved: false, dropped: false };
}

function withOne(march: March, power: number, kind: number): March {
  const group = [...march.group];
  group[power * KINDS + kind] = (group[power * KINDS + kind] as number) + 1;
  return { ...march, group };
}

/** A march of one unit alone: if a group can go on at all, one of its units can. */
function alone(march: March, power: number, kind: number): March {
  return withOne({ ...march, group: emptyGroup() }, power, kind);
}

/** Whether a unit of some kind can set out from a land (CON 10#3). */
export function canSetOut(c: Ctx, power: number, land: number): boolean {
  // One group for all that are tried, each alone: this is asked of every land at every move.
  const march: March = { power, at: land, group: emptyGroup(), rested: 0 };
  for (const one of commandedBy(c, power)) {
    for (let kind = 0; kind < KINDS; kind++) {
      if (troopsAt(c.s, land, one, kind) === 0) continue;
      march.group[one * KINDS + kind] = 1;
      if (canMarch(c, march)) return true;
      march.group[one * KINDS + kind] = 0;
    }
  }
  return false;
}

function inHand(vars: Marching, power: number, kind: number): number {
  return vars.group[power * KINDS + kind] as number;
}

/** Why a unit cannot join the group; one that is left in a land is not taken up again there. */
function takeFault(c: Ctx, vars: Marching, power: number, kind: number): Reason | null {
  if (vars.dropped) return { reason: 'leftHere', clause: 'CON 10.1#6' };
  if (troopsAt(c.s, vars.at, power, kind) <= inHand(vars, power, kind))
    return { reason: 'noSuchUnit', clause: 'CON 10.1#6' };
  if (!commandedBy(c, power === vars.power ? power : vars.power).includes(power)) {
    return { reason: 'notYours', clause: 'CON 10.4#2' };
  }
  return canMarch(c, withOne(vars, power, kind)) ? null : { reason: 'tooFewMoves', clause: 'CON 10#3' };
}

function ally(c: Ctx, vars: Marching): number {
  return commandedBy(c, vars.power)[1] ?? -1;
}

/** All units here that the mover commands. */
function everyone(c: Ctx, vars: Marching): March {
  const group = emptyGroup();
  for (const power of commandedBy(c, vars.power)) {
    for (let kind = 0; kind < KINDS; kind++) group[power * KINDS + kind] = troopsAt(c.s, vars.at, power, kind);
  }
  return { ...vars, group };
}

function take(c: Ctx, vars: Marching, power: number, kind: number) {
  vars.group = withOne(vars, power, kind).group;
  return c.go('ask');
}

function putDown(c: Ctx, vars: Marching, power: number, kind: number) {
  vars.group[power * KINDS + kind] = inHand(vars, power, kind) - 1;
  vars.dropped = true;
  vars.rested = Math.min(vars.rested, cavalry(vars));
  return c.go('next');
}

function cavalry(vars: Marching): number {
  let sum = 0;
  for (let at = 0; at < vars.group.length; at += KINDS)
    sum += (vars.group[at + 1] as number) + (vars.group[at + 4] as number);
  return sum;
}

/** CON 10.1, 10.2: a group sets out, goes from land to land, takes others up and leaves some behind. */
export const marching: Procedure<Conquests, Marching> = procedure<Conquests, Marching>('marching', {
  next(c, vars) {
    if (vars.moved && !canGoOn(c, vars)) return c.return();
    return c.go('ask');
  },
  ask: {
    power: (_, vars) => vars.power,
    prompt: 'march',
    open: true,
    clause: 'CON 10.1#1',
    about: (c, vars) => ({ land: vars.at, units: sizeOf(vars.group), moves: c.s.moves[vars.power] as number }),
    offers(c, vars) {
      if (sizeOf(vars.group) > 0) {
        for (const to of c.content.map.lands[vars.at]?.neighbours ?? []) {
          if (marchFault(c, vars, to) === null) c.offer('march', to);
        }
      }
      const friend = ally(c, vars);
      for (let kind = 0; kind < KINDS; kind++) {
        if (takeFault(c, vars, vars.power, kind) === null) c.offer('take', kind);
        if (friend >= 0 && takeFault(c, vars, friend, kind) === null) c.offer('takeAlly', kind);
      }
      const all = everyone(c, vars);
      if (!vars.dropped && sizeOf(all.group) > sizeOf(vars.group) && canMarch(c, all)) c.offer('takeAll');
      if (!vars.moved) return;
      if (sizeOf(vars.group) > 1) {
        for (let kind = 0; kind < KINDS; kind++) {
          if (inHand(vars, vars.power, kind) > 0) c.offer('putDown', kind);
          if (friend >= 0 && inHand(vars, friend, kind) > 0) c.offer('putDownAlly', kind);
        }
      }
      c.offer('halt');
    },
    why(c, vars, [verb, arg]) {
      if (typeof arg !== 'number') return null;
      if (verb === 'march') return marchFault(c, vars, arg);
      if (verb === 'take') return takeFault(c, vars, vars.power, arg);
      if (verb === 'takeAlly') return takeFault(c, vars, ally(c, vars), arg);
      return null;
    },
    take: {
      take: (c, vars, kind) => take(c, vars, vars.power, kind),
      takeAlly: (c, vars, kind) => take(c, vars, ally(c, vars), kind),
      takeAll(c, vars) {
        vars.group = everyone(c, vars).group;
        return c.go('ask');
      },
      putDown: (c, vars, kind) => putDown(c, vars, vars.power, kind),
      putDownAlly: (c, vars, kind) => putDown(c, vars, ally(c, vars), kind),
      halt: (c) => c.return(),
      march(c, vars, to) {
        const { s } = c;
        const cost = marchCost(c, vars);
        const outflanked = foesAt(c, vars.at, vars.power) > 0;
        const empty = isEmpty(c.s, to);
        s.moves[vars.power] = (s.moves[vars.power] as number) - cost;
        vars.rested = fareOf(vars.group, vars.rested).rested;
        carry(c, vars.group, vars.at, to);
        c.tell?.({
          fact: 'marched',
          power: vars.power,
          from: vars.at,
          land: to,
          group: [...vars.group],
          cost,
          clause: outflanked ? 'CON 10.2#2' : 'CON 10.1#1',
        });
        leftBehind(c, vars.at);
        vars.at = to;
        vars.moved = true;
        vars.dropped = false;
        arrive(c, vars.power, to, empty);
        return c.go('next');
      },
    },
  },
});

/** CON 10.1#7, 10.2: a group goes on if one unit of it could, were the others to stay. */
function canGoOn(c: Ctx, vars: Marching): boolean {
  for (const [at, count] of vars.group.entries()) {
    if (count === 0) continue;
    const one = alone(vars, Math.floor(at / KINDS), at % KINDS);
    // A cavalry on its own may have the land free.
    const rested = at % KINDS === 1 || at % KINDS === 4 ? vars.rested : 0;
    if (canMarch(c, { ...one, rested })) return true;
  }
  return false;
}
