import { type Procedure, procedure } from '@bivouac/kernel';
import { type Battle, forceOf } from './battle-force.ts';
import { leadersIn, leaderSheet, strengthOf, unitOf, unitsIn } from '../pieces/pieces.ts';
import { ordered } from '../players/staff.ts';
import { type Board, type Gloire, OFF } from '../state.ts';

/** GLO 8.2#1: the four tactics by their values. */
export const SKIRMISH = 1;
export const COVERING = 2;
export const OFFENSIVE = 3;
export const DECISIVE = 4;

/** GLO 8.2#5 to #12: the tactics that a Force may choose, by the units in the town as they are (rulings 86, 97). */
export function tacticsOf(b: Board, slots: readonly number[]): number[] {
  const points = strengthOf(b, slots);
  const leaders = leadersIn(b, slots);
  const units = unitsIn(b, slots);
  const [only] = units;
  const lone = units.length === 1 && only !== undefined && unitOf(b, only).detachment && leaders.length === 0;
  const found: number[] = [];
  if (points < 10) found.push(SKIRMISH);
  if (points >= 3 && !lone) found.push(COVERING);
  if (points >= 10 && leaders.length > 0) found.push(OFFENSIVE);
  if (points >= 15 && leaders.some((leader) => leaderSheet(b, leader).rank >= 3)) found.push(DECISIVE);
  // Ruling 96: whoever is forbidden everything else skirmishes.
  return found.length > 0 ? found : [SKIRMISH];
}

/** The tactic that was ordered; where the Force may not choose it the next lower one, or the lowest it has. */
function nearest(may: readonly number[], wanted: number): number {
  return may.filter((tactic) => tactic <= wanted).at(-1) ?? may[0] ?? SKIRMISH;
}

interface Choosing {
  power: number;
  side: number;
  battle: Battle;
}

/** GLO 8.1#1: a tactic, chosen in secret. */
export const choosing: Procedure<Gloire, Choosing, number> = procedure<Gloire, Choosing, number>('choosing', {
  begin(c, { power, side, battle }) {
    const told = ordered(c, power, 'tactic', ([verb]) => verb === 'tactic');
    return told === null ? c.go('choose') : c.return(nearest(tacticsOf(c, forceOf(c, battle, side)), Number(told[1])));
  },
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'tactic',
    window: 'tactic',
    clause: 'GLO 8.1#1',
    about: (_, vars) => ({ town: vars.battle.town }),
    offers(c, { side, battle }) {
      for (const tactic of tacticsOf(c, forceOf(c, battle, side))) c.offer('tactic', tactic);
    },
    why(_, __, [, tactic]) {
      switch (typeof tactic === 'number' ? tactic : OFF) {
        case SKIRMISH:
          return { reason: 'tooManyToSkirmish', clause: 'GLO 8.2#12' };
        case COVERING:
          return { reason: 'tooFewToCover', clause: 'GLO 8.2#10' };
        case OFFENSIVE:
          return { reason: 'noOffensive', clause: 'GLO 8.2#8' };
        default:
          return { reason: 'noDecisive', clause: 'GLO 8.2#6' };
      }
    },
    take: { tactic: (c, _, tactic) => c.return(tactic) },
  },
});

/** GLO 8.2#2, #4: rounds by the tactics: half the sum, rounded down, or up if only one side has a leader. */
export function roundsOf(first: number, second: number, oneLeads: boolean): number {
  const sum = first + second;
  return oneLeads ? Math.ceil(sum / 2) : Math.floor(sum / 2);
}
