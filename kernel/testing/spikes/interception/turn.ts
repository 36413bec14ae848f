import {
  allBut,
  type Context,
  EVERYONE,
  only,
  picking,
  pickMany,
  type Procedure,
  procedure,
} from '../../../src/index.ts';
import { march } from './march.ts';
import {
  type Campaign,
  type CampaignState,
  cardsOf,
  countersAt,
  HAND,
  isUnit,
  SIDE,
  sideOf,
  TOWNS,
  TURNS,
} from './state.ts';

const SIDES = [0, 1];

function slots(side: number): number[] {
  return Array.from({ length: SIDE }, (_, i) => side * SIDE + i);
}

/** SPI 1#2: the top card, unseen by the other; the played ones are shuffled when none is left. */
function draw(c: Context<Campaign>, side: number): void {
  const { s } = c;
  if (s.deck.is.length === 0) {
    while (s.discard.is.length > 0) c.move(s.discard, 0, s.deck, EVERYONE);
    c.shuffle(s.deck);
  }
  const seat = c.seatOf(side);
  const card = c.move(s.deck, s.deck.is.length - 1, cardsOf(s, side), only(seat));
  c.tell?.({ fact: 'drew', side, card, clause: 'SPI 1#2', to: only(seat) });
  c.tell?.({ fact: 'drew', side, clause: 'SPI 1#2', to: allBut(seat) });
}

function overfull(s: CampaignState): number[] {
  return SIDES.filter((side) => cardsOf(s, side).is.length > HAND);
}

/** Sides that still have a unit: what was taken off the map has been shown, so everybody can count. */
function alive(s: CampaignState, side: number): boolean {
  return slots(side).some((counter) => isUnit(s, counter) && s.place[counter] !== -1);
}

/** SPI 1: the course of play. */
export const course = procedure<Campaign, Record<string, never>>('course', {
  deal(c) {
    c.shuffle(c.s.deck);
    for (const side of SIDES) c.conceal(c.s.face, slots(side), only(c.seatOf(side)));
    return c.go('turn');
  },
  turn(c) {
    c.tell?.({ fact: 'turn', turn: c.s.turn, clause: 'SPI 1#1' });
    for (const side of SIDES) draw(c, side);
    c.s.active = 0;
    return c.call(phase, { decoys: 0 }, 'second');
  },
  second(c) {
    c.s.active = 1;
    return c.call(phase, { decoys: 0 }, 'hands');
  },
  hands(c) {
    const branches = overfull(c.s).map((power) => ({ power, vars: picking({ power }) }));
    return branches.length === 0 ? c.go('next') : c.fork(keeping, branches, 'discard');
  },
  discard(c) {
    const given = c.results(keeping);
    for (const [i, side] of overfull(c.s).entries()) {
      const hand = cardsOf(c.s, side);
      for (const card of given[i] ?? []) {
        c.move(hand, hand.is.indexOf(card), c.s.discard, EVERYONE);
        c.tell?.({ fact: 'discarded', side, card, clause: 'SPI 1#3' });
      }
    }
    return c.go('next');
  },
  next(c) {
    if (!SIDES.every((side) => alive(c.s, side)) || c.s.turn >= TURNS) return c.go('end');
    c.s.turn++;
    return c.go('turn');
  },
  end(c) {
    const scores = SIDES.map((side) => c.s.control.filter((one) => one === side).length);
    const best = Math.max(...scores);
    const winners = SIDES.filter((side) => scores[side] === best);
    return c.finish({ winners: winners.length === 2 ? [] : winners, reason: 'points', scores, clause: 'SPI 1#4' });
  },
});

/** SPI 1#3: both choose in secret and at once which cards to put away. */
export const keeping = pickMany<Campaign, { power: number }>('keeping', {
  clause: 'SPI 1#3',
  prompt: 'spi.keep',
  power: (_, at) => at.power,
  // Sorted, as a view shows a hand: the order in which the cards lie must not make a difference.
  from: (c, at) => [...cardsOf(c.s, at.power).is].sort((a, b) => a - b),
  count(c, at) {
    const many = cardsOf(c.s, at.power).is.length - HAND;
    return [many, many];
  },
});

interface Phase {
  /** Decoys that may still come back. */
  decoys: number;
}

/** Counters of the active side in a town that may set out: not moved yet, and not in contact. */
function ready(s: CampaignState, town: number): number[] {
  if (countersAt(s, town, 1 - s.active).length > 0) return [];
  return countersAt(s, town, s.active).filter((counter) => s.moved[counter] === 0);
}

function lostDecoys(s: CampaignState, side: number): number[] {
  return slots(side).filter((counter) => s.place[counter] === -1 && !isUnit(s, counter));
}

function havens(s: CampaignState): number[] {
  return Array.from({ length: TOWNS }, (_, town) => town).filter((town) => countersAt(s, town, s.active).length > 0);
}

/** SPI 2: one side's phase: decoys come back, stacks march, fights follow. */
export const phase: Procedure<Campaign, Phase> = procedure<Campaign, Phase>('phase', {
  muster(c, vars) {
    vars.decoys = havens(c.s).length === 0 ? 0 : Math.floor(lostDecoys(c.s, c.s.active).length / 2);
    return vars.decoys > 0 ? c.go('decoy') : c.go('choose');
  },
  // SPI 4#4 (GLO 7.1): half of the lost decoys come back into a stack, which is mixed so that nobody knows which.
  decoy: {
    power: (c) => c.s.active,
    prompt: 'spi.decoy',
    clause: 'SPI 4#4',
    offers(c) {
      for (const town of havens(c.s)) c.offer('replace', town);
      c.offer('done');
    },
    take: {
      replace(c, vars, town) {
        const { s } = c;
        const [counter] = lostDecoys(s, s.active);
        if (counter !== undefined) {
          s.place[counter] = town;
          c.conceal(s.face, countersAt(s, town, s.active), only(c.seatOf(s.active)));
          c.tell?.({ fact: 'mixed', side: s.active, town, clause: 'SPI 4#4' });
        }
        vars.decoys--;
        return vars.decoys > 0 ? c.go('decoy') : c.go('choose');
      },
      done: (c) => c.go('choose'),
    },
  },
  choose: {
    power: (c) => c.s.active,
    prompt: 'spi.march',
    clause: 'SPI 2#1',
    sight: 'view',
    offers(c) {
      for (let town = 0; town < TOWNS; town++) {
        const here = ready(c.s, town);
        if (here.length > 0) c.offer('force', town);
        if (here.length > 1) for (const counter of here) c.offer('detach', counter);
      }
      c.offer('done');
    },
    why(c, _, [verb, thing]) {
      const { s } = c;
      if (verb === 'done') return null;
      if (typeof thing !== 'number') return { reason: 'spi.notNow', clause: 'SPI 2#1' };
      if (verb === 'force') return ready(s, thing).length > 0 ? null : { reason: 'spi.nobody', clause: 'SPI 2#1' };
      if (sideOf(thing) !== s.active) return { reason: 'spi.notYours', clause: 'SPI 2#1' };
      const town = s.place[thing] ?? -1;
      const here = town === -1 ? [] : ready(s, town);
      if (!here.includes(thing)) return { reason: 'spi.hasMoved', clause: 'SPI 2#1' };
      return here.length > 1 ? null : { reason: 'spi.alone', clause: 'SPI 2#1' };
    },
    take: {
      force: (c, _, town) => setOut(c, ready(c.s, town), town),
      detach: (c, _, counter) => setOut(c, [counter], c.s.place[counter] as number),
      done: (c) => c.settle('combat', { by: c.s.active, bound: TOWNS }, 'over'),
    },
  },
  over(c) {
    c.s.moved.fill(0);
    return c.return();
  },
});

function setOut(c: Context<Campaign>, counters: number[], town: number) {
  return c.call(march, { side: c.s.active, counters, at: town, came: town, spent: 0 }, 'choose');
}
