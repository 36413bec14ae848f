import { EVERYONE, window } from '@bivouac/kernel';
import { takeControl } from '../victory/control.ts';
import { lose, shift, showSlots } from '../pieces/losses.ts';
import { adjacentTo, farEnd, linkBetween } from '../pieces/map.ts';
import { countersAt, hasStrength, isCavalry, leaderIn, outsideAt, sideOfSlot, unitIn } from '../pieces/pieces.ts';
import { leads, playersOf } from '../players/partners.ts';
import { type Board, type Ctx, FRENCH, type Gloire, OFF, other } from '../state.ts';

export interface Withdrawing {
  /** Who may withdraw, from where, and where the enemy has just come from. */
  side: number;
  town: number;
  came: number;
  /** Where cavalry has withdrawn to in this window. */
  gone: number[];
}

/** GLO 6.3#14, #15: the least die that costs a point. */
const BEFORE_CAVALRY = 4;
const WITHOUT_CAVALRY = 5;

/** GLO 6.3#20: the towns that enemies who are there have come from, now or before in this turn. */
function cameFrom(b: Board, { side, town, came }: Withdrawing): number[] {
  const links = outsideAt(b, town, other(side)).map((slot) => b.s.came[slot] as number);
  return [came, ...links.filter((link) => link >= 0).map((link) => farEnd(b, link, town))];
}

/** GLO 6.3#20, ruling 60: one town, free of enemy counters, none that the enemy came from. */
function refuges(b: Board, at: Withdrawing): number[] {
  const closed = cameFrom(b, at);
  return adjacentTo(b, at.town).filter(
    (town) => !closed.includes(town) && countersAt(b, town, other(at.side)).length === 0,
  );
}

/** GLO 6.3#12 to #15: the die of one cavalry unit that falls back. */
export function fallBackDie(c: Ctx, slot: number, chased: boolean, clause: string): void {
  const die = c.dice.d6();
  const french = sideOfSlot(c, slot) === FRENCH ? 1 : 0;
  const hurt = die - french >= (chased ? BEFORE_CAVALRY : WITHOUT_CAVALRY);
  c.tell?.({ fact: 'fallBackDie', unit: unitIn(c, slot), die, french, chased, hurt, clause });
  if (hurt) lose(c, unitIn(c, slot), 1, chased ? 'GLO 6.3#14' : 'GLO 6.3#15');
}

/**
 * GLO 6.3#18 to #22: cavalry in a town that the enemy has entered may withdraw before combat. Whoever is entered upon is
 * asked, cavalry or not.
 */
export const withdrawing = window<Gloire, Withdrawing>('withdrawing', {
  clause: 'GLO 6.3#18',
  prompt: 'withdraw',
  again: true,
  elsewhere: 'pass',
  may: (c, at) => (outsideAt(c, at.town, at.side).length > 0 ? playersOf(c, at.side) : []),
  about: (_, { at }) => ({ town: at.town }),
  offers(c, { at, queue: [player = OFF] }) {
    for (const slot of outsideAt(c, at.town, at.side)) {
      if (!leads(c, player, slot)) continue;
      if (isCavalry(c, slot) && hasStrength(c, slot)) for (const town of refuges(c, at)) c.offer('slip', slot, town);
      // Ruling 60: leaders go with cavalry if they like.
      if (leaderIn(c, slot) !== OFF) for (const town of new Set(at.gone)) c.offer('slip', slot, town);
    }
  },
  why(c, { at }, [verb, slot, town]) {
    if (verb !== 'slip' || typeof slot !== 'number') return null;
    if (!outsideAt(c, at.town, at.side).includes(slot)) return { reason: 'notHere', clause: 'GLO 6.3#18' };
    if (!isCavalry(c, slot)) return { reason: 'onlyCavalry', clause: 'GLO 6.3#18' };
    return typeof town === 'number' && cameFrom(c, at).includes(town)
      ? { reason: 'theyCameThere', clause: 'GLO 6.3#20' }
      : { reason: 'noWayBack', clause: 'GLO 6.3#19' };
  },
  take: {
    slip(c, { at }, slot, town) {
      const link = linkBetween(c, at.town, town);
      if (leaderIn(c, slot) === OFF) {
        showSlots(c, [slot], EVERYONE, 'GLO 6.3#19');
        // Whether enemy cavalry is there decides the die: what chases is shown.
        const chasing = outsideAt(c, at.town, other(at.side)).filter((one) => isCavalry(c, one) && hasStrength(c, one));
        showSlots(c, chasing, EVERYONE, 'GLO 6.3#14');
        fallBackDie(c, slot, chasing.length > 0, 'GLO 6.3#19');
        at.gone.push(town);
      }
      shift(c, [slot], town, link);
      c.tell?.({ fact: 'withdrew', side: at.side, from: at.town, town, clause: 'GLO 6.3#18' });
      takeControl(c, town);
      return c.go('next');
    },
  },
});
