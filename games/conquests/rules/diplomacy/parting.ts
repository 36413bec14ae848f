import { type Next, type Procedure, procedure } from '@bivouac/kernel';
import { refugesOf } from '../combat/refuges.ts';
import { leaderOf, quarrelAt } from '../map/relations.ts';
import { addTroops, kindsOf, loseUnit, troopsAt } from '../map/troops.ts';
import { type Board, type Conquests, type Ctx } from '../state.ts';

interface Parting {
  land: number;
  /** Who leaves, and who stays. */
  power: number;
  stays: number;
}

function withdraw(c: Ctx, { power, land }: Parting, to: number | null): Next {
  let units = 0;
  for (let kind = 0; kind < kindsOf(power); kind++) {
    const count = troopsAt(c.s, land, power, kind);
    units += count;
    for (let n = 0; n < count; n++) {
      if (to === null) loseUnit(c.s, land, power, kind);
      else {
        addTroops(c.s, land, power, kind, -1);
        addTroops(c.s, to, power, kind, 1);
      }
    }
  }
  if (to === null) c.tell?.({ fact: 'cutOff', power, land, units, clause: 'CON 9.7#1' });
  else c.tell?.({ fact: 'withdrew', power, from: land, land: to, units, clause: 'CON 9.7#1' });
  return c.go('next');
}

/** Who says who goes where: the one who began the alliance that has ended (CON 9.7). */
function decider(b: Board, a: number, other: number): number {
  const by = [b.s.partedBy[a], b.s.partedBy[other]].find((one) => one !== undefined && one >= 0) ?? leaderOf(b.s, a);
  return b.s.out[by] === 1 ? a : by;
}

/** CON 9.7: former allies in one land are parted without paying; the initiator of their alliance says how. */
export const parting: Procedure<Conquests, Parting> = procedure<Conquests, Parting>('parting', {
  next(c, vars) {
    for (const [land, { home }] of c.content.map.lands.entries()) {
      const pair = quarrelAt(c.s, land);
      if (pair === null) continue;
      const [a, b] = pair;
      vars.land = land;
      vars.power = a;
      vars.stays = b;
      // Whoever is at home stays.
      if (home === a) [vars.power, vars.stays] = [b, a];
      return home === a || home === b ? c.go('leave') : c.go('who');
    }
    c.s.partedBy.fill(-1);
    return c.return();
  },
  who: {
    power: (c, vars) => decider(c, vars.power, vars.stays),
    prompt: 'partWho',
    open: true,
    clause: 'CON 9.7#2',
    about: (_, vars) => ({ land: vars.land }),
    offers(c, vars) {
      c.offer('target', vars.power);
      c.offer('target', vars.stays);
    },
    take: {
      target(c, vars, power) {
        if (power === vars.stays) [vars.power, vars.stays] = [vars.stays, vars.power];
        return c.go('leave');
      },
    },
  },
  leave(c, vars) {
    // CON 11.4: the open lands that lie nearest to the capital of who leaves, as in a retreat.
    const lands = refugesOf(c, vars.power, vars.land);
    const [only] = lands;
    if (lands.length > 1) return c.go('where');
    return withdraw(c, vars, only ?? null);
  },
  where: {
    power: (c, vars) => decider(c, vars.power, vars.stays),
    prompt: 'partWhere',
    open: true,
    clause: 'CON 9.7#2',
    about: (_, vars) => ({ power: vars.power, land: vars.land }),
    offers(c, vars) {
      for (const land of refugesOf(c, vars.power, vars.land)) c.offer('retire', land);
    },
    take: { retire: (c, vars, land) => withdraw(c, vars, land) },
  },
});
