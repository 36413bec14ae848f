import { type Procedure, procedure } from '@bivouac/kernel';
import { retreatFrom, retreating } from '../combat/retreating.ts';
import { leaderOf, quarrelAt } from '../map/relations.ts';
import type { Board, Conquests } from '../state.ts';

interface Parting {
  land: number;
  /** Who leaves, and who stays. */
  power: number;
  stays: number;
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
  /** As after a combat, but without paying: where the open lands are equally near, to several of them (CON 11.4). */
  leave(c, { power, land, stays }) {
    return c.call(retreating, retreatFrom(power, land, 'free', decider(c, power, stays)), 'next');
  },
});
