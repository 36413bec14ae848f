import { allBut, EVERYONE, only, type Veil, veil } from '@bivouac/kernel';
import { coalition, NAPOLEON } from '../../content/types.ts';
import { type Board, type Ctx, sideOf } from '../state.ts';

export function handOf({ s }: Pick<Board, 's'>, power: number): Veil {
  const hand = s.hands[power];
  if (hand === undefined) throw new Error(`no hand ${power}`);
  return hand;
}

function pileOf(list: readonly Veil[], side: number): Veil {
  const found = list[side];
  if (found === undefined) throw new Error(`no pile ${side}`);
  return found;
}

/** CON 12: an empty pile is made of the shuffled discards. */
function refill(c: Ctx, side: number): void {
  const pile = pileOf(c.s.pile, side);
  const spent = pileOf(c.s.spent, side);
  if (pile.is.length > 0 || spent.is.length === 0) return;
  while (spent.is.length > 0) c.move(spent, 0, pile, EVERYONE);
  c.shuffle(pile);
  c.tell?.({ fact: 'reshuffled', side, clause: 'CON 12#5' });
}

/** Draws from one's pile, unseen by the others (CON 3.6); stops when there is nothing left at all. */
export function draw(c: Ctx, power: number, count: number, clause: string): void {
  const side = sideOf(power);
  const seat = c.seatOf(power);
  for (let n = 0; n < count; n++) {
    refill(c, side);
    const pile = pileOf(c.s.pile, side);
    if (pile.is.length === 0) return;
    const card = c.draw(pile, handOf(c, power), only(seat));
    c.tell?.({ fact: 'drewCard', power, card, clause, to: only(seat) });
    c.tell?.({ fact: 'drew', power, back: c.content.cards[card]?.back ?? 0, clause, to: allBut(seat) });
  }
}

/** A played card goes to the open discards; one of a past age leaves the game (CON 8, 14). */
export function discard(c: Ctx, power: number, card: number): void {
  const hand = handOf(c, power);
  const past = (c.content.cards[card]?.age ?? 1) < c.s.age;
  c.move(hand, hand.is.indexOf(card), pileOf(past ? c.s.gone : c.s.spent, sideOf(power)), EVERYONE);
}

/** CON 4.1#6, 14: a pool of the Coalition by its backs, dealt at random; Napoleon's cards from the top. */
export function dealHands(c: Ctx): void {
  const { s, content } = c;
  const { deal } = content;
  const pile = pileOf(s.pile, 1);
  for (const one of s.pile) c.shuffle(one);
  const pool = veil();
  for (const [back, count] of deal.pool.entries()) {
    for (let n = 0; n < count; n++) {
      const slot = pile.is.findIndex((card) => content.cards[card]?.back === back);
      if (slot >= 0) c.move(pile, slot, pool, only());
    }
  }
  c.shuffle(pool);
  const dealt = coalition.filter((power) => s.out[power] === 0);
  for (const power of dealt) {
    for (let n = 0; n < deal.coalition && pool.is.length > 0; n++) {
      c.move(pool, pool.is.length - 1, handOf(c, power), only(c.seatOf(power)));
    }
  }
  while (pool.is.length > 0) c.move(pool, pool.is.length - 1, pile, only());
  c.shuffle(pile);
  draw(c, NAPOLEON, deal.napoleon, 'CON 4.1#9');
  for (const power of dealt) {
    const seat = c.seatOf(power);
    c.tell?.({ fact: 'dealt', power, count: handOf(c, power).is.length, clause: 'CON 4.1#8', to: allBut(seat) });
    c.tell?.({ fact: 'dealtCards', power, cards: [...handOf(c, power).is], clause: 'CON 4.1#8', to: only(seat) });
  }
}
