import { describe, expect, test } from 'vitest';
import {
  AL,
  cardsOffered,
  draw,
  emptyPile,
  FR,
  handOf,
  handsOf,
  markersOffered,
  move,
  remove,
  told,
  verbsOffered,
} from './actions-table.ts';
import { army, card, field, firstTurn, markersOf, type Position, position } from './position.ts';

const sides = [
  { name: 'Napoleon', active: 'french', me: FR },
  { name: 'Schwarzenberg', active: 'allied', me: AL },
] as const;

/** The same things for either side: three markers, and one card of each kind. */
function ready(active: 'french' | 'allied', more: Position = {}): Position {
  const cards = ['plain', 'forest', 'infantry', 'time'];
  return {
    active,
    time: 1,
    markers:
      active === 'french'
        ? { ney: ['eutritzsch', 'gohlis'], bertrand: ['lindenau', 'leutzsch', 'kleinzschocher'] }
        : { langeron: ['breitenfeld', 'podelwitz'], yorck: ['luetzschena', 'wahren', 'lindenthal'] },
    hands: active === 'french' ? [cards, []] : [[], cards],
    scouts: [1, 1],
    row: ['river', 'hill', 'cavalry', 'artillery'],
    ...more,
  };
}

describe('five actions', () => {
  test.each(sides)('[NAT 11#1] $name performs five, no fewer and no more', ({ active, me }) => {
    const p = position({ active });
    for (const left of [5, 4, 3, 2, 1]) {
      expect(p.referee.waiting()).toEqual([me]);
      expect(p.s.actionsLeft).toBe(left);
      expect(p.referee.decision(me)).toMatchObject({ prompt: 'action', clause: 'NAT 11#2', about: { left } });
      expect(p.may(me, 'end')).toBe(false);
      expect(p.why(me, 'end')).toEqual({ reason: 'actionsLeft', clause: 'NAT 11#1' });
      draw(p, me, 1);
    }
    expect(p.referee.waiting()).toEqual([1 - me]);
    expect(p.referee.play(me, ['draw'])).toMatchObject({ ok: false, refused: 'notYourTurn' });
    expect([p.s.active, p.s.actionsLeft, p.s.turn]).toEqual([1 - me, 5, 6]);
  });

  test('[NAT 11#2] they come in any order, and may be mixed', () => {
    const p = position(ready('french'));
    p.act(FR, 'card', card('time'));
    p.act(FR, 'lay', army('marmont'));
    move(p, FR, 'infantry', ['ney', 'gohlis', 'leipzig']);
    draw(p, FR, 1);
    expect(p.s.actionsLeft).toBe(1);
    remove(p, FR, 'forest', 'marmont', 'lindenthal');
    expect(p.referee.waiting()).toEqual([AL]);
    expect(markersOf(p.s, 'marmont')).toEqual(['moeckern', 'wahren']);
  });

  test('[NAT 11#2] one of them may be done five times', () => {
    const p = position({ row: [] });
    for (const id of ['bertrand', 'poniatowski', 'murat', 'marmont', 'victor']) {
      expect(p.referee.waiting()).toEqual([FR]);
      p.act(FR, 'lay', army(id));
    }
    expect(p.referee.waiting()).toEqual([AL]);
  });

  test('[NAT 11#3] there are seven: army, terrain, movement, scout, pair, time card, drawing openly or not', () => {
    const hand = ['plain', 'infantry', 'infantry', 'time'];
    const p = position(ready('french', { hands: [hand, []] }));
    expect(verbsOffered(p, FR).sort()).toEqual(['card', 'draw', 'lay', 'scout', 'take', 'wild']);
    expect(cardsOffered(p, FR, 'card')).toEqual(['plain', 'infantry', 'time']);
    expect(cardsOffered(p, FR, 'wild')).toEqual(['infantry']);
    expect(p.offers(FR, 'lay')).toEqual(['poniatowski', 'murat', 'marmont', 'victor'].map((id) => [army(id)]));
    expect(cardsOffered(p, FR, 'take')).toEqual(['river', 'hill', 'artillery', 'cavalry']);
    expect(p.offers(FR).filter(([verb]) => verb === 'draw' || verb === 'scout')).toEqual([['scout'], ['draw']]);
    expect(p.offers(AL)).toEqual([]);
  });

  test('[NAT 11#3] a card that is not in hand cannot be played, whoever holds it', () => {
    const p = position(ready('french', { hands: [['forest'], ['infantry', 'river']] }));
    for (const id of ['infantry', 'river', 'time']) {
      expect(p.may(FR, 'card', card(id))).toBe(false);
      expect(p.why(FR, 'card', card(id))).toEqual({ reason: 'notInHand', clause: 'NAT 11#3' });
    }
    expect(p.why(FR, 'card', 99)).toEqual({});
    expect(p.why(FR, 'lay', 99)).toEqual({});
    expect(p.why(FR, 'district', 0)).toEqual({});
  });

  test.each(sides)('[NAT 11#6] after the fifth action of $name the other player takes his turn', ({ active, me }) => {
    const p = position({ active, actionsLeft: 1, turn: 8 });
    draw(p, me, 1);
    expect(told(p, 'turn')).toEqual([{ fact: 'turn', side: 1 - me, turn: 9, clause: 'NAT 11#1' }]);
    expect(p.referee.waiting()).toEqual([1 - me]);
    expect([p.s.actionsLeft, p.s.did, p.s.drew, p.s.drewOpen]).toEqual([5, false, false, false]);
  });

  test('[NAT 11#1] a turn ends early when nothing at all can be done', () => {
    const p = emptyPile(position({ hands: [['time', 'plain'], []], row: [] }), 'spent');
    for (let id = 0; id < 8; id++) p.s.status[id] = 1;
    p.act(FR, 'card', card('time'));
    // The plain card is still in hand, but there is no marker for it, and no card to draw.
    expect(told(p, 'turn').map(({ side }) => side)).toEqual([AL]);
    expect(p.referee.waiting()).toEqual([AL]);
    expect(handOf(p, FR)).toEqual(['plain']);
  });

  test('[NAT 11#1] as long as one thing can be done, it must be', () => {
    const p = emptyPile(position({ hands: [['time', 'time', 'plain'], []], row: [] }), 'spent');
    for (let id = 0; id < 8; id++) p.s.status[id] = 1;
    p.act(FR, 'card', card('time'));
    expect(p.referee.waiting()).toEqual([FR]);
    expect(p.offers(FR)).toEqual([['card', card('time')]]);
  });

  test.each(['row', 'discard'] as const)(
    '[NAT 11#1] a card that can be drawn from the %s is something to do',
    (from) => {
      const p = emptyPile(position({ hands: [['time'], []], row: [] }), 'spent');
      for (let id = 0; id < 8; id++) p.s.status[id] = 1;
      if (from === 'row') p.s.row = { is: [card('hill')], seen: [0x3fff_ffff] };
      else p.s.discard = [card('hill')];
      p.act(FR, 'card', card('time'));
      expect(p.referee.waiting()).toEqual([FR]);
      expect(p.offers(FR)).toEqual([from === 'row' ? ['take', card('hill')] : ['draw']]);
    },
  );

  test('[NAT 11#1] a turn in which nothing can be done from the beginning passes', () => {
    const p = emptyPile(position({ hands: [['time'], []], row: [], actionsLeft: 1 }), 'spent');
    for (let id = 8; id < 19; id++) p.s.status[id] = 1;
    p.act(FR, 'card', card('time'));
    expect(p.referee.waiting()).toEqual([FR]);
    expect(told(p, 'turn').map(({ side }) => side)).toEqual([AL, FR]);
  });
});

describe('the first turn', () => {
  const first = [
    { ...sides[0], turn: 1, opened: [false, false], lay: 'marmont' },
    { ...sides[1], turn: 2, opened: [true, false], lay: 'gyulai' },
  ] as const;
  const hand = ['plain', 'infantry', 'infantry', 'time'];

  test.each(first)(
    '[NAT 11#4] $name lays out an army card before he plays a terrain, movement or scout card',
    ({ active, me, turn, opened, lay }) => {
      const p = position(ready(active, { turn, opened, hands: handsOf(me, hand) }));
      const closed: [string, ...number[]][] = [
        ['card', card('plain')],
        ['card', card('infantry')],
        ['wild', card('infantry')],
        ['scout'],
      ];
      for (const action of closed) {
        expect(p.may(me, ...action)).toBe(false);
        expect(p.why(me, ...action)).toEqual({ reason: 'firstLayOut', clause: 'NAT 11#4' });
      }
      p.act(me, 'lay', army(lay));
      expect(cardsOffered(p, me, 'card')).toEqual(['plain', 'infantry', 'time']);
      expect(cardsOffered(p, me, 'wild')).toEqual(['infantry']);
      expect(p.may(me, 'scout')).toBe(true);
      expect(p.s.opened).toEqual([true, me === AL]);
    },
  );

  test.each(first)('[NAT 11#5] $name may draw and play time cards before that', ({ active, me, turn, opened }) => {
    const p = position(ready(active, { turn, opened, hands: handsOf(me, hand) }));
    expect(verbsOffered(p, me).sort()).toEqual(['card', 'draw', 'lay', 'take']);
    expect(cardsOffered(p, me, 'card')).toEqual(['time']);
    p.act(me, 'card', card('time'));
    p.act(me, 'draw');
    p.act(me, 'take', card('hill'));
    expect([p.s.time, p.s.actionsLeft]).toEqual([2, 2]);
    expect(p.s.opened[me]).toBe(false);
  });

  test('[NAT 11#4] a match begins under it, for both players', () => {
    const p = firstTurn();
    expect(p.s.opened).toEqual([false, false]);
    for (const me of [FR, AL]) {
      for (const one of p.s.hands[me]?.is ?? []) {
        if (one !== card('time')) expect(p.why(me, 'card', one)).toEqual({ reason: 'firstLayOut', clause: 'NAT 11#4' });
      }
      expect(p.why(me, 'scout')).toEqual({ reason: 'firstLayOut', clause: 'NAT 11#4' });
      draw(p, me, 5);
      p.act(me, 'discard', p.offers(me, 'discard')[0]?.[0] as number);
    }
  });

  test('[NAT 11#4] it is a condition of the first turn only', () => {
    const p = position(ready('french', { turn: 3, opened: [false, true] }));
    expect(cardsOffered(p, FR, 'card')).toEqual(['forest', 'plain', 'infantry', 'time']);
    expect(p.may(FR, 'scout')).toBe(true);
  });

  test('[NAT 11#4] each player answers for himself: what the other laid out does not count', () => {
    const p = position(ready('allied', { turn: 2, opened: [false, true] }));
    expect(cardsOffered(p, AL, 'card')).toEqual(['forest', 'plain', 'infantry', 'time']);
    const q = position(ready('french', { turn: 1, opened: [false, true] }));
    expect(cardsOffered(q, FR, 'card')).toEqual(['time']);
  });

  test('[NAT 11#4] a card laid out in a real first turn opens the rest', () => {
    const p = position({ turn: 1, opened: [false, false], hands: [['hill'], []], time: 0 });
    expect(p.why(FR, 'card', card('hill'))).toEqual({ reason: 'firstLayOut', clause: 'NAT 11#4' });
    p.act(FR, 'lay', army('murat'));
    p.act(FR, 'card', card('hill'));
    expect(markersOffered(p, FR)).toEqual(['murat liebertwolkwitz', 'murat probstheida', 'murat wachau']);
    p.act(FR, 'marker', army('murat'), field('wachau'));
    expect(markersOf(p.s, 'murat')).toEqual(['liebertwolkwitz', 'probstheida']);
  });
});
