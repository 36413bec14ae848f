import { type Procedure, procedure } from '@bivouac/kernel';
import { ENGLAND, NAPOLEON } from '../../content/types.ts';
import { forceAlly } from '../diplomacy/pacts.ts';
import { capitalFor } from '../map/control.ts';
import { areFriends } from '../map/relations.ts';
import { isThere } from '../map/troops.ts';
import { type Conquests, type Ctx, sideOf } from '../state.ts';
import { deploying } from '../zones/deploying.ts';
import { lowerSociety, raiseSociety } from '../zones/tracks.ts';

export interface Capturing {
  land: number;
  attacker: number;
  /** The powers of the side that holds the ground. */
  powers: number[];
}

/** Who takes it: Napoleon if he is there himself, else who attacked, else one of his friends. */
function takerOf(c: Ctx, { land, attacker, powers }: Capturing): number {
  if (isThere(c.s, land, NAPOLEON)) return NAPOLEON;
  return isThere(c.s, land, attacker) ? attacker : (powers.find((power) => isThere(c.s, land, power)) ?? attacker);
}

/** CON 11.8: the ground has been won; if it is a capital held by another, it falls. Returns the nation that now is Napoleon's, or -1. */
export const capturing: Procedure<Conquests, Capturing, number> = procedure<Conquests, Capturing, number>('capturing', {
  begin(c, vars) {
    const nation = capitalFor(c, vars.land);
    if (nation < 0) return c.return(-1);
    const holder = c.s.capitalBy[nation] as number;
    const taker = takerOf(c, vars);
    if (areFriends(c.s, holder, taker)) return c.return(-1);
    c.s.capitalBy[nation] = taker;
    c.mark?.('capital');
    c.tell?.({ fact: 'captured', power: taker, other: holder, land: vars.land, clause: 'CON 11.8#2' });
    // Inside the Coalition its one marker would go up and down again.
    if (sideOf(taker) !== sideOf(holder)) {
      raiseSociety(c, taker, 1, 'CON 11.8#2');
      lowerSociety(c, sideOf(holder), 1, 'CON 11.8#3');
    }
    return c.call(deploying, {}, 'submit');
  },
  /** CON 11.8#5 to #9: a nation that has lost its capital to Napoleon changes sides at once. */
  submit(c, vars) {
    const nation = capitalFor(c, vars.land);
    const taken = takerOf(c, vars) === NAPOLEON && nation !== NAPOLEON && nation !== ENGLAND;
    if (!taken || c.s.forced === nation) return c.return(-1);
    forceAlly(c, nation, false, 'CON 11.8#5');
    return c.return(nation);
  },
});
