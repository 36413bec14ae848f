import { type Procedure, procedure } from '@bivouac/kernel';
import { removeLeader, shift } from '../pieces/losses.ts';
import { isCut } from './lines.ts';
import { distancesFrom } from '../pieces/map.ts';
import { hasStrength, leaderIn, leaderSheet, outsideAt, sideOfSlot } from '../pieces/pieces.ts';
import { hasPartners } from '../players/partners.ts';
import { senior } from '../players/sides.ts';
import { type Ctx, type Gloire, OFF } from '../state.ts';

interface Caught {
  town: number;
  side: number;
  /** Where the leader who must go now may go, and whose he is. */
  havens: number[];
  power: number;
}

export const catching = (town: number, side: number): Caught => ({ town, side, havens: [], power: OFF });

/** The leaders of a side left without units with strength outside the walls of a town. */
function leadersAlone(c: Ctx, { town, side }: Caught): number[] {
  return outsideAt(c, town, side).filter((slot) => leaderIn(c, slot) !== OFF);
}

/** GLO 4.2#3, #4, ruling 35: towns of the nearest friendly unit, around enemies; if there is no such way, straight through. */
function nearestUnits(c: Ctx, slot: number): number[] {
  const side = sideOfSlot(c, slot);
  const town = c.s.place[slot] as number;
  const manned = (near: number) => near !== town && outsideAt(c, near, side).some((one) => hasStrength(c, one));
  const ways = [(near: number) => isCut(c, near, side), () => false];
  for (const closed of ways) {
    const distance = distancesFrom(c, town, Number.MAX_SAFE_INTEGER, closed);
    let best = OFF;
    let found: number[] = [];
    for (const [near, far] of distance.entries()) {
      if (far === OFF || !manned(near)) continue;
      if (best === OFF || far < best) found = [];
      if (best !== OFF && far > best) continue;
      best = far;
      found.push(near);
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** GLO 4.2: leaders alone in a town that the enemy has entered. */
export const leadersCaught: Procedure<Gloire, Caught> = procedure<Gloire, Caught>('leadersCaught', {
  next(c, vars) {
    const [slot] = leadersAlone(c, vars);
    if (slot === undefined) return c.return();
    const { rank } = leaderSheet(c, leaderIn(c, slot));
    if (rank <= 2) {
      removeLeader(c, slot, OFF, 'GLO 4.2#8');
      return c.go('next');
    }
    if (rank === 3) {
      removeLeader(c, slot, c.s.turn + 1, 'GLO 4.2#5');
      return c.go('next');
    }
    vars.havens = nearestUnits(c, slot);
    vars.power = hasPartners(c, vars.side) ? leaderSheet(c, leaderIn(c, slot)).army : OFF;
    const [haven, another] = vars.havens;
    if (haven === undefined) {
      // No unit of his side is left anywhere: he waits like one of rank 3, for there must be somebody to go to.
      removeLeader(c, slot, c.s.turn + 1, 'GLO 4.2#3');
      return c.go('next');
    }
    return another === undefined ? goTo(c, vars, haven) : c.go('choose');
  },
  choose: {
    power: (c, vars) => (vars.power === OFF ? senior(c, vars.side) : vars.power),
    prompt: 'refuge',
    clause: 'GLO 4.2#4',
    offers(c, vars) {
      for (const town of vars.havens) c.offer('refuge', town);
    },
    why: () => ({ reason: 'notNearest', clause: 'GLO 4.2#3' }),
    take: { refuge: (c, vars, town) => goTo(c, vars, town) },
  },
});

function goTo(c: Ctx, vars: Caught, town: number) {
  const [slot] = leadersAlone(c, vars);
  if (slot !== undefined) {
    shift(c, [slot], town, OFF);
    c.tell?.({ fact: 'leaderFled', leader: leaderIn(c, slot), town, clause: 'GLO 4.2#3' });
  }
  return c.go('next');
}
