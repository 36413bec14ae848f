import { attempt, type Context, EVERYONE, window } from '../../../src/index.ts';
import { interception } from './interception.ts';
import { lose, shift } from './losses.ts';
import { type Campaign, countersAt, isCavalry, isUnit, neighbours, refuges } from './state.ts';

export interface Slipping {
  /** Who may fall back, where, and where the enemy came from. */
  side: number;
  town: number;
  came: number;
  movers: number[];
}

/** SPI 5 (GLO 6.3, recul de cavalerie avant combat): whoever is entered upon is asked, cavalry or not. */
export const fallBack = window<Campaign, Slipping>('fallBack', {
  clause: 'SPI 5#1',
  prompt: 'spi.fallBack',
  again: true,
  may: (c, { side, town }) => (countersAt(c.s, town, side).length > 0 ? [side] : []),
  offers(c, { at }) {
    for (const counter of countersAt(c.s, at.town, at.side)) {
      if (!isCavalry(c.s, counter)) continue;
      for (const town of refuges(c.s, at.town, at.side)) if (town !== at.came) c.offer('fall', counter, town);
    }
  },
  take: {
    fall(c, vars, counter, town) {
      const { side, town: from, movers } = vars.at;
      attempt(c, c.s.face, [counter], EVERYONE, 'SPI 5#2');
      // Whether cavalry pursues is in the mover's hidden counters: what pursues is shown (SPI 5#3).
      const chasing = movers.filter((mover) => isCavalry(c.s, mover));
      attempt(c, c.s.face, chasing, EVERYONE, 'SPI 5#3');
      const die = c.dice.d6();
      const hurt = die - (side === 0 ? 1 : 0) >= (chasing.length > 0 ? 4 : 5);
      c.tell?.({ fact: 'fellBack', counter, from, town, die, hurt, clause: 'SPI 5#2' });
      shift(c, [counter], town);
      if (hurt) lose(c, counter, 'SPI 5#3');
      // Nobody left in the town, for all to see: nobody to ask.
      if (countersAt(c.s, from, side).length === 0) vars.queue.length = 0;
      return c.go('next');
    },
  },
});

export interface Watching {
  /** Who may intercept whom, and towards which town. */
  side: number;
  to: number;
  movers: number[];
  /** Towns that have tried already: one attempt a town (SPI 3#2). */
  tried: number[];
}

/**
 * SPI 3#1: towns beside the mover's with counters of the other side that are not engaged. Public: decoys count. The
 * mover's own town holds none of them: a march that meets units has ended before this is asked.
 */
function watchers(c: Context<Campaign>, at: Watching): number[] {
  const { s } = c;
  return neighbours(at.to).filter(
    (town) =>
      !at.tried.includes(town) &&
      countersAt(s, town, at.side).length > 0 &&
      countersAt(s, town, 1 - at.side).length === 0,
  );
}

/** SPI 3 (GLO 6.5.1): the moment of a possible interception. A decoy's owner is asked as well, and can only pass. */
export const intercepting = window<Campaign, Watching>('intercepting', {
  clause: 'SPI 3#1',
  prompt: 'spi.intercept',
  again: true,
  may: (c, at) => (watchers(c, at).length > 0 ? [at.side] : []),
  about: (_, vars) => ({ town: vars.at.to }),
  offers(c, { at }) {
    for (const town of watchers(c, at)) {
      if (countersAt(c.s, town, at.side).some((counter) => isUnit(c.s, counter))) c.offer('intercept', town);
    }
  },
  why(c, { at }, [verb, town]) {
    if (verb === 'pass') return null;
    if (verb !== 'intercept' || typeof town !== 'number') return { reason: 'spi.notNow', clause: 'SPI 3#1' };
    if (at.tried.includes(town)) return { reason: 'spi.triedAlready', clause: 'SPI 3#2' };
    if (!watchers(c, at).includes(town)) return { reason: 'spi.cannotSeeIt', clause: 'SPI 3#1' };
    const able = countersAt(c.s, town, at.side).some((counter) => isUnit(c.s, counter));
    return able ? null : { reason: 'spi.onlyDecoys', clause: 'SPI 4#3' };
  },
  take: {
    intercept(c, { at }, town) {
      at.tried.push(town);
      c.tell?.({ fact: 'attempted', from: town, town: at.to, clause: 'SPI 3#2' });
      const { side, to, movers } = at;
      return c.call(interception, { side, from: town, to, movers: [...movers], added: 0, retried: 0 }, 'tried');
    },
  },
  steps: {
    // The mover goes on. Other towns may try, unless nobody is left to (all public).
    tried(c, vars) {
      if (watchers(c, vars.at).length === 0) vars.queue.length = 0;
      return c.go('next');
    },
  },
});
