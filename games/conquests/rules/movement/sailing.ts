import { type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { arrive, engage } from '../combat/battle.ts';
import { hasEngaged } from '../combat/battle-vars.ts';
import { goAboard, goAshore } from '../map/carrying.ts';
import { leftBehind } from '../map/garrisons.ts';
import { areFriends } from '../map/relations.ts';
import { aboard, isEmpty, sailingIn, troopsAt } from '../map/troops.ts';
import { type Board, type Conquests, type Ctx, KINDS, shipOwner } from '../state.ts';
import { emptyGroup, type Group, sailCost } from './cost.ts';
import { HOLD } from './hold.ts';
import { enterFault, type Ground, leaveFault, penaltyOf, suicideFault } from './why-not.ts';

export interface Sailing {
  /** Who moves it: its owner, or Napoleon for his forced ally. */
  power: number;
  ship: number;
  /** Whether it has come into the sea where it is now; whether it has done anything. */
  entered: boolean;
  acted: boolean;
}

const FARE = 1;

function seaOf({ s }: Pick<Board, 's'>, ship: number): number {
  return s.ship[ship] as number;
}

function purse({ s }: Pick<Board, 's'>, power: number, cost: number): Reason | null {
  const moves = s.moves[power] as number;
  return cost <= moves ? null : { reason: 'tooFewMoves', clause: 'CON 10#3', args: { cost, moves } };
}

/** Why a frigate cannot sail into a sea. */
export function sailFault(b: Board, power: number, ship: number, sea: number): Reason | null {
  const from = b.content.map.seas[seaOf(b, ship)];
  if (!(from?.neighbours.includes(sea) ?? false)) return { reason: 'notBeside', clause: 'CON 10.3#1' };
  if (b.s.engaged[ship] === 1) return { reason: 'isEngaged', clause: 'CON 10.3#12' };
  return purse(b, power, sailCost(b, ship, sea));
}

/** Why a unit cannot go on board from a land; `cost` is what it would pay there. */
export function loadFault(b: Ground, power: number, ship: number, kind: number, land: number): Reason | null {
  const { s } = b;
  if (!(b.content.map.seas[seaOf(b, ship)]?.lands.includes(land) ?? false))
    return { reason: 'notBeside', clause: 'CON 10.3#2' };
  if (s.engaged[ship] === 1) return { reason: 'isEngaged', clause: 'CON 10.3#12' };
  if (s.landed[ship] === 1) return { reason: 'hasLanded', clause: 'CON 10.3#8' };
  if (aboard(s, ship) >= HOLD) return { reason: 'holdIsFull', clause: 'CON 15#2' };
  if (troopsAt(s, land, shipOwner(ship), kind) === 0) return { reason: 'noSuchUnit', clause: 'CON 10.3#2' };
  return leaveFault(b, land, power, 1) ?? purse(b, power, loadCost(b, power, land));
}

/** CON 10.3#2, ruling 112: a unit that leaves enemies behind pays for them. */
export function loadCost(b: Board, power: number, land: number): number {
  return FARE + penaltyOf(b, land, power);
}

function single(power: number, kind: number): Group {
  const group = emptyGroup();
  group[power * KINDS + kind] = 1;
  return group;
}

/** Why a unit on board cannot land. */
export function unloadFault(b: Board, power: number, ship: number, kind: number, land: number): Reason | null {
  const { s } = b;
  if (!(b.content.map.seas[seaOf(b, ship)]?.lands.includes(land) ?? false))
    return { reason: 'notBeside', clause: 'CON 10.3#3' };
  if (s.loaded[ship] === 1) return { reason: 'hasLoaded', clause: 'CON 10.3#7' };
  if ((s.cargo[ship * KINDS + kind] as number) === 0) return { reason: 'noSuchUnit', clause: 'CON 10.3#3' };
  return (
    purse(b, power, FARE) ?? enterFault(b, land, power) ?? suicideFault(b, land, power, single(shipOwner(ship), kind))
  );
}

/** CON 10.3#9, ruling 107: why a battle cannot be decided on. */
function engageFault(c: Ctx, vars: Sailing, target: number): Reason | null {
  const sea = seaOf(c, vars.ship);
  if (!vars.entered) return { reason: 'notEntered', clause: 'CON 10.3#9' };
  if (!sailingIn(c.s, sea).includes(target)) return { reason: 'notHere', clause: 'CON 10.3#9' };
  if (areFriends(c.s, target, vars.power)) return { reason: 'isFriend', clause: 'CON 11.10#2' };
  return hasEngaged(c, sea, vars.power) ? { reason: 'engagedOnce', clause: 'CON 11#4' } : null;
}

function offerShip(c: Ctx, vars: Sailing): void {
  const { power, ship } = vars;
  const sea = c.content.map.seas[seaOf(c, ship)];
  for (const to of sea?.neighbours ?? []) if (sailFault(c, power, ship, to) === null) c.offer('sail', to);
  for (const land of sea?.lands ?? []) {
    for (let kind = 0; kind < KINDS; kind++) {
      if (loadFault(c, power, ship, kind, land) === null) c.offer('load', kind, land);
      if (unloadFault(c, power, ship, kind, land) === null) c.offer('unload', kind, land);
    }
  }
}

/** Whether a frigate can do anything now. */
export function canAct(c: Ctx, power: number, ship: number): boolean {
  const sea = c.content.map.seas[seaOf(c, ship)];
  if (sea === undefined || (c.s.moves[power] as number) === 0) return false;
  if (sea.neighbours.some((to) => sailFault(c, power, ship, to) === null)) return true;
  for (let kind = 0; kind < KINDS; kind++) {
    for (const land of sea.lands) {
      if (loadFault(c, power, ship, kind, land) === null || unloadFault(c, power, ship, kind, land) === null)
        return true;
    }
  }
  return false;
}

function pay(c: Ctx, power: number, cost: number): void {
  c.s.moves[power] = (c.s.moves[power] as number) - cost;
}

/** CON 10.3: one frigate sails, loads and lands; having come among strangers, it may engage. */
export const sailing: Procedure<Conquests, Sailing> = procedure<Conquests, Sailing>('sailing', {
  next(c, vars) {
    const strangers = sailingIn(c.s, seaOf(c, vars.ship)).some((power) => engageFault(c, vars, power) === null);
    return strangers || canAct(c, vars.power, vars.ship) ? c.go('ask') : c.return();
  },
  ask: {
    power: (_, vars) => vars.power,
    prompt: 'sail',
    open: true,
    clause: 'CON 10.3#1',
    about: (c, vars) => ({ ship: vars.ship, sea: seaOf(c, vars.ship), moves: c.s.moves[vars.power] as number }),
    offers(c, vars) {
      offerShip(c, vars);
      for (const power of sailingIn(c.s, seaOf(c, vars.ship))) {
        if (engageFault(c, vars, power) === null) c.offer('engage', power);
      }
      if (vars.acted) c.offer('halt');
    },
    why(c, vars, [verb, one, other]) {
      if (typeof one !== 'number') return null;
      if (verb === 'sail') return sailFault(c, vars.power, vars.ship, one);
      if (verb === 'engage') return engageFault(c, vars, one);
      if (typeof other !== 'number') return null;
      if (verb === 'load') return loadFault(c, vars.power, vars.ship, one, other);
      if (verb === 'unload') return unloadFault(c, vars.power, vars.ship, one, other);
      return null;
    },
    take: {
      sail(c, vars, sea) {
        const { power, ship } = vars;
        const cost = sailCost(c, ship, sea);
        pay(c, power, cost);
        c.tell?.({
          fact: 'sailed',
          power: shipOwner(ship),
          ship,
          from: seaOf(c, ship),
          sea,
          cost,
          clause: 'CON 10.3#1',
        });
        c.s.ship[ship] = sea;
        vars.entered = true;
        vars.acted = true;
        return c.go('next');
      },
      load(c, vars, kind, land) {
        const { power, ship } = vars;
        pay(c, power, loadCost(c, power, land));
        goAboard(c, ship, kind, land);
        leftBehind(c, land);
        c.s.loaded[ship] = 1;
        vars.acted = true;
        c.tell?.({ fact: 'loaded', power: shipOwner(ship), ship, kind, land, clause: 'CON 10.3#2' });
        return c.go('next');
      },
      unload(c, vars, kind, land) {
        const { power, ship } = vars;
        const empty = isEmpty(c.s, land);
        pay(c, power, FARE);
        goAshore(c, ship, kind, land);
        c.s.landed[ship] = 1;
        vars.acted = true;
        c.tell?.({ fact: 'landed', power: shipOwner(ship), ship, kind, land, clause: 'CON 10.3#3' });
        arrive(c, power, land, empty);
        return c.go('next');
      },
      engage(c, vars, target) {
        engage(c, vars.power, seaOf(c, vars.ship), target);
        return c.return();
      },
      halt: (c) => c.return(),
    },
  },
});
