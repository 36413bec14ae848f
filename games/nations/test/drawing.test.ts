import { allBut, only, UNKNOWN } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import {
  AL,
  cardIds,
  cardsOffered,
  draw,
  emptyPile,
  FR,
  handOf,
  handSeenBy,
  nextCards,
  PUBLIC,
  seenBy,
  told,
} from './actions-table.ts';
import { army, card, content, position } from './position.ts';

const row = ['river', 'hill', 'hill', 'cavalry'];
const sides = [
  ['Napoleon', 'french', FR],
  ['Schwarzenberg', 'allied', AL],
] as const;

describe('an open card', () => {
  test.each(sides)('[NAT 11.7#1] %s takes any of those that lie open, and everybody remembers it', (_, active, me) => {
    const p = position({ active, row, time: 1 });
    expect(cardsOffered(p, me, 'take')).toEqual(['river', 'hill', 'cavalry']);
    p.act(me, 'take', card('hill'));
    expect(handOf(p, me)).toEqual(['hill']);
    expect(cardIds(p.s.row.is)).toEqual(['river', 'hill', 'cavalry']);
    for (const viewer of [FR, AL, PUBLIC]) expect(handSeenBy(p, me, viewer)).toEqual(['hill']);
    expect(p.facts).toEqual([{ fact: 'took', side: me, card: card('hill'), clause: 'NAT 11.7#1' }]);
    expect([p.s.actionsLeft, p.s.time, p.s.deck.is.length]).toEqual([4, 1, 36]);
    expect([p.s.drew, p.s.drewOpen, p.s.did]).toEqual([true, true, false]);
  });

  test('[NAT 11.7#1] only one that lies there', () => {
    const p = position({ row });
    expect(p.may(FR, 'take', card('plain'))).toBe(false);
    expect(p.why(FR, 'take', card('plain'))).toEqual({ reason: 'notOpen', clause: 'NAT 11.7#1' });
    p.act(FR, 'take', card('cavalry'));
    expect(p.why(FR, 'take', card('cavalry'))).toEqual({ reason: 'notOpen', clause: 'NAT 11.7#1' });
  });

  test('[NAT 11.7#1] it is still known when it lies among hidden ones', () => {
    const p = nextCards(position({ row, hands: [['time', 'plain'], []] }), 'infantry');
    draw(p, FR, 1);
    p.act(FR, 'take', card('river'));
    expect(handSeenBy(p, FR, AL)).toEqual(['river', '?', '?', '?']);
    expect(handSeenBy(p, FR, FR).sort()).toEqual(['infantry', 'plain', 'river', 'time']);
  });
});

describe('a hidden card', () => {
  test.each(sides)('[NAT 11.7#1] %s draws the top of the pile, and nobody else sees it', (_, active, me) => {
    const p = nextCards(position({ active, row, time: 1 }), 'infantry', 'plain');
    draw(p, me, 1);
    expect(handOf(p, me)).toEqual(['infantry']);
    expect(handSeenBy(p, me, me)).toEqual(['infantry']);
    for (const viewer of [1 - me, PUBLIC]) expect(handSeenBy(p, me, viewer)).toEqual(['?']);
    expect(cardIds(p.s.row.is)).toEqual(row);
    expect(p.facts).toEqual([
      { fact: 'drew', side: me, card: card('infantry'), clause: 'NAT 11.7#1', to: only(me) },
      { fact: 'drew', side: me, clause: 'NAT 11.7#1', to: allBut(me) },
    ]);
    expect([p.s.actionsLeft, p.s.time, p.s.deck.is.length]).toEqual([4, 1, 35]);
    expect([p.s.drew, p.s.drewOpen, p.s.did]).toEqual([true, false, false]);
    draw(p, me, 1);
    expect(handOf(p, me)).toEqual(['infantry', 'plain']);
  });

  test('[NAT 11.7#4] five times in one turn', () => {
    const next = ['infantry', 'plain', 'plain', 'forest', 'artillery'];
    const p = nextCards(position({ row }), ...next);
    draw(p, FR, 5);
    expect(handOf(p, FR)).toEqual(next);
    expect(p.referee.waiting()).toEqual([AL]);
  });

  test('[NAT 11.7#4] or open and hidden ones, five in all', () => {
    const p = nextCards(position({ row }), 'infantry');
    for (const id of ['hill', 'river', 'hill', 'cavalry']) p.act(FR, 'take', card(id));
    expect(p.offers(FR, 'take')).toEqual([]);
    draw(p, FR, 1);
    expect(handOf(p, FR)).toEqual(['hill', 'river', 'hill', 'cavalry', 'infantry']);
    expect(p.referee.waiting()).toEqual([AL]);
  });
});

describe('the open cards', () => {
  test('[NAT 11.7#2] are made up to four at the end of the turn, not before', () => {
    const p = nextCards(position({ row, actionsLeft: 3 }), 'plain', 'forest', 'infantry');
    p.act(FR, 'take', card('hill'));
    p.act(FR, 'take', card('hill'));
    expect(cardIds(p.s.row.is)).toEqual(['river', 'cavalry']);
    expect(told(p, 'opened')).toEqual([]);
    draw(p, FR, 1);
    expect(cardIds(p.s.row.is)).toEqual(['river', 'cavalry', 'forest', 'infantry']);
    expect(told(p, 'opened')).toEqual(
      ['forest', 'infantry'].map((id) => ({ fact: 'opened', card: card(id), clause: 'NAT 11.7#2' })),
    );
    for (const viewer of [FR, AL, PUBLIC]) expect(seenBy(p, viewer).row.is).toEqual(p.s.row.is);
    expect(p.s.row.seen).toEqual(p.s.row.is.map(() => 0x3fff_ffff));
    expect(cardsOffered(p, AL, 'take')).toEqual(['river', 'forest', 'infantry', 'cavalry']);
  });

  test('[NAT 11.7#2] stay four when none was taken', () => {
    const p = position({ row, actionsLeft: 1 });
    draw(p, FR, 1);
    expect(cardIds(p.s.row.is)).toEqual(row);
    expect(p.s.deck.is).toHaveLength(35);
  });

  test('[NAT 11.7#2, NAT 11.7#3] come from the shuffled discard pile if the draw pile runs out', () => {
    const p = emptyPile(position({ row: [], actionsLeft: 1, hands: [['time'], []] }), 'discard');
    p.act(FR, 'card', card('time'));
    expect(p.s.row.is).toHaveLength(4);
    expect([p.s.deck.is.length, p.s.discard]).toEqual([35, []]);
    expect(p.facts.map(({ fact }) => fact).filter((fact) => fact === 'reshuffled')).toHaveLength(1);
  });

  test('[NAT 11.7#2] are as many as there are cards, if too few are left', () => {
    const p = emptyPile(position({ row: [], actionsLeft: 1, hands: [['time'], []] }), 'spent');
    p.s.discard = [card('hill'), card('plain')];
    p.act(FR, 'card', card('time'));
    expect(cardIds(p.s.row.is).sort()).toEqual(['hill', 'plain']);
    expect([p.s.deck.is, p.s.discard]).toEqual([[], []]);
  });
});

describe('the empty draw pile', () => {
  test('[NAT 11.7#3] is replaced by the discard pile, shuffled', () => {
    const orders = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const p = emptyPile(position({ row }), 'discard');
      const { dice } = p.referee.state;
      if (dice.kind === 'fast') dice.words[0] = seed;
      const before = [...p.s.discard];
      expect(before).toHaveLength(36);
      draw(p, FR, 1);
      expect(p.s.discard).toEqual([]);
      expect(p.s.deck.is).toHaveLength(35);
      expect(p.s.deck.seen).toEqual(new Array(35).fill(0));
      expect([...p.s.deck.is, ...(p.s.hands[FR]?.is ?? [])].sort((a, b) => a - b)).toEqual(
        before.sort((a, b) => a - b),
      );
      expect(p.facts[0]).toEqual({ fact: 'reshuffled', clause: 'NAT 11.7#3' });
      for (const viewer of [FR, AL, PUBLIC]) expect(seenBy(p, viewer).deck.is).toEqual(new Array(35).fill(UNKNOWN));
      orders.add(p.s.deck.is.join());
    }
    expect(orders.size).toBe(6);
  });

  test('[NAT 11.7#3] not as long as one card is left in it', () => {
    const p = emptyPile(position({ row }), 'discard');
    p.s.discard.splice(p.s.discard.indexOf(card('plain')), 1);
    p.s.deck = { is: [card('plain')], seen: [0] };
    draw(p, FR, 1);
    expect(handOf(p, FR)).toEqual(['plain']);
    expect([p.s.deck.is, p.s.discard.length]).toEqual([[], 35]);
    expect(told(p, 'reshuffled')).toEqual([]);
    draw(p, FR, 1);
    expect([p.s.deck.is.length, p.s.discard]).toEqual([34, []]);
    expect(told(p, 'reshuffled')).toHaveLength(1);
  });

  test('[NAT 11.7#3] with both piles empty only open cards can be drawn', () => {
    const p = emptyPile(position({ row }), 'spent');
    expect(p.may(FR, 'draw')).toBe(false);
    expect(p.why(FR, 'draw')).toEqual({ reason: 'noCards', clause: 'NAT 11.7#3' });
    expect(cardsOffered(p, FR, 'take')).toEqual(['river', 'hill', 'cavalry']);
    expect(p.may(FR, 'lay', army('murat'))).toBe(true);
    p.act(FR, 'take', card('hill'));
    expect(cardIds(p.s.row.is)).toEqual(['river', 'hill', 'cavalry']);
  });

  test('[NAT 11.7#3] of forty cards none is lost in a game of drawing', () => {
    const p = position({ row });
    for (let turns = 0; turns < 30 && !p.referee.finished; turns++) {
      const me = p.s.active;
      draw(p, me, 5);
      while (p.offers(me, 'discard').length > 0) p.act(me, 'discard', p.offers(me, 'discard')[0]?.[0] as number);
      if (p.offers(FR, 'reveal').length > 0) p.act(FR, 'reveal', p.offers(FR, 'reveal')[0]?.[0] as number);
      const cards = [...p.s.deck.is, ...p.s.row.is, ...p.s.discard, ...p.s.spent, ...p.s.hands.flatMap(({ is }) => is)];
      expect(cards.sort((a, b) => a - b)).toEqual([...content.deck].sort((a, b) => a - b));
      for (const hand of p.s.hands) expect(hand.is.length).toBeLessThanOrEqual(8);
    }
    expect(told(p, 'reshuffled').length).toBeGreaterThan(2);
  });
});
