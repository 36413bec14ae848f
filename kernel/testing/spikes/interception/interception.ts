import { attempt, type Context, during, EVERYONE, type Procedure, procedure, window } from '../../../src/index.ts';
import { contact } from './battle.ts';
import { shift, unmask } from './losses.ts';
import { calls } from './register.ts';
import {
  type Campaign,
  cardsOf,
  content,
  COUNTER_ORDER,
  countersAt,
  faceOf,
  holdsEvent,
  isUnit,
  NIGHT_MARCH,
  RAIN,
  RAIN_ADDS,
  refuges,
  roadCost,
} from './state.ts';

export interface Interception {
  side: number;
  from: number;
  to: number;
  movers: number[];
  /** What cards have added to the die. */
  added: number;
  /** 1 once a night march was played for it. */
  retried: number;
}

/** The counter that commands a stack: of the best command, the first. */
function commander(c: Context<Campaign>, vars: Interception): number {
  const command = (counter: number) => faceOf(c.s, counter)?.command ?? 0;
  const [first = 0, ...rest] = countersAt(c.s, vars.from, vars.side).filter((counter) => isUnit(c.s, counter));
  return rest.reduce((best, counter) => (command(counter) > command(best) ? counter : best), first);
}

/** A card out of the actor's hand, face up on the pile. */
function playCard(c: Context<Campaign>, event: number, clause: string): void {
  const hand = cardsOf(c.s, c.actor);
  // Of two alike the lower number: which one goes must not depend on how they lie in the hand.
  const [card = -1] = hand.is.filter((one) => content.cards[one] === event).sort((a, b) => a - b);
  c.move(hand, hand.is.indexOf(card), c.s.discard, EVERYONE);
  c.mark?.(`event:${event}`);
  c.tell?.({ fact: 'played', side: c.actor, card, event, clause });
}

/**
 * SPI 3#4 (event cards, GLO 'cartes à jouer'): before the die, whoever holds cards may play one, the mover first. The
 * window returns the event at once, and the interception opens it again: every card may be answered by another.
 */
export const beforeDie = window<Campaign, { side: number }, number>('beforeDie', {
  clause: 'SPI 3#4',
  prompt: 'spi.beforeDie',
  may: (c, { side }) => [1 - side, side].filter((power) => cardsOf(c.s, power).is.length > 0),
  offers(c, vars) {
    const power = vars.queue[0] ?? 0;
    if (holdsEvent(c.s, power, RAIN)) c.offer('play', RAIN);
    if (power !== vars.at.side && holdsEvent(c.s, power, COUNTER_ORDER)) c.offer('play', COUNTER_ORDER);
  },
  take: {
    play(c, _, event) {
      playCard(c, event, 'SPI 3#4');
      return c.return(event);
    },
  },
});

/** SPI 3#6: the die was too high; with a night march it is thrown once more. */
export const afterDie = window<Campaign, { side: number }, number>('afterDie', {
  clause: 'SPI 3#6',
  prompt: 'spi.afterDie',
  may: (c, { side }) => (cardsOf(c.s, side).is.length > 0 ? [side] : []),
  offers(c, vars) {
    if (holdsEvent(c.s, vars.at.side, NIGHT_MARCH)) c.offer('play', NIGHT_MARCH);
  },
  take: {
    play(c, _, event) {
      playCard(c, event, 'SPI 3#6');
      return c.return(event);
    },
  },
});

/** SPI 3 (GLO 6.5.1, procédure d'interception): returns to its window when it failed or the stack stepped back. */
export const interception: Procedure<Campaign, Interception> = procedure<Campaign, Interception>('interception', {
  // The command that is tested is that of a unit: it is turned up, or nobody could check the test (SPI 3#3).
  declare(c, vars) {
    attempt(c, c.s.face, [commander(c, vars)], EVERYONE, 'SPI 3#3');
    return c.go('cards');
  },
  cards: (c, vars) => c.call(beforeDie, during({ side: vars.side }), 'card'),
  card(c, vars) {
    const event = c.result(beforeDie);
    if (event === null) return c.go('die');
    if (event === COUNTER_ORDER) {
      c.tell?.({ fact: 'countermanded', ...where(vars), clause: 'SPI 3#4' });
      return c.return();
    }
    vars.added += RAIN_ADDS;
    return c.go('cards');
  },
  die(c, vars) {
    const road = roadCost(vars.from, vars.to) === 2 ? 1 : 0;
    const die = c.dice.d6();
    const command = faceOf(c.s, commander(c, vars))?.command ?? 0;
    const reached = die + road + vars.added <= command;
    c.tell?.({
      fact: 'interception',
      ...where(vars),
      die,
      road,
      cards: vars.added,
      command,
      reached,
      clause: 'SPI 3#3',
    });
    if (reached) return c.go('choose');
    return vars.retried === 1 ? c.return() : c.call(afterDie, during({ side: vars.side }), 'again');
  },
  again(c, vars) {
    if (c.result(afterDie) === null) return c.return();
    vars.retried = 1;
    return c.go('cards');
  },
  choose: {
    power: (_, vars) => vars.side,
    prompt: 'spi.intercepted',
    clause: 'SPI 3#5',
    offers(c, vars) {
      c.offer('engage');
      for (const town of refuges(c.s, vars.from, vars.side)) if (town !== vars.to) c.offer('retire', town);
    },
    take: {
      // GLO 6.5.1: it enters, the mover's march is over; decoys that it finds alone are gone (GLO 7.1).
      engage(c, vars) {
        shift(c, countersAt(c.s, vars.from, vars.side), vars.to);
        c.tell?.({ fact: 'intercepted', ...where(vars), clause: 'SPI 3#5' });
        if (unmask(c, vars.to, 1 - vars.side)) c.s.control[vars.to] = vars.side;
        else contact(c, vars.to, vars.side);
        return c.unwind(calls.march, 'stopped');
      },
      retire(c, vars, town) {
        shift(c, countersAt(c.s, vars.from, vars.side), town);
        c.s.control[town] = vars.side;
        c.tell?.({ fact: 'retired', from: vars.from, town, clause: 'SPI 3#7' });
        return c.return();
      },
    },
  },
});

/** For the facts: `to` is the audience there, so the town is called `town`. */
function where({ from, to }: Interception): { from: number; town: number } {
  return { from, town: to };
}
