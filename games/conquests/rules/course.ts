import { only, type Procedure, procedure } from '@bivouac/kernel';
import { coalition } from '../content/types.ts';
import { dealHands } from './cards/decks.ts';
import type { Conquests } from './state.ts';
import { stationing, unplaced } from './turn/stationing.ts';
import { turn } from './turn/turn.ts';

/** The course of play (CON 4, 5): the board is set up, then turn follows turn until somebody has won. */
export const course: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'course',
  {
    // CON 5: in the first turn the order is drawn by lot.
    lots(c) {
      c.dice.shuffle(c.s.order);
      c.tell?.({ fact: 'order', order: [...c.s.order], clause: 'CON 5#1' });
      return c.go('deal');
    },
    deal(c) {
      dealHands(c);
      c.shuffle(c.s.objectives);
      for (const power of coalition) {
        const to = only(c.seatOf(power));
        const pile = c.s.objectives;
        const objective = c.move(pile, pile.is.length - 1, c.s.objective[power] ?? pile, to);
        c.tell?.({ fact: 'objective', power, objective, clause: 'CON 13.1#1', to });
      }
      return c.go('station');
    },
    station: (c) => c.call(stationing, { units: unplaced(c) }, 'turn'),
    turn: (c) => c.call(turn, {}, 'next'),
    next(c) {
      c.s.turn++;
      return c.go('turn');
    },
  },
);
