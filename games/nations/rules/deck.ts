import { allBut, type Context, EVERYONE, only } from '@bivouac/kernel';
import type { Nations } from './state.ts';

/** NAT 11.7#3: an empty draw pile is made anew from the discard pile. */
export function refillDeck(c: Context<Nations>): void {
  const { s } = c;
  if (s.deck.is.length > 0 || s.discard.length === 0) return;
  s.deck.is.push(...s.discard);
  s.deck.seen.push(...s.discard.map(() => 0));
  s.discard.length = 0;
  c.shuffle(s.deck);
  c.tell?.({ fact: 'reshuffled', clause: 'NAT 11.7#3' });
}

/** Whether a card can come from the draw pile at all. */
export function canDraw(c: Context<Nations>): boolean {
  return c.s.deck.is.length > 0 || c.s.discard.length > 0;
}

/** NAT 10#9: so many cards go to a side's hand, seen by nobody else. */
export function deal(c: Context<Nations>, side: number, count: number): void {
  const { deck, hands } = c.s;
  const hand = hands[side];
  if (hand === undefined) return;
  const seat = c.seatOf(side);
  const cards: number[] = [];
  for (let n = 0; n < count; n++) cards.push(c.move(deck, deck.is.length - 1, hand, only(seat)));
  c.tell?.({ fact: 'dealt', side, cards, clause: 'NAT 10#9', to: only(seat) });
  c.tell?.({ fact: 'dealtHidden', side, count, clause: 'NAT 10#9', to: allBut(seat) });
}

/** The top card of the draw pile goes to a side's hand, seen by nobody else. */
export function drawHidden(c: Context<Nations>, side: number): void {
  const { s } = c;
  refillDeck(c);
  const hand = s.hands[side];
  if (hand === undefined || s.deck.is.length === 0) return;
  const seat = c.seatOf(side);
  const card = c.move(s.deck, s.deck.is.length - 1, hand, only(seat));
  c.tell?.({ fact: 'drew', side, card, clause: 'NAT 11.7#1', to: only(seat) });
  c.tell?.({ fact: 'drew', side, clause: 'NAT 11.7#1', to: allBut(seat) });
}

/** An open card is taken: everybody has seen it, and will remember. */
export function takeOpen(c: Context<Nations>, side: number, card: number): void {
  const { s } = c;
  const hand = s.hands[side];
  if (hand === undefined) return;
  c.move(s.row, s.row.is.indexOf(card), hand, EVERYONE);
  c.tell?.({ fact: 'took', side, card, clause: 'NAT 11.7#1' });
}

/** NAT 11.7#2: the open cards are made up to four. */
export function refillRow(c: Context<Nations>, clause: 'NAT 10#11' | 'NAT 11.7#2' = 'NAT 11.7#2'): void {
  const { s } = c;
  while (s.row.is.length < c.content.open && canDraw(c)) {
    refillDeck(c);
    const card = c.move(s.deck, s.deck.is.length - 1, s.row, EVERYONE);
    c.tell?.({ fact: 'opened', card, clause });
  }
}

/** NAT 11.7#7, 11.7#8: the four open cards are replaced, and discarded. */
export function replaceRow(c: Context<Nations>): void {
  const { s } = c;
  s.discard.push(...s.row.is);
  s.row.is.length = 0;
  s.row.seen.length = 0;
  c.tell?.({ fact: 'replaced', clause: 'NAT 11.7#7' });
  refillRow(c);
}
