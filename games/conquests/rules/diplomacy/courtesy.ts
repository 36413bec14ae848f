import { allBut, EVERYONE, only, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from '../cards/decks.ts';
import { knownCards } from '../cards/effects.ts';
import { membersOf } from '../map/relations.ts';
import type { Board, Conquests } from '../state.ts';

interface Courtesies {
  pacts: number[];
  /** Members that have had their say. */
  asked: number[];
}

function nextToShow({ s }: Pick<Board, 's'>, { pacts, asked }: Courtesies): number {
  for (const pact of pacts) {
    for (const power of membersOf(s, pact)) {
      if (!asked.includes(power) && (s.hands[power]?.is.length ?? 0) > 0) return power;
    }
  }
  return -1;
}

/** CON 9.2: when an alliance has succeeded, each ally may show a card to another, or hand it over. */
export const courtesies: Procedure<Conquests, Courtesies> = procedure<Conquests, Courtesies>('courtesies', {
  next: (c, vars) => (nextToShow(c, vars) < 0 ? c.return() : c.go('show')),
  show: {
    power: (c, vars) => Math.max(0, nextToShow(c, vars)),
    prompt: 'courtesy',
    open: 'apart',
    clause: 'CON 9.2#8',
    offers(c, vars) {
      const power = nextToShow(c, vars);
      const allies = membersOf(c.s, c.s.pact[power] as number).filter((one) => one !== power);
      c.offer('pass');
      for (const card of knownCards(c, power)) {
        for (const ally of allies) {
          c.offer('show', card, ally);
          c.offer('give', card, ally);
        }
      }
    },
    take: {
      show(c, vars, card, ally) {
        const power = nextToShow(c, vars);
        const seats = [c.seatOf(power), c.seatOf(ally)];
        const hand = handOf(c, power);
        c.show(hand, hand.is.indexOf(card), only(...seats));
        // Its back is open: everybody sees which of the cards it is.
        c.disclose(EVERYONE);
        c.tell?.({ fact: 'showedCard', power, ally, card, clause: 'CON 9.2#8', to: only(...seats) });
        c.tell?.({ fact: 'showed', power, ally, clause: 'CON 9.2#8', to: allBut(...seats) });
        vars.asked.push(power);
        return c.go('next');
      },
      give(c, vars, card, ally) {
        const power = nextToShow(c, vars);
        const seats = [c.seatOf(power), c.seatOf(ally)];
        const hand = handOf(c, power);
        c.move(hand, hand.is.indexOf(card), handOf(c, ally), only(...seats));
        c.disclose(EVERYONE);
        c.tell?.({ fact: 'gaveCard', power, ally, card, clause: 'CON 9.2#8', to: only(...seats) });
        c.tell?.({ fact: 'gave', power, ally, clause: 'CON 9.2#8', to: allBut(...seats) });
        vars.asked.push(power);
        return c.go('next');
      },
      pass(c, vars) {
        vars.asked.push(nextToShow(c, vars));
        return c.go('next');
      },
    },
  },
});
