import { type Procedure, procedure } from '@bivouac/kernel';
import { isOpenTo } from '../map/relations.ts';
import { aboard, loseShip, loseUnit, troopsAt } from '../map/troops.ts';
import { goAshore } from '../map/carrying.ts';
import { type Conquests, type ConquestsState, type Ctx, KINDS, SHIPS, shipOwner } from '../state.ts';
import { askedIn, type Council, mayName, speak } from './council.ts';
import { isRefuge } from './refuges.ts';

export interface Losing {
  /** Whose units are lost, and where; one of the places is -1. */
  powers: number[];
  land: number;
  sea: number;
  count: number;
  chooser: number;
  clause: string;
  /** Where allies choose together (CON 11.5#4). */
  council?: Council;
}

/** The council for the next unit: of the one who chooses alone, or of the allies. */
function councilIn({ chooser, council }: Losing): Council {
  return council ?? { voters: [chooser], decider: chooser, said: [] };
}

/** Units of these powers on a land, by power and kind. */
export function unitChoices(
  s: ConquestsState,
  land: number,
  powers: readonly number[],
): [power: number, kind: number][] {
  const found: [number, number][] = [];
  for (const power of powers) {
    for (let kind = 0; kind < KINDS; kind++) if (troopsAt(s, land, power, kind) > 0) found.push([power, kind]);
  }
  return found;
}

export function shipChoices(s: ConquestsState, sea: number, powers: readonly number[]): number[] {
  const found: number[] = [];
  for (let ship = 0; ship < SHIPS; ship++)
    if (s.ship[ship] === sea && powers.includes(shipOwner(ship))) found.push(ship);
  return found;
}

export function strike(c: Ctx, land: number, power: number, kind: number, clause: string): void {
  loseUnit(c.s, land, power, kind);
  c.tell?.({ fact: 'lostUnit', power, kind, land, clause });
}

/** CON 11.3.1#1: so many units are lost, one by one; where all are alike nobody is asked. */
export const losing: Procedure<Conquests, Losing> = procedure<Conquests, Losing>('losing', {
  next(c, vars) {
    if (vars.count <= 0) return c.return();
    if (vars.sea >= 0) {
      const ships = shipChoices(c.s, vars.sea, vars.powers);
      const [first] = ships;
      if (first === undefined) return c.return();
      return ships.length === 1 ? sink(c, vars, first) : c.go('ship');
    }
    const units = unitChoices(c.s, vars.land, vars.powers);
    const [first] = units;
    if (first === undefined) return c.return();
    if (units.length > 1) return c.go('unit');
    vars.count--;
    strike(c, vars.land, first[0], first[1], vars.clause);
    return c.go('next');
  },
  unit: {
    power: (c, vars) => askedIn(c, councilIn(vars))[0] ?? vars.chooser,
    powers: (c, vars) => askedIn(c, councilIn(vars)),
    prompt: 'lose',
    open: true,
    clause: 'CON 11.3.1#1',
    about: (_, vars) => ({ land: vars.land, count: vars.count }),
    offers(c, vars) {
      for (const [power, kind] of unitChoices(c.s, vars.land, vars.powers)) {
        if (mayName(c, councilIn(vars), power, kind)) c.offer('lose', power, kind);
      }
    },
    take: {
      lose(c, vars, power, kind) {
        if (!speak(c, councilIn(vars), power, kind)) {
          c.tell?.({ fact: 'namedUnit', power: c.actor, other: power, kind, clause: 'CON 11.5#4' });
          return c.go('unit');
        }
        councilIn(vars).said = [];
        vars.count--;
        strike(c, vars.land, power, kind, vars.clause);
        return c.go('next');
      },
    },
  },
  ship: {
    power: (c, vars) => askedIn(c, councilIn(vars))[0] ?? vars.chooser,
    powers: (c, vars) => askedIn(c, councilIn(vars)),
    prompt: 'loseShip',
    open: true,
    clause: 'CON 11.3.1#1',
    about: (_, vars) => ({ sea: vars.sea, count: vars.count }),
    offers(c, vars) {
      for (const ship of shipChoices(c.s, vars.sea, vars.powers)) {
        if (mayName(c, councilIn(vars), ship)) c.offer('loseShip', ship);
      }
    },
    take: {
      loseShip(c, vars, ship) {
        if (speak(c, councilIn(vars), ship)) return sink(c, vars, ship);
        c.tell?.({ fact: 'namedShip', power: c.actor, ship, clause: 'CON 11.5#4' });
        return c.go('ship');
      },
    },
  },
});

function sink(c: Ctx, vars: Losing, ship: number) {
  councilIn(vars).said = [];
  vars.count--;
  return c.call(sinking, { ship, clause: vars.clause }, 'next');
}

export interface Sinking {
  ship: number;
  clause: string;
}

/** Where troops of a sinking frigate could go ashore. */
function shores(c: Ctx, ship: number): number[] {
  const sea = c.content.map.seas[c.s.ship[ship] as number];
  const owner = shipOwner(ship);
  if ((c.s.moves[owner] as number) === 0) return [];
  return (sea?.lands ?? []).filter((land) => isOpenTo(c.s, land, owner) && isRefuge(c, owner, land));
}

/** CON 11#8, #9: a frigate is lost; its troops save themselves ashore, or are lost with it. */
export const sinking: Procedure<Conquests, Sinking> = procedure<Conquests, Sinking>('sinking', {
  next(c, vars) {
    if (aboard(c.s, vars.ship) > 0 && shores(c, vars.ship).length > 0) return c.go('save');
    const power = shipOwner(vars.ship);
    c.tell?.({
      fact: 'lostShip',
      power,
      ship: vars.ship,
      sea: c.s.ship[vars.ship] ?? -1,
      units: aboard(c.s, vars.ship),
      clause: vars.clause,
    });
    loseShip(c.s, vars.ship);
    return c.return();
  },
  save: {
    power: (_, vars) => shipOwner(vars.ship),
    prompt: 'saveTroops',
    open: true,
    clause: 'CON 11#8',
    about: (_, vars) => ({ ship: vars.ship }),
    offers(c, vars) {
      for (const land of shores(c, vars.ship)) {
        for (let kind = 0; kind < KINDS; kind++) {
          if ((c.s.cargo[vars.ship * KINDS + kind] as number) > 0) c.offer('unload', kind, land);
        }
      }
      c.offer('abandon');
    },
    take: {
      unload(c, vars, kind, land) {
        const owner = shipOwner(vars.ship);
        c.s.moves[owner] = (c.s.moves[owner] as number) - 1;
        goAshore(c, vars.ship, kind, land);
        c.tell?.({ fact: 'landed', power: owner, ship: vars.ship, kind, land, clause: 'CON 11#8' });
        return c.go('next');
      },
      abandon(c, vars) {
        // What is left aboard goes down with her.
        const power = shipOwner(vars.ship);
        const units = aboard(c.s, vars.ship);
        c.tell?.({
          fact: 'lostShip',
          power,
          ship: vars.ship,
          sea: c.s.ship[vars.ship] ?? -1,
          units,
          clause: 'CON 11#9',
        });
        loseShip(c.s, vars.ship);
        return c.return();
      },
    },
  },
});
