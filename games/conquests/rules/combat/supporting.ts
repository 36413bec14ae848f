import { type Procedure, procedure } from '@bivouac/kernel';
import { areFriends, friendsOf } from '../map/relations.ts';
import { presentAt } from '../map/troops.ts';
import { type Conquests, type Ctx, shipOwner } from '../state.ts';
import { type Battle, battlesOf } from './battle-vars.ts';
import { supporters } from './clash.ts';

export interface Supporting {
  land: number;
  sides: [number[], number[]];
  chosen: [number[], number[]];
  /** Frigates that another battle could use as well: side and ship, the first is asked about. */
  doubtful: [side: number, ship: number][];
}

/** Ruling 120: another battle of its side beside it, in which it could be wanted. */
function isWanted(c: Ctx, ship: number, land: number): boolean {
  const sea = c.s.ship[ship] as number;
  const owner = shipOwner(ship);
  return battlesOf(c).some(
    ({ battle }) =>
      battle.land >= 0 &&
      battle.land !== land &&
      (c.content.map.lands[battle.land]?.seas.includes(sea) ?? false) &&
      presentAt(c.s, battle.land).some((power) => areFriends(c.s, power, owner)),
  );
}

export function supportFor(battle: Battle): Supporting {
  return { land: battle.land, sides: [[...battle.sides[0]], [...battle.sides[1]]], chosen: [[], []], doubtful: [] };
}

/** CON 11.2#6, #7: which frigates support a battle. Returns them by side. */
export const supporting: Procedure<Conquests, Supporting, [number[], number[]]> = procedure<
  Conquests,
  Supporting,
  [number[], number[]]
>('supporting', {
  begin(c, vars) {
    for (const side of [0, 1] as const) {
      const [leader] = vars.sides[side];
      if (leader === undefined) continue;
      for (const ship of supporters(c, vars.land, friendsOf(c.s, leader))) {
        if (isWanted(c, ship, vars.land)) vars.doubtful.push([side, ship]);
        else vars.chosen[side].push(ship);
      }
    }
    return c.go('next');
  },
  next: (c, vars) => (vars.doubtful.length > 0 ? c.go('ask') : c.go('over')),
  ask: {
    power: (_, vars) => shipOwner(vars.doubtful[0]?.[1] ?? 0),
    prompt: 'support',
    open: true,
    clause: 'CON 11.2#7',
    about: (_, vars) => ({ land: vars.land, ship: vars.doubtful[0]?.[1] ?? 0 }),
    offers(c, vars) {
      const ship = vars.doubtful[0]?.[1] ?? 0;
      c.offer('support', ship);
      c.offer('spare', ship);
    },
    take: {
      support(c, vars, ship) {
        const side = vars.doubtful.shift()?.[0] === 1 ? 1 : 0;
        vars.chosen[side].push(ship);
        return c.go('next');
      },
      spare(c, vars) {
        vars.doubtful.shift();
        return c.go('next');
      },
    },
  },
  over(c, vars) {
    for (const [side, ships] of vars.chosen.entries()) {
      for (const ship of ships) c.s.fought[ship] = 1;
      if (ships.length > 0)
        c.tell?.({ fact: 'supported', side, land: vars.land, ships: [...ships], clause: 'CON 11.2#6' });
    }
    return c.return(vars.chosen);
  },
});
