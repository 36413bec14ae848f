import { type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { capitalFor, neutralCapital } from '../map/control.ts';
import { areFriends, isOpenTo } from '../map/relations.ts';
import { armAt, isEmpty, presentAt, troopsAt } from '../map/troops.ts';
import { emptyGroup, type Group, sizeOf } from '../movement/cost.ts';
import { CAV, type Conquests, type Ctx, GUARD_CAV, KINDS } from '../state.ts';
import type { Battle } from './battle-vars.ts';
import { groupAt } from './clash.ts';
import { deciderOf } from './deciding.ts';

export interface Following {
  battle: Battle;
  /** Where to, once it is chosen, and who goes. */
  land: number;
  pursues: boolean;
  group: Group;
}

export function followUp(won: Battle): Following {
  return { battle: won, land: -1, pursues: false, group: emptyGroup() };
}

function victors({ battle: { sides } }: Following): number[] {
  return sides[0];
}

/** CON 11.6#2 to #4: why the beaten cannot be pursued into a land. */
function pursueFault(c: Ctx, vars: Following, land: number): Reason | null {
  const { refuges, sides, attacker } = vars.battle;
  if (!refuges.includes(land)) return { reason: 'noneFled', clause: 'CON 11.6#2' };
  if (capitalFor(c, land) >= 0) return { reason: 'mainCapital', clause: 'CON 11.6#3' };
  const here = presentAt(c.s, land);
  // The beaten must be alone there: whoever held it before they came, of their own nation too, defends it.
  const others = here.some((power) => !sides[1].includes(power) && !areFriends(c.s, power, attacker));
  if (others || vars.battle.held.includes(land)) {
    return { reason: 'isHeld', clause: 'CON 11.6#4' };
  }
  return here.some((power) => sides[1].includes(power)) ? null : { reason: 'noneFled', clause: 'CON 11.6#2' };
}

/** CON 11.6#11, ruling 145: why the victor cannot advance into a land. */
function advanceFault(c: Ctx, vars: Following, land: number): Reason | null {
  const from = c.content.map.lands[vars.battle.land];
  if (!(from?.neighbours.includes(land) ?? false)) return { reason: 'notBeside', clause: 'CON 11.6#11' };
  if (!isOpenTo(c.s, land, vars.battle.attacker)) return { reason: 'isHeld', clause: 'CON 11.6#11' };
  return isEmpty(c.s, land) && neutralCapital(c, land) >= 0 ? { reason: 'garrison', clause: 'CON 11.6#11' } : null;
}

function left(c: Ctx, vars: Following, power: number, kind: number): number {
  return troopsAt(c.s, vars.battle.land, power, kind) - (vars.group[power * KINDS + kind] as number);
}

/** CON 11.6#5: only cavalry pursues; anybody advances. */
function canGo(c: Ctx, vars: Following, power: number, kind: number): boolean {
  if (vars.pursues && kind !== CAV && kind !== GUARD_CAV) return false;
  return left(c, vars, power, kind) > 0;
}

function everyone(c: Ctx, vars: Following): Group {
  const group = groupAt(c.s, vars.battle.land, victors(vars));
  if (!vars.pursues) return group;
  return group.map((count, at) => (at % KINDS === CAV || at % KINDS === GUARD_CAV ? count : 0));
}

/** What the victor does: where to, with whom, in pursuit or not. */
export interface FollowUp {
  land: number;
  pursues: boolean;
  group: Group;
}

/** CON 11.6: after a clear victory the attacker follows the beaten with his cavalry, or advances. Null if he stays. */
export const following: Procedure<Conquests, Following, FollowUp | null> = procedure<
  Conquests,
  Following,
  FollowUp | null
>('following', {
  begin(c, vars) {
    const cavalry = victors(vars).some((power) => armAt(c.s, vars.battle.land, power, CAV) > 0);
    if (!cavalry) return c.return(null);
    const near = c.content.map.lands[vars.battle.land]?.neighbours ?? [];
    const somewhere =
      near.some((land) => advanceFault(c, vars, land) === null) ||
      vars.battle.refuges.some((land) => pursueFault(c, vars, land) === null);
    return somewhere ? c.go('ask') : c.return(null);
  },
  ask: {
    power: (c, vars) => deciderOf(c.s, vars.battle, victors(vars)),
    prompt: 'follow',
    open: true,
    clause: 'CON 11.6#1',
    about: (_, vars) => ({ land: vars.battle.land }),
    offers(c, vars) {
      for (const land of vars.battle.refuges) if (pursueFault(c, vars, land) === null) c.offer('pursue', land);
      for (const land of c.content.map.lands[vars.battle.land]?.neighbours ?? []) {
        if (advanceFault(c, vars, land) === null) c.offer('advance', land);
      }
      c.offer('pass');
    },
    why(c, vars, [verb, land]) {
      if (typeof land !== 'number') return null;
      if (verb === 'pursue') return pursueFault(c, vars, land);
      return verb === 'advance' ? advanceFault(c, vars, land) : null;
    },
    take: {
      pass: (c) => c.return(null),
      pursue(c, vars, land) {
        vars.land = land;
        vars.pursues = true;
        return c.go('who');
      },
      advance(c, vars, land) {
        vars.land = land;
        return c.go('who');
      },
    },
  },
  who: {
    power: (c, vars) => deciderOf(c.s, vars.battle, victors(vars)),
    prompt: 'whoFollows',
    open: true,
    clause: 'CON 11.6#5',
    about: (_, vars) => ({ land: vars.land, units: sizeOf(vars.group) }),
    offers(c, vars) {
      if (sizeOf(vars.group) === 0) c.offer('bringAll');
      for (const power of victors(vars)) {
        for (let kind = 0; kind < KINDS; kind++) if (canGo(c, vars, power, kind)) c.offer('bring', power, kind);
      }
      if (sizeOf(vars.group) > 0) c.offer('done');
    },
    take: {
      bring(c, vars, power, kind) {
        vars.group[power * KINDS + kind] = (vars.group[power * KINDS + kind] as number) + 1;
        return sizeOf(vars.group) === sizeOf(everyone(c, vars)) ? c.go('set') : c.go('who');
      },
      bringAll(c, vars) {
        vars.group = everyone(c, vars);
        return c.go('set');
      },
      done: (c) => c.go('set'),
    },
  },
  set: (c, { land, pursues, group }) => c.return({ land, pursues, group }),
});
