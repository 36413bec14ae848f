import { type Procedure, procedure } from '@bivouac/kernel';
import { type Battle, forceOf } from './battle-force.ts';
import { passThrough, takeControl } from '../victory/control.ts';
import { catching, leadersCaught } from '../command/leaders.ts';
import { eliminate, shift } from '../pieces/losses.ts';
import { adjacentTo, linkBetween } from '../pieces/map.ts';
import { countersAt, hasStrength, isCavalry, leaderIn, outsideAt, strengthOf } from '../pieces/pieces.ts';
import { decides } from '../players/partners.ts';
import { clearWays } from './retreat.ts';
import { orderedWay } from '../players/staff.ts';
import { type Ctx, type Gloire, OFF, other } from '../state.ts';
import { suffering } from './suffering.ts';

interface Overrun {
  battle: Battle;
  die: number;
  /** Where the defender may go back to. */
  ways: number[];
}

export function overrunning(battle: Battle): Overrun {
  return { battle, die: 0, ways: [] };
}

/** GLO 8.4#13 to #18: the three results. */
const THROUGH = 3;
const DESTROYED = 5;

/** Towns without enemy counters beside the battle, for either side (GLO 8.4#19, #20). */
function free(c: Ctx, { battle }: Overrun, side: number): number[] {
  return adjacentTo(c, battle.town).filter((town) => countersAt(c, town, other(side)).length === 0);
}

/** GLO 8.4#15: from 3 on the defender does not go back to where the attacker came from. */
function mayTurnTo({ battle, die }: Overrun, town: number): boolean {
  return die < THROUGH || !battle.origins.includes(town);
}

function refuges(c: Ctx, vars: Overrun): number[] {
  return free(c, vars, other(vars.battle.attacker)).filter((town) => mayTurnTo(vars, town));
}

/** GLO 8.4#9 to #25: the attacker runs over a defender he outnumbers six to one. No victory points for it. */
export const overrun: Procedure<Gloire, Overrun> = procedure<Gloire, Overrun>('overrun', {
  throw(c, vars) {
    const { battle } = vars;
    const horse = forceOf(c, battle, battle.attacker).some((slot) => isCavalry(c, slot) && hasStrength(c, slot));
    const die = c.dice.d6();
    vars.die = die + (horse ? 1 : 0);
    const clause = vars.die >= DESTROYED ? 'GLO 8.4#17' : vars.die >= THROUGH ? 'GLO 8.4#14' : 'GLO 8.4#13';
    c.tell?.({ fact: 'overrun', town: battle.town, side: battle.attacker, die, horse, clause });
    if (vars.die >= DESTROYED) return destroy(c, vars);
    return vars.die >= THROUGH ? c.go('advance') : c.go('back');
  },
  /** GLO 8.4#14, #18, ruling 94: all of the attackers go on one town, or none. */
  advance(c, vars) {
    takeControl(c, vars.battle.town);
    return free(c, vars, vars.battle.attacker).length > 0 ? c.go('onward') : c.go('back');
  },
  onward: {
    power: (c, vars) => decides(c, vars.battle.attacker),
    prompt: 'advance',
    clause: 'GLO 8.4#14',
    offers(c, vars) {
      c.offer('stay');
      for (const town of free(c, vars, vars.battle.attacker)) c.offer('advance', town);
    },
    why: () => ({ reason: 'enemiesThere', clause: 'GLO 8.4#19' }),
    take: {
      stay: (c) => c.go('back'),
      advance(c, vars, town) {
        const { battle } = vars;
        const slots = [...forceOf(c, battle, battle.attacker)];
        passThrough(c, battle.town, battle.attacker);
        shift(c, slots, town, linkBetween(c, battle.town, town));
        c.tell?.({ fact: 'advanced', side: battle.attacker, from: battle.town, town, clause: 'GLO 8.4#14' });
        takeControl(c, town);
        return c.go('back');
      },
    },
  },
  back(c, vars) {
    const defender = other(vars.battle.attacker);
    if (forceOf(c, vars.battle, defender).length === 0) return c.go('over');
    vars.ways = refuges(c, vars);
    // Ruling 108: a decoy must not kill a corps.
    if (vars.ways.length === 0) {
      const closed = adjacentTo(c, vars.battle.town).filter((near) => mayTurnTo(vars, near));
      vars.ways = clearWays(c, closed, defender);
    }
    const [town, another] = vars.ways;
    if (town === undefined) return destroy(c, vars);
    if (another === undefined) return goBack(c, vars, town);
    const told = orderedWay(c, decides(c, defender), vars.ways);
    return told === OFF ? c.go('retreat') : goBack(c, vars, told);
  },
  retreat: {
    power: (c, vars) => decides(c, other(vars.battle.attacker)),
    prompt: 'retreat',
    window: 'retreat',
    clause: 'GLO 8.4#13',
    about: (_, vars) => ({ town: vars.battle.town }),
    offers(c, vars) {
      for (const town of vars.ways) c.offer('retreat', town);
    },
    why: () => ({ reason: 'noWayBack', clause: 'GLO 8.4#20' }),
    take: { retreat: (c, vars, town) => goBack(c, vars, town) },
  },
  /** A leader who stood there alone is caught like any other (GLO 4.2). */
  arrived(c, vars) {
    const [town = OFF] = vars.ways;
    const foe = vars.battle.attacker;
    if (outsideAt(c, town, foe).length > 0) return c.call(leadersCaught, catching(town, foe), 'settled');
    return c.go('settled');
  },
  settled(c, vars) {
    takeControl(c, vars.ways[0] ?? OFF);
    return c.go('over');
  },
  over(c, vars) {
    takeControl(c, vars.battle.town);
    return c.return();
  },
});

/** GLO 8.4#13, #16: without loss on 1 or 2; half the points, rounded up, on 3 or 4. */
function goBack(c: Ctx, vars: Overrun, town: number) {
  const { battle, die } = vars;
  vars.ways = [town];
  const side = other(battle.attacker);
  const slots = [...forceOf(c, battle, side)];
  shift(c, slots, town, linkBetween(c, battle.town, town));
  c.tell?.({ fact: 'retreated', side, from: battle.town, town, clause: 'GLO 8.4#13' });
  const left = die < THROUGH ? 0 : Math.ceil(strengthOf(c, slots) / 2);
  return c.call(suffering, { side, slots, left, clause: 'GLO 8.4#16' }, 'arrived');
}

/** GLO 8.4#17, #20: nothing is left but leaders, who go by GLO 4.2 and score nothing (ruling 95). */
function destroy(c: Ctx, { battle, die }: Overrun) {
  const side = other(battle.attacker);
  const units = forceOf(c, battle, side).filter((slot) => leaderIn(c, slot) === OFF);
  eliminate(c, units, die >= DESTROYED ? 'GLO 8.4#17' : 'GLO 8.4#20');
  return c.call(leadersCaught, catching(battle.town, side), die >= DESTROYED ? 'advance' : 'over');
}
