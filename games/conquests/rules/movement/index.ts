import { type AnyProcedure, type Procedure, procedure } from '@bivouac/kernel';
import { type Conquests, type Ctx, SHIPS, shipOwner } from '../state.ts';
import { canSetOut, marching, marchingFrom } from './marching.ts';
import { canAct, sailing } from './sailing.ts';
import { commandedBy, hasTroops } from './why-not.ts';

/** CON 10: every power in turn order makes all its moves. */
export const movement: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'movement',
  {
    begin(c) {
      for (const flags of [c.s.loaded, c.s.landed, c.s.engaged, c.s.fought]) flags.fill(0);
      return c.call(moving, { at: 0 }, 'over');
    },
    over: (c) => c.return(),
  },
);

interface Moving {
  /** Index in the order of the turn. */
  at: number;
}

function mover(c: Ctx, vars: Moving): number {
  return c.s.order[vars.at] as number;
}

function canSail(c: Ctx, power: number, ship: number): boolean {
  return commandedBy(c, power).includes(shipOwner(ship)) && canAct(c, power, ship);
}

/** Whether a power has any move to make. */
function canMove(c: Ctx, power: number): boolean {
  if ((c.s.moves[power] as number) === 0) return false;
  for (let land = 0; land < c.content.map.lands.length; land++) {
    if (hasTroops(c, land, power) && canSetOut(c, power, land)) return true;
  }
  for (let ship = 0; ship < SHIPS; ship++) if (canSail(c, power, ship)) return true;
  return false;
}

/** CON 10#1: one group or frigate after the other, until the power is done; then the next one moves. */
export const moving: Procedure<Conquests, Moving> = procedure<Conquests, Moving>('moving', {
  next(c, vars) {
    while (vars.at < c.s.order.length && !canMove(c, mover(c, vars))) vars.at++;
    return vars.at < c.s.order.length ? c.go('ask') : c.return();
  },
  ask: {
    power: mover,
    prompt: 'move',
    open: true,
    clause: 'CON 10#1',
    about: (c, vars) => ({ moves: c.s.moves[mover(c, vars)] as number }),
    offers(c, vars) {
      const power = mover(c, vars);
      for (let land = 0; land < c.content.map.lands.length; land++) {
        if (hasTroops(c, land, power) && canSetOut(c, power, land)) c.offer('from', land);
      }
      for (let ship = 0; ship < SHIPS; ship++) if (canSail(c, power, ship)) c.offer('sailWith', ship);
      c.offer('done');
    },
    why(c, vars, [verb, arg]) {
      if (typeof arg !== 'number') return null;
      const power = mover(c, vars);
      if (verb === 'from') {
        if (!hasTroops(c, arg, power)) return { reason: 'nobodyThere', clause: 'CON 10#1' };
        return { reason: 'cannotSetOut', clause: 'CON 10#3' };
      }
      if (verb === 'sailWith') {
        if (!commandedBy(c, power).includes(shipOwner(arg))) return { reason: 'notYours', clause: 'CON 10.4#1' };
        return { reason: 'cannotSail', clause: 'CON 10.3#1' };
      }
      return null;
    },
    take: {
      from: (c, vars, land) => c.call(marching, marchingFrom(mover(c, vars), land), 'next'),
      sailWith: (c, vars, ship) =>
        c.call(sailing, { power: mover(c, vars), ship, entered: false, acted: false }, 'next'),
      done(c, vars) {
        vars.at++;
        return c.go('next');
      },
    },
  },
});

export const movementProcedures: readonly AnyProcedure<Conquests>[] = [movement, moving, marching, sailing];
