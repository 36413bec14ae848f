import { type Procedure, procedure, type Reason } from '@bivouac/kernel';
import type { Domain } from '../../content/types.ts';
import { discard } from '../cards/decks.ts';
import { DIPLOMACY, knownCards, printedPoints } from '../cards/effects.ts';
import { playCard, playing } from '../cards/playing.ts';
import { effectFault } from '../cards/usable.ts';
import type { Board, Conquests } from '../state.ts';
import { gainMoves } from '../zones/tracks.ts';

const FINANCE: Domain = 0;
const SOCIETY: Domain = 2;
/** CON 9.1: movement points for each point of Diplomacy. */
const MOVES = 2;
const TABS = [0, 1, 2] as const;

/** CON 11.3.1#2: why a tab is no prize. */
function prizeFault(b: Board, power: number, card: number, tab: number): Reason | null {
  if (!knownCards(b, power).includes(card)) return { reason: 'notInHand', clause: 'CON 3.6#5' };
  const found = b.content.cards[card]?.tabs[tab];
  if (found === undefined) return { reason: 'otherDomain', clause: 'CON 11.3.1#2' };
  if (found.domain === DIPLOMACY) return null;
  if (found.domain !== FINANCE && found.domain !== SOCIETY) return { reason: 'otherDomain', clause: 'CON 11.3.1#2' };
  return effectFault(b, power, found.effect);
}

/** CON 11.3.2: the victor may play a card, without an adviser. */
export const prize: Procedure<Conquests, { power: number }> = procedure<Conquests, { power: number }>('prize', {
  begin: (c, vars) => ((c.s.hands[vars.power]?.is.length ?? 0) > 0 ? c.go('ask') : c.return()),
  ask: {
    power: (_, vars) => vars.power,
    prompt: 'prize',
    open: 'apart',
    clause: 'CON 11.3.1#2',
    offers(c, vars) {
      for (const card of knownCards(c, vars.power)) {
        for (const tab of TABS) if (prizeFault(c, vars.power, card, tab) === null) c.offer('play', card, tab);
      }
      c.offer('pass');
    },
    why(c, vars, [verb, card, tab]) {
      if (verb !== 'play' || typeof card !== 'number' || typeof tab !== 'number') return null;
      return prizeFault(c, vars.power, card, tab);
    },
    take: {
      pass: (c) => c.return(),
      play(c, { power }, card, tab) {
        if (c.content.cards[card]?.tabs[tab]?.domain !== DIPLOMACY)
          return c.call(playCard, playing(power, card, tab), 'over');
        const points = printedPoints(c, card);
        discard(c, power, card);
        c.mark?.(`card:${card}:${tab}`);
        c.tell?.({ fact: 'played', power, card, tab, clause: 'CON 11.3.1#2' });
        gainMoves(c, power, MOVES * points, 'CON 9.1#3');
        return c.return();
      },
    },
  },
  over: (c) => c.return(),
});
