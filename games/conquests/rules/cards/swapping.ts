import { allBut, EVERYONE, type Next, only, type Procedure, procedure } from '@bivouac/kernel';
import { coalition } from '../../content/types.ts';
import type { Board, Conquests, Ctx } from '../state.ts';
import { handOf } from './decks.ts';
import { knownCards } from './effects.ts';

interface Swapping {
  power: number;
  other: number;
}

function partners({ s }: Pick<Board, 's'>, power: number): number[] {
  return coalition.filter((one) => one !== power && s.out[one] === 0 && (s.hands[one]?.is.length ?? 0) > 0);
}

/** What one side of a swap gives, thought out unseen by the others. Returns the card. */
export const offering: Procedure<Conquests, { power: number }, number> = procedure<
  Conquests,
  { power: number },
  number
>('offering', {
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'swapCard',
    clause: 'CON 17.2.3#6',
    offers(c, vars) {
      for (const card of knownCards(c, vars.power)) c.offer('card', card);
    },
    take: { card: (c, _, card) => c.return(card) },
  },
});

/** CON 17.2.3: two powers of the Coalition swap a card, allied or not; the other one must be willing. */
export const swapping: Procedure<Conquests, Swapping> = procedure<Conquests, Swapping>('swapping', {
  begin(c, vars) {
    const none = handOf(c, vars.power).is.length === 0 || partners(c, vars.power).length === 0;
    return none ? c.return() : c.go('whom');
  },
  whom: {
    power: (_, vars) => vars.power,
    prompt: 'swapWith',
    clause: 'CON 17.2.3#6',
    offers(c, vars) {
      for (const power of partners(c, vars.power)) c.offer('target', power);
      c.offer('pass');
    },
    take: {
      target(c, vars, power) {
        vars.other = power;
        return c.go('willing');
      },
      pass: (c) => c.return(),
    },
  },
  willing: {
    power: (_, vars) => vars.other,
    prompt: 'swapWilling',
    clause: 'CON 17.2.3#6',
    about: (_, vars) => ({ power: vars.power }),
    offers(c) {
      c.offer('carry');
      c.offer('drop');
    },
    take: {
      carry(c, vars) {
        const branches = [vars.power, vars.other].map((power) => ({ power, vars: { power } }));
        return c.fork(offering, branches, 'swap');
      },
      drop: (c) => c.return(),
    },
  },
  swap: (c, vars, got) => exchange(c, vars, got as [number, number]),
});

function exchange(c: Ctx, { power, other }: Swapping, [mine, theirs]: readonly [number, number]): Next {
  const seats = [c.seatOf(power), c.seatOf(other)];
  const to = only(...seats);
  const [one, two] = [handOf(c, power), handOf(c, other)];
  c.move(one, one.is.indexOf(mine), two, to);
  c.move(two, two.is.indexOf(theirs), one, to);
  // Their backs are open: everybody sees which of the cards they are.
  c.disclose(EVERYONE);
  c.tell?.({ fact: 'swapped', power, other, clause: 'CON 17.2.3#6', to: allBut(...seats) });
  c.tell?.({ fact: 'swappedCards', power, other, gave: mine, got: theirs, clause: 'CON 17.2.3#6', to });
  return c.return();
}
